"""What a table looks like: its people and settings, the position, and what has happened."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from waterhole.server.messages.fields import By, Json, Setting, Watch


class SeatInfo(Struct):
    """One seat. `kind`: "person", "bot", or "open" (a bot plays it from the start until a person takes it)."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    """The player's name; null for bots and open seats (put words to `level`)."""
    level: str
    """The bot that plays here when a bot plays."""
    bot_plays: bool
    """A bot decides here now: a bot's or open seat, or a person's that is handed over."""
    away: Literal["time", "absent", "asked", "resigned"] | None
    """Why a bot plays a person's seat."""
    present: bool
    """A person's: connected now."""
    ready: bool
    hints: int = 0
    """Taken by this person, where other persons play."""
    missing: int | None = None
    """A person's who is not connected: for how long, when this was told."""
    bot_in: int | None = None
    """It is this absent person's turn, and `settings.absent_after` lets a bot play in so long, if nobody comes."""


class Clock(Struct, forbid_unknown_fields=True):
    """How long players may think. `live`: `base` for the match and `gain` after each move; `days`: `base` a move."""

    kind: Literal["live", "days"]
    base: Annotated[int, Meta(ge=1_000, le=30 * 86_400_000)]
    gain: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class Settings(Struct, forbid_unknown_fields=True):
    """How a table is run; the game's own options are apart."""

    clock: Clock | None = None
    bot_pause: Annotated[int, Meta(ge=0, le=10_000, description="How long bots seem to think.")] = 900
    absent_after: Annotated[int, Meta(ge=1_000, le=86_400_000)] | None = None
    """A bot takes over when the player whose turn it is has been away for so long and somebody waits."""
    watch: Watch = "link"
    """Who may watch: nobody, who has the link, or everybody (the table is listed on `GET /api/watch`)."""
    hints: bool = False
    """Whether there are hints where other persons play: everybody is told of each. Among bots there always are."""
    guests: bool = False
    """Whoever knows the table's address may take an open seat, without an invitation; never where `watch` is "no"."""


class ClosedSeat(Struct):
    """Who sat there when the seats were closed: a person's name, or the level of a bot that plays or keeps the seat."""

    kind: Literal["open", "bot", "person"]
    name: str


class Opening(Struct):
    """The seats are closed and the match is about to start: who is `waiting` opens the nonce, or is left out."""

    until: int
    waiting: list[int]
    seats: list[ClosedSeat]
    """As they go under the seal: with `fairness.commitments` they stand there in the end, or somebody cheated."""


class Fairness(Struct):
    """The sealed shuffle, as docs/fair-shuffle.md tells: `commitment` is to `secret`, shown when the match is over."""

    commitment: str
    nonces: list[str]
    """Each seat's, empty where there is none; all of them empty until the deal."""
    secret: str | None
    version: int
    commitments: list[str]
    """Each seat's, to its nonce; empty where there is none. One without a nonce after the deal was not opened."""
    opening: Opening | None


class UndoQuestion(Struct):
    """Somebody asks for an undo. Everybody in `waiting` has still to answer."""

    seat: int
    waiting: list[int]


class Continues(Struct):
    """The finished match that this one goes on from: its table, and how many of its moves were taken over."""

    table: str
    moves: int


class Edition(Struct):
    """Which numbers and cards are played with; `standard` is the game's own file."""

    name: str
    hash: str
    standard: bool


class Result(Struct):
    """How a match ended."""

    scores: list[int | float] | None
    """Null when somebody resigned, or the match was stopped."""
    ranking: list[list[int]]
    """Groups of seats, best first."""
    winners: list[int]


class DailyInfo(Struct):
    """Of a table that plays the deal of a day. `ranked`: once and without help, and sealed `until` the day is over."""

    day: str
    until: int
    ranked: bool


class TableInfo(Struct):
    """All that is public about a table, the same for everybody."""

    id: str
    game: str
    edition: Edition
    options: dict[str, Setting]
    settings: Settings
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    host: int | None
    """The seat of the player who made the table; null if that player holds none."""
    watchers: int
    fairness: Fairness
    undo: UndoQuestion | None
    rematch: str | None
    """The id of the next table."""
    rematch_by: int | None
    """The seat whose player wants it."""
    ended: Literal["finished", "resigned", "deserted", "stopped"] | None
    """`deserted`: the last one who stayed gave up when all others had left; `stopped`: it had become longer than this
    server allows. Nobody won then."""
    result: Result | None
    """When over."""
    made_at: int
    grace: int
    """When somebody has been `missing` for so long, the others may let a bot have the seat (`hand_over`, `arrange`)."""
    moves: int
    """Moves made and not undone."""
    numbers: Json | None = None
    """The numbers of an edition that is not the game's own; null: those of `GET /api/games`."""
    cards: list[str] | None = None
    """Its cards, likewise."""
    continues: Continues | None = None
    """Another match's cards and first moves: `fairness` is that match's, too."""
    daily: DailyInfo | None = None
    """It plays the deal of a day."""


class Position(Struct):
    """The match at one decision, seen by one seat."""

    decision: int
    turn: int | None
    """The seat that decides; null when over."""
    view: Json
    """`Game.view` of your seat: what to draw."""
    moves: list[Json]
    """What you may do now: `{"text": …, "do": …, more fields}`; empty when it is not your turn or a bot plays."""
    can_undo: bool
    """You have a move to take back (freely, or by asking)."""
    clocks: list[int] | None
    """Time left for each seat at `now`; the clock of `turn` runs."""
    now: int


class Step(Struct):
    """One move of the match and what it made happen, seen by one seat."""

    number: int
    """Its place among the moves that stand, from 0; −1 for what happened at the deal."""
    seat: int | None
    text: str | None
    """The move's text; null at the deal and, until the match is over, for others: it could name a hidden card."""
    by: By
    events: list[Json]
    """`{"kind": …, params}` each; words are `event-KIND`."""


class Notice(Struct):
    """Something that happened at the table rather than in the game: words are `notice-KIND`.

    They are given `name` and `by_seat`.
    """

    kind: Literal[
        "seated",
        "left",
        "handed_over",
        "taken_back",
        "resigned",
        "undone",
        "undo_refused",
        "out_of_time",
        "hinted",
        "nudged",
        "rematch",
        "stopped",
    ]
    seat: int
    name: str
    at: int
    by_seat: int | None = None
    """Who calls, if somebody is called (`nudged`)."""
