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

from waterhole.server import figures, pictures
from waterhole.server.by_itself import STORAGE_DOWN, Wish, milliseconds
from waterhole.server.connection import Connection
from waterhole.server.messages import Goodbye
from waterhole.server.neighbours import Word
from waterhole.server.telling import SEATING, Telling
from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.table import Change, Table

if TYPE_CHECKING:
    from waterhole.server.hall import Hall

_word: Decoder[Word] = Decoder(Word)


class Room(Telling):
    """One table in use."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        super().__init__(hall, table)
        self.lock = asyncio.Lock()
        self.unsure = False
        self.used_at = time.monotonic()
        self.noted = (table.status, table.deadline())

    # Changing the table.

    async def do(self, wish: Wish, player: str | None = None, first: Callable[[], None] | None = None) -> Change | None:
        """Carry out a wish. None: there was nothing left to do. Refusals are raised, and the caller tells them.

        `player` is who will hold the seat, if the wish is to take one. `first` is called when it is stored, before
        anybody hears of it.
        """
        async with self.lock:
            if self.hall.stopping:
                raise NotNow("server.stopping")
            change = await self.store(wish, player)
            if first is not None:
                first()
            if change is not None:
                self.tell_change(change)
        if change is not None:
            self.settle(mine=True)
            await self.note()
        return change

    async def store(self, wish: Wish, player: str | None) -> Change | None:
        if self.unsure:
            await self.catch_up()
        while True:
            entry = wish(milliseconds())
            if entry is None:
                return None
            ply = self.table.length
            self.unsure = True
            if await self.append(ply, entry, player):
                self.unsure = False
                figures.ENTRIES.inc()
                change = self.add(entry)
                await self.say(Word(self.hall.name, ply, entries.encode(entry)))
                return change
            figures.RACES.inc()
            await self.catch_up()

    async def append(self, ply: int, entry: Entry, player: str | None) -> bool:
        if isinstance(entry, SEATING):
            return await self.hall.store.append_seating(self.table.id, ply, entry, entry.seat, player)
        return await self.hall.store.append(self.table.id, ply, entry)

    async def catch_up(self) -> None:
        """Read what other servers have added."""
        for entry in await self.hall.store.entries(self.table.id, self.table.length):
            self.tell_change(self.add(entry))
        self.unsure = False

    def add(self, entry: Entry) -> Change:
        self.names_before = pictures.entry_name(self.table, entry)
        self.used_at = time.monotonic()
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
            await self.hall.bus.tell(self.table.id, encode(word))

    async def heard(self, message: bytes) -> None:
        """Another server speaks about this table."""
        word = _word.decode(message)
        if word.server == self.hall.name:
            return
        if word.reaction:
            self.show_reaction(word.seat, word.reaction)
        elif word.present is not None:
            for seat in word.present:
                self.left_at.pop(seat, None)
            if self.neighbours.hear(word.server, word.present, word.watchers):
                self.tell_table()
                self.settle(mine=False)
        else:
            await self.hear_entry(word)

    async def hear_entry(self, word: Word) -> None:
        async with self.lock:
            if word.ply < self.table.length:
                return
            if word.ply == self.table.length and not self.unsure:
                self.tell_change(self.add(entries.decode(word.entry)))
            else:
                await self.catch_up()
        self.settle(mine=False)

    async def react(self, seat: int, reaction: str) -> None:
        self.show_reaction(seat, reaction)
        await self.say(Word(self.hall.name, seat=seat, reaction=reaction))

    # Coming and going.

    async def tell_presence(self) -> None:
        seats = sorted({seat for connection in self.connections for seat in connection.held})
        await self.say(Word(self.hall.name, present=seats, watchers=self.watchers()))

    async def join(self, connection: Connection) -> None:
        """A new connection: everything is told to it, and its arrival to the others."""
        self.connections.add(connection)
        self.used_at = time.monotonic()
        self.welcome(connection)
        self.tell_table()
        for seat in sorted(connection.held):
            self.left_at.pop(seat, None)
            if self.table.status == "playing" and self.table.people[seat].away not in (None, "resigned"):
                await self.quietly(lambda now, seat=seat: self.table.take_back(seat, now))  # type: ignore[misc]
        await self.tell_presence()
        self.settle(mine=False)

    async def part(self, connection: Connection) -> None:
        """A connection has gone."""
        self.connections.discard(connection)
        self.used_at = time.monotonic()
        for seat in connection.held:
            if not self.present(seat):
                self.left_at[seat] = milliseconds()
        self.tell_table()
        await self.tell_presence()
        self.settle(mine=False)

    # The end.

    def idle(self) -> bool:
        """Whether the room can be closed; the table is safe in the database."""
        return (
            not self.connections
            and not self.lock.locked()
            and self.table.bot_turn() is None
            and time.monotonic() - self.used_at > self.hall.keep_idle
        )

    def close(self, why: Goodbye | None = None) -> None:
        self.rest()
        if why is not None:
            for connection in list(self.connections):
                connection.leave(why, 1012)
