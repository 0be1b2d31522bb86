"""What is settled when a table is made and never changes."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from waterhole import games
from waterhole.core import edition as editions
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Value, complete
from waterhole.records.record import SealedSeat
from waterhole.table.daily import Daily
from waterhole.table.fairness import VERSION
from waterhole.table.names import told_apart
from waterhole.table.trial import try_out


class ClockRule(Struct, forbid_unknown_fields=True):
    """`live`: `base` ms for the match and `gain` after each move; `days`: `base` ms for each move."""

    kind: Literal["live", "days"]
    base: int
    gain: int = 0


class FirstSeat(Struct, omit_defaults=True):
    """A seat as the table was made: a person's, a bot's, or open."""

    kind: Literal["person", "bot", "open"]
    level: str
    name: str = ""
    person: int = -1
    nonce: str = ""
    """Of tables whose seal is of the first version."""
    commitment: str = ""
    """To the nonce that this player's browser keeps until the seats are closed."""


class Continues(Struct):
    """The finished match that this one goes on from: its table, and its moves up to then (seat, text, by a bot)."""

    table: str
    moves: list[tuple[int, str, bool]]


class Sealed(Struct):
    """The shuffle of the match that another one goes on from: the first table's id, and its seats when they closed."""

    table: str
    seats: list[SealedSeat]


class Charter(Struct):
    """Game, edition, options, seats, clock, and the seal of the shuffle."""

    game: str
    options: dict[str, Value]
    seats: list[FirstSeat]
    commitment: str
    made_at: int
    edition: str | None = None
    """The text of an edition of one's own; None is the game's standard one."""
    clock: ClockRule | None = None
    settings: dict[str, int | str | None] = field(default_factory=dict)
    """How the server runs it (pauses, who may watch): nothing that the match depends on."""
    continues: Continues | None = None
    """Such a match has that one's seal and secret, and so its cards."""
    seal: Literal[1, 2] = 1
    """By which version of the sealed shuffle the cards are dealt: tables made before the second keep to the first."""
    edition_hash: str = ""
    """Of the edition when the table was made: the cards follow from it, whatever a later release calls its edition."""
    sealed: Sealed | None = None
    revision: int = 1
    """Of the rules. A match goes on by those it began with; tables that do not say so are older than the second."""
    daily: Daily | None = None
    """The deal of a day: one's own play of what everybody plays."""

    def rules(self) -> Game:
        """The game in the table's edition."""
        return game_of(self.game, self.edition, self.revision)


@lru_cache(maxsize=64)
def game_of(name: str, edition: str | None, revision: int | None = None) -> Game:
    """A game in its standard edition, or in that of an edition file's text, by these rules or the present ones."""
    return games.game(name, None if edition is None else editions.parse(edition, "edition.toml", name), revision)


def settled(
    game: str, seats: list[FirstSeat], options: dict[str, Value], commitment: str, at: int, edition: str | None = None
) -> Charter:
    """A charter with everything checked; BadInput names what does not fit."""
    rules = game_of(game, edition)
    if len(seats) not in rules.seats:
        lowest, highest = rules.seats[0], rules.seats[-1]
        raise BadInput("core.bad_players", {"game": game, "lowest": lowest, "highest": highest})
    chosen = complete(rules.options, options, len(seats))
    if edition is not None:
        try_out(rules, len(seats), chosen)
    own = rules.edition.hash
    return Charter(
        game,
        chosen,
        with_names_apart(seats),
        commitment,
        at,
        edition,
        seal=VERSION,
        edition_hash=own,
        revision=rules.revision,
    )


def with_names_apart(seats: list[FirstSeat]) -> list[FirstSeat]:
    """The seats, where nobody at one device is called like another."""
    found: list[FirstSeat] = []
    for seat in seats:
        others = [one.name for one in found if one.kind == "person"]
        found.append(replace(seat, name=told_apart(seat.name, others)) if seat.kind == "person" else seat)
    return found


def anew(charter: Charter, seats: list[FirstSeat], commitment: str, at: int) -> Charter:
    """The same for another match: with a seal of its own, and by the present rules."""
    fresh = settled(charter.game, seats, charter.options, commitment, at, charter.edition)
    return replace(fresh, clock=charter.clock, settings=charter.settings)
