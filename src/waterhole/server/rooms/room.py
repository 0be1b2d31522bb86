"""A table that is in use on this server.

The database has the last word. An entry is checked against what is known here, stored under the next number of the
log, and only then made so, acknowledged and told. If that number is taken, another server was faster: the room reads
what it missed, and checks again.
"""

import asyncio
import math
from collections.abc import Callable

import structlog

from waterhole.server import metrics
from waterhole.server.cluster.peers import Peers, Word
from waterhole.server.event_loop import in_slices
from waterhole.server.identity.limits import Bucket
from waterhole.server.messages import Goodbye, Notice, Reaction
from waterhole.server.rooms import daily_results, table_budgets
from waterhole.server.rooms.audience import Audience
from waterhole.server.rooms.bot_turns import Wish
from waterhole.server.rooms.manners import Manners
from waterhole.server.rooms.presence import Presence
from waterhole.server.rooms.scores import keep_scores
from waterhole.server.rooms.timekeeper import Timekeeper
from waterhole.server.services import Services
from waterhole.server.socket.connection import Connection
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.time_source import milliseconds, monotonic
from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant
from waterhole.table.table import Change, Table

logger = structlog.get_logger()
REACTIONS = (1.0, 5)
"""How many reactions a second a seat may show, and how many at once: however many connections it has."""
NUDGES = (1 / 30, 1)
"""Likewise for calls to who is waited for: each makes a sound on their device, wherever they are."""


