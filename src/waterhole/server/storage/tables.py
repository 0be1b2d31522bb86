"""Tables in the database, and who holds which seat; their logs are read here, and written by `move_log`."""

import asyncio
import hashlib
import math
import re
import secrets
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec.json import decode, encode
from sqlalchemy import Insert, Select, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.schema import Table as SqlTable

from waterhole.server.event_loop import in_slices
from waterhole.server.storage.file_lock import Claim
from waterhole.server.storage.models import holders, keys, log, passkeys, players, seat_links, tables, tokens
from waterhole.server.storage.move_log import LogWriter
from waterhole.server.time_source import milliseconds, monotonic
from waterhole.table import entries
from waterhole.table.charter import Charter
from waterhole.table.entries import Entry, Seating
from waterhole.table.people import Grant
from waterhole.table.table import Table

ID = re.compile(r"[A-Za-z0-9_-]{10,24}")
"""What ids look like, whoever asks for one."""
Holding: TypeAlias = tuple[Grant, str]
"""A seat's person, and the player who that is."""


PROVED_FOR = 5.0
"""Seconds until somebody who asks whether all is well makes the database write again."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A token that stands for a person or a seat; only its hash is kept."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def due_at(table: Table) -> int | None:
    """When somebody should look at a table's clock: before the start, in case that a server dies just after it."""
    clock, deadline = table.charter.clock, table.deadline()
    if deadline is None and table.status == "gathering" and clock is not None and clock.kind == "days":
        return milliseconds() + clock.base
    return deadline


