"""What the routes about lessons and puzzles take and give. Nothing is kept: every request tells the whole try."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from waterhole.server.messages.fields import Json, Setting
from waterhole.server.messages.http import Frame
from waterhole.server.messages.table import Edition, Step

MoveText: TypeAlias = Annotated[str, Meta(max_length=100)]
Tries: TypeAlias = Annotated[list[MoveText], Meta(max_length=60)]


class SceneLine(Struct):
    """A lesson in the list: its title and its task, in words."""

    id: str
    title: str
    task: str


class Lessons(Struct):
    """`GET /api/games/{game}/lessons/{language}`: a game's lessons in their order; none, if it has none."""

    scenes: list[SceneLine]


class PuzzleLine(Struct):
    """A puzzle in the list. `grade` is the strongest level of bots that does not solve it."""

    id: str
    grade: Literal["easy", "medium", "hard"]
    players: int


class Puzzles(Struct):
    """`GET /api/games/{game}/puzzles`: a game's puzzles, and today's. `verified`: with today's weights and numbers."""

    puzzles: list[PuzzleLine]
    today: str | None
    verified: bool
    thoughts: int


class Try(Struct, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{id}`, `/api/puzzles/{game}/{id}` and `/api/mistakes/{table}/{ply}`: all moves of yours
    in this try so far."""

    moves: Tries = field(default_factory=list)
    language: Literal["en", "fr"] = "en"


class Weighed(Struct):
    """A move of a puzzle's solution: the expected share of the victory, its standard error, and why, in words."""

    text: str
    said: str
    share: float | None
    error: float | None
    why: list[str]


class Tried(Struct):
    """Where a try has led. `past` is what led to its beginning, only while there are no moves; `frames` what came then.

    `moves` are what you may do now: nothing once it is over. `said` is praise, or why it was wrong.
    """

    game: str
    seat: int
    players: int
    edition: Edition
    options: dict[str, Setting]
    title: str
    task: str
    past: list[Step]
    frames: list[Frame]
    turn: int | None
    view: Json
    moves: list[Json]
    verdict: Literal["going", "reached", "wrong"]
    said: str
    solution: list[Weighed]


class Ahead(Struct, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{id}/preview`, and of puzzles and mistakes: what would `ahead` do after these moves?"""

    moves: Tries
    ahead: Annotated[list[MoveText], Meta(min_length=1, max_length=24)]


class Foreseen(Struct):
    """What would happen, as `previewed` tells it at a table."""

    events: list[Json]
    changed: dict[str, Json]
    stopped: Literal["chance", "hidden"] | None
