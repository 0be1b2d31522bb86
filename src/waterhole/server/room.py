"""A table that is in use on this server: its players' connections, its bots and its timers.

The database has the last word. An entry is checked against what is known here, stored under the next number of the
log, and only then made so, acknowledged and told. If that number is taken, another server was faster: the room reads
what it missed, and checks again.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import structlog
from msgspec import Struct
from msgspec.json import Decoder, encode
from sqlalchemy.exc import SQLAlchemyError

from waterhole import bots
from waterhole.core.errors import WaterholeError
from waterhole.server import figures, pictures
from waterhole.server.bots_pool import Question
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
from waterhole.table.table import Change, Table

if TYPE_CHECKING:
    from waterhole.server.hall import Hall

GRACE = 3.0
"""Seconds after which a server moves a bot whose move another server should have made."""
HEARTBEAT = 20.0
"""How often servers tell each other who is present; who is silent for three times as long is not."""
STORAGE_DOWN = (SQLAlchemyError, OSError, asyncio.TimeoutError)

SEATING = (entries.Seated, entries.Left, entries.Arranged)
"""Entries with which a seat changes hands."""

Wish = Callable[[int], Entry | None]
"""Checks something against the table as it is now; gives the entry that carries it out."""

logger = structlog.get_logger()


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


@lru_cache(maxsize=32)
def looks(level: str) -> bool:
    """Whether a bot of this level wants to know anything."""
    return bots.make(level, "").looks


def milliseconds() -> int:
    return int(time.time() * 1000)


class Room:
    """One table in use."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.unsure = False
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self.left_at: dict[int, int] = {}
        self.thought: asyncio.Task[None] | None = None
        self.thought_about = -1
        self.hurry = asyncio.Event()
        self.alarm: asyncio.TimerHandle | None = None
        self.used_at = time.monotonic()
        self.noted = (table.status, table.deadline())

    # Changing the table.

    async def do(self, wish: Wish, player: str | None = None, first: Callable[[], None] | None = None) -> Change | None:
        """Carry out a wish. None: there was nothing left to do. Refusals are raised, and the caller tells them.

        `player` is who will hold the seat, if the wish is to take one. `first` is called when it is stored, before
        anybody hears of it.
        """
        async with self.lock:
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

    def tell_change(self, change: Change) -> None:
        """Everybody hears it, each with the own eyes."""
        if not self.connections:
            return
        if isinstance(change.entry, SEATING):
            self.hall.spawn(self.refresh())
        if change.dealt:
            for connection in self.connections:
                self.welcome(connection)
            return
        if change.step is not None:
            self.tell_each(lambda eyes: Moved(pictures.step_seen(change.step, eyes), self.sure_position(eyes)))  # type: ignore[arg-type]
        if change.keep is not None:
            seat, keep = change.entry.seat, change.keep  # type: ignore[union-attr]
            self.tell_each(lambda eyes: Undone(seat, keep, self.sure_position(eyes)))
        if change.step is None or self.table.status == "over" or self.asked:
            self.tell_table(pictures.notice(self.table, change.entry, self.names_before))
        self.asked = self.table.asking is not None

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
                steps=[pictures.step_seen(step, eyes) for step in play.steps] if play is not None else [],
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

    async def quietly(self, wish: Wish) -> None:
        """Carry out what happens by itself; if it cannot be, nobody needs to hear it."""
        try:
            await self.do(wish)
        except WaterholeError:
            pass
        except STORAGE_DOWN as problem:
            logger.warning("storage_down", table=self.table.id, problem=type(problem).__name__)
            self.hall.later(1.0, self.settle)

    # What happens by itself: bots, clocks, absent players.

    def settle(self, mine: bool = False) -> None:
        """See to whatever is next. `mine`: this server made the last change, so its bots move first."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        now = milliseconds()
        if self.table.due(now) is not None:
            self.hall.spawn(self.quietly(self.table.due))
            return
        if self.table.bot_turn() is not None:
            self.think(mine)
        wakes = [when for when in (self.table.deadline(), self.absent_at()) if when is not None]
        if wakes:
            self.alarm = asyncio.get_running_loop().call_later(max(0.01, (min(wakes) - now) / 1000), self.wake)

    def wake(self) -> None:
        self.alarm = None
        absent = self.absent_at()
        if absent is not None and absent <= milliseconds():
            turn = self.table.turn
            assert turn is not None
            self.hall.spawn(self.quietly(lambda now: self.table.hand_over(turn, "absent", now)))
        else:
            self.settle()

    def absent_at(self) -> int | None:
        """When a bot is to take over from the player whose turn it is, if somebody is here and waits."""
        after, turn = self.table.charter.settings.get("absent_after"), self.table.turn
        if after is None or turn is None or self.table.people[turn].bot_plays:
            return None
        if self.present(turn) or not any(connection.held for connection in self.connections):
            return None
        return max(self.left_at.setdefault(turn, milliseconds()), self.table.changed_at) + int(after)

    def think(self, mine: bool) -> None:
        """Ask the bot whose turn it is, unless it has been asked."""
        if self.thought is not None and self.thought_about == self.table.decision:
            return
        if self.thought is not None:
            self.thought.cancel()
        self.hurry.clear()
        self.thought_about = self.table.decision
        self.thought = self.hall.spawn(self.move_bot(self.table.decision, mine))

    async def move_bot(self, decision: int, mine: bool) -> None:
        """Ask the bot, let it seem to think, and make its move."""
        table, play = self.table, self.table.play
        seat = table.bot_turn()
        if play is None or seat is None:
            return
        begun = time.monotonic()
        level = table.people[seat].level
        recall = play.state.recall(seat) if looks(level) else {}
        question = Question(
            level, secrets.token_hex(16), table.charter.game, table.charter.edition, recall, play.state.moves()
        )
        if not mine and self.hall.bus.shared and self.elsewhere:
            await asyncio.sleep(GRACE)
        move = await self.hall.pool.choose(question)
        pause = int(table.charter.settings.get("bot_pause") or 0) / 1000 - (time.monotonic() - begun)
        if pause > 0 and self.connections:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), pause)
        if table.decision == decision:
            text = play.game.text(play.state, move)
            self.thought, self.thought_about = None, -1
            await self.quietly(lambda now: table.move(seat, decision, text, now, bot=True))

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
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thought is not None:
            self.thought.cancel()
        if why is not None:
            for connection in list(self.connections):
                connection.leave(why, 1012)


__all__ = ["NotNow", "Room", "Word", "milliseconds"]
