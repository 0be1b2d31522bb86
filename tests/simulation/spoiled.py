"""The server as it once was, or might become: mistakes that the simulation must notice."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import pytest
from sqlalchemy import select

from tests.server.test_rights_by_the_log import no_dropping_first, no_seat_by_the_log
from waterhole.server.identity.rights import Rights
from waterhole.server.rooms.room import Room
from waterhole.server.storage.models import seat_links
from waterhole.server.storage.tables import Store, hash_of
from waterhole.table.entries import Entry
from waterhole.table.people import Grant

Spoil: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def a_link_is_read_and_then_used(patch: pytest.MonkeyPatch) -> None:
    """Seat theft: reading a link and taking the seat are two transactions, and it is the seat as it is by then."""

    async def spend(store: Store, token: str, player: str) -> Grant | None:
        query = select(seat_links.c.table_id, seat_links.c.seat).where(seat_links.c.token_hash == hash_of(token))
        async with store.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        await asyncio.sleep(0.1)  # A room was opened meanwhile, and a player made.
        table = await store.load(row.table_id)
        assert table is not None
        grant = Grant(row.seat, table.people[row.seat].person)
        async with store.engine.begin() as connection:
            await store._hold(connection, row.table_id, [(grant, player)])
        return grant

    patch.setattr(Store, "spend_link", spend)


def who_was_given_a_seat_has_it(patch: pytest.MonkeyPatch) -> None:
    """Whoever sits there now, by the log."""
    no_seat_by_the_log(patch)


def rights_are_kept_until_the_database_answers(patch: pytest.MonkeyPatch) -> None:
    """Stale rights: a connection has what the database said last, whatever the log says."""
    no_dropping_first(patch)


def a_move_is_acknowledged_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    append = Store.append
    under_way: list[asyncio.Task[bool]] = []

    async def hastily(store: Store, id: str, ply: int, entry: Entry) -> bool:
        under_way.append(asyncio.create_task(append(store, id, ply, entry)))
        return True

    patch.setattr(Store, "append", hastily)


def everybody_looks_with_any_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Rights, "may_have", lambda rights, seat: 0 <= seat < len(rights.table.people))


def what_others_stored_is_not_read(patch: pytest.MonkeyPatch) -> None:
    async def look_away(_: Room) -> None:
        await asyncio.sleep(0)

    patch.setattr(Room, "look_for_missed", look_away)
    patch.setattr(Room, "hear_entry", lambda room, _: look_away(room))
