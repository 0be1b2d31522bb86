"""A table that is in use on this server: its players' connections, its bots and its timers.

The database has the last word. An entry is checked against what is known here, stored under the next number of the
log, and only then made so, acknowledged and told. If that number is taken, another server was faster: the room reads
what it missed, and checks again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.json import Decoder, encode

from waterhole.server import figures, messages, pictures
from waterhole.server.by_itself import STORAGE_DOWN, ByItself, Wish, milliseconds
from waterhole.server.connection import Connection
from waterhole.server.messages import (
    PROTOCOL,
    Goodbye,
    Moved,
    Notice,
    Position,
    Reacted,
    TableInfo,
    TableTold,
    Undone,
    Welcome,
)
from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.play import Step
from waterhole.table.table import Change, Table

if TYPE_CHECKING:
    from waterhole.server.hall import Hall

HEARTBEAT = 20.0
"""How often servers tell each other who is present; who is silent for three times as long is not."""
SEATING = (entries.Seated, entries.Left, entries.Arranged)
"""Entries with which a seat changes hands."""


class Word(Struct, omit_defaults=True):
    """What servers tell each other about a table."""

    server: str
    ply: int = -1
    entry: str = ""
    present: list[int] | None = None
    watchers: int = 0
    seat: int = -1
    reaction: str = ""


_word: Decoder[Word] = Decoder(Word)


class Room(ByItself):
    """One table in use."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        super().__init__(hall, table)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.unsure = False
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
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
        """Keep the row for lists up to date when it matters: starts, ends, and clocks that run for days."""
        clock = self.table.charter.clock
        slow = clock is not None and clock.kind == "days"
        now = (self.table.status, self.table.deadline() if slow else None)
        if now != self.noted:
            self.noted = now
            try:
                await self.hall.store.note(self.table)
            except STORAGE_DOWN:
                self.noted = ("gathering", -1)

    # Telling everybody.

    def info(self) -> TableInfo:
        watchers = sum(connection.eyes is None for connection in self.connections)
        return pictures.info(self.table, self.present, watchers + sum(count for _, count, _ in self.elsewhere.values()))

    def position(self, seat: int | None) -> Position | None:
        return pictures.position(self.table, seat, milliseconds())

    def step_seen(self, step: Step, seat: int | None) -> messages.Step:
        return pictures.step_seen(step, seat, self.table.status == "over")

    def tell_change(self, change: Change) -> None:
        """Everybody hears it, each with the own eyes."""
        if not self.connections:
            return
        if isinstance(change.entry, SEATING):
            self.hall.spawn(self.refresh())
        if change.dealt:
            self.tell_deal()
            return
        if (step := change.step) is not None:
            self.tell_each(lambda eyes: Moved(self.step_seen(step, eyes), self.sure_position(eyes)))
        if change.keep is not None:
            seat, keep = change.entry.seat, change.keep  # type: ignore[union-attr]
            self.tell_each(lambda eyes: Undone(seat, keep, self.sure_position(eyes)))
        if change.step is None or self.table.status == "over" or self.asked:
            self.tell_table(pictures.notice(self.table, change.entry, self.names_before))
        self.asked = self.table.asking is not None

    def tell_deal(self) -> None:
        """Everybody sees the cards; from a private table, who only looked on while people gathered must go."""
        self.send_strangers_away()
        for connection in self.connections:
            self.welcome(connection)

    def may_look(self, held: frozenset[int], invited: bool) -> bool:
        """Once a private table has started it is for its players and, while a seat is free, for who is invited."""
        if held or pictures.watch_of(self.table.charter) != "no" or self.table.status == "gathering":
            return True
        return invited and self.table.status == "playing" and self.table.people.open_seat(None) is not None

    def send_strangers_away(self) -> None:
        for connection in self.connections:
            if not self.may_look(connection.held, connection.invited):
                # Who was invited may have just taken the last seat: coming back, that is seen.
                connection.leave(Goodbye("table.private", 1_000 if connection.invited else None), 1008)

    asked = False
    names_before = ""

    def sure_position(self, seat: int | None) -> Position:
        position = self.position(seat)
        assert position is not None
        return position

    def tell_each(self, message: Callable[[int | None], Moved | Undone]) -> None:
        """One message for each pair of eyes, made once for all who share them."""
        made: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection.eyes not in made:
                made[connection.eyes] = encode(message(connection.eyes))
            connection.send(made[connection.eyes])

    def tell_table(self, notice: Notice | None = None) -> None:
        if self.connections:
            told = encode(TableTold(self.info(), notice))
            for connection in self.connections:
                connection.send(told)

    def welcome(self, connection: Connection, id: int | None = None) -> None:
        """Everything there is to see, for one connection."""
        eyes, play = connection.eyes, self.table.play
        connection.tell(
            Welcome(
                id=id,
                protocol=PROTOCOL,
                you=eyes,
                held=sorted(connection.held),
                table=self.info(),
                position=self.position(eyes),
                steps=[self.step_seen(step, eyes) for step in play.steps] if play is not None else [],
                invite=self.hall.invite_path(self.table.id) if connection.held else None,
            )
        )

    async def refresh(self) -> None:
        """Seats changed hands: who holds another one now looks with other eyes."""
        for connection in list(self.connections):
            if connection.player is None:
                continue
            held = await self.hall.store.held(self.table.id, connection.player)
            if held != connection.held:
                connection.held = held
                connection.eyes = min(held, default=None)
                self.welcome(connection)
        self.send_strangers_away()
        self.tell_table()

    async def react(self, seat: int, reaction: str) -> None:
        self.show_reaction(seat, reaction)
        await self.say(Word(self.hall.name, seat=seat, reaction=reaction))

    def show_reaction(self, seat: int, reaction: str) -> None:
        for connection in self.connections:
            connection.tell(Reacted(seat, reaction))

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
            news = (frozenset(word.present), word.watchers, time.monotonic())
            old = self.elsewhere.get(word.server)
            self.elsewhere[word.server] = news
            if old is None or old[:2] != news[:2]:
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

    # Presence.

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this seat is connected, here or at another server."""
        if any(seat in connection.held for connection in self.connections):
            return True
        fresh = time.monotonic() - 3 * HEARTBEAT
        return any(seat in seats and heard > fresh for seats, _, heard in self.elsewhere.values())

    def waited_for(self) -> bool:
        return any(connection.held for connection in self.connections)

    def watched(self) -> bool:
        return bool(self.connections)

    def shared(self) -> bool:
        return self.hall.bus.shared and bool(self.elsewhere)

    async def tell_presence(self) -> None:
        seats = sorted({seat for connection in self.connections for seat in connection.held})
        watchers = sum(connection.eyes is None for connection in self.connections)
        await self.say(Word(self.hall.name, present=seats, watchers=watchers))

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
