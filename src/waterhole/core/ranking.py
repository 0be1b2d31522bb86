"""Who won: from what decides a victory to the result of a game."""

from collections.abc import Sequence
from typing import TypeAlias, TypedDict

Standing: TypeAlias = tuple[int, ...]
"""What decides a victory, most important first; more is better."""


class Result(TypedDict):
    """How a game ended: `ranking` is groups of seats, best first; `winners` may be nobody."""

    scores: list[int | float]
    ranking: list[list[int]]
    winners: list[int]


def result_of(standings: Sequence[Standing], scores: Sequence[int | float]) -> Result:
    """Scores, the ranking as groups of seats (equal ones together, best first), and the winners."""
    groups: dict[Standing, list[int]] = {}
    for seat in sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True):
        groups.setdefault(standings[seat], []).append(seat)
    ranking = [sorted(group) for group in groups.values()]
    return {"scores": list(scores), "ranking": ranking, "winners": ranking[0]}


def deciding(standings: Sequence[Standing]) -> int:
    """The last place of a standing by which some fell behind who were level with the winners before; 0 if none did."""
    best = max(standings)
    level = [standing for standing in standings if standing[0] == best[0]]
    found = 0
    for place in range(1, len(best)):
        still = [standing for standing in level if standing[place] == best[place]]
        if len(still) < len(level):
            found = place
        level = still
    return found


def ahead(scores: Sequence[int | float]) -> list[int]:
    """The seats (or sides) with the most; nobody, while all have the same."""
    best = max(scores)
    return [] if min(scores) == best else [place for place, score in enumerate(scores) if score == best]
