"""Several servers, one PostgreSQL, one Redis: whatever of them falls over, the matches go on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Diligent, Json, Player
from tests.server.parts import (
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

pytestmark = [pytest.mark.once, needs_postgres, needs_redis]

FAST: dict[str, Any] = {"messages_per_second": 1e6, "message_burst": 10**6}
BOT: Json = {"kind": "bot", "level": "random"}


class Farm:
    """Two servers and what they share."""

    def __init__(self, database: Postgres, bus: RedisServer, servers: list[ServerProcess]) -> None:
        self.database, self.bus, self.servers = database, bus, servers


@pytest.fixture(scope="module")
def farm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Farm]:
    folder: Path = tmp_path_factory.mktemp("farm")
    with ExitStack() as stack:
        database, bus = stack.enter_context(postgres(folder)), stack.enter_context(redis())
        servers = [stack.enter_context(server_process(database.url, bus.url, **FAST)) for _ in range(2)]
        yield Farm(database, bus, servers)


async def gather(farm: Farm, seed: int, seats: list[Json]) -> tuple[str, list[Diligent]]:
    """A table whose two people are at different servers."""
    people = [Diligent(server.base, f"P{number}", seed + number) for number, server in enumerate(farm.servers)]
    made = await people[0].make("serengeti", seats)
    await people[1].sit(made)
    for person in people:
        async with person.at(made["table"]) as socket:
            assert (await socket.ask("ready"))["type"] == "taken"
    return made["table"], people


def check(steps: list[Json], people: list[Diligent]) -> None:
    """Every acknowledged move is there, where it was acknowledged."""
    for seat, person in enumerate(people):
        assert person.acknowledged
        for decision, text in person.acknowledged.items():
            assert (steps[decision]["seat"], steps[decision]["text"]) == (seat, text)


async def through(farm: Farm, seed: int, trouble: Callable[[], Awaitable[None]]) -> list[Diligent]:
    """Matches at several tables, with trouble in the middle; all end, nothing acknowledged is lost."""
    me: Json = {"kind": "me", "name": "P0"}
    tables = [await gather(farm, seed + 10 * n, [me, {"kind": "open"}, BOT]) for n in range(2)]
    living = farm.servers[1]
    for _, people in tables:
        for person in people:
            own = person.base
            person.where = lambda own=own: next(  # type: ignore[misc]
                (server.base for server in farm.servers if server.base == own and alive(server)), living.base
            )
    matches = [person.play(table, 0.05) for table, people in tables for person in people]
    results = await asyncio.gather(trouble(), *matches)
    assert all(result["status"] == "over" for result in results[1:])  # type: ignore[index]
    for table, people in tables:
        watcher = Player(living.base)
        async with watcher.at(table) as socket:
            check((await socket.hear("welcome"))["steps"][1:], people)
    return [person for _, people in tables for person in people]


def alive(server: ServerProcess) -> bool:
    return server.process is not None and server.process.poll() is None


def test_people_at_different_servers_hear_each_other(farm: Farm) -> None:
    async def story() -> None:
        table, (ann, bob) = await gather(farm, 1, [{"kind": "me", "name": "P0"}, {"kind": "open"}, BOT])
        async with ann.at(table) as one, bob.at(table) as two:
            assert (await one.hear("welcome"))["you"] == 0
            assert (await two.hear("welcome"))["you"] == 1
            here = await one.hear("table", where=lambda m: m["table"]["seats"][1]["present"])
            assert here["table"]["seats"][0]["present"]
            await one.ask("react", reaction="wow")
            assert (await two.hear("reacted"))["reaction"] == "wow"
        await asyncio.gather(ann.play(table), bob.play(table))

    asyncio.run(story())


def test_a_server_dies(farm: Farm) -> None:
    async def trouble() -> None:
        await asyncio.sleep(1)
        await asyncio.to_thread(farm.servers[0].kill)

    people = asyncio.run(through(farm, 100, trouble))
    assert any(person.breaks for person in people)
    farm.servers[0].start()


def test_redis_restarts(farm: Farm) -> None:
    async def trouble() -> None:
        for _ in range(count(1, 5)):
            await asyncio.sleep(0.7)
            await asyncio.to_thread(farm.bus.stop)
            await asyncio.sleep(0.7)
            await asyncio.to_thread(farm.bus.start)

    people = asyncio.run(through(farm, 200, trouble))
    assert not any(person.breaks for person in people), "nobody needs to notice"


def test_postgresql_restarts(farm: Farm) -> None:
    async def trouble() -> None:
        for _ in range(count(1, 5)):
            await asyncio.sleep(0.7)
            await asyncio.to_thread(farm.database.stop)
            await asyncio.sleep(1)
            await asyncio.to_thread(farm.database.start)

    people = asyncio.run(through(farm, 300, trouble))
    assert "server.storage_down" in {code for person in people for code in person.refused}, "refused aloud"
