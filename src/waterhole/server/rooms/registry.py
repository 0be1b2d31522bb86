"""All rooms of a server: found by their tables' ids, opened when somebody comes, closed when nobody is there."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import structlog

from waterhole.server import metrics
from waterhole.server.messages import Goodbye
from waterhole.server.rooms.room import Room
from waterhole.server.services import Services
from waterhole.server.socket.connection import Connection
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.storage.tables import ID, Holding, hash_of
from waterhole.server.time_source import monotonic
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

logger = structlog.get_logger()


class Registry:
    """The tables in use on one server. `keep_idle`: seconds that a room stays open after the last player has left."""

    keep_idle = 60.0

    def __init__(self, services: Services) -> None:
        self.services = services
        self.in_use: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.opening = 0
        """Tables that are being loaded or made."""
        self.reading = asyncio.Semaphore(1)
        """Who has it may read an edition of somebody's own."""

    async def find(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        if id in self.in_use:
            self.in_use[id].used_at = monotonic()
            return self.in_use[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room:
        if not ID.fullmatch(id):  # Not every database can even be asked for any text.
            raise NotNow("table.unknown")
        bus, store = self.services.bus, self.services.store
        async with self.space():
            await bus.listen(id)
            table = await store.load(id, self.services.config.slice_seconds)
            if table is None:
                await bus.ignore(id)
                raise NotNow("table.unknown")
            return self.open(table)

    async def make(self, table: Table, log: list[Entry], holding: list[Holding]) -> Room:
        """A new table: stored first, then opened."""
        async with self.space():
            await self.services.store.make(table, log, holding)
            await self.services.bus.listen(table.id)
            return self.open(table, made=True)

    def open(self, table: Table, made: bool = False) -> Room:
        """Open a room for a table that was just loaded or made: one, if both happened in the same moment."""
        if table.id in self.in_use:
            return self.in_use[table.id]
        room = self.in_use[table.id] = Room(table, self.services)
        if made:
            room.timekeeper.bots.look_in()  # Who made it is about to come.
        metrics.ROOMS.set(len(self.in_use))
        room.timekeeper.settle(mine=False)
        return room

    @contextlib.asynccontextmanager
    async def space(self) -> AsyncIterator[None]:
        """Space for one more table; if need be, rooms that nobody is in are closed before their time."""
        if self.opening + len(self.in_use) >= self.services.config.rooms:
            await self.tidy(0.0)
        if self.opening + len(self.in_use) >= self.services.config.rooms:
            raise NotNow("server.full")
        self.opening += 1
        try:
            yield
        finally:
            self.opening -= 1

    async def tidy(self, keep_idle: float | None = None) -> None:
        """Close rooms that nobody is in."""
        for id, room in list(self.in_use.items()):
            if room.idle(self.keep_idle if keep_idle is None else keep_idle):
                room.close()
                self.in_use.pop(id, None)
                await self.services.store.note(room.table)
                await self.services.bus.ignore(id)
        metrics.ROOMS.set(len(self.in_use))
        metrics.BOTS.set(self.services.pool.thinking)

    def drop(self, id: str, why: Goodbye) -> None:
        """The table is there no more."""
        if id in self.in_use:
            self.in_use.pop(id).close(why)

    def connections(self) -> Iterator[Connection]:
        """All connections to all tables."""
        for room in self.in_use.values():
            yield from room.presence.connections

    def sign_out(self, token: str, player: str) -> None:
        """This player's token stands for nobody any more: its browser comes back as somebody else."""
        for connection in self.connections():
            if connection.player == player and self.token_hash(connection) == hash_of(token):
                connection.leave(Goodbye("server.signed_out", 1_000), 1008)

    def token_hash(self, connection: Connection) -> str:
        return hash_of(self.services.keeper.token(connection.socket) or "")

    async def heard(self, table: str, message: bytes) -> None:
        """Something on the bus. Whoever can write there is not yet one of the servers of this database."""
        said = self.services.keeper.opened(table, message)
        if said is None:
            logger.warning("bus_message_refused")
        elif table in self.in_use:
            room = self.in_use[table]
            try:
                await room.heard(said)
            except STORAGE_DOWN:
                room.unsure = True