class Room:
    """One table in use."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.peers = Peers(table.id, services.name, services.bus, services.keeper)
        self.presence = Presence(table, self.peers)
        self.audience = Audience(table, self.presence, services)
        self.timekeeper = Timekeeper(table, self.presence, services, self.do)
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.unsure = False
        """Whether the log may be longer than we know: something was to be stored, and nobody said whether it was."""
        self.used_at = monotonic()
        self.noted = (table.status, table.deadline())
        self.scored = False
        self.reactions = [Bucket(*REACTIONS) for _ in table.people.seats]
        self.nudges = [Bucket(*NUDGES) for _ in table.people.seats]
        self.manners = Manners(table, services.tasks, self.bot_reacts)

    # Changing the table.

    async def do(
        self, wish: Wish, player: str | None = None, acknowledge: Callable[[], None] | None = None
    ) -> Change | None:
        """Carry out a wish. None: there was nothing left to do. Refusals are raised, and the caller tells them.

        `player` is who will hold the seat, if the wish is to take one: None, too, if that player has one already.
        `acknowledge` is called when it is stored, before anybody else hears of it.
        """
        async with self.lock:
            if self.services.tasks.stopping:
                raise NotNow("server.stopping")
            change = await self.store(wish, player)
            if acknowledge is not None:
                acknowledge()
            if change is not None:
                self.audience.tell_change(change)
                await self.peers.tell_entry(self.table.length - 1)
        if change is not None:
            self.services.caller.turn(self.table)
            self.timekeeper.settle(mine=True)
            await self.note()
            await self.keep_scores()
        return change

    async def store(self, wish: Wish, player: str | None) -> Change | None:
        """Check a wish, store its entry and make it so: again, as often as another server was faster."""
        if self.unsure:
            await self.catch_up()
        while True:
            if player is not None and await self.held_by(player):
                return None  # One player, one seat: asked for under the lock, and again whenever the log has grown.
            entry = wish(milliseconds())
            if entry is None:
                return None
            table_budgets.check(self.table, entry, self.services.config)
            self.unsure = True
            if await self.append(entry, player):
                self.unsure = False
                metrics.ENTRIES.inc()
                change = self.add(entry)
                if player is not None and isinstance(entry, entries.Seated):
                    self.audience.grant(player, Grant(entry.seat, entry.person))
                return change
            metrics.RACES.inc()
            await self.catch_up()

    async def append(self, entry: Entry, player: str | None) -> bool:
        id, ply, store = self.table.id, self.table.length, self.services.store
        if isinstance(entry, entries.Seating):
            return await store.append_seating(id, ply, entry, player)
        return await store.append(id, ply, entry)

    async def held_by(self, player: str) -> frozenset[int]:
        """The seats that a player holds: by the log, whatever else the database remembers."""
        return self.table.people.granted(await self.services.store.grants(self.table.id, player))

    async def catch_up(self) -> None:
        """Read what other servers have added."""
        missed = await self.services.store.entries(self.table.id, self.table.length)
        async for entry in in_slices(missed, self.services.config.slice_seconds):
            self.audience.tell_change(self.add(entry))
        self.unsure = False

    def add(self, entry: Entry) -> Change:
        self.used_at = monotonic()
        if not (isinstance(entry, entries.Played) and entry.bot):
            self.timekeeper.bots.look_in()
        return self.table.add(entry)

    async def note(self) -> None:
        """Keep the row for lists up to date when it matters: starts (and when), ends, clocks that run for days."""
        clock = self.table.charter.clock
        slow = clock is not None and clock.kind == "days"
        now = (self.table.status, self.table.deadline() if slow or self.table.status == "gathering" else None)
        if now != self.noted:
            self.noted = now
            try:
                await self.services.store.note(self.table)
            except STORAGE_DOWN:
                self.noted = ("gathering", -1)

    async def keep_scores(self) -> None:
        """Once a match is over: how it ended, for each who played. If the database is away, a later look mends it."""
        if self.table.status == "over" and not self.scored:
            try:
                await keep_scores(self.table, self.services.store)
                await daily_results.finish(self.services.store, self.services.fields, self.table)
                self.scored = True
            except STORAGE_DOWN as problem:
                logger.warning("storage_down", problem=type(problem).__name__)

    # Other servers.

    async def heard(self, message: bytes) -> None:
        """Another server speaks about this table."""
        word = self.peers.read(message)
        if word is None:
            return
        if word.calls:
            self.services.caller.forget(self.table.id)
        elif word.nudged is not None:
            if word.nudged == self.table.turn and self.nudges[word.seat].take():
                self.nudged(word.seat, word.nudged)
        elif word.reaction is not None:
            if self.reactions[word.seat].take():
                self.audience.show_reaction(word.seat, word.reaction)
        elif word.present is not None:
            if self.peers.hear(word.server, word.present, word.watchers):
                self.presence_changed()
        else:
            await self.hear_entry(word)

    async def hear_entry(self, word: Word) -> None:
        async with self.lock:
            if word.ply < self.table.length:
                return
            await self.catch_up()
        self.timekeeper.settle(mine=False)

    async def look_for_missed(self) -> None:
        """Read what other servers have stored, if they said so and we did not hear it."""
        async with self.lock:
            await self.catch_up()
        self.timekeeper.settle(mine=False)

    async def calls_changed(self) -> None:
        """Somebody wishes to be called otherwise than before."""
        self.services.caller.forget(self.table.id)
        await self.peers.tell_calls()

    def presence_changed(self) -> None:
        """Somebody has come or gone at another server."""
        self.presence.mark()
        self.audience.tell_table()
        self.timekeeper.settle(mine=False)

    async def tell_presence(self) -> None:
        await self.peers.tell_presence(self.presence.held_here(), self.presence.watchers_here())

    async def react(self, seat: int, reaction: Reaction) -> None:
        if not self.reactions[seat].take():
            raise NotNow("server.too_fast")
        await self.show_reaction(seat, reaction)
        self.manners.hear(seat, reaction)

    async def bot_reacts(self, seat: int, reaction: Reaction) -> None:
        if self.reactions[seat].take():
            await self.show_reaction(seat, reaction)

    async def show_reaction(self, seat: int, reaction: Reaction) -> None:
        self.audience.show_reaction(seat, reaction)
        await self.peers.tell_reaction(seat, reaction)

    async def nudge(self, seat: int, wanted: int) -> None:
        """Call the player whom everybody waits for, here and at other servers. Who has several seats has one voice."""
        people = self.table.people
        if wanted != self.table.turn or people[wanted].bot_plays or people[wanted].person == people[seat].person:
            raise NotNow("table.nobody_to_nudge")
        seat = min(people.of(people[seat].person))
        if not self.nudges[seat].take():
            raise NotNow("table.just_nudged", {"seconds": max(1, math.ceil(self.nudges[seat].wait()))})
        self.nudged(seat, wanted)
        self.services.caller.remind(self.table, seat)
        await self.peers.tell_nudge(seat, wanted)

    def nudged(self, seat: int, wanted: int) -> None:
        self.audience.tell_table(Notice("nudged", wanted, self.table.people[wanted].name, milliseconds(), seat))

    # Coming and going.

    def use(self) -> None:
        """A person is here, or was until now."""
        self.used_at = monotonic()
        self.timekeeper.bots.look_in()

    async def join(self, connection: Connection) -> None:
        """A new connection: everything is told to it, and its arrival to the others."""
        self.presence.come(connection)
        self.use()
        self.audience.welcome(connection)
        self.audience.tell_table()
        for seat in sorted(connection.held):
            if self.table.status == "playing" and self.table.people[seat].away not in (None, "resigned"):
                await self.timekeeper.quietly(lambda now, seat=seat: self.table.take_back(seat, now))  # type: ignore[misc]
        await self.tell_presence()
        self.timekeeper.settle(mine=False)

    async def part(self, connection: Connection) -> None:
        """A connection has gone."""
        self.presence.go(connection)
        self.use()
        self.audience.tell_table()
        await self.tell_presence()
        self.timekeeper.settle(mine=False)

    # The end.

    def idle(self, keep: float) -> bool:
        """Whether the room can be closed; the table is safe in the database."""
        return (
            not self.presence.watched()
            and not self.lock.locked()
            and (self.table.bot_turn() is None or self.timekeeper.bots.paused())
            and monotonic() - self.used_at > keep
        )

    def close(self, why: Goodbye | None = None) -> None:
        self.timekeeper.rest()
        if why is not None:
            for connection in list(self.presence.connections):
                connection.leave(why, 1012)
