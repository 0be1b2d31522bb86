"""What servers tell each other through Redis: nothing is lost in a crowd, and after a break all is well again."""

import asyncio
from collections.abc import Callable

from tests.server.parts import needs_redis, redis
from waterhole.server.cluster.bus import CONNECTIONS, RedisBus

pytestmark = needs_redis


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not so():
            await asyncio.sleep(0.02)


async def test_whatever_many_rooms_say_at_once_is_heard() -> None:
    """A server that had no connection left once took that for a break, and told nobody any more who is there."""
    heard: list[bytes] = []

    async def hear(table: str, message: bytes) -> None:
        heard.append(message)

    with redis() as server:
        ours, theirs = RedisBus(server.url), RedisBus(server.url)
        await ours.open(hear)
        await ours.listen("t")
        await until(lambda: ours.up)
        said = [str(number).encode() for number in range(100 * CONNECTIONS)]
        await asyncio.gather(*(theirs.tell("t", message) for message in said))
        await until(lambda: len(heard) == len(said))
        assert sorted(heard) == sorted(said)
        assert theirs.breaks == 0
        await ours.close()
        await theirs.close()


async def test_a_break_ends_by_itself() -> None:
    """Even if it was only noticed by somebody who had something to say, and nobody says anything more."""

    async def hear(table: str, message: bytes) -> None:
        pass

    with redis() as server:
        bus = RedisBus(server.url)
        await bus.open(hear)
        await until(lambda: bus.up)
        server.stop()
        await bus.tell("t", b"lost")
        assert bus.breaks
        server.start()
        await until(lambda: bus.up)
        bus.is_down(ConnectionError())
        await until(lambda: bus.up)
        await bus.close()
