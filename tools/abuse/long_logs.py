"""Prepare a database in which tables have very long logs; run with the code of the server that is to open them."""

import asyncio
import sys

from waterhole.server.app import open_hall
from waterhole.server.config import Config, changed
from waterhole.server.messages import NewTable, SeatWish
from waterhole.server.rooms.create import make_table
from waterhole.server.storage.models import log
from waterhole.table import entries

ENTRIES = 30_000


async def prepare(database: str, tables: int) -> list[str]:
    hall = await open_hall(changed(Config(), {"database": database}))
    player, _ = await hall.store.new_player(0)
    made = []
    for _ in range(tables):
        seats = [SeatWish("me", name=name) for name in ("Ann", "Amy", "Al")]
        table = (await make_table(hall.rooms, NewTable(game="serengeti", seats=seats, start=True), player)).table
        seat = table.turn
        assert seat is not None
        rows = [
            {"table_id": table.id, "ply": ply, "entry": entries.encode(one)}
            for ply in range(1, ENTRIES, 2)
            for ply, one in ((ply, entries.Played(0, seat, "pass")), (ply + 1, entries.Undone(0, seat, 0)))
        ]
        async with hall.store.engine.begin() as connection:
            await connection.execute(log.insert(), rows)
        made.append(table.id)
    await hall.close()
    return made


if __name__ == "__main__":
    print(",".join(asyncio.run(prepare(sys.argv[1], int(sys.argv[2])))))
