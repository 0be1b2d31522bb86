"""Killed without warning under load, the server loses no acknowledged move, makes none twice, and all matches end."""

import asyncio
import random
from pathlib import Path

import httpx

from tests.server.client import BROKEN, Diligent, Json
from tests.server.parts import FAST, ServerProcess, needs_postgres, postgres
from tests.server.proof import count

TABLES = count(2, 4)
BREAKS = (*BROKEN, httpx.HTTPError)


async def match(server: ServerProcess, seed: int, pause: float) -> int:
    """Three people, or two and a bot, play a match through every kill; how many acknowledged moves were checked."""
    people = [Diligent(server.base, f"P{number}", 10 * seed + number) for number in range(2 if seed % 4 == 0 else 3)]
    bots: list[Json] = [{"kind": "bot", "level": "random"}] * (3 - len(people))
    made = await people[0].make("serengeti", [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *bots])
    for person in people[1:]:
        await person.sit(made)
    for person in people:
        async with person.at(made["table"]) as socket:
            assert (await socket.ask("ready", commitment=person.commitment))["type"] == "taken"
    await asyncio.gather(*(person.play(made["table"], pause) for person in people))
    async with people[0].at(made["table"]) as socket:
        steps = (await socket.hear("welcome"))["steps"][1:]
    assert [step["number"] for step in steps] == list(range(len(steps))), "a move is missing or there twice"
    for seat, person in enumerate(people):
        for decision, text in person.acknowledged.items():
            assert (steps[decision]["seat"], steps[decision]["text"]) == (seat, text), "an acknowledged move is lost"
    return sum(len(person.acknowledged) for person in people)


async def killer(server: ServerProcess, kills: int, chance: random.Random, done: asyncio.Event) -> int:
    """Kill and start again at random moments, each time after some moves have been acknowledged."""
    killed = 0
    while killed < kills and not done.is_set():
        enough = Diligent.total + chance.randrange(1, 25)
        for _ in range(200):
            if Diligent.total >= enough:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1 * chance.random())
        await asyncio.to_thread(server.kill)
        killed += 1
        await asyncio.to_thread(server.start)
    return killed


async def ordeal(server: ServerProcess, kills: int, seed: int) -> tuple[int, int]:
    """Matches one after the other on some tables, until the server was killed so often."""
    chance, done = random.Random(seed), asyncio.Event()
    killing = asyncio.create_task(killer(server, kills, chance, done))
    checked = 0

    async def play_on(table: int) -> None:
        nonlocal checked
        number = 0
        while number == 0 or not killing.done():
            found = await until_made(server, 1000 * seed + 101 * table + 4 * number)
            checked += found
            number += 1

    await asyncio.gather(*(play_on(table) for table in range(TABLES)))
    done.set()
    return await killing, checked


async def until_made(server: ServerProcess, seed: int) -> int:
    """A match; a kill before its start only means to begin anew."""
    while True:
        try:
            return await match(server, seed, pause=0.02)
        except BREAKS:
            await asyncio.sleep(0.1)


def run(database: str, kills: int, seed: int) -> None:
    server = ServerProcess(database, **FAST)
    server.start()
    try:
        killed, checked = asyncio.run(ordeal(server, kills, seed))
        assert killed == kills
        assert checked > 3 * kills
    finally:
        server.kill()


def test_on_sqlite(tmp_path: Path) -> None:
    run(f"sqlite:///{tmp_path}/tables.sqlite", count(1, 50), 1)


@needs_postgres
def test_on_postgresql() -> None:
    with postgres() as database:
        run(database.url, count(1, 50), 2)
