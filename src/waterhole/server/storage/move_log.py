"""Where moves are stored: entries are added to logs, for many tables at a time.

One transaction stores whatever has come in while the last one ran.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from waterhole.server.storage.models import log

MOST = 500
"""Entries in one transaction."""

Row: TypeAlias = tuple[str, int, str]
"""Table, number in its log, and the entry."""


class Writer(Protocol):
    """Stores rows in one transaction."""

    async def store(self, rows: list[Row]) -> set[tuple[str, int]]:
        """Those of the rows that were not there yet, by table and number."""
        ...

    async def close(self) -> None: ...


class PostgresWriter:
    """Through SQLAlchemy's engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.statement = postgresql.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.ply)

    async def store(self, rows: list[Row]) -> set[tuple[str, int]]:
        values = [{"table_id": table, "ply": ply, "entry": entry} for table, ply, entry in rows]
        async with self.engine.begin() as connection:
            return {(row.table_id, row.ply) for row in await connection.execute(self.statement, values)}

    async def close(self) -> None:
        pass


class SqliteWriter:
    """A connection and a thread of its own. Through aiosqlite a transaction takes nine hops between threads, here one:
    measured, that is more than all the rest of a move."""

    statement = "INSERT INTO log (table_id, ply, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "log writer")
        self.connection: sqlite3.Connection | None = None

    async def store(self, rows: list[Row]) -> set[tuple[str, int]]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.store_now, rows)

    def store_now(self, rows: list[Row]) -> set[tuple[str, int]]:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=10, isolation_level=None)
            self.connection.executescript("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;")
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            won = {
                (table, ply)
                for table, ply, entry in rows
                if self.connection.execute(self.statement, (table, ply, entry)).rowcount
            }
            self.connection.execute("COMMIT")
            return won
        except sqlite3.Error as problem:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            kind = IntegrityError if isinstance(problem, sqlite3.IntegrityError) else DBAPIError
            raise kind(self.statement, None, problem) from None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_now)
        self.thread.shutdown()

    def close_now(self) -> None:
        if self.connection is not None:
            self.connection.close()


@dataclass(slots=True)
class Waiting:
    """An entry that is to be stored, and who waits for it."""

    row: Row
    stored: asyncio.Future[bool]

    def tell(self, won: bool) -> None:
        if not self.stored.done():
            self.stored.set_result(won)

    def fail(self, problem: Exception) -> None:
        if not self.stored.done():
            self.stored.set_exception(problem)


class LogWriter:
    """The one writer of a server. Every `append` returns after its entry is safely stored, or was not."""

    def __init__(self, engine: AsyncEngine) -> None:
        file = engine.url.database
        sqlite = engine.dialect.name == "sqlite" and file is not None
        self.writer: Writer = SqliteWriter(str(file)) if sqlite else PostgresWriter(engine)
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, table_id: str, ply: int, entry: str) -> bool:
        """True if stored; False if this table already has an entry of this number.

        When the database fails it raises, and nobody knows which of the two is true: read the log to find out.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting((table_id, ply, entry), stored))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write())
        return await stored

    async def write(self) -> None:
        """Store what waits, as long as something does."""
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self.settle(batch)
            except IntegrityError:
                # One of them is for a table that was swept: the others must not suffer for it.
                for one in batch:
                    await self.settle_alone(one)
            except Exception as problem:  # noqa: BLE001 (whatever went wrong, each of those who wait is told)
                for one in batch:
                    one.fail(problem)
        self.writing = None

    async def settle(self, batch: list[Waiting]) -> None:
        """Store these, and tell each who waits how it went."""
        won = await self.writer.store([one.row for one in batch])
        for one in batch:
            key = one.row[:2]
            one.tell(key in won)
            won.discard(key)

    async def settle_alone(self, one: Waiting) -> None:
        try:
            await self.settle([one])
        except Exception as problem:  # noqa: BLE001 (as above)
            one.fail(problem)

    async def drain(self) -> None:
        """Wait until everything is stored."""
        if self.writing is not None:
            await self.writing

    async def close(self) -> None:
        await self.drain()
        await self.writer.close()
