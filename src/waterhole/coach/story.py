"""What a person would tell about a match: who led, where it turned, what decided it; and what to look at again."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from waterhole.coach.account import Chanced, Decided, Review, SeatSum, Step

DEAREST = 3
"""So many decisions are worth another look."""
NOTICED = 0.001
"""What gave or took less nobody would see in the figures: such cards were neither lucky nor unlucky."""


@dataclass(frozen=True)
class Told:
    """One sentence: its words are the message `tale-KIND`."""

    kind: str
    params: dict[str, object]


def dearest(review: Review, seat: int | None = None) -> list[Decided]:
    """The decisions that cost most, of those that are clearly mistakes."""
    mistakes = [one for one in review["decisions"] if not one["equal"] and seat in (None, one["seat"])]
    return sorted(mistakes, key=lambda one: (-one["loss"], one["ply"]))[:DEAREST]


def best_found(steps: Sequence[Step], seat: int) -> list[Step]:
    """The moves of a seat that were hard to find and clearly better than all others."""
    finds = [step for step in steps if step.found > 0 and step.decided["seat"] == seat]
    return sorted(finds, key=lambda step: (-step.found, step.decided["ply"]))[:DEAREST]


def luckiest(review: Review, seat: int) -> tuple[Chanced | None, Chanced | None]:
    """The chance event that gave a seat most, and the one that took most from it."""
    events = sorted(review["chance"], key=lambda event: event["luck"][seat])
    best = events[-1] if events and events[-1]["luck"][seat] > NOTICED else None
    worst = events[0] if events and events[0]["luck"][seat] < -NOTICED else None
    return best, worst


def story(review: Review, steps: Sequence[Step]) -> list[Told]:
    """Five sentences at most."""
    ends = [seat["end"] for seat in review["seats"]]
    winners = [seat for seat, end in enumerate(ends) if end == max(ends) > 0]
    curve = [*(step.shares for step in steps), ends]
    told = [Told("won", {"seats": winners, "count": len(winners)}), *leader(curve)]
    if winners:
        told += turning_point(review["seats"][winners[0]], steps)
        told += reasons(review, winners[0])
    mistakes = dearest(review)
    return [*told, Told("dearest", dict(mistakes[0]))] if mistakes else [*told, Told("no_mistake", {})]


def leader(curve: Sequence[Sequence[float]]) -> list[Told]:
    """Who was ahead most of the time; alone nobody is."""
    if len(curve[0]) == 1:
        return []
    ahead = [max(range(len(shares)), key=lambda seat: shares[seat]) for shares in curve[:-1]]
    most = max(range(len(curve[0])), key=ahead.count)
    return [Told("led", {"seat": most, "plies": ahead.count(most), "of": len(ahead)})]


def turning_point(account: SeatSum, steps: Sequence[Step]) -> list[Told]:
    """Between which two of the winner's own decisions most was gained, by what the winner knew at each: what others
    knew in between would be another measure. Who shares a victory need not have gained anywhere."""
    winner = account["seat"]
    own = [(step.decided["ply"], step.shares[winner]) for step in steps if step.decided["seat"] == winner]
    start = [(0, account["start"])] if own[0][0] > 0 else []  # Two opinions of one moment are no way between them.
    points = [*start, *own, (len(steps), account["end"])]
    (ply, before), (_, after) = max(pairwise(points), key=lambda pair: pair[1][1] - pair[0][1])
    if after - before <= NOTICED:
        return []
    return [Told("turned", {"seat": winner, "ply": ply, "before": 100 * before, "after": 100 * after})]


def reasons(review: Review, winner: int) -> list[Told]:
    """What weighed most for the winner, if anything helped."""
    account = review["seats"][winner]
    parts = {"luck": account["luck"], "gifts": account["gifts"], "unexplained": account["unexplained"]}
    most = max(parts, key=lambda name: parts[name])
    if parts[most] <= NOTICED:
        return []
    return [Told("decided", {"seat": winner, "part": most, "amount": 100 * parts[most]})]
