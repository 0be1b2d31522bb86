"""What HTTP routes take and give."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from waterhole.server.messages.fields import Commitment, Json, Level, Name, OldNonce, Param, Seat, Setting, Token
from waterhole.server.messages.table import Edition, Result, SeatInfo, Settings, Step
from waterhole.table.names import checked_name


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: "me" (with a name; several in pass and play), "bot" (with a level) or "open"."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Level | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            checked_name(self.name)


class NewTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`. With `start`, the match begins at once and bots play open seats until persons come."""

    game: Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Setting] = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    edition: Annotated[str, Meta(max_length=20_000)] | None = None
    """The text of an edition file (TOML) of one's own."""
    commitment: Commitment | None = None
    """To your part of the shuffle, at the first of your seats: say `open_nonce` when `fairness.opening` asks for it."""
    nonce: OldNonce | None = None
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

    def __post_init__(self) -> None:
        checked_name(self.name)


class Sit(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seats`: take an open seat (this one, or any) with the token of the invitation.

    Where guests are welcome (`settings.guests`) it needs none.
    """

    name: Name
    invite: Token | None = None
    seat: Seat | None = None
    commitment: Commitment | None = None
    nonce: OldNonce | None = None

    def __post_init__(self) -> None:
        checked_name(self.name)


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
    part: dict[str, int] = field(default_factory=dict)
    """Where the match is, as everybody can see it (`{"round": 3}`); the game's message `part` puts it into words."""
    deadline: int | None = None
    """When the time of who decides runs out."""


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


class Strength(Struct):
    """How strong a level of bots is: its rating, where 25 is the middle, and how far that may be off (95 %)."""

    skill: float
    off: float


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
    strength: dict[str, Strength]
    """Of each level of bots, where it was measured."""


class Games(Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    bots: list[str]
    """The levels of bots, weakest first, and then the host's agents by their names."""
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


class Opened(Struct):
    """What is hidden at a moment of a finished match: of each seat's view what `Frame.view` does not tell, and the deck
    in the order in which it will be drawn."""

    seats: list[dict[str, Json]]
    deck: list[str]


class Frame(Struct):
    """One moment of a finished match: the step that led here, and the view then."""

    step: Step
    turn: int | None
    view: Json
    opened: Opened | None = None


class Replay(Struct):
    """`GET /api/tables/{table}/replay?seat=0&start=0&count=100`: frames `start`… of `total`. Frame 0 is the deal.

    With `opened=true` all that was hidden is told, too.
    """

    total: int
    frames: list[Frame]


class RecordInfo(Struct):
    """Who played what in a record."""

    game: str
    edition: Edition
    options: dict[str, Setting]
    seats: list[SeatInfo]
    result: Result | None
    moves: int
    numbers: Json | None = None
    """Those of an edition that does not come with the game."""
    cards: list[str] | None = None


class RecordReplay(Struct):
    """`POST /api/records?seat=0&start=0&count=100` with a record as its body: its frames. Nothing is kept."""

    record: RecordInfo
    replay: Replay


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
