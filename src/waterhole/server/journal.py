"""Adding to logs, many tables at a time: one transaction stores whatever has come in while the last one ran."""

import asyncio
from dataclasses import dataclass

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from waterhole.server.models import log

MOST = 500
"""Entries in one transaction."""


@dataclass(slots=True)
class Waiting:
    """An entry that is to be stored, and who waits for it."""

    table_id: str
    ply: int
    entry: str
    stored: asyncio.Future[bool]

    def tell(self, won: bool) -> None:
        if not self.stored.done():
            self.stored.set_result(won)

    def fail(self, problem: Exception) -> None:
        if not self.stored.done():
            self.stored.set_exception(problem)


class Journal:
    """The one writer of a server. Every `append` returns after its entry is safely stored, or was not."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Waiting] = []
        self.writer: asyncio.Task[None] | None = None
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self.statement = dialect.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.ply)

    async def append(self, table_id: str, ply: int, entry: str) -> bool:
        """True if stored; False if this table already has an entry of this number.

        When the database fails it raises, and nobody knows which of the two is true: read the log to find out.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(table_id, ply, entry, stored))
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())
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
        self.writer = None

    async def settle(self, batch: list[Waiting]) -> None:
        """Store these, and tell each who waits how it went."""
        won = await self.store(batch)
        for one in batch:
            one.tell((one.table_id, one.ply) in won)
            won.discard((one.table_id, one.ply))

    async def settle_alone(self, one: Waiting) -> None:
        try:
            await self.settle([one])
        except Exception as problem:  # noqa: BLE001 (as above)
            one.fail(problem)

    async def store(self, batch: list[Waiting]) -> set[tuple[str, int]]:
        rows = [{"table_id": one.table_id, "ply": one.ply, "entry": one.entry} for one in batch]
        async with self.engine.begin() as connection:
            return {(row.table_id, row.ply) for row in await connection.execute(self.statement, rows)}

    async def close(self) -> None:
        """Wait until everything is stored."""
        if self.writer is not None:
            await self.writer
