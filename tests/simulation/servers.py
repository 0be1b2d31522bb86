"""Servers that are killed and start again: the real application, its store on the way to a shared file, its bus."""

import asyncio
from collections.abc import Coroutine
from contextvars import Context, copy_context
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI

from tests.simulation.database import WAY, Way
from tests.simulation.loop import LIFE
from tests.simulation.network import Gone, Json, SimulatedBus, Wire
from waterhole.server.app import make_app
from waterhole.server.bots.agents import Agents
from waterhole.server.bots.pool import Question, answer
from waterhole.server.config import Config, changed
from waterhole.server.hall import Hall
from waterhole.server.identity.signing import Keeper
from waterhole.server.storage.engine import STORAGE_DOWN

if TYPE_CHECKING:
    from tests.simulation.world import World

CONFIG = changed(
    Config(),
    {
        "sockets_per_address": 100_000,
        "messages_per_second": 1e6,
        "message_burst": 10**6,
        "messages_per_address": 10**6,
        "bot_seconds_per_player": 10**6,
        "bot_seconds_per_address": 10**6,
        "slice_seconds": 0.0,  # Whoever reads a long log lets others have a turn after each entry.
        "retention_days": 0,
    },
)


class Plenty:
    """In place of the counts of requests, which go by the machine's own clock."""

    def hit(self, *_: object) -> bool:
        return True


class Bots:
    """Think here, for a moment of simulated time."""

    thinking = 0

    def __init__(self, random: Random) -> None:
        self.random = random
        self.agents = Agents({}, 0.0, 1)

    async def choose(self, table: str, question: Question, payer: str | None = "") -> tuple[int, float]:
        await asyncio.sleep(self.random.expovariate(10))
        return answer(question), 0.01

    async def close(self) -> None:
        pass


@cache
def application(number: int) -> FastAPI:
    """Made once: it holds nothing of a server but its hall."""
    return make_app(CONFIG)


class Server:
    """One of the servers, through all its lives."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        self.number = number
        self.app = application(number)
        self.life = 0
        self.alive = False
        self.wires: list[Wire] = []
        self.waiting: list[asyncio.Future[tuple[int, Json, Json]]] = []
        self.context = Context()
        self.ways: list[Way] = []
        self.halls: list[Hall] = []

    @property
    def way(self) -> Way:
        return self.ways[-1]

    @property
    def hall(self) -> Hall:
        return self.halls[-1]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A task of the server's own."""
        self.world.loop.create_task(work, context=self.context.copy())

    def start(self) -> None:
        world = self.world
        world.lives += 1
        self.life = world.lives
        self.ways.append(Way(world.loop, world.random, world.file))
        world.set_pace(self.way)
        self.context = copy_context()
        self.context.run(LIFE.set, self.life)
        self.context.run(WAY.set, self.way)
        self.spawn(self.come_up(self.life))

    async def come_up(self, life: int) -> None:
        """As `open_hall`, again and again until the database answers."""
        store = self.way.store()
        self.world.engines.append(store.engine)
        while True:
            try:
                keeper = Keeper(await store.shared_key("signing"))
                bots: Any = Bots(self.world.random)
                hall = Hall(CONFIG, store, SimulatedBus(self.world.air), bots, keeper)
                window: Any = Plenty()
                hall.limits.window = window
                self.halls.append(hall)
                await hall.open()
                break
            except STORAGE_DOWN:  # A person would start it again.
                await asyncio.sleep(0.5)
                await asyncio.gather(*(hall.tasks.end() for hall in self.halls))
                self.leave_the_bus()
        self.app.state.hall = hall
        self.alive = True
        self.world.note(f"server {self.number} is up")

    def leave_the_bus(self) -> None:
        for hall in self.halls:
            bus: Any = hall.services.bus
            bus.leave()

    def kill(self) -> None:
        """Between two steps of whatever it was doing."""
        self.world.note(f"server {self.number} is killed")
        self.alive = False
        self.way.die()
        self.leave_the_bus()
        self.world.loop.kill(self.life)
        for reply in self.waiting:
            if not reply.done():
                reply.set_exception(Gone())
        for wire in self.wires:
            wire.end()
        self.waiting.clear()
        self.wires.clear()
