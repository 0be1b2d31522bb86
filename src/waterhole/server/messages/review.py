"""The review of a match that is over, as it comes: one message a line."""

from typing import Literal, TypeAlias

from msgspec import Struct

from waterhole.server.messages.http import Problem


class AskReview(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/review`: answered by server-sent lines, `data: ` and one of `ReviewLine` each."""

    language: Literal["en", "fr"] = "en"


class ReviewBegun(Struct, tag="begun"):
    """The first line: so many moves are to be looked at, and so many have been already. `yours`: the seats you had."""

    moves: int
    known: int
    yours: list[int]


class ReviewChance(Struct):
    """What cards did with a move, those that came and those that were hidden, in shares of the victory of each seat,
    and the standard error of that."""

    luck: list[float]
    error: float


class ReviewedMove(Struct, tag="move"):
    """One move, looked at by what its seat knew then. The last moves of a match come first."""

    ply: int
    """It was made after so many moves: the replay's moment `ply` is before it."""
    seat: int
    move: str
    """In words."""
    best: str
    """The best move by what the seat knew, in words; the same, if nothing was better."""
    loss: float
    error: float
    equal: bool
    """The loss may be chance: no mistake."""
    found: float
    """By how much it was clearly better than all others, though not the first that comes to mind; else 0."""
    shares: list[float]
    """What everybody could expect before it, as far as its seat knew."""
    chance: ReviewChance | None
    why: list[str]
    """What speaks for the better move, where this was clearly a mistake."""


class ReviewCards(Struct):
    """What cards did, those that came and those that were hidden: seen first at the replay's moment `moment`."""

    moment: int
    luck: float
    error: float
    told: str
    """What the seat saw of it, in words."""


class ReviewSeat(Struct):
    """One seat's account: `end` − `start` = `luck` − `losses` + `gifts` + `unexplained`, with standard errors."""

    seat: int
    start: float
    end: float
    luck: float
    luck_error: float
    losses: float
    losses_error: float
    gifts: float
    gifts_error: float
    unexplained: float
    unexplained_error: float
    dearest: list[int]
    """The plies of its dearest mistakes, the dearest first."""
    found: list[int]
    """The plies of the best moves it found."""
    luckiest: ReviewCards | None
    unluckiest: ReviewCards | None


class ReviewSummary(Struct, tag="summary"):
    """The last line: everybody's account, and the story in a few sentences."""

    seats: list[ReviewSeat]
    story: list[str]


class ReviewStopped(Struct, tag="stopped"):
    """The last line, if it could not be finished now; what was found is kept, and asking again goes on from there."""

    problem: Problem


ReviewLine: TypeAlias = ReviewBegun | ReviewedMove | ReviewSummary | ReviewStopped
