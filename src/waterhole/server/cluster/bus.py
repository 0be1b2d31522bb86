"""How servers that share a database hear of each other: Redis, or nothing when a server is alone.

The bus only saves time: what counts is in the database, and a server that missed a message reads it there.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

Heard = Callable[[str, bytes], Awaitable[None]]
"""Called with a table's id and a message of another server."""

CONNECTIONS = 8
"""To Redis, for what this server says. Whoever finds all in use waits for one; more would not make Redis quicker."""

logger = structlog.get_logger()


class Bus(Protocol):
    """Messages about tables, between servers."""

    shared: bool
    """Whether other servers may be there."""
    up: bool
    breaks: int
    """How often it was away: after each time something may have been missed."""

    async def open(self, heard: Heard) -> None: ...
    async def listen(self, table: str) -> None: ...
    async def ignore(self, table: str) -> None: ...
    async def tell(self, table: str, message: bytes) -> None: ...
    async def close(self) -> None: ...


class NoBus:
    """A server alone."""

    shared = False
    up = True
    breaks = 0

    async def open(self, heard: Heard) -> None:
        pass

    async def listen(self, table: str) -> None:
        pass

    async def ignore(self, table: str) -> None:
        pass

    async def tell(self, table: str, message: bytes) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    """Redis publish and subscribe, one channel a table. Goes on by itself when Redis was away."""

    shared = True
    prefix = "waterhole:table:"

    def __init__(self, url: str) -> None:
        from redis.asyncio import BlockingConnectionPool, Redis
        from redis.exceptions import RedisError

        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=5,
            socket_timeout=5,
            socket_connect_timeout=5,
            health_check_interval=15,
        )
        self.redis = Redis.from_pool(pool)
        self.problems = (RedisError, OSError)
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        self.tables: set[str] = set()
        self.up = False
        self.breaks = 0
        self.reader: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self.reader = asyncio.create_task(self.read(heard))

    async def read(self, heard: Heard) -> None:
        """Hear what the others say, for ever; after a break, subscribe to everything again."""
        while True:
            try:
                await self.pubsub.subscribe(f"{self.prefix}all", *(self.prefix + table for table in self.tables))
                self.up = True
                await self.hear(heard)
            except Exception as problem:  # noqa: BLE001 (whatever comes, this server must not go deaf)
                self.is_down(problem)
                await self.pubsub.aclose()  # type: ignore[no-untyped-call]
                self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
                await asyncio.sleep(0.5)

    async def hear(self, heard: Heard) -> None:
        while True:
            message = await self.pubsub.get_message(timeout=2.0)
            if not self.up:  # Something could not be said: nobody else would find out that it can be again.
                await self.redis.ping()
                self.up = True
            if message is not None:
                await self.pass_on(heard, message["channel"].decode().removeprefix(self.prefix), message["data"])

    async def pass_on(self, heard: Heard, table: str, message: bytes) -> None:
        """One message that cannot be understood is lost, not the bus."""
        try:
            await heard(table, message)
        except Exception as problem:
            logger.error("bus_message_failed", exc_info=problem)

    async def listen(self, table: str) -> None:
        self.tables.add(table)
        await self.quietly(self.pubsub.subscribe(self.prefix + table))

    async def ignore(self, table: str) -> None:
        self.tables.discard(table)
        await self.quietly(self.pubsub.unsubscribe(self.prefix + table))

    async def tell(self, table: str, message: bytes) -> None:
        await self.quietly(self.redis.publish(self.prefix + table, message))

    async def quietly(self, asked: Awaitable[object]) -> None:
        """Play goes on without Redis: the others find what they missed in the database."""
        try:
            await asked
        except self.problems as problem:
            self.is_down(problem)

    def is_down(self, problem: Exception) -> None:
        if self.up:
            logger.warning("bus_down", problem=type(problem).__name__)
        self.up = False
        self.breaks += 1

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        await self.pubsub.aclose()  # type: ignore[no-untyped-call]
        await self.redis.aclose()


def bus_at(url: str) -> Bus:
    """The bus of this address."""
    return RedisBus(url) if url else NoBus()
