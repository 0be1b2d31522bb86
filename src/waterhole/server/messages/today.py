"""What a player is told about the deals of the days: what is sealed, what was played, and how everybody fared."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from waterhole.server.messages.fields import Name, Setting
from waterhole.table.names import checked_name

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$", description="A day in UTC.")]


class OwnPlay(Struct):
    """How your play of a deal ended: your place at the table and the lead over the best other; your rank among all who
    have played it to the end. Who gave up has no lead and no rank."""

    ended: str
    place: int
    margin: float | None
    rank: int | None
    alike: int
    """So many had the very same result, you among them."""


class SealedDeal(Struct):
    """A deal as it is published: its commitment, since when, and how it is played."""

    day: str
    game: str
    commitment: str
    published_at: int
    players: int
    level: str
    options: dict[str, Setting]
    edition: str


class TodaysDeal(Struct):
    """A game's deal of today, and how far you are with it."""

    deal: SealedDeal
    state: Literal["new", "playing", "finished"]
    table: str | None


class OpenedDeal(Struct):
    """A deal whose day is over: with its secret, so that everybody can deal the cards again."""

    deal: SealedDeal
    secret: str


class Today(Struct):
    """`GET /api/today`: today's deals, the commitments to tomorrow's, and the days before."""

    day: str
    until: int
    now: int
    deals: list[TodaysDeal]
    tomorrow: list[SealedDeal]
    older: list[OpenedDeal]


class PlayDeal(Struct, forbid_unknown_fields=True):
    """`POST /api/today/{game}`: play today's deal, or that of an earlier day apart from the ranking."""

    name: Name
    day: Day | None = None

    def __post_init__(self) -> None:
        checked_name(self.name)


class ExpertPlay(Struct):
    """What the expert made of a deal, from the same seat against the same bots."""

    place: int
    margin: float


class DealChoice(Struct):
    """A move that some chose, how many of them, and their mean place in the end."""

    move: dict[str, str]
    """Its text, `do` and its fields: words as for any move."""
    players: int
    place: float


class Parting(Struct):
    """The first choice (by its number) at which the field parted."""

    number: int
    choices: list[DealChoice]
    yours: dict[str, str] | None
    experts: dict[str, str] | None


class DealResults(Struct):
    """`GET /api/today/{day}/{game}`: for who has played it, and for everybody once the day is over."""

    day: str
    game: str
    players: int
    """All who have played it to the end: who began it, or gave up, is in none of these numbers."""
    places: list[int]
    """How many came first, second …"""
    margins: list[tuple[float, int]]
    """Leads over the best other, best places first, each with how many had it."""
    you: OwnPlay | None
    expert: ExpertPlay | None
    expert_thinks: bool
    parting: Parting | None
