"""Every message between a server and its clients, both ways: the one source of schema and types.

A WebSocket message is one JSON object with a `type`. What a client says is in the union `Said`, what a
server answers in `Told`. What HTTP routes take and give is below them. `docs/protocol.md` tells the story;
`GET /api/schema` gives all of this as JSON Schema.

Seats are numbers from 0. Times are milliseconds since 1970 by the server's clock, spans are milliseconds.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

PROTOCOL = 1
"""Raised when an old client could no longer understand a server."""

REACTIONS = ("hello", "thanks", "well_played", "ouch", "wow", "thinking", "hurry", "good_game")
"""The only things that players can say to each other at a table; words are `reaction-NAME`."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="A seat's number, from 0.")]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**31, description="Chosen by the client; comes back in the answer.")]
Decision: TypeAlias = Annotated[int, Meta(ge=0, le=2**31, description="Counts moves and undos; never repeats.")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, description="A player's name at the table.")]
Nonce: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        description="The player's own part of the shuffle: 32 random hex digits.",
    ),
]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,20}$", description="A bot, as `bots` of `GET /api/games`.")]
Reaction: TypeAlias = Literal["hello", "thanks", "well_played", "ouch", "wow", "thinking", "hurry", "good_game"]
Setting: TypeAlias = bool | int | str | None
By: TypeAlias = Literal["person", "bot", "deal"]
Watch: TypeAlias = Literal["no", "link", "listed"]

Param: TypeAlias = str | int | list[str | int]
Json: TypeAlias = Raw
"""JSON that a game makes: a view, an event, a move, a result. Its meaning is the game's."""


# What a client says.


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Answer decision number `decision` with the move of this text (`text` of one of `position.moves`).

    Harmless when sent twice: after a reconnect, send an unacknowledged move again as it was.
    """

    id: Id
    decision: Decision
    text: Annotated[str, Meta(min_length=1, max_length=100)]
    part: bool = False
    """It belongs to the same action as your move before it: one undo takes back both."""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """See the table with the eyes of another seat that you hold (pass and play); answered by `welcome`.

    After the end any seat may be looked at, by everybody; null is a spectator's view.
    """

    id: Id
    seat: Seat | None


class Ready(Struct, tag="ready", forbid_unknown_fields=True):
    """Before the start: ready, or not any more. When all persons are, the match starts and bots fill open seats."""

    id: Id
    ready: bool = True
    nonce: Nonce | None = None
    """Your part of the shuffle, if you did not give it when you sat down (a rematch)."""


class Arrange(Struct, tag="arrange", forbid_unknown_fields=True):
    """Before the start, by a seated player: a seat whose person is away, or that has none, is open or a bot's now."""

    id: Id
    seat: Seat
    kind: Literal["open", "bot"]
    level: Level | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Before the start: stand up, the seat is open again. Later: hand the seat to a bot (see `hand_over`)."""

    id: Id


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take your last action back. At once if that is free, else the other persons are asked (`table.undo`)."""

    id: Id


class AnswerUndo(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """Agree or not to the undo that another player asks for. One "no" ends the question; so does a move."""

    id: Id
    agree: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays the seat to the end. With no person or one seat left, the match ends."""

    id: Id


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play: for your own seat at any time, for another's while that player is away."""

    id: Id
    seat: Seat


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Play your seat yourself again. Connecting with the seat does this by itself."""

    id: Id


class React(Struct, tag="react", forbid_unknown_fields=True):
    """Show a reaction to everybody. Not kept."""

    id: Id
    reaction: Reaction


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """Skip the bots' thinking pauses until a person decides again."""

    id: Id


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """After the end: a new table with the same people, seats rotated by one. `table.rematch` names it."""

    id: Id


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Answered by `taken`; for clients that cannot see the WebSocket's own pings."""

    id: Id


Said: TypeAlias = (
    Move | Look | Ready | Arrange | Leave | Undo | AnswerUndo | Resign | HandOver | TakeBack | React | Hurry | Rematch
    | Ping
)  # fmt: skip
"""Everything a client may say on a WebSocket."""


# What a table looks like.


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


class Fairness(Struct):
    """The sealed shuffle: `commitment` is the SHA-256 of `secret`, which is revealed when the match is over.

    The seed of the shuffle is the hex SHA-256 of the secret's 32 bytes followed by the nonces' bytes in seat order.
    """

    commitment: str
    nonces: list[str]
    secret: str | None


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
    ended: Literal["finished", "resigned"] | None
    result: Json | None
    """When over: `scores` (null when resigned), `ranking` (groups of seats, best first), `winners`."""
    made_at: int
    moves: int
    """Moves made and not undone."""
    numbers: Json | None = None
    """The numbers of an edition that is not the game's own; null: those of `GET /api/games`."""
    cards: list[str] | None = None
    """Its cards, likewise."""
    continues: Continues | None = None
    """Another match's cards and first moves: `fairness` is that match's, too."""


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
    """Something that happened at the table rather than in the game: words are `notice-KIND`, with `name`."""

    kind: Literal[
        "seated",
        "left",
        "handed_over",
        "taken_back",
        "resigned",
        "undone",
        "undo_refused",
        "out_of_time",
    ]
    seat: int
    name: str
    at: int


# What a server tells.


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
        "server.gone",
        "server.signed_out",
        "table.private",
    ]
    retry: int | None


