"""One server, whole: its rooms, its players and its housekeeping, from the first request to the last goodbye."""

import asyncio
import contextlib
import secrets

from waterhole.server.bots.pool import BotsPool
from waterhole.server.calls.caller import Caller, quietly
from waterhole.server.calls.push import Signer
from waterhole.server.cluster.bus import Bus
from waterhole.server.config import Config
from waterhole.server.desk import Desks
from waterhole.server.identity.limits import Limits
from waterhole.server.identity.players import Players
from waterhole.server.identity.signing import Keeper
from waterhole.server.messages import Goodbye
from waterhole.server.rooms.daily_expert import DailyExpert
from waterhole.server.rooms.housekeeping import Housekeeping
from waterhole.server.rooms.mistakes import Mistakes
from waterhole.server.rooms.registry import Registry
from waterhole.server.rooms.reviews import Reviews
from waterhole.server.services import Services
from waterhole.server.storage.day_field import Fields
from waterhole.server.storage.tables import Store
from waterhole.server.tasks import Tasks

FINISHING = 5.0
"""Seconds that a server which stops waits for its database."""


class Hall:
    """What requests and sockets are served from."""

    def __init__(self, config: Config, store: Store, bus: Bus, pool: BotsPool, keeper: Keeper) -> None:
        self.config = config
        self.store = store
        self.keeper = keeper
        self.limits = Limits(config)
        self.origins = frozenset(filter(None, config.origins.split(",")))
        self.tasks = Tasks()
        self.caller = Caller(config, store, self.limits, self.tasks, Signer(keeper.push_key()))
        name = secrets.token_hex(8)
        self.desks = Desks(config)
        shared = (self.limits, self.desks, self.tasks, self.caller, Fields(store))
        self.services = Services(config, store, bus, pool, keeper, *shared, name)
        self.rooms = Registry(self.services)
        self.reviews = Reviews(self.services)
        self.mistakes = Mistakes(self.services)
        self.players = Players(store, keeper)
        self.expert = DailyExpert(self.services)
        self.housekeeping = Housekeeping(self.services, self.rooms, self.players)

    async def open(self) -> None:
        await self.services.bus.open(self.rooms.heard)
        await self.housekeeping.begin()
        self.tasks.spawn(quietly(self.caller.warm_up()))

    async def say_goodbye(self) -> None:
        """Take nothing new, finish what is being stored, and tell everybody."""
        self.tasks.stopping = True
        self.reviews.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await self.finish()
        connections = list(self.rooms.connections())
        for room in self.rooms.in_use.values():
            room.close(Goodbye("server.stopping", 1_000))
        await asyncio.gather(*(connection.flushed() for connection in connections))

    async def finish(self) -> None:
        """Wait until whatever was begun at any table is stored, acknowledged and told."""
        for room in list(self.rooms.in_use.values()):
            async with room.lock:
                pass
        await self.store.move_log.drain()

    async def close(self) -> None:
        """Stop everything."""
        await self.tasks.end()
        await self.services.bus.close()
        await self.services.pool.close()
        await self.store.close()
