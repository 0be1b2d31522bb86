"""How a table comes to its seed: the players commit, the seats are closed, the nonces are opened, the cards are dealt.

Each step is an entry of the log, so a server that died between two of them, or a second one, goes on where it was.
"""

from msgspec.structs import replace

from waterhole.records.record import Seal, SealedSeat
from waterhole.table import fairness
from waterhole.table.charter import Charter
from waterhole.table.people import People, Seat

OPENING = 10_000
"""Milliseconds that players' browsers have to open their nonces: who is late plays without a part in the shuffle."""


class Sealing:
    """The sealed shuffle of one table."""

    def __init__(self, table: str, charter: Charter) -> None:
        self.charter = charter
        self.table = table
        self.closed_at: int | None = None
        self.seats: list[SealedSeat] = []
        """As they were when they were closed; none before that."""
        if charter.sealed is not None:
            self.table, self.seats = charter.sealed.table, list(charter.sealed.seats)

    def close(self, people: People, at: int) -> None:
        """From now on nobody's commitment counts that was not there; only then nonces are asked for."""
        self.closed_at = at
        if not self.seats:
            self.seats = [sealed(seat) for seat in people.seats]

    def open(self, seat: int, nonce: str) -> None:
        self.seats[seat] = replace(self.seats[seat], nonce=nonce)

    def taken(self, commitment: str) -> str:
        """A commitment as it counts: not once the seats are closed, nor where the seal is of the first version."""
        return commitment if self.closed_at is None and self.charter.seal == fairness.VERSION else ""

    def asked(self, among: set[int], nonce: str) -> int | None:
        """The seat among these whose player committed to this nonce."""
        fitting = [seat for seat in sorted(among) if fairness.opens(nonce, self.seats[seat].commitment)]
        return fitting[0] if fitting else None

    def waiting(self) -> list[int]:
        """The seats whose nonces are still to be opened."""
        return [number for number, seat in enumerate(self.seats) if seat.commitment and not seat.nonce]

    def deadline(self) -> int | None:
        """When the cards are dealt without those who have not opened theirs."""
        return None if self.closed_at is None else self.closed_at + OPENING

    def settled(self, now: int) -> bool:
        """Whether the cards can be dealt: the seats are closed, and all nonces opened or the time is over."""
        return self.closed_at is not None and (not self.waiting() or now >= self.closed_at + OPENING)

    def seed(self, secret: str) -> str:
        """What all cards follow from."""
        if self.charter.seal == 1:
            return fairness.seed_of_version_1(secret, self.nonces())
        made = self.charter
        return fairness.seed(secret, fairness.Terms(self.table, made.game, made.edition_hash, made.options, self.seats))

    def nonces(self) -> list[str]:
        """Every seat's part of the shuffle; empty: it has none."""
        return [seat.nonce for seat in self.seats]

    def opened(self, secret: str) -> Seal:
        """The seal as a record has it when the match is over."""
        if self.charter.seal == 1:
            return Seal(self.charter.commitment, secret, self.nonces())
        return Seal(self.charter.commitment, secret, version=fairness.VERSION, table=self.table, seats=self.seats)


def sealed(seat: Seat) -> SealedSeat:
    """A seat as it goes under the seal: who plays there, and what was committed to (version 1: the nonce itself)."""
    return SealedSeat(seat.kind, seat.name if seat.kind == "person" else seat.level, seat.commitment, seat.nonce)
