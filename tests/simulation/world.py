"""One run of the simulation: two servers on one database, people and attackers, and everything that can go wrong."""

import asyncio
import gc
import hashlib
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import Context
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

import aiosqlite.core
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.simulation.database import WAY, Line, NoThread, Way
from tests.simulation.judge import Judge
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Air, Gone, Wire
from tests.simulation.people import Attacker, Host, Person
from tests.simulation.servers import Server
from waterhole.server import time_source
from waterhole.server.rooms import housekeeping
from waterhole.server.storage.engine import bring_up_to_date, open_engine

EPOCH = 1_800_000_000
SECONDS = 45.0
"""For so long people play."""
CALM = 30.0
"""And for so long everything is well, before it is judged."""
MOST_SECONDS = 900.0
"""Then a match that only bots play must be over."""
CHECKED = 40
"""After so many steps it is looked at what everybody holds."""


class Timepiece:
    """In place of the module `time`, for the server's one clock."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop

    def time(self) -> float:
        return EPOCH + self.loop.now

    def monotonic(self) -> float:
        return self.loop.now


@dataclass
class Outcome:
    """How a run went."""

    trace: str
    """Stands for everything that everybody heard, and when."""
    steps: int
    moves: int
    kills: int
    lines: list[str]


class World:
    """Everything there is."""

    def __init__(self, seed: int, file: Path) -> None:
        self.random = Random(seed)
        self.loop = SimulatedLoop(Random(seed + 1_000_003))
        self.file = file
        self.latency = self.random.choice([0.001, 0.01, 0.05])
        self.losing = self.random.choice([0.0, 0.05])
        self.pace = self.random.choice([0.0005, 0.004, 0.02])
        self.patience = self.random.choice([0.0, 20.0])
        """Nobody is ready earlier: meanwhile people come and go."""
        self.lives = 0
        self.kills = 0
        self.kill_at: dict[int, int] = {}
        self.goes_on = True
        self.hash = hashlib.sha256()
        self.lines: list[str] = []
        self.found: AssertionError | None = None
        """What was not as it must be, while people played."""
        self.playing: asyncio.Task[None]
        self.browsing: list[asyncio.Task[None]] = []
        self.engines: list[AsyncEngine] = []
        self.air = Air(self.loop, self.random)
        self.air.losing, self.air.doubling = self.random.choice([(0.0, 0.0), (0.1, 0.1), (0.5, 0.2)])
        self.judge = Judge(self, file)
        self.servers = [Server(self, number) for number in range(2)]
        self.host = Host(self, "Ann", 1.5)
        self.accomplice = Person(self, "Moe", 4.0)
        self.people = [Person(self, name, 1.5) for name in ("Bob", "Cy")]
        self.everybody = [self.host, *self.people, self.accomplice, Attacker(self, "Eve", 3.0)]
        self.table = self.invitation = ""
        self.seats = 3
        self.loop.between = self.between
        self.loop.aside = lambda function: WAY.get().call(function)

    def note(self, what: str, detail: str = "") -> None:
        """Everything is written down: two runs of one seed write the same."""
        line = f"{self.loop.now:11.6f} {what}"
        self.lines.append(line)
        self.hash.update(f"{line} {detail}\n".encode())

    def set_pace(self, way: Way) -> None:
        way.pace = self.pace

    def go_on_at(self, table: str) -> None:
        if table != self.table:
            self.note(f"everybody goes on at {table}")
            self.judge.came_from[table] = self.table
            self.table = table
            self.invitation = self.servers[0].hall.keeper.invitation(table)

    def between(self) -> None:
        """Between any two steps: a server may be killed, and nobody holds what is not theirs."""
        for number, step in list(self.kill_at.items()):
            if self.loop.steps >= step:
                del self.kill_at[number]
                self.kill(self.servers[number])
        if self.loop.steps % CHECKED == 0 and self.table and self.found is None:
            try:
                self.judge.check_holding()
            except AssertionError as found:
                self.found = found
                self.playing.cancel()

    def kill(self, server: Server) -> None:
        if server.alive:
            self.kills += 1
            server.kill()
            self.loop.call_later(self.random.choice([0.1, 1.0, 5.0]), server.start, context=Context())

    # The story.

    async def story(self) -> None:
        for server in self.servers:
            server.start()
        while not all(server.alive for server in self.servers):
            await asyncio.sleep(0.1)
        while not self.table:
            await self.make_table()
        lives = [asyncio.create_task(person.live()) for person in self.everybody]
        trouble = asyncio.create_task(self.trouble())
        self.browsing = [trouble, *lives]
        await asyncio.sleep(SECONDS)
        self.goes_on = False
        trouble.cancel()
        await self.mend()
        await asyncio.gather(*lives)
        await self.calm()

    async def make_table(self) -> None:
        kinds = self.random.choice([["me", "open", "open"], ["me", "open", "bot"], ["me", "me", "open"]])
        settings = {
            "bot_pause": self.random.choice([0, 300]),
            "watch": self.random.choice(["no", "link"]),
            "absent_after": self.random.choice([None, 3000]),
            "clock": self.random.choice([None, None, {"kind": "live", "base": 20_000, "gain": 1000}]),
        }
        seats = [{"kind": kind, "level": "random", "name": "Ann"} for kind in kinds]
        game = self.random.choice(["safaru", "serengeti"])
        start = self.random.random() < 0.3
        body = {"game": game, "seats": seats, "settings": settings, "start": start}
        try:
            status, made = await self.host.request("POST", "/api/tables", body)
        except Gone:
            return
        assert status == 200, made
        self.invitation = made["invite"].split("#invite=")[1]
        self.table = made["table"]

    async def trouble(self) -> None:
        """One thing after the other goes wrong."""
        evils = [self.outage, self.outage, self.lost_answers, self.broken_bus, self.sudden_death, self.broken_wires]
        while True:
            await asyncio.sleep(self.random.expovariate(1 / 6))
            await self.random.choice(evils)()

    async def outage(self) -> None:
        ways = [self.random.choice(self.servers).way] if self.random.random() < 0.6 else [s.way for s in self.servers]
        self.note("the database is away")
        for way in ways:
            way.away = True
        await asyncio.sleep(self.random.choice([0.05, 0.5, 5.0]))
        for way in ways:
            way.away = False

    async def lost_answers(self) -> None:
        way = self.random.choice(self.servers).way
        way.losing = 0.3
        await asyncio.sleep(3.0)
        way.losing = 0.0

    async def broken_bus(self) -> None:
        self.note("the bus breaks down")
        self.air.breaks_down()
        await asyncio.sleep(self.random.choice([0.1, 2.0, 10.0]))
        self.air.is_mended()

    async def sudden_death(self) -> None:
        self.kill_at[self.random.randrange(2)] = self.loop.steps + self.random.randrange(200)

    async def broken_wires(self) -> None:
        for server in self.servers:
            for wire in list(server.wires):
                if not wire.closed and self.random.random() < 0.5:
                    wire.cut()

    async def mend(self) -> None:
        """From now on nothing goes wrong."""
        self.note("all is mended")
        self.kill_at.clear()
        self.losing = 0.0
        self.air.losing = self.air.doubling = 0.0
        self.air.is_mended()
        while True:
            for server in self.servers:
                server.way.away = False
                server.way.losing = 0.0
            if all(server.alive for server in self.servers):
                return
            await asyncio.sleep(0.2)

    async def calm(self) -> None:
        """Everybody comes once more, to both servers; then the judge speaks."""
        last = [Wire(server, one.name, one.cookie, self.table, self.invitation)
                for one in self.everybody for server in self.servers]  # fmt: skip
        for wire in last:
            wire.open()
        await asyncio.sleep(CALM)
        await self.still()
        self.note("judged")
        self.judge.check_all()
        self.judge.check_the_same([*last, *(wire for one in self.everybody for wire in one.open_wires())])

    async def still(self) -> None:
        """Until the bots have nothing to do."""
        since = length = 0
        async with asyncio.timeout(MOST_SECONDS):
            while since < 5:
                await asyncio.sleep(1.0)
                before, length = length, len(self.judge.chronicle(self.table).log)
                since = since + 1 if before == length else 0

    async def end(self) -> None:
        """Nothing is left of anybody."""
        self.goes_on = False
        for server in self.servers:
            server.kill()
        for task in self.browsing:
            task.cancel()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.gather(*others, return_exceptions=True)
        for engine in self.engines:
            await engine.dispose()
        self.judge.database.close()

    async def run(self) -> None:
        self.playing = asyncio.create_task(self.story())
        try:
            await asyncio.wait([self.playing])
        finally:
            await self.end()
        if self.found is not None:
            raise self.found
        self.playing.result()


async def unwatched(_: float) -> None:
    """In place of the watch over the loop: here it is never late."""


@contextmanager
def simulated(world: World) -> Iterator[list[structlog.typing.EventDict]]:
    """Time, chance and threads are the world's own."""
    bytes_of = Random(world.random.random()).randbytes
    with ExitStack() as stack:
        stack.enter_context(patch.object(time_source, "time", Timepiece(world.loop)))
        stack.enter_context(patch.object(secrets, "token_bytes", lambda size=32: bytes_of(size)))
        stack.enter_context(patch.object(aiosqlite.core, "SimpleQueue", Line))
        stack.enter_context(patch.object(aiosqlite.core, "Thread", NoThread))
        stack.enter_context(patch.object(housekeeping, "watch_the_loop", unwatched))
        yield stack.enter_context(structlog.testing.capture_logs())


