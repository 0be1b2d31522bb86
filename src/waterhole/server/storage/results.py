"""Results in the database: one row for each player of a match that is over. Every question is bounded and indexed."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, delete, exists, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from waterhole.server.storage.models import day_plays, holders, players, results, tables
from waterhole.server.storage.tables import Store

NAMES = [column.name for column in results.columns]


async def add(store: Store, rows: Sequence[dict[str, object]]) -> None:
    """Keep these results; those that are there already stay as they are."""
    if rows:
        async with store.engine.begin() as connection:
            await connection.execute(store.insert(results).on_conflict_do_nothing(), rows)


def held(player: str) -> Select[Any]:
    return select(holders.c.table_id).where(holders.c.player_id == player)


async def running(store: Store, player: str, limit: int) -> list[str]:
    """The tables of a player that go on, newest first."""
    mine = select(tables.c.id).where(tables.c.id.in_(held(player)), tables.c.status != "over")
    async with store.engine.connect() as connection:
        return list((await connection.execute(mine.order_by(tables.c.changed_at.desc()).limit(limit))).scalars())


async def unrecorded(store: Store, player: str, limit: int) -> list[str]:
    """Tables of a player that are over and have no result: older than results are, or their server died just then."""
    known = exists().where(results.c.player_id == player, results.c.table_id == tables.c.id)
    over = select(tables.c.id).where(tables.c.id.in_(held(player)), tables.c.status == "over", ~known)
    async with store.engine.connect() as connection:
        return list((await connection.execute(over.limit(limit))).scalars())


async def finished(
    store: Store, player: str, limit: int, today: str, before: int | None = None, game: str | None = None
) -> list[Row[Any]]:
    """Results of a player, newest first; `kept`: whether the table is still there, and no deal of today."""
    there = exists().where(tables.c.id == results.c.table_id)
    sealed = exists().where(day_plays.c.table_id == results.c.table_id, day_plays.c.day >= today)
    query = select(results, (there & ~sealed).label("kept")).where(results.c.player_id == player)
    if before is not None:
        query = query.where(results.c.finished_at < before)
    if game is not None:
        query = query.where(results.c.game == game)
    async with store.engine.connect() as connection:
        return list(await connection.execute(query.order_by(results.c.finished_at.desc()).limit(limit)))


async def bring_along(store: Store, connection: AsyncConnection, before: str, player: str) -> None:
    """What a browser's player had becomes the passkey's, too."""
    columns = [literal(player) if name == "player_id" else results.c[name] for name in NAMES]
    copied = store.insert(results).from_select(NAMES, select(*columns).where(results.c.player_id == before))
    await connection.execute(copied.on_conflict_do_nothing())


async def tables_alone(store: Store, player: str) -> list[str]:
    """Tables where nobody but this player has ever held a seat that is still theirs."""
    return await _held(store, player, others=False)


async def tables_shared(store: Store, player: str) -> list[str]:
    """Tables that go on, where others hold seats, too."""
    return await _held(store, player, others=True)


async def _held(store: Store, player: str, others: bool) -> list[str]:
    other = exists().where(holders.c.table_id == tables.c.id, holders.c.player_id != player)
    query = select(tables.c.id).where(tables.c.id.in_(held(player)))
    query = query.where(other, tables.c.status != "over") if others else query.where(~other)
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def forget(store: Store, player: str, alone: Sequence[str]) -> None:
    """The player is gone: with results, seats, devices and passkeys; and the tables where nobody else had a seat."""
    async with store.engine.begin() as connection:
        for start in range(0, len(alone), 500):
            await connection.execute(delete(tables).where(tables.c.id.in_(alone[start : start + 500])))
        await connection.execute(delete(players).where(players.c.id == player))
