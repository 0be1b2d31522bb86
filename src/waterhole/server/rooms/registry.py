"""All tables in use on this server, and what they share: store, bus, bots, keys."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine

import structlog

from waterhole.core.errors import WaterholeError
from waterhole.server import metrics
from waterhole.server.bots.pool import BotsPool
from waterhole.server.clock import milliseconds
from waterhole.server.cluster.bus import Bus
from waterhole.server.cluster.peers import HEARTBEAT
from waterhole.server.config import Config
from waterhole.server.event_loop import watch_the_loop
from waterhole.server.identity.limits import Limits
from waterhole.server.identity.signing import Keeper
from waterhole.server.messages import Goodbye
from waterhole.server.rooms.room import Room
from waterhole.server.rooms.sweep_date import DAY, today
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.storage.store import ID, Holding, Store, hash_of
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

FINISHING = 5.0
"""Seconds that a server which stops waits for its database."""

logger = structlog.get_logger()


class Hall:
    """One server's rooms."""

    keep_idle = 60.0
    """Seconds that a room stays open after the last player has left."""
    keep_player = 60.0
    """Seconds until the database is asked again whose token it is: a player may have signed out at another server."""
    grace = 30.0
    """Seconds for which a player may be away before others can let a bot have the seat."""

    def __init__(self, config: Config, store: Store, bus: Bus, pool: BotsPool, keeper: Keeper) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.pool = pool
        self.keeper = keeper
        self.limits = Limits(config)
        self.origins = frozenset(filter(None, config.origins.split(",")))
        self.name = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.opening = 0
        """Tables that are being loaded or made."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.reading = asyncio.Semaphore(1)  # editions of somebody's own
        self.stopping = False
        self.players: dict[str, tuple[str, float]] = {}

    async def open(self) -> None:
        await self.bus.open(self.heard)
        await self.sweep(0)
        await self.see_to_clocks()
        self.spawn(watch_the_loop(self.config.lag_alarm))
        self.spawn(self.every(5.0, self.tidy))
        self.spawn(self.every(30.0, self.see_to_clocks))
        self.spawn(self.every(self.keep_player, self.see_to_tokens))
        self.spawn(self.every(3600.0, self.sweep))
        if self.bus.shared:
            self.spawn(self.every(2.0, self.look_for_missed))
            self.spawn(self.every(HEARTBEAT, self.tell_presence))

    # Tasks.

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run something beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("task_failed", exc_info=problem)

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: None if self.stopping else what())

    async def every(self, seconds: float, what: Callable[[], Coroutine[object, object, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except STORAGE_DOWN as problem:
                logger.warning("storage_down", problem=type(problem).__name__)
            except Exception as problem:  # One failure must not end the housekeeping.
                logger.error("task_failed", exc_info=problem)

    # Rooms.

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        if id in self.rooms:
            self.rooms[id].used_at = time.monotonic()
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room:
        if not ID.fullmatch(id):  # Not every database can even be asked for any text.
            raise NotNow("table.unknown")
        async with self.space():
            await self.bus.listen(id)
            table = await self.store.load(id, self.config.slice_seconds)
            if table is None:
                await self.bus.ignore(id)
                raise NotNow("table.unknown")
            return self.admit(table)

    def admit(self, table: Table, made: bool = False) -> Room:
        """Open a room for a table that was just loaded or made."""
        room = self.rooms[table.id] = Room(self, table)
        if made:
            room.looked_in_at = time.monotonic()  # Who made it is about to come.
        metrics.ROOMS.set(len(self.rooms))
        room.settle(mine=False)
        return room

    async def make(self, table: Table, log: list[Entry], holding: list[Holding]) -> Room:
        """A new table: stored first, then opened."""
        async with self.space():
            await self.store.make(table, log, holding)
            await self.bus.listen(table.id)
            return self.admit(table, made=True)

    @contextlib.asynccontextmanager
    async def space(self) -> AsyncIterator[None]:
        """Space for one more table; if need be, rooms that nobody is in are closed before their time."""
        if self.opening + len(self.rooms) >= self.config.rooms:
            await self.tidy(0.0)
        if self.opening + len(self.rooms) >= self.config.rooms:
            raise NotNow("server.full")
        self.opening += 1
        try:
            yield
        finally:
            self.opening -= 1

    async def player(self, token: str | None) -> str | None:
        """Whose token this is; asked of the database now and then."""
        if token is None:
            return None
        hashed = hash_of(token)
        known = self.players.get(hashed)
        if known is not None and time.monotonic() - known[1] < self.keep_player:
            return known[0]
        found = await self.store.player(token)
        if found is None:
            self.players.pop(hashed, None)
            return None
        if len(self.players) > 20_000:
            self.players.clear()
        self.players[hashed] = (found, time.monotonic())
        if known is None:
            await self.store.seen(found, milliseconds())
        return found

    def forget(self, token: str, player: str) -> None:
        """This player's token stands for nobody any more: its browser comes back as somebody else."""
        self.players.pop(hash_of(token), None)
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.player == player and self.keeper.token(connection.socket) == token:
                    connection.leave(Goodbye("server.signed_out", 1_000), 1008)

    async def see_to_tokens(self) -> None:
        """Who has signed out at another server, or was signed out by a newer device, is nobody here either."""
        connections = [one for room in self.rooms.values() for one in room.connections if one.player is not None]
        tokens = [hash_of(self.keeper.token(one.socket) or "") for one in connections]
        known = await self.store.known(tokens)
        for connection, token in zip(connections, tokens, strict=True):
            if known.get(token) != connection.player:
                self.players.pop(token, None)
                connection.leave(Goodbye("server.signed_out", 1_000), 1008)

    def invite_path(self, id: str) -> str:
        return f"/table/{id}#invite={self.keeper.invitation(id)}"

    # Other servers.

    async def heard(self, table: str, message: bytes) -> None:
        """Something on the bus. Whoever can write there is not yet one of the servers of this database."""
        said = self.keeper.opened(table, message)
        if said is None:
            logger.warning("bus_message_refused")
        elif table in self.rooms:
            try:
                await self.rooms[table].heard(said)
            except STORAGE_DOWN:
                self.rooms[table].unsure = True

    async def look_for_missed(self) -> None:
        """While the bus is down, when it is back, and now and then: read what other servers have stored."""
        self.rounds = (self.rounds + 1) % 5
        if self.bus.up and self.bus.breaks == self.breaks and self.rounds:
            return
        if self.bus.up:
            self.breaks = self.bus.breaks
        lengths = {id: room.table.length for id, room in self.rooms.items() if room.connections}
        for id in await self.store.longer(lengths):
            room = self.rooms.get(id)
            if room is not None:
                async with room.lock:
                    await room.catch_up()
                room.settle(mine=False)

    rounds = 0
    breaks = 0

    async def tell_presence(self) -> None:
        """Tell the other servers who is here; and see to the tables of those that do not do so any more."""
        if not self.bus.up:
            for room in self.rooms.values():
                room.neighbours.excuse()
            return
        for room in list(self.rooms.values()):
            if room.neighbours.forget_silent():
                room.mark_presence()
                room.tell_table()
                room.settle(mine=False)
            if room.connections:
                await room.tell_presence()

    # Housekeeping.

    async def tidy(self, keep_idle: float | None = None) -> None:
        """Close rooms that nobody is in."""
        for id, room in list(self.rooms.items()):
            if room.idle(self.keep_idle if keep_idle is None else keep_idle):
                room.close()
                self.rooms.pop(id, None)
                await self.store.note(room.table)
                await self.bus.ignore(id)
        metrics.ROOMS.set(len(self.rooms))
        metrics.BOTS.set(self.pool.thinking)

    async def see_to_clocks(self) -> None:
        """Open the rooms where somebody's time has run out while nobody was there."""
        for id in await self.store.overdue(milliseconds()):
            try:
                await self.room(id)
            except WaterholeError as problem:  # Swept meanwhile; or a table that this version cannot read any more.
                logger.info("not_opened", problem=problem.code)

    async def sweep(self, step: int = DAY) -> None:
        """Forget what nobody has touched for long. A clock that leaps is followed a step further, each hour."""
        if not self.config.retention_days:
            return
        before = await today(self.store, milliseconds(), step) - self.config.retention_days * DAY
        while old := await self.store.sweep(before):
            for id in old:
                if id in self.rooms:
                    self.rooms.pop(id).close(Goodbye("server.swept", None))
        await self.store.sweep_players(before)

    async def say_goodbye(self) -> None:
        """Take nothing new, finish what is being stored, and tell everybody."""
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await self.finish()
        connections = [connection for room in self.rooms.values() for connection in room.connections]
        for room in self.rooms.values():
            room.close(Goodbye("server.stopping", 1_000))
        await asyncio.gather(*(connection.flushed() for connection in connections))

    async def finish(self) -> None:
        """Wait until whatever was begun at any table is stored, acknowledged and told."""
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        await self.store.journal.drain()

    async def close(self) -> None:
        """Stop everything."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.close()
        await self.pool.close()
        await self.store.close()
