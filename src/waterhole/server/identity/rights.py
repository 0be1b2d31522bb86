"""What a connection may see and do at a table: decided here, from the table's log, whenever it is asked.

The database says which person of the log a player is at which seat (`Grant`), and that never changes; the log says who
sits there now. So nothing has to be taken away when a seat changes hands: with the entry in the log it is gone,
whatever the database does. Only what somebody has gained is asked for, and until it is known nobody has it.
"""

from collections.abc import Iterable

from waterhole.server.messages import Watch
from waterhole.server.time_source import milliseconds
from waterhole.table.charter import Charter
from waterhole.table.people import Grant
from waterhole.table.table import Table

NO_SEATS: frozenset[int] = frozenset()


def watch_of(charter: Charter) -> Watch:
    """Who may look on: who knows the address, nobody, or everybody by the list of tables."""
    found = charter.settings.get("watch")
    return "listed" if found == "listed" else "no" if found == "no" else "link"


def may_look(table: Table, held: frozenset[int], invited: bool) -> bool:
    """A private table is for its players and for who is invited: in the match only while a seat is free."""
    if held or watch_of(table.charter) != "no":
        return True
    free = table.status == "gathering" or (table.status == "playing" and table.people.open_seat(None) is not None)
    return invited and free


def guests_of(charter: Charter) -> bool:
    """Whether whoever knows the address may take a seat that is open. Tables that do not say so want an invitation."""
    return charter.settings.get("guests") == 1 and watch_of(charter) != "no"


def may_sit(table: Table, invited: bool) -> bool:
    """Whether somebody may take a seat that is open."""
    return invited or guests_of(table.charter)


class Rights:
    """Those of one connection."""

    __slots__ = ("grants", "invited", "table", "told", "wanted")

    def __init__(self, table: Table, grants: Iterable[Grant] = (), invited: bool = False) -> None:
        self.table = table
        self.grants = frozenset(grants)
        self.invited = invited
        self.wanted: int | None = min(self.held, default=None)
        self.told = self.held
        """The seats that the connection has been told to hold."""

    @property
    def held(self) -> frozenset[int]:
        """The seats that are this player's, as the log has it now."""
        return self.table.people.granted(self.grants) if self.grants else NO_SEATS

    @property
    def eyes(self) -> int | None:
        """The seat that this connection looks with; None for a spectator."""
        return self.wanted if self.wanted is None or self.may_have(self.wanted) else None

    def may_have(self, seat: int) -> bool:
        """Whether it may look with this seat's eyes: one's own, or any when the match is over."""
        if seat in self.held:
            return True
        return self.table.is_open(milliseconds()) and 0 <= seat < len(self.table.people) and self.may_look()

    def may_look(self) -> bool:
        """Whether it may be here at all."""
        return may_look(self.table, self.held, self.invited)

    def own(self) -> int | None:
        """The seat that this connection acts for: the one that it looks with, if it holds that."""
        eyes = self.eyes
        return eyes if eyes in self.held else None

    def gain(self, grants: Iterable[Grant]) -> None:
        """The player is known to be these persons, too. What is worth nothing any more is forgotten."""
        self.grants = frozenset(grants) | {grant for grant in self.grants if self.table.people.granted([grant])}

    def changed(self) -> bool:
        """Whether the seats held are others than was told; then it looks with the first of them from now on."""
        held = self.held
        if held == self.told:
            return False
        self.told = held
        self.wanted = min(held, default=None)
        return True