class Store:
    """One database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, claim: Claim | None = None) -> None:
        self.engine = engine
        self.claim = claim
        self.wrote_at = -PROVED_FOR
        self.move_log = LogWriter(engine)

    def insert(self, table: SqlTable) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that can say what to do on conflict."""
        return postgresql.insert(table) if self.engine.dialect.name == "postgresql" else sqlite.insert(table)

    async def close(self) -> None:
        await self.move_log.close()
        await self.engine.dispose()
        if self.claim is not None:
            self.claim.give_up()

    async def alive(self) -> None:
        """Raises if the database does not answer, or cannot write any more."""
        async with self.engine.connect() as connection:
            await connection.execute(select(keys.c.name).limit(1))
        if monotonic() - self.wrote_at > PROVED_FOR:
            await self.set_down("alive", "1")
            if self.claim is not None:
                await asyncio.to_thread(self.claim.room_left)
            self.wrote_at = monotonic()

    async def set_down(self, name: str, value: str) -> None:
        """Keep a value by this name, whatever was there."""
        row = self.insert(keys).values(name=name, value=value)
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

    async def lived_until(self) -> int | None:
        """The last time that servers of this database went by; at first, when somebody was last here."""
        found = (await self._one(select(keys.c.value).where(keys.c.name == "lived_until"))) or max(
            int(await self._one(select(func.max(tables.c.changed_at))) or 0),
            int(await self._one(select(func.max(players.c.seen_at))) or 0),
        )
        return int(found) or None

    async def live_until(self, time: int) -> None:
        await self.set_down("lived_until", str(time))

    async def _one(self, query: Select[Any]) -> str | int | None:
        async with self.engine.connect() as connection:
            found: str | int | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def shared_key(self, name: str) -> str:
        """A key that all servers of this database share, made by whoever comes first."""
        made = self.insert(keys).values(name=name, value=new_token()).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            await connection.execute(made)
            return str((await connection.execute(select(keys.c.value).where(keys.c.name == name))).scalar_one())

    # Tables.

    async def make(self, table: Table, log_: Sequence[Entry], holding: Sequence[Holding]) -> None:
        """A new table with its first entries and the players who hold its seats."""
        async with self.engine.begin() as connection:
            await connection.execute(self._table_row(table))
            if log_:
                rows = [{"table_id": table.id, "ply": ply, "entry": entries.encode(e)} for ply, e in enumerate(log_)]
                await connection.execute(log.insert(), rows)
            await self._hold(connection, table.id, holding)

    def _table_row(self, table: Table) -> Insert:
        return tables.insert().values(
            id=table.id,
            charter=encode(table.charter).decode(),
            secret=table.secret,
            status=table.status,
            listed=int(table.charter.settings.get("watch") == "listed"),
            changed_at=table.changed_at,
            due_at=due_at(table),
        )

    async def load(self, id: str, slice_seconds: float = math.inf) -> Table | None:
        """A table, rebuilt from its log; others have a turn whenever so much time has gone by."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(tables.c.charter, tables.c.secret).where(tables.c.id == id))
            ).one_or_none()
            if row is None:
                return None
        charter = decode(row.charter, type=Charter)
        if charter.edition is not None:
            await asyncio.to_thread(charter.rules)  # Reading an edition takes a while; then it is known for some time.
        table = Table(id, charter, row.secret)
        async for entry in in_slices(await self.entries(id, 0), slice_seconds):
            table.add(entry)
        return table

    async def entries(self, id: str, since: int) -> list[Entry]:
        """The log from entry number `since` on."""
        query = select(log.c.entry).where(log.c.table_id == id, log.c.ply >= since).order_by(log.c.ply)
        async with self.engine.connect() as connection:
            return [entries.decode(text) for text in (await connection.execute(query)).scalars()]

    async def longer(self, lengths: dict[str, int]) -> list[str]:
        """Those of these tables whose log is longer than we know."""
        found: list[str] = []
        ids = list(lengths)
        async with self.engine.connect() as connection:
            for start in range(0, len(ids), 500):
                query = select(log.c.table_id, func.max(log.c.ply)).where(log.c.table_id.in_(ids[start : start + 500]))
                for id, last in await connection.execute(query.group_by(log.c.table_id)):
                    if last >= lengths[id]:
                        found.append(id)
        return found

    async def append(self, id: str, ply: int, entry: Entry) -> bool:
        """Add an entry to a table's log, if nobody has added one at this number yet."""
        return await self.move_log.append(id, ply, entries.encode(entry))

    async def append_seating(self, id: str, ply: int, entry: Seating, player: str | None) -> bool:
        """Add an entry about who sits where; in the same breath the seat changes hands (None: nobody holds it)."""
        seat = entry.seat
        row = self.insert(log).values(table_id=id, ply=ply, entry=entries.encode(entry)).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            if (await connection.execute(row.returning(log.c.ply))).one_or_none() is None:
                return False
            for table in (holders, seat_links):
                await connection.execute(delete(table).where(table.c.table_id == id, table.c.seat == seat))
            if isinstance(entry, entries.Seated) and player is not None:
                await self._hold(connection, id, [(Grant(seat, entry.person), player)])
        return True

    async def note(self, table: Table) -> None:
        """Bring the row for lists and sweeps up to date."""
        row = tables.update().where(tables.c.id == table.id)
        async with self.engine.begin() as connection:
            await connection.execute(row.values(status=table.status, changed_at=table.changed_at, due_at=due_at(table)))

    async def listed(self, limit: int = 50) -> list[str]:
        """Tables that everybody may watch, newest first."""
        query = select(tables.c.id).where(tables.c.listed == 1, tables.c.status == "playing")
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.changed_at.desc()).limit(limit))
            return list(found.scalars())

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Tables where somebody's time may have run out. The row can be older than the log, if a server died."""
        query = select(tables.c.id).where(tables.c.status != "over", tables.c.due_at <= now).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def sweep(self, before: int, limit: int = 200) -> list[str]:
        """Forget tables that nobody has touched since; their logs and seats go with them."""
        query = select(tables.c.id).where(tables.c.changed_at < before).limit(limit)
        async with self.engine.begin() as connection:
            old = list((await connection.execute(query)).scalars())
            await connection.execute(delete(tables).where(tables.c.id.in_(old)))
        return old

    async def sweep_players(self, before: int) -> None:
        """Forget players who hold no seat and no passkey and have not been seen since."""
        holding = select(holders.c.player_id).union(select(passkeys.c.player_id))
        async with self.engine.begin() as connection:
            await connection.execute(delete(players).where(players.c.seen_at < before, players.c.id.not_in(holding)))

    # People.

    async def new_player(self, now: int) -> tuple[str, str]:
        """A player nobody knows yet: id and token."""
        id, token = new_id(), new_token()
        async with self.engine.begin() as connection:
            await connection.execute(players.insert().values(id=id, token_hash=hash_of(token), seen_at=now))
        return id, token

    async def player(self, token: str) -> str | None:
        """Whose token this is. Found by its hash, so that the time taken tells nothing about the token."""
        async with self.engine.connect() as connection:
            own = select(players.c.id).where(players.c.token_hash == hash_of(token))
            signed_in = select(tokens.c.player_id).where(tokens.c.token_hash == hash_of(token))
            found: str | None = (await connection.execute(own.union(signed_in))).scalar_one_or_none()
            return found

    async def known(self, hashes: Sequence[str]) -> dict[str, str]:
        """Whose tokens these are, by their hashes; those of nobody are left out."""
        found: dict[str, str] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(hashes), 500):
                some = hashes[start : start + 500]
                own = select(players.c.token_hash, players.c.id).where(players.c.token_hash.in_(some))
                signed_in = select(tokens.c.token_hash, tokens.c.player_id).where(tokens.c.token_hash.in_(some))
                found |= {row[0]: row[1] for row in await connection.execute(own.union_all(signed_in))}
        return found

    async def _hold(self, connection: AsyncConnection, id: str, holding: Sequence[Holding]) -> None:
        rows = [{"table_id": id, "seat": grant.seat, "person": grant.person, "player_id": to} for grant, to in holding]
        if rows:
            await connection.execute(self.newest(self.insert(holders)), rows)

    def newest(self, row: sqlite.Insert | postgresql.Insert) -> Insert:
        """Of two persons that a player was at a seat, the later one is remembered, in whichever order they come."""
        key = [holders.c.table_id, holders.c.seat, holders.c.player_id]
        later = holders.c.person < row.excluded.person
        return row.on_conflict_do_update(index_elements=key, set_={"person": row.excluded.person}, where=later)

    async def grants(self, id: str, player: str) -> frozenset[Grant]:
        """Who a player is at a table. What that is worth now, the table's log says: see `People.granted`."""
        query = select(holders.c.seat, holders.c.person).where(holders.c.table_id == id, holders.c.player_id == player)
        async with self.engine.connect() as connection:
            return frozenset(Grant(row.seat, row.person) for row in await connection.execute(query))

    async def all_grants(self, id: str) -> list[Holding]:
        """Who all players at a table are."""
        query = select(holders.c.seat, holders.c.person, holders.c.player_id).where(holders.c.table_id == id)
        async with self.engine.connect() as connection:
            return [(Grant(row.seat, row.person), row.player_id) for row in await connection.execute(query)]

    async def tables_of(self, player: str, limit: int = 40) -> list[str]:
        """The tables where a player holds a seat, newest first."""
        query = select(tables.c.id).where(
            tables.c.id.in_(select(holders.c.table_id).where(holders.c.player_id == player))
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.changed_at.desc()).limit(limit))
            return list(found.scalars())

    async def new_seat_link(self, id: str, grant: Grant) -> str:
        """The token of a new seat link; an older one is void. It carries what this person has, and nothing later."""
        token = new_token()
        row = self.insert(seat_links).values(
            table_id=id, seat=grant.seat, person=grant.person, token_hash=hash_of(token), player_id=None
        )
        new = {name: row.excluded[name] for name in ("person", "token_hash", "player_id")}
        key, earlier = [seat_links.c.table_id, seat_links.c.seat], seat_links.c.person <= row.excluded.person
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=key, set_=new, where=earlier))
        return token

    async def table_of_link(self, token: str) -> str | None:
        """The table of a seat link."""
        query = select(seat_links.c.table_id).where(seat_links.c.token_hash == hash_of(token))
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def spend_link(self, token: str, player: str) -> Grant | None:
        """Use a seat link, which only one player can; None: it is void, or another was faster."""
        unspent = or_(seat_links.c.player_id.is_(None), seat_links.c.player_id == player)
        mine = update(seat_links).where(seat_links.c.token_hash == hash_of(token), unspent).values(player_id=player)
        found = mine.returning(seat_links.c.table_id, seat_links.c.seat, seat_links.c.person)
        async with self.engine.begin() as connection:
            row = (await connection.execute(found)).one_or_none()
            if row is None:
                return None
            grant = Grant(row.seat, row.person)
            await self._hold(connection, row.table_id, [(grant, player)])
        return grant

    async def seen(self, player: str, now: int) -> None:
        """A player was here."""
        async with self.engine.begin() as connection:
            await connection.execute(update(players).where(players.c.id == player).values(seen_at=now))
