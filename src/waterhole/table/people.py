"""Who sits where, and who plays: persons, bots, open seats, and bots that stand in for persons."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from waterhole.table.charter import Charter
from waterhole.table.entries import Away

HOST = 0
"""The number of the person who made the table."""


class Grant(NamedTuple):
    """That somebody is this person at this seat. It never changes, and is worth nothing once the person has gone.

    Whoever sits down is a new person: a number is given once at a table, and a person comes to a seat once.
    """

    seat: int
    person: int


@dataclass(slots=True)
class Seat:
    """One seat. `person` numbers the persons at a table: seats of one device share it; −1 is nobody."""

    kind: Literal["person", "bot", "open"]
    level: str
    name: str = ""
    person: int = -1
    nonce: str = ""
    commitment: str = ""
    ready: bool = False
    away: Away | None = None
    hints: int = 0
    """Taken where other persons play."""

    @property
    def bot_plays(self) -> bool:
        """Whether a bot decides here now (once the match has started)."""
        return self.kind != "person" or self.away is not None


class People:
    """All seats of a table."""

    def __init__(self, charter: Charter) -> None:
        self.seats = [
            Seat(first.kind, first.level, first.name, first.person, first.nonce, first.commitment)
            for first in charter.seats
        ]
        self.next_person = 1 + max((seat.person for seat in self.seats), default=-1)

    def __getitem__(self, seat: int) -> Seat:
        return self.seats[seat]

    def __len__(self) -> int:
        return len(self.seats)

    def of(self, person: int) -> set[int]:
        """The seats of a person."""
        return {number for number, seat in enumerate(self.seats) if seat.person == person}

    def granted(self, grants: Iterable[Grant]) -> frozenset[int]:
        """The seats that are held by who has these grants: those where this very person sits, as the log has it."""
        return frozenset(seat for seat, person in grants if person >= 0 and self.seats[seat].person == person)

    def persons(self) -> set[int]:
        """All persons who have not given up."""
        return {seat.person for seat in self.seats if seat.kind == "person" and seat.away != "resigned"}

    def all_ready(self) -> bool:
        """There are persons, and each of them is ready."""
        persons = [seat for seat in self.seats if seat.kind == "person"]
        return bool(persons) and all(seat.ready for seat in persons)

    def open_seat(self, wanted: int | None) -> int | None:
        """The seat that a newcomer gets: the wanted one if it is open, or the first that is."""
        free = [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
        if wanted is None:
            return free[0] if free else None
        return wanted if wanted in free else None

    def host(self) -> int | None:
        """The first seat of the person who made the table."""
        return min(self.of(HOST), default=None)

    def sit(self, seat: int, person: int, name: str, nonce: str, commitment: str) -> None:
        taken = self.seats[seat]
        taken.kind, taken.person, taken.name = "person", person, name
        taken.nonce, taken.commitment = nonce, commitment
        taken.away, taken.ready = None, False
        self.next_person = max(self.next_person, person + 1)

    def get_ready(self, person: int, ready: bool, nonce: str, commitment: str) -> None:
        """All seats of a person at once; the part of the shuffle goes to the first of them."""
        seats = sorted(self.of(person))
        for seat in seats:
            self.seats[seat].ready = ready
        if seats:
            first = self.seats[seats[0]]
            first.nonce, first.commitment = nonce or first.nonce, first.commitment or commitment

    def empty(self, seat: int, kind: Literal["open", "bot"], level: str) -> None:
        self.seats[seat] = Seat(kind, level)
