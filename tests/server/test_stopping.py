"""A server that is told to stop finishes what was begun, says goodbye, and ends well."""

import asyncio
import json
import sqlite3
from pathlib import Path

from tests.server.client import BROKEN, Diligent, Json
from tests.server.parts import FAST, ServerProcess

TABLES = 3


class Watchful(Diligent):
    """Plays on and on, and remembers how the connection ended."""

    farewell: Json | None = None

    async def play_until_goodbye(self, table: str) -> None:
        async with self.at(table) as socket:
            try:
                await self.play_on(socket, await socket.hear(), 0)
            except BROKEN:
                # What has arrived can still be read.
                heard = [message for message in socket.heard if message["type"] == "goodbye"]
                self.farewell = heard[0] if heard else await socket.hear("goodbye")


async def play_and_stop(server: ServerProcess) -> list[tuple[str, list[Watchful]]]:
    """People move as fast as they can at several tables, and the server is stopped in the midst of it."""
    tables: list[tuple[str, list[Watchful]]] = []
    for number in range(TABLES):
        people = [Watchful(server.base, f"P{seat}", 10 * number + seat) for seat in range(3)]
        made = await people[0].make("serengeti", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        for person in people[1:]:
            await person.sit(made)
        for person in people:
            async with person.at(made["table"]) as socket:
                assert (await socket.ask("ready"))["type"] == "taken"
        tables.append((made["table"], people))
    playing = [asyncio.create_task(person.play_until_goodbye(table)) for table, people in tables for person in people]
    while sum(len(person.acknowledged) for _, people in tables for person in people) < 10 * TABLES:
        await asyncio.sleep(0.01)
    assert await asyncio.to_thread(server.stop) == 0, "a stop that was asked for is no failure"
    await asyncio.gather(*playing)
    return tables


def moves_in(database: sqlite3.Connection, table: str) -> list[Json]:
    rows = database.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY ply", (table,))
    return [entry for (text,) in rows if (entry := json.loads(text))["type"] == "played"]


def test_what_was_begun_is_finished_and_everybody_is_told(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.sqlite", log=tmp_path / "log", **FAST)
    server.start()
    tables = asyncio.run(play_and_stop(server))
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    for table, people in tables:
        stored = moves_in(database, table)
        acknowledged = {decision: text for person in people for decision, text in person.acknowledged.items()}
        assert dict(enumerate(move["text"] for move in stored)) == acknowledged, "stored means acknowledged, and back"
        for person in people:
            assert person.farewell == {"type": "goodbye", "code": "server.stopping", "retry": 1000}
    database.close()
    assert (tmp_path / "log").read_text() == "", "the server logged errors"
    server.start()
    table, people = tables[0]
    assert asyncio.run(resumed(people, table)) == ["over"] * 3
    assert server.stop() == 0


async def resumed(people: list[Watchful], table: str) -> list[str]:
    """The same people come back and play to the end; how they found the match."""
    return [found["status"] for found in await asyncio.gather(*(person.play(table) for person in people))]
