"""Several servers, one PostgreSQL, one Redis: whatever of them falls over, the matches go on."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis

from tests.server.client import BOT, BROKEN, Diligent, Player
from tests.server.parts import (
    FAST,
    Postgres,
    RedisServer,
    ServerProcess,
    needs_postgres,
    needs_redis,
    postgres,
    redis,
    server_process,
)
from tests.server.proof import count

pytestmark = [needs_postgres, needs_redis]


class Farm:
    """Two servers and what they share."""

    def __init__(self, database: Postgres, bus: RedisServer, servers: list[ServerProcess]) -> None:
        self.database, self.bus, self.servers = database, bus, servers


@pytest.fixture(scope="module")
def farm() -> Iterator[Farm]:
    with ExitStack() as stack:
        database, bus = stack.enter_context(postgres()), stack.enter_context(redis())
        servers = [stack.enter_context(server_process(database.url, bus.url, **FAST)) for _ in range(2)]
        yield Farm(database, bus, servers)


class Tally:
    """How many moves have been acknowledged to anybody."""

    def __init__(self) -> None:
        self.people: list[Diligent] = []

    @property
    def moves(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def more(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        enough = self.moves + moves
        while self.moves < enough:
            await asyncio.sleep(0.02)


async def gather(farm: Farm, seed: int) -> tuple[str, list[Diligent]]:
    """A table whose two people are at different servers, with a bot."""
    people = [Diligent(server.base, f"P{number}", seed + number) for number, server in enumerate(farm.servers)]
    made = await people[0].make("serengeti", [{"kind": "me", "name": "P0"}, {"kind": "open"}, BOT])
    await people[1].sit(made)
    for person in people:
        async with person.at(made["table"]) as socket:
            assert (await socket.ask("ready"))["type"] == "taken"
    return made["table"], people


async def check(farm: Farm, table: str, people: list[Diligent]) -> None:
    """Both servers tell the same: every acknowledged move is there, where it was acknowledged, and no move twice."""
    told = []
    for server in filter(alive, farm.servers):
        async with Player(server.base).at(table) as socket:
            told.append((await socket.hear("welcome"))["steps"][1:])
    assert all(steps == told[0] for steps in told)
    assert [step["number"] for step in told[0]] == list(range(len(told[0])))
    for seat, person in enumerate(people):
        assert person.acknowledged
        for decision, text in person.acknowledged.items():
            assert (told[0][decision]["seat"], told[0][decision]["text"]) == (seat, text)


async def through(farm: Farm, seed: int, trouble: Callable[[Tally], Coroutine[Any, Any, None]]) -> Tally:
    """Matches at two tables, one after the other until the trouble is over; all end, nothing acknowledged is lost."""
    tally = Tally()
    over = asyncio.create_task(trouble(tally))

    async def play_on(number: int) -> None:
        while True:
            table, people = await until_made(farm, number)
            for person in people:
                person.where = nearest(farm, person.base)
            tally.people += people
            results = await asyncio.gather(*(person.play(table, 0.05) for person in people))
            assert [result["status"] for result in results] == ["over"] * 2
            await check(farm, table, people)
            number += 2
            if over.done():
                return

    await asyncio.gather(play_on(seed), play_on(seed + 100))
    await over
    return tally


async def until_made(farm: Farm, seed: int) -> tuple[str, list[Diligent]]:
    """A table; when trouble comes before its start, another."""
    while True:
        try:
            return await gather(farm, seed)
        except (*BROKEN, httpx.HTTPError, AssertionError):
            await asyncio.sleep(0.2)


def nearest(farm: Farm, own: str) -> Callable[[], str]:
    """Where a browser comes out: at its own server or, as a proxy would do it, at one that lives."""
    return lambda: next((server.base for server in farm.servers if server.base == own and alive(server)), living(farm))


def living(farm: Farm) -> str:
    return next(server.base for server in farm.servers if alive(server))


def alive(server: ServerProcess) -> bool:
    return server.process is not None and server.process.poll() is None and server.ready


async def test_people_at_different_servers_hear_each_other(farm: Farm) -> None:
    table, (ann, bob) = await gather(farm, 1)
    async with ann.at(table) as one, bob.at(table) as two:
        assert (await one.hear("welcome"))["you"] == 0
        assert (await two.hear("welcome"))["you"] == 1
        here = await one.hear("table", where=lambda m: m["table"]["seats"][1]["present"])
        assert here["table"]["seats"][0]["present"]
        await one.ask("react", reaction="wow")
        assert (await two.hear("reacted"))["reaction"] == "wow"
    async with Player(farm.servers[1].base).at(table) as watcher:
        await asyncio.gather(ann.play(table), bob.play(table))
        over = await watcher.hear("table", where=lambda m: m["table"]["status"] == "over")
        moved = [message["step"]["number"] for message in watcher.heard if message["type"] == "moved"]
        assert moved == list(range(over["table"]["moves"] - len(moved), over["table"]["moves"]))
    await check(farm, table, [ann, bob])


def test_what_others_write_on_the_bus_is_not_believed(farm: Farm) -> None:
    """Neither noise nor a forged message ends the reading, or is shown: what counts is in the database."""

    async def story() -> None:
        table, (ann, bob) = await gather(farm, 50)
        async with ann.at(table) as one, bob.at(table) as two:
            before = (await two.hear("welcome"))["table"]
            await one.hear("welcome")
            for message in FORGED:
                await stranger.publish(f"waterhole:table:{table}", message)
            await one.ask("react", reaction="wow")
            heard = await two.hear("reacted")
            assert (heard["seat"], heard["reaction"]) == (0, "wow"), "the first that was heard is the true one"
            assert (await two.ask("look", seat=1))["table"]["watchers"] == before["watchers"]
        await asyncio.gather(ann.play(table), bob.play(table))
        await check(farm, table, [ann, bob])

    stranger = Redis.from_url(farm.bus.url)
    asyncio.run(with_closed(stranger, story()))


FORGED = [
    b"",
    b"\xff\xfe",
    b"{}",
    b"[" * 10_000,
    b'{"server":"eve","ply":0,"entry":"{}"}',
    b'{"server":"eve","ply":3,"entry":"{\\"type\\":\\"resigned\\",\\"seat\\":0}"}',
    b'{"server":"eve","seat":1,"reaction":"ouch"}',
    b'{"server":"eve","present":[0,1],"watchers":77}',
    b"0" * 16 + b'{"server":"eve","seat":1,"reaction":"ouch"}',
]


async def with_closed(stranger: Redis, story: Coroutine[Any, Any, None]) -> None:
    try:
        await story
    finally:
        await stranger.aclose()


def test_a_server_dies(farm: Farm) -> None:
    """Its players go on at the other one, and come back when it does; then the other one dies."""

    async def trouble(tally: Tally) -> None:
        for number in range(count(2, 10)):
            await tally.more(15)
            victim = farm.servers[number % 2]
            await asyncio.to_thread(victim.kill)
            await tally.more(20)
            await asyncio.to_thread(victim.start)

    tally = asyncio.run(through(farm, 1000, trouble))
    assert sum(person.breaks for person in tally.people) >= count(2, 10)


def test_redis_restarts(farm: Farm) -> None:
    async def trouble(tally: Tally) -> None:
        for _ in range(count(1, 10)):
            await tally.more(10)
            await asyncio.to_thread(farm.bus.stop)
            await tally.more(10)  # Play goes on without it,
            await asyncio.to_thread(farm.bus.start)
            await tally.more(10)  # and with it again.

    tally = asyncio.run(through(farm, 2000, trouble))
    assert not any(person.breaks for person in tally.people), "nobody needs to notice"


def test_postgresql_restarts(farm: Farm) -> None:
    async def trouble(tally: Tally) -> None:
        player = Player(farm.servers[0].base)  # Who plays alone is always the one to move.
        made = await player.make("sanctuary", [{"kind": "me", "name": "Ann"}], start=True)
        async with player.at(made["table"]) as alone:
            position = (await alone.hear("welcome"))["position"]
            for number in range(count(1, 10)):
                await tally.more(10)
                await asyncio.to_thread(farm.database.stop, "immediate" if number % 2 else "fast")
                before = tally.moves
                assert (await alone.move(position))["code"] == "server.storage_down", "refused aloud"
                assert tally.moves == before, "what cannot be stored is not acknowledged"
                assert {httpx.get(f"{server.base}/health", timeout=30).status_code for server in farm.servers} == {503}
                await asyncio.to_thread(farm.database.start)
                await tally.more(10)
                assert (await alone.move(position))["type"] == "taken"
                position = (await alone.hear("moved"))["position"]

    tally = asyncio.run(through(farm, 3000, trouble))
    assert not any(person.breaks for person in tally.people), "nobody was thrown out"
