"""A table that is in use on this server: its players' connections, its bots and its timers.

The database has the last word. An entry is checked against what is known here, stored under the next number of the
log, and only then made so, acknowledged and told. If that number is taken, another server was faster: the room reads
what it missed, and checks again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.json import Decoder, encode

from waterhole.server import metrics
from waterhole.server.clock import milliseconds
from waterhole.server.cluster.peers import Word
from waterhole.server.event_loop import in_slices
from waterhole.server.identity.limits import Bucket
from waterhole.server.messages import Goodbye, Reaction
from waterhole.server.rooms import table_budgets, views
from waterhole.server.rooms.audience import Telling
from waterhole.server.rooms.steward import Wish
from waterhole.server.socket.connection import Connection
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant
from waterhole.table.table import Change, Table

if TYPE_CHECKING:
    from waterhole.server.rooms.registry import Hall

MOST_WINDOWS = 6
"""So many connections a seat, and a player at a table: who opens one more closes the oldest."""
REACTIONS = (1.0, 5)
"""How many reactions a second a seat may show, and how many at once: however many connections it has."""

_word: Decoder[Word] = Decoder(Word)


class Room(Telling):
    """One table in use."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        super().__init__(hall, table)
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.unsure = False
        self.used_at = time.monotonic()
        self.noted = (table.status, table.deadline())
        self.reactions = [Bucket(*REACTIONS) for _ in table.people.seats]
        self.mark_presence()

    # Changing the table.

    async def do(self, wish: Wish, player: str | None = None, first: Callable[[], None] | None = None) -> Change | None:
        """Carry out a wish. None: there was nothing left to do. Refusals are raised, and the caller tells them.

        `player` is who will hold the seat, if the wish is to take one: None, too, if that player has one already.
        `first` is called when it is stored, before anybody hears of it.
        """
        async with self.lock:
            if self.hall.stopping:
                raise NotNow("server.stopping")
            change = await self.store(wish, player)
            if first is not None:
                first()
            if change is not None:
                self.tell_change(change)
                await self.say(Word(self.hall.name, self.table.length - 1))
        if change is not None:
            self.settle(mine=True)
            await self.note()
        return change

    async def store(self, wish: Wish, player: str | None) -> Change | None:
        if self.unsure:
            await self.catch_up()
        while True:
            if player is not None and await self.held_by(player):
                return None  # One player, one seat: asked for under the lock, and again whenever the log has grown.
            entry = wish(milliseconds())
            if entry is None:
                return None
            table_budgets.check(self.table, entry, self.hall.config)
            ply = self.table.length
            self.unsure = True
            if await self.append(ply, entry, player):
                self.unsure = False
                metrics.ENTRIES.inc()
                change = self.add(entry)
                if player is not None and isinstance(entry, entries.Seated):
                    self.grant(player, Grant(entry.seat, entry.person))
                return change
            metrics.RACES.inc()
            await self.catch_up()

    async def append(self, ply: int, entry: Entry, player: str | None) -> bool:
        if isinstance(entry, entries.Seating):
            return await self.hall.store.append_seating(self.table.id, ply, entry, player)
        return await self.hall.store.append(self.table.id, ply, entry)

    async def held_by(self, player: str) -> frozenset[int]:
        """The seats that a player holds: by the log, whatever else the database remembers."""
        return self.table.people.granted(await self.hall.store.grants(self.table.id, player))

    async def catch_up(self) -> None:
        """Read what other servers have added."""
        missed = await self.hall.store.entries(self.table.id, self.table.length)
        async for entry in in_slices(missed, self.hall.config.slice_seconds):
            self.tell_change(self.add(entry))
        self.unsure = False

    def add(self, entry: Entry) -> Change:
        self.names_before = views.entry_name(self.table, entry)
        self.used_at = time.monotonic()
        if not (isinstance(entry, entries.Played) and entry.bot):
            self.looked_in_at = self.used_at
        return self.table.add(entry)

    async def note(self) -> None:
        """Keep the row for lists up to date when it matters: starts (and when), ends, clocks that run for days."""
        clock = self.table.charter.clock
        slow = clock is not None and clock.kind == "days"
        now = (self.table.status, self.table.deadline() if slow or self.table.status == "gathering" else None)
        if now != self.noted:
            self.noted = now
            try:
                await self.hall.store.note(self.table)
            except STORAGE_DOWN:
                self.noted = ("gathering", -1)

    # Other servers.

    async def say(self, word: Word) -> None:
        if self.hall.bus.shared:
            await self.hall.bus.tell(self.table.id, self.hall.keeper.sealed(self.table.id, encode(word)))

    async def heard(self, message: bytes) -> None:
        """Another server speaks about this table."""
        word = _word.decode(message)
        if word.server == self.hall.name:
            return
        if word.reaction is not None:
            if self.reactions[word.seat].take():
                self.show_reaction(word.seat, word.reaction)
        elif word.present is not None:
            if self.neighbours.hear(word.server, word.present, word.watchers):
                self.mark_presence()
                self.tell_table()
                self.settle(mine=False)
        else:
            await self.hear_entry(word)

    async def hear_entry(self, word: Word) -> None:
        async with self.lock:
            if word.ply < self.table.length:
                return
            await self.catch_up()
        self.settle(mine=False)

    async def react(self, seat: int, reaction: Reaction) -> None:
        if not self.reactions[seat].take():
            raise NotNow("server.too_fast")
        self.show_reaction(seat, reaction)
        await self.say(Word(self.hall.name, seat=seat, reaction=reaction))

    # Coming and going.

    async def tell_presence(self) -> None:
        seats = sorted({seat for connection in self.connections for seat in connection.held})
        await self.say(Word(self.hall.name, present=seats, watchers=self.watchers()))

    async def join(self, connection: Connection) -> None:
        """A new connection: everything is told to it, and its arrival to the others."""
        self.connections.add(connection)
        self.make_way(connection)
        self.used_at = self.looked_in_at = time.monotonic()
        self.mark_presence()
        self.welcome(connection)
        self.tell_table()
        for seat in sorted(connection.held):
            if self.table.status == "playing" and self.table.people[seat].away not in (None, "resigned"):
                await self.quietly(lambda now, seat=seat: self.table.take_back(seat, now))  # type: ignore[misc]
        await self.tell_presence()
        self.settle(mine=False)

    def make_way(self, new: Connection) -> None:
        """A seat, or a player who looks on, has only a few connections: the oldest goes."""
        same = [one for one in self.connections if not one.gone and (one.held & new.held or one.player == new.player)]
        same = sorted(same, key=lambda one: one.number) if new.player is not None else []
        for oldest in same[:-MOST_WINDOWS]:
            oldest.leave(Goodbye("table.too_many_windows", None), 1008)

    async def part(self, connection: Connection) -> None:
        """A connection has gone."""
        self.connections.discard(connection)
        self.used_at = self.looked_in_at = time.monotonic()
        self.mark_presence()
        self.tell_table()
        await self.tell_presence()
        self.settle(mine=False)

    # The end.

    def idle(self, keep: float) -> bool:
        """Whether the room can be closed; the table is safe in the database."""
        return (
            not self.connections
            and not self.lock.locked()
            and (self.table.bot_turn() is None or self.paused())
            and time.monotonic() - self.used_at > keep
        )

    def close(self, why: Goodbye | None = None) -> None:
        self.rest()
        if why is not None:
            for connection in list(self.connections):
                connection.leave(why, 1012)