Told: TypeAlias = Welcome | Taken | Refused | Moved | Undone | TableTold | Reacted | Goodbye
"""Everything a server may tell on a WebSocket."""


# What HTTP routes take and give.


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: "me" (with a name; several in pass and play), "bot" (with a level) or "open"."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`. With `start`, the match begins at once and bots play open seats until persons come."""

    game: Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Setting] = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    edition: Annotated[str, Meta(max_length=20_000)] | None = None
    """The text of an edition file (TOML) of one's own."""
    nonce: Nonce | None = None
    start: bool = False


class Made(Struct):
    """A table that was made: where it is, the first seat you hold, and the path to invite others."""

    table: str
    seat: int | None
    invite: str


class Continue(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/continue`: a new table that goes on from a finished match, after its first moves.

    You play `seat`, bots play the others; the cards are the same as then, also those that are still to come.
    """

    moves: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    name: Name


class Sit(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seats`: take an open seat (this one, or any) with the token of the invitation."""

    name: Name
    invite: Token
    seat: Seat | None = None
    nonce: Nonce | None = None


class Seated(Struct):
    """The seat you have now."""

    table: str
    seat: int


class SeatLink(Struct):
    """`POST /api/tables/{table}/seats/{seat}/link`: the path to open on another device; older ones become void."""

    link: str


class UseSeatLink(Struct, forbid_unknown_fields=True):
    """`POST /api/seat`: hold a seat on this device, too."""

    token: Token


class TableLine(Struct):
    """A table in a list. `you` are the seats you hold there, `your_turn` whether one of them decides."""

    id: str
    game: str
    status: Literal["gathering", "playing", "over"]
    names: list[str | None]
    you: list[int]
    your_turn: bool
    changed_at: int


class Tables(Struct):
    """`GET /api/tables` (yours, newest first) and `GET /api/watch` (listed ones)."""

    tables: list[TableLine]


class OptionInfo(Struct):
    """An option of a game, as `core.option.Option`. Words: `option-NAME` and `option-NAME-VALUE`."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: Setting
    choices: list[str]
    lowest: int
    highest: int
    optional: bool
    players: list[int]
    """With how many players it has a meaning; empty: with any."""


class GameInfo(Struct):
    """A game. Words: `game-name`, `game-about` and so on, from `GET /api/games/{game}/words/{language}`."""

    name: str
    seats: list[int]
    """The numbers of players it is for."""
    options: list[OptionInfo]
    edition: Edition
    numbers: Json
    cards: list[str]
    grammar: dict[str, list[str]]


class Games(Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    bots: list[str]
    """The levels of bots, weakest first."""
    reactions: list[str]
    languages: list[str]
    protocol: int


class RuleInfo(Struct):
    """One numbered rule: Markdown of one paragraph; `house` rules are rulings of ours."""

    number: str
    text: str
    house: bool


class RuleSection(Struct):
    """One section of the rules."""

    number: str
    title: str
    rules: list[RuleInfo]


class Rules(Struct):
    """`GET /api/games/{game}/rules/{language}`."""

    sections: list[RuleSection]


class Frame(Struct):
    """One moment of a finished match: the step that led here, and the view then."""

    step: Step
    turn: int | None
    view: Json


class Replay(Struct):
    """`GET /api/tables/{table}/replay?seat=0&start=0&count=100`: frames `start`… of `total`. Frame 0 is the deal."""

    total: int
    frames: list[Frame]


class Me(Struct):
    """`GET /api/me`: who this browser is. No account is needed; a passkey keeps games together."""

    known: bool
    """This browser holds seats or signed in before."""
    passkey: bool


class PasskeyQuestion(Struct):
    """`POST /api/passkeys/new` and `POST /api/passkeys/sign-in`.

    `options` are for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    """

    ticket: str
    options: Json


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """`POST /api/passkeys` (keep a new one) and `POST /api/passkeys/session` (sign in); both give `Me`.

    `credential` is what the browser made, by its `toJSON()`.
    """

    ticket: Annotated[str, Meta(min_length=1, max_length=400)]
    credential: Json


class Problem(Struct):
    """Every HTTP refusal has this body. Words as for `refused`."""

    code: str
    params: dict[str, Param]
    rule: str = ""
