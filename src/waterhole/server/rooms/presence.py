"""Who is at a table: the connections here, people at other servers, and since when somebody has been missing."""

import math

from waterhole.server.cluster.peers import Peers
from waterhole.server.messages import Goodbye
from waterhole.server.socket.connection import Connection
from waterhole.server.time_source import milliseconds
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

GRACE = 30.0
"""Seconds for which a player may be away before others can let a bot have the seat."""
MOST_WINDOWS = 6
"""So many connections a seat, and a player at a table: who opens one more closes the oldest."""


class Presence:
    """Who is at one table."""

    def __init__(self, table: Table, peers: Peers) -> None:
        self.table = table
        self.peers = peers
        self.connections: list[Connection] = []
        self.left_at: dict[int, int] = {}
        """Since when nobody who holds a seat has been here, as far as this server knows."""
        self.mark()

    def come(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.make_way(connection)
        self.mark()

    def go(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        self.mark()

    def make_way(self, new: Connection) -> None:
        """A seat, or a player who looks on, has only a few connections: the oldest goes."""
        same = [one for one in self.connections if not one.gone and (one.held & new.held or one.player == new.player)]
        same = sorted(same, key=lambda one: one.number) if new.player is not None else []
        for oldest in same[:-MOST_WINDOWS]:
            oldest.leave(Goodbye("table.too_many_windows", None), 1008)

    # Who is here.

    def held_here(self) -> list[int]:
        """The seats whose players are connected to this server."""
        return sorted({seat for connection in self.connections for seat in connection.held})

    def watchers_here(self) -> int:
        return sum(connection.eyes is None for connection in self.connections)

    def watchers(self) -> int:
        """How many look on without a seat, at all servers."""
        return self.watchers_here() + self.peers.watchers()

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this seat is connected, here or at another server."""
        here = any(seat in connection.held for connection in self.connections if connection.rights.grants)
        return here or self.peers.present(seat)

    def waited_for(self) -> bool:
        """Whether a player is here who may be waiting."""
        return any(connection.held for connection in self.connections)

    def watched(self) -> bool:
        """Whether anybody is here at all."""
        return bool(self.connections)

    def people(self) -> list[tuple[str, str | None]]:
        """Addresses and players, those with a seat before those who only look on."""
        here = sorted(self.connections, key=lambda connection: not connection.held)
        return [(connection.address, connection.player) for connection in here]

    # Who is not.

    def mark(self) -> None:
        """Somebody may have come or gone."""
        for number, seat in enumerate(self.table.people.seats):
            if seat.kind == "person" and not self.present(number):
                self.away_since(number)
            else:
                self.left_at.pop(number, None)

    def away_since(self, seat: int) -> int:
        return self.left_at.setdefault(seat, milliseconds())

    def missing(self, seat: int) -> int | None:
        """For how long nobody has been at a person's seat, in milliseconds; None: somebody is there."""
        return None if self.present(seat) else max(0, milliseconds() - self.away_since(seat))

    def grace(self) -> int:
        """How long somebody may be away before others can let a bot have the seat, in milliseconds."""
        return int(1000 * GRACE)

    def waits_for_absent(self) -> bool:
        """Whether it is the turn of a person who is not here."""
        turn = self.table.turn
        return turn is not None and not self.table.people[turn].bot_plays and not self.present(turn)

    def absent_at(self) -> int | None:
        """When a bot is to take over from the player whose turn it is, if somebody is here and waits."""
        after, turn = self.table.charter.settings.get("absent_after"), self.table.turn
        if after is None or turn is None or not self.waits_for_absent() or not self.waited_for():
            return None
        return max(self.away_since(turn), self.table.changed_at) + int(after)

    def bot_in(self, seat: int) -> int | None:
        """In how many milliseconds a bot is to take over here by itself."""
        absent = self.absent_at() if seat == self.table.turn else None
        return None if absent is None else max(0, absent - milliseconds())

    def in_vain(self) -> list[int]:
        """The seat that decides, if its player has been away for long and people play in one sitting: who takes days
        over a match is not expected to be here."""
        turn, clock = self.table.turn, self.table.charter.clock
        if turn is None or self.table.people[turn].kind != "person" or (clock is not None and clock.kind == "days"):
            return []
        missing = self.missing(turn)
        return [turn] if missing is not None and missing >= self.grace() else []

    def long_away(self, seat: int) -> bool:
        """Whether others may let a bot have this seat, because nobody is there; NotNow if it is too soon to say."""
        self.mark()
        if seat not in self.left_at:
            return False
        wait = self.left_at[seat] + 1000 * GRACE - milliseconds()
        if wait > 0:
            raise NotNow("table.only_just_away", {"seconds": math.ceil(wait / 1000)})
        return True
