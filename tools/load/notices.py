"""How soon a turn's notice leaves when many wish to be called: so many subscriptions, and turns that come.

`python -m tools.load.notices [--subscriptions N] [--turns N] [--json]`: a real store, the real caller, and an https
server on loopback that reads what arrives. Fails when a notice takes longer than it may.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from tests.server.endpoints import Device, Endpoint, endpoint
from tools.load.run import percentile
from waterhole.server.app import open_hall
from waterhole.server.config import Config, changed
from waterhole.server.hall import Hall
from waterhole.server.messages import NewTable, SeatWish
from waterhole.server.rooms.create import make_table
from waterhole.server.rooms.room import Room
from waterhole.server.storage.models import calls, players, tables
from waterhole.server.storage.tables import hash_of, new_id

MOST_SECONDS = 1.0


async def fill(hall: Hall, there: Endpoint, count: int) -> None:
    """Subscriptions of strangers at tables of their own: what the one notice has to be found among."""
    keys = Device().keys
    ids = [new_id() for _ in range(count)]
    charter = (await a_table(hall)).table
    async with hall.store.engine.begin() as connection:
        row = dict((await connection.execute(tables.select().where(tables.c.id == charter.id))).mappings().one())
        await connection.execute(tables.insert(), [{**row, "id": id} for id in ids])
        await connection.execute(players.insert(), [{"id": id, "token_hash": hash_of(id), "seen_at": 1} for id in ids])
        await connection.execute(calls.insert(), [way(id, id, there, keys) for id in ids])


def way(table: str, player: str, there: Endpoint, keys: dict[str, str]) -> dict[str, object]:
    address = f"{there.address}/{table}"
    return {
        "table_id": table, "player_id": player, "address_hash": hash_of(address), "kind": "push", "address": address,
        **keys, "language": "en", "site": "https://here.example/", "called_for": -1, "reminded_for": -1,
        "remind_at": None, "failures": 0,
    }  # fmt: skip


async def a_table(hall: Hall, player: str | None = None) -> Room:
    if player is None:
        player, _ = await hall.store.new_player(1)
    seats = [SeatWish("me", name="Ann"), SeatWish("me", name="Al"), SeatWish("me", name="Amy")]
    return await make_table(hall.rooms, NewTable("serengeti", seats, start=True), player)


async def notices(subscriptions: int, turns: int, folder: Path) -> list[float]:
    """Seconds from a turn's beginning until the notice has arrived."""
    config = changed(Config(), {"database": f"sqlite:///{folder}/load.sqlite", "calls_per_host": 1_000_000})
    hall = await open_hall(config)
    try:
        async with endpoint() as there:
            hall.caller.outside = there.outside()
            await fill(hall, there, subscriptions)
            await hall.caller.warm_up()  # As a server does that begins with them.
            return [await one_notice(hall, there) for _ in range(turns)]
    finally:
        await hall.close()


async def one_notice(hall: Hall, there: Endpoint) -> float:
    player, _ = await hall.store.new_player(1)
    room = await a_table(hall, player)
    async with hall.store.engine.begin() as connection:
        await connection.execute(calls.insert(), [way(room.table.id, player, there, Device().keys)])
    hall.caller.forget(room.table.id)
    before, begun = len(there.calls), time.perf_counter()
    hall.caller.turn(room.table)
    await there.until(before + 1)
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--subscriptions", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=50)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        spans = asyncio.run(notices(chosen.subscriptions, chosen.turns, Path(folder)))
    figures = {
        "subscriptions": chosen.subscriptions, "turns": len(spans), "first ms": round(1000 * spans[0], 1),
        "p50 ms": round(1000 * percentile(spans, 0.5), 1), "slowest ms": round(1000 * max(spans), 1),
    }  # fmt: skip
    print(json.dumps(figures) if chosen.json else "  ".join(f"{name}: {value}" for name, value in figures.items()))
    if max(spans) > MOST_SECONDS:
        raise SystemExit(f"A turn's notice takes longer than {MOST_SECONDS} s.")


if __name__ == "__main__":
    main()
