"""How players wish to be called, in the database: and for which turn each has been."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec.json import decode, encode
from sqlalchemy import Row, delete, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from waterhole.server.storage.models import calls, tables
from waterhole.server.storage.tables import Store, hash_of

MOST_FAILURES = 5
"""After so many calls in a row that nobody took, the way is forgotten."""
DEVICES = 5
"""Ways of one player at one table; the sixth is refused."""


@dataclass(frozen=True)
class Way:
    """One way to call a player about a table. `site`: where the player's browser found this server."""

    table: str
    player: str
    kind: Literal["push", "webhook"]
    address: str
    p256dh: str
    auth: str
    language: str
    site: str
    muted: frozenset[int] = frozenset()
    """The seats whose players are not to call by it."""

    @property
    def hashed(self) -> str:
        return hash_of(self.address)


async def keep_way(store: Store, way: Way, most: int) -> bool:
    """Keep a way to call somebody; False: there are too many. The same address again is the same way, renewed.

    Whoever was muted by another way of the player's at this table is muted by this one, too.
    """
    fields = {"kind": way.kind, "address": way.address, "p256dh": way.p256dh, "auth": way.auth}
    fresh = {**fields, "language": way.language, "site": way.site, "failures": 0}
    own = select(func.count()).where(calls.c.player_id == way.player, calls.c.address_hash != way.hashed)
    key = ["table_id", "player_id", "address_hash"]
    async with store.engine.begin() as connection:
        here = (await connection.execute(own.where(calls.c.table_id == way.table))).scalar_one()
        if here >= DEVICES or (await connection.execute(own)).scalar_one() >= most:
            return False
        fresh["muted"] = as_text(way.muted.union(*(await muted_by(connection, way.table, way.player)).values()))
        row = store.insert(calls).values(
            table_id=way.table, player_id=way.player, address_hash=way.hashed, called_for=-1, reminded_for=-1, **fresh
        )
        await connection.execute(row.on_conflict_do_update(index_elements=key, set_=fresh))
        return True


async def carry_ways(store: Store, old: str, new: str) -> None:
    """Whoever wished to be called about a table is called about the next one of the same people."""
    same = [name for name in calls.c.keys() if name not in ("table_id", "called_for", "reminded_for", "remind_at")]  # noqa: SIM118 (columns)
    kept = select(literal(new), literal(-1), literal(-1), *(calls.c[name] for name in same))
    names = ["table_id", "called_for", "reminded_for", *same]
    row = store.insert(calls).from_select(names, kept.where(calls.c.table_id == old)).on_conflict_do_nothing()
    async with store.engine.begin() as connection:
        await connection.execute(row)


async def forget_way(store: Store, table: str, player: str, hashed: str) -> None:
    own = (calls.c.table_id == table, calls.c.player_id == player, calls.c.address_hash == hashed)
    async with store.engine.begin() as connection:
        await connection.execute(delete(calls).where(*own))


def as_text(seats: Iterable[int]) -> str:
    return encode(sorted(seats)).decode()


async def muted_by(connection: AsyncConnection, table: str, player: str) -> dict[str, frozenset[int]]:
    """Who is muted by each way of a player at a table."""
    own = select(calls).where(calls.c.table_id == table, calls.c.player_id == player)
    return {row.address_hash: way_in(row).muted for row in await connection.execute(own)}


async def mute(store: Store, table: str, player: str, seat: int, quiet: bool) -> None:
    """From now on this seat does not call this player about a table, or may again: by any of the player's ways."""
    async with store.engine.begin() as connection:
        for hashed, muted in (await muted_by(connection, table, player)).items():
            own = (calls.c.table_id == table, calls.c.player_id == player, calls.c.address_hash == hashed)
            seats = muted | {seat} if quiet else muted - {seat}
            await connection.execute(update(calls).where(*own).values(muted=as_text(seats)))


async def ways_at(store: Store, table: str, player: str | None = None) -> list[Way]:
    """All ways to call somebody about a table, or those of one player."""
    query = select(calls).where(calls.c.table_id == table).order_by(calls.c.player_id, calls.c.address_hash)
    if player is not None:
        query = query.where(calls.c.player_id == player)
    async with store.engine.connect() as connection:
        found = list(await connection.execute(query))
    return [way_in(row) for row in found]


def way_in(row: Row[Any]) -> Way:
    muted = frozenset(decode(row.muted, type=list[int]))
    keys = (row.address, row.p256dh, row.auth)
    return Way(row.table_id, row.player_id, row.kind, *keys, row.language, row.site, muted)


async def languages(store: Store) -> list[str]:
    """Those in which somebody wishes to be called."""
    async with store.engine.connect() as connection:
        return list((await connection.execute(select(calls.c.language).distinct())).scalars())


def one(way: Way) -> tuple[object, ...]:
    return (calls.c.table_id == way.table, calls.c.player_id == way.player, calls.c.address_hash == way.hashed)


async def claim(store: Store, way: Way, turn: int, remind_at: int | None) -> bool:
    """Whether nobody has called this way for this turn yet. Whoever is told so does it, once among all servers."""
    first = update(calls).where(*one(way), calls.c.called_for < turn)  # type: ignore[arg-type] # conditions
    async with store.engine.begin() as connection:
        done = await connection.execute(first.values(called_for=turn, remind_at=remind_at).returning(calls.c.kind))
        return done.one_or_none() is not None


async def claim_reminder(store: Store, way: Way, turn: int) -> bool:
    """Likewise for the one reminder of a turn."""
    first = update(calls).where(*one(way), calls.c.reminded_for < turn)  # type: ignore[arg-type] # conditions
    async with store.engine.begin() as connection:
        done = await connection.execute(first.values(reminded_for=turn, remind_at=None).returning(calls.c.kind))
        return done.one_or_none() is not None


async def due_reminders(store: Store, now: int) -> list[tuple[str, int]]:
    """Tables and turns for which somebody may have to be reminded; each is told once."""
    due = update(calls).where(calls.c.remind_at <= now).values(remind_at=None)
    async with store.engine.begin() as connection:
        found = await connection.execute(due.returning(calls.c.table_id, calls.c.called_for))
        return sorted({(row.table_id, row.called_for) for row in found})


async def note_outcome(store: Store, way: Way, taken: bool, gone: bool) -> None:
    """A way that is gone, or failed too often, is forgotten."""
    mine = one(way)
    async with store.engine.begin() as connection:
        if gone:
            await connection.execute(delete(calls).where(*mine))  # type: ignore[arg-type] # conditions
            return
        failures = 0 if taken else calls.c.failures + 1
        await connection.execute(update(calls).where(*mine).values(failures=failures))  # type: ignore[arg-type]
        await connection.execute(delete(calls).where(*mine, calls.c.failures >= MOST_FAILURES))  # type: ignore[arg-type]


async def sweep_calls(store: Store, before: int) -> None:
    """A match that was over by then calls nobody any more."""
    over = select(tables.c.id).where(tables.c.status == "over", tables.c.changed_at < before)
    async with store.engine.begin() as connection:
        await connection.execute(delete(calls).where(calls.c.table_id.in_(over)))
