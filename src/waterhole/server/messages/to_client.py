"""What a server tells on a WebSocket."""

from typing import Literal, TypeAlias

from msgspec import Struct

from waterhole.server.messages.fields import Json, Param
from waterhole.server.messages.table import Notice, Position, Step, TableInfo


class Welcome(Struct, tag="welcome"):
    """The first message, and the answer to `look`: everything there is to see. Replaces all that a client had."""

    id: int | None
    protocol: int
    you: int | None
    """The seat whose eyes you look with; null for a spectator."""
    held: list[int]
    """The seats that you hold (several in pass and play)."""
    table: TableInfo
    position: Position | None
    """Null before the start."""
    steps: list[Step]
    """The whole match so far, as your seat saw it."""
    invite: str | None
    """For seated players: the path of the link that lets a friend take an open seat."""
    guest: bool
    """You hold no seat, and may take one that is open: you are invited, or guests are welcome here."""


class Taken(Struct, tag="taken"):
    """What you said in message `id` is done and, if it was a move, stored."""

    id: int


class Refused(Struct, tag="refused"):
    """What you said cannot be done. Words: the Fluent message of `code` with "." as "-"; `rule` is a rule's number.

    `position` is fresh where the match is on: draw it, your picture may be old. `id` is null when it could not be read.
    """

    id: int | None
    code: str
    params: dict[str, Param]
    rule: str
    position: Position | None


class Previewed(Struct, tag="previewed"):
    """The answer to `preview`: what would happen, as far as your seat can know."""

    id: int
    decision: int
    events: list[Json]
    """As a step has them."""
    changed: dict[str, Json]
    """The fields of your view that would be others, with their new values, as far as they are certain."""
    made: int
    """So many of the moves could be followed to their end."""
    stopped: Literal["chance", "hidden"] | None
    """Why not all, or not to the end: cards would be shuffled, or something seen that is hidden from you."""


class HintedMove(Struct):
    """A legal move, the share of the victory it promises (0 to 1), and the standard error of that."""

    text: str
    share: float
    error: float
    equal: bool
    """It cannot be told apart from the best."""
    serious: bool
    """It is the best, or worth a thought: who wants to see a few should see no other."""
    why: list[str]
    """Sentences in the language asked for; of the best serious moves only."""


class Hinted(Struct, tag="hinted"):
    """The answer to `hint`: all your legal moves, best first."""

    id: int
    decision: int
    moves: list[HintedMove]


class Answered(Struct, tag="answered"):
    """The answer to `ask`: sentences in the language asked for, or the text of the move that is meant."""

    id: int
    lines: list[str]
    move: str | None


class Moved(Struct, tag="moved"):
    """A move was made (yours too): what happened, and the new position."""

    step: Step
    position: Position


class Undone(Struct, tag="undone"):
    """Moves were taken back: drop all steps whose `number` is `keep` or more, and draw `position`."""

    seat: int
    keep: int
    position: Position


class TableTold(Struct, tag="table"):
    """The table changed: people, presence, start, end, undo question, rematch, and what happened (`notice`).

    At the start and at the end it comes with a `welcome` or `moved` of its own.
    """

    table: TableInfo
    notice: Notice | None = None
    position: Position | None = None
    """Told when a seat was handed over or taken back: who may move, and how long, has changed without a move."""


class Reacted(Struct, tag="reacted"):
    """Somebody shows a reaction."""

    seat: int
    reaction: str


class Goodbye(Struct, tag="goodbye"):
    """The server closes this connection: `code` says why; connect again after `retry` if that is not null."""

    code: Literal[
        "server.stopping",
        "server.too_slow",
        "server.too_fast",
        "server.swept",
        "server.signed_out",
        "table.too_many_windows",
        "table.private",
    ]
    retry: int | None


Told: TypeAlias = (
    Welcome | Taken | Refused | Previewed | Hinted | Answered | Moved | Undone | TableTold | Reacted | Goodbye
)
"""Everything a server may tell on a WebSocket."""
