"""How strong bots are: shares of the victory with their intervals, and ratings with their doubt."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING, TypeAlias

from waterhole.core.errors import BadInput
from waterhole.lab.settling import settled
from waterhole.lab.tournament import Enough, Outcome, Tournament

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

SURE = 1.96
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class Duel:
    """One bot on one side against another on all other sides."""

    hero: str
    rival: str
    deals: int
    share: float
    off: float
    fair: float
    earned: float
    """The share without the luck of the hero's cards: the same on average, and less unsure."""
    earned_off: float

    @property
    def clear(self) -> bool:
        """Whether the hero has more than a fair share, whatever chance may have done."""
        return self.earned - self.earned_off > self.fair


@dataclass(frozen=True)
class Rating:
    """A bot's rating by openskill (Plackett–Luce) and how unsure it is."""

    bot: str
    skill: float
    doubt: float
    games: int
    share: float


def duels(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[Duel]:
    """What a round robin shows. A deal played from every seat counts as one observation."""
    observed = observations(tournament, outcomes)
    return [duel(pair, list(deals.values()), len(tournament.sides())) for pair, deals in observed.items()]


Observations: TypeAlias = dict[tuple[str, str], dict[int, list[tuple[float, float]]]]
"""For each hero and rival, deal by deal: the hero's share and what of it was earned, from each side."""


def observations(tournament: Tournament, outcomes: Sequence[Outcome]) -> Observations:
    """What the matches say about each pair."""
    sides = tournament.sides()
    seen: Observations = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        line = [outcome.pairing.bots[side[0]] for side in sides]
        for place, hero in enumerate(line):
            others = set(line[:place] + line[place + 1 :])
            if len(others) == 1 and hero not in others:
                seat = sides[place][0]
                share = outcome.shares[seat]
                seen[hero, others.pop()][outcome.pairing.deal].append((share, share - outcome.luck[seat]))
    return seen


def duel(pair: tuple[str, str], deals: list[list[tuple[float, float]]], sides: int) -> Duel:
    """The mean over deals, each of which is the mean over seats."""
    shares = [mean(share for share, _ in deal) for deal in deals]
    earned = [mean(without for _, without in deal) for deal in deals]
    return Duel(*pair, len(deals), mean(shares), off(shares), 1 / sides, mean(earned), off(earned))


def off(values: Sequence[float]) -> float:
    """How far their mean may be off: half of its 95 % interval."""
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def settles(tournament: Tournament, target: float | None) -> Enough:
    """Whether outcomes tell, for every pair, if the hero earns more than the target or less; usually a fair share."""
    fair = 1 / len(tournament.sides())
    wanted = fair if target is None else target

    def enough(outcomes: Sequence[Outcome]) -> bool:
        observed = observations(tournament, outcomes).values()
        earned = [[mean(without for _, without in deal) for deal in deals.values()] for deals in observed]
        return all(settled(deals, wanted, fair) for deals in earned)

    return enough


def ratings(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[Rating]:
    """All bots, best first. A bot at several seats of a table learns from each of them."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadInput("core.needs_lab", {"package": "openskill"}) from None
    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in tournament.bots}
    taken: dict[str, list[float]] = {bot: [] for bot in tournament.bots}
    for outcome in outcomes:
        line = [outcome.pairing.bots[side[0]] for side in tournament.sides()]
        shares = [outcome.shares[side[0]] for side in tournament.sides()]
        rated = model.rate([[found[bot]] for bot in line], scores=shares)
        for bot in set(line):
            learned = [team[0] for other, team in zip(line, rated, strict=True) if other == bot]
            found[bot] = together(model, bot, learned)
        for bot, share in zip(line, shares, strict=True):
            taken[bot].append(share)
    table = [
        Rating(bot, rating.mu, rating.sigma, len(taken[bot]), mean(taken[bot] or [0.0]))
        for bot, rating in found.items()
    ]
    return sorted(table, key=lambda rating: -rating.skill)


def together(model: object, bot: str, learned: Sequence["PlackettLuceRating"]) -> "PlackettLuceRating":
    """One rating from those of several seats."""
    made: PlackettLuceRating = model.rating(  # type: ignore[attr-defined]
        mu=mean(one.mu for one in learned), sigma=mean(one.sigma for one in learned), name=bot
    )
    return made
