"""One match, watched: all that a study of balance needs of it, as one line of JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from waterhole import games
from waterhole.bots.company import Company
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.observer import Observer
from waterhole.core.option import Options
from waterhole.core.ranking import Result
from waterhole.core.state import State
from waterhole.lab.simulate import Plan
from waterhole.records.match import Match


@dataclass(frozen=True)
class Observation:
    """What one match came to. `opener` decided first; `time` counts turns, rounds or hands."""

    number: int
    opener: int
    shares: list[float]
    scores: list[float]
    decisions: int
    time: int
    margin: float | None
    """Points between the first side and the next."""
    changes: int | None
    """How often another took the lead."""
    half: float | None
    """Of those who led at half-time: their share of the victory."""
    plans: list[str]
    counts: dict[str, dict[str, list[float]]]
    """By kind and name: offered, taken, used, held by anybody, held by the winner."""

    def line(self) -> dict[str, object]:
        """As a line of a ledger."""
        return asdict(self)


def observation_of(line: Mapping[str, Any]) -> Observation:
    """The opposite of `Observation.line`."""
    return Observation(**line)


def observer_of(game: Game, players: int, options: Options) -> Observer:
    """The game's own observer, or one that sees what all games have."""
    own = games.part(game, "balance")
    found: Observer = Observer(players) if own is None else own.observer(game, players, options)
    return found


def observe(plan: Plan, number: int) -> Observation:
    """Play match number `number` of a plan, and watch it."""
    match = plan.match(number)
    observer = observer_of(match.game, plan.players, match.options)
    company = Company(match, dict(enumerate(plan.seated(number))))
    course = Course(observer)
    opener = int(match.state.turn)
    course.hear(match.opening, match.state)
    while not match.state.over:
        course.hear(company.move(), match.state)
    return course.observation(number, opener, match)


class Course:
    """How a match goes: who is ahead whenever its clock goes on."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.standings: list[list[float]] = []

    def hear(self, events: list[Event], state: State) -> None:
        before = self.observer.time
        for event in events:
            self.observer.hear({"kind": event.kind, **event.params, **event.secret})
        if self.observer.time != before and before:
            self.standings.append(self.observer.standing(state.facts()))

    def observation(self, number: int, opener: int, match: Match) -> Observation:
        """When the match is over."""
        state, observer = match.state, self.observer
        facts = state.facts()
        observer.end(facts)
        shares = [float(share) for share in state.payoffs()]
        result = state.result()
        leaders = [leaders_of(standing) for standing in self.standings if standing]
        return Observation(
            number=number,
            opener=opener,
            shares=shares,
            scores=[float(score) for score in result["scores"]],
            decisions=len(match.moves),
            time=observer.time,
            margin=margin_of(result),
            changes=changes_in([*leaders, result["winners"]]) if leaders and match.players > 1 else None,
            half=share_at_half(leaders, shares) if match.players > 1 else None,
            plans=[observer.plan(facts, seat) for seat in range(match.players)],
            counts={
                kind: {
                    name: [one.offered, one.taken, one.used, sum(one.held), dot(one.held, shares)]
                    for name, one in things.items()
                }
                for kind, things in observer.counts.items()
            },
        )


def leaders_of(standing: list[float]) -> list[int]:
    """The seats that are ahead."""
    return [seat for seat, points in enumerate(standing) if points == max(standing)]


def changes_in(leaders: list[list[int]]) -> int:
    """How often the lead went to somebody who did not share it before."""
    return sum(not set(before) & set(after) for before, after in pairwise(leaders))


def share_at_half(leaders: list[list[int]], shares: list[float]) -> float | None:
    """The victory's share of those who led after half of the match, the mean of them."""
    if not leaders:
        return None
    ahead = leaders[(len(leaders) + 1) // 2 - 1]
    return sum(shares[seat] for seat in ahead) / len(ahead)


def margin_of(result: Result) -> float | None:
    """Points between the first and the next in the ranking; nothing alone."""
    firsts, *others = result["ranking"]
    if not others:
        return 0.0 if len(firsts) > 1 else None
    return abs(float(result["scores"][firsts[0]]) - float(result["scores"][others[0][0]]))


def dot(held: list[int], shares: list[float]) -> float:
    return sum(count * share for count, share in zip(held, shares, strict=True))
