"""What a player is told about the own games: those that go on, those that are over, and what they add up to."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from waterhole.server.messages.http import TableLine


class Neighbour(Struct):
    """Somebody at a table that is over: a person by name, or a bot by level."""

    name: str | None
    level: str | None
    place: int


class Finished(Struct):
    """A match that is over, for one who played: `place` from 1, `share` of the victory, `seats` that were yours."""

    id: str
    game: str
    ended: Literal["finished", "resigned", "stopped"]
    finished_at: int
    seat: int
    seats: int
    place: int
    share: float
    score: float | None
    company: list[Neighbour]
    """Everybody, by seat; you are among them."""
    kept: bool
    """The table is still there: it can be replayed and reviewed. A deal of the day only when its day is over."""


class Mine(Struct):
    """`GET /api/mine`: your tables that go on (your turn first, then what is due sooner), and the newest results."""

    running: list[TableLine]
    finished: list[Finished]
    more: bool
    """There are older results."""
    now: int


class FinishedPage(Struct):
    """`GET /api/mine/finished?before=TIME&game=NAME`: results that ended before a time, newest first."""

    finished: list[Finished]
    more: bool


class GameRecord(Struct):
    """Your results in one game, alone at your seat: how many, the shares of victories won, and the fair share of it."""

    game: str
    played: int
    won: float
    fair: float
    places: list[int]
    """How often you came first, second …"""


class Met(Struct):
    """How you fared against somebody: a person's name or a level of bots."""

    game: str | None
    name: str
    met: int
    ahead: int
    level_with: int


class CurvePoint(Struct):
    """After a match: all that you have won until then, less your fair share of it."""

    at: int
    game: str
    total: float


class Favoured(Struct):
    """Of a kind of things in a game (tribes, species, roles): how often you had each, most often first."""

    game: str
    kind: str
    things: dict[str, int]


class OwnRecord(Struct):
    """`GET /api/mine/record`: what your latest results add up to."""

    games: list[GameRecord]
    people: list[Met]
    levels: list[Met]
    curve: list[CurvePoint]
    favoured: list[Favoured]


class DeleteMe(Struct, forbid_unknown_fields=True):
    """`POST /api/mine/delete`: forget this player. `sure` must be true."""

    sure: Annotated[bool, Meta(description="Nothing of it can be brought back.")]