def run(seed: int, template: Path, folder: Path) -> Outcome:
    """Run one seed to its end. AssertionError: something was not as it must be."""
    file = folder / f"{seed}.sqlite"
    shutil.copy(template, file)
    world = World(seed, file)
    with simulated(world) as logs, unobserved():
        try:
            with asyncio.Runner(loop_factory=lambda: world.loop) as runner:
                runner.run(world.run())
        except BaseException as problem:
            print("\n".join([*world.lines, *world.judge.logs()]))
            problem.add_note(f"seed {seed}: `python -m tests.simulation {seed}` shows it again")
            raise
        finally:
            for leftover in folder.glob(f"{seed}.sqlite*"):
                leftover.unlink()
    failed = [line for line in logs if line["log_level"] == "error"]
    assert not failed, f"seed {seed}: {failed}"
    return Outcome(world.hash.hexdigest(), world.loop.steps, len(world.judge.acknowledged), world.kills, world.lines)


@contextmanager
def unobserved() -> Iterator[None]:
    """Who is killed leaves things open: that is no fault. They are collected here, and at no other time."""
    gc.disable()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            yield
        finally:
            gc.collect()
            gc.enable()


async def made_template(file: Path) -> None:
    """An empty database, brought up to date once for all runs."""
    engine = open_engine(f"sqlite:///{file}")
    await bring_up_to_date(engine)
    await engine.dispose()


@contextmanager
def workplace() -> Iterator[tuple[Path, Path]]:
    """A template and a folder, in memory where there is such a folder."""
    memory = Path("/dev/shm")  # noqa: S108 (a folder of our own is made in it)
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        template = Path(name) / "template.sqlite"
        asyncio.run(made_template(template))
        gc.collect()
        gc.freeze()  # What is there already need not be looked through after each run.
        try:
            yield template, Path(name)
        finally:
            gc.unfreeze()
