"""What a review consists of, and how it adds up: for every seat, luck, losses, gifts, and what they do not explain."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict

DIGITS = 4
"""Of a share: the last is far below every error."""


class SeatSum(TypedDict):
    """One seat's account: `end` − `start` = `luck` − `losses` + `gifts` + `unexplained`."""

    seat: int
    start: float
    end: float
    luck: float
    losses: float
    gifts: float
    unexplained: float


class Decided(TypedDict):
    """A decision, the best move by what the seat knew, and what it lost to that; `equal` if that may be chance."""

    ply: int
    seat: int
    text: str
    best: str
    loss: float
    error: float
    equal: bool


class Chanced(TypedDict):
    """A chance event, at the first decision that sees it: what it gave each seat. It is by cards that came, if
    `by` does not say that it was by those that were hidden from the choice just before, alone or too."""

    ply: int
    luck: list[float]
    error: float
    by: NotRequired[Literal["hidden", "both"]]


class Review(TypedDict):
    """All of it."""

    game: str
    players: int
    seats: list[SeatSum]
    decisions: list[Decided]
    chance: list[Chanced]


@dataclass
class Choice:
    """A move that could have been made, with its share; `equal` where it cannot be told apart from the best."""

    text: str
    share: float
    error: float
    equal: bool


@dataclass
class Step:
    """One ply, looked at: the decision, what it gave everybody (with the mover's loss as a negative gift) and the
    errors of that, and what chance added."""

    decided: Decided
    given: list[float]
    errors: list[float]
    chanced: Chanced | None
    shares: list[float]
    """What everybody could expect before it, as far as the seat on turn knew."""
    found: float
    """By how much the move was better than any other, where that is clear and it was not the first that comes to mind;
    else 0."""
    choices: list[Choice] = field(default_factory=list)
    """Where the move was clearly a mistake: those that cannot be told apart from the best, the next best, and it."""


def unblamed(ply: int, seat: int, text: str) -> Decided:
    """A decision that lost nothing."""
    return {"ply": ply, "seat": seat, "text": text, "best": text, "loss": 0.0, "error": 0.0, "equal": True}


def reviewed(game: str, start: Sequence[float], end: Sequence[float], steps: Sequence[Step]) -> Review:
    """All of it, from what was found out about every ply, in their order."""
    return {
        "game": game,
        "players": len(end),
        "seats": [account(seat, start[seat], end[seat], steps) for seat in range(len(end))],
        "decisions": [step.decided for step in steps],
        "chance": [step.chanced for step in steps if step.chanced is not None],
    }


def account(seat: int, first: float, last: float, steps: Sequence[Step]) -> SeatSum:
    """One seat's sums; rounded before they are added up, so that they do."""
    start, end = round(first, DIGITS), round(last, DIGITS)
    luck = round(sum(step.chanced["luck"][seat] for step in steps if step.chanced), DIGITS)
    losses = round(sum(step.decided["loss"] for step in steps if step.decided["seat"] == seat), DIGITS)
    gifts = round(sum(step.given[seat] for step in steps if step.decided["seat"] != seat), DIGITS)
    unexplained = round(end - start - luck + losses - gifts, DIGITS)
    return {
        "seat": seat,
        "start": start,
        "end": end,
        "luck": luck,
        "losses": losses,
        "gifts": gifts,
        "unexplained": unexplained,
    }


class Errors(TypedDict):
    """The standard errors of one seat's account."""

    luck: float
    losses: float
    gifts: float
    unexplained: float


def errors_of(seat: int, steps: Sequence[Step]) -> Errors:
    """How well the parts of an account are known: every estimate has its own dice, so their squares add up."""
    luck = root_of_squares([step.chanced["error"] for step in steps if step.chanced])
    losses = root_of_squares([step.decided["error"] for step in steps if step.decided["seat"] == seat])
    gifts = root_of_squares([step.errors[seat] for step in steps if step.decided["seat"] != seat])
    return {"luck": luck, "losses": losses, "gifts": gifts, "unexplained": root_of_squares([luck, losses, gifts])}


def root_of_squares(errors: Sequence[float]) -> float:
    return round(math.sqrt(math.fsum(error**2 for error in errors)), DIGITS)
