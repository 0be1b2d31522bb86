"""What the coach found out about the moves of matches that are over: kept with the match, and swept with it."""

from collections.abc import Mapping

from sqlalchemy import select

from waterhole.server.storage.models import reviews
from waterhole.server.storage.tables import Store


class KeptReviews:
    """Those of one database. What two servers find out about the same move is kept once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> dict[int, str]:
        """What is known of a match, by ply."""
        query = select(reviews.c.ply, reviews.c.found).where(reviews.c.table_id == table)
        async with self.store.engine.connect() as connection:
            return {row.ply: row.found for row in await connection.execute(query)}

    async def at(self, table: str, ply: int) -> str | None:
        """What is known of one move; None where it has not been looked at."""
        query = select(reviews.c.found).where(reviews.c.table_id == table, reviews.c.ply == ply)
        async with self.store.engine.connect() as connection:
            found: str | None = await connection.scalar(query)
        return found

    async def add(self, table: str, found: Mapping[int, str]) -> None:
        rows = [{"table_id": table, "ply": ply, "found": text} for ply, text in found.items()]
        async with self.store.engine.begin() as connection:
            await connection.execute(self.store.insert(reviews).on_conflict_do_nothing(), rows)
