"""A server's way to its database: the real storage on a real SQLite file, without its threads, and with faults.

Each call takes a while; the database is away for a while; what was stored may be stored although the answer is lost.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextvars import Context, ContextVar
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from tests.simulation.loop import SimulatedLoop
from waterhole.server.storage.engine import open_engine
from waterhole.server.storage.move_log import SqliteWriter
from waterhole.server.storage.tables import Store

Call: TypeAlias = Callable[[], Any]
LOCKED_FOR = 10.0
"""Seconds for which a connection waits for its turn to write, as SQLite's busy_timeout has it."""
SLOW = 40
"""How much longer some calls take than others."""
ALWAYS = frozenset({"rollback", "close", "close_and_stop"})
"""What is done on this side, whether or not the database answers."""
WRITES = frozenset({"commit", "store_now"})


class Way:
    """One life of a server and its database."""

    def __init__(self, loop: SimulatedLoop, random: Random, file: Path) -> None:
        self.loop = loop
        self.random = random
        self.file = file
        self.pace = 0.002
        self.away = False
        self.losing = 0.0
        """How often the answer to a write is lost, though it was stored."""
        self.dead = False
        self.opened: list[sqlite3.Connection] = []

    def call(self, function: Call) -> "asyncio.Future[Any]":
        """Do something with the database, in its time."""
        future: asyncio.Future[Any] = self.loop.create_future()
        self.begin(future, function)
        return future

    def begin(self, future: "asyncio.Future[Any]", function: Call) -> None:
        pause = 0.0
        if name_of(function) in ("execute", *WRITES):
            slow = SLOW if self.random.random() < 0.05 else 1  # Now and then others are long done before.
            pause = slow * self.random.expovariate(1 / self.pace)
        self.after(pause, future, function, self.loop.now)

    def after(self, pause: float, future: "asyncio.Future[Any]", function: Call, since: float) -> None:
        """On the database's own time, not the server's: that may be killed meanwhile."""
        self.loop.call_later(pause, self.perform, future, function, since, context=Context())

    def perform(self, future: "asyncio.Future[Any]", function: Call, since: float) -> None:
        if future.done() and name_of(function) not in ALWAYS:
            return
        try:
            self.tell(future, self.outcome(function))
        except (sqlite3.OperationalError, DBAPIError) as problem:
            if "locked" in str(problem) and self.loop.now - since < LOCKED_FOR:
                self.after(0.005, future, function, since)
            else:
                self.tell(future, problem)
        except BaseException as problem:  # noqa: BLE001 (whoever asked is told)
            self.tell(future, problem)

    def outcome(self, function: Call) -> object:
        name = name_of(function)
        if name not in ALWAYS and (self.dead or self.away):
            raise fault(name, "the database is away")
        if self.dead and name == "rollback":
            return None  # Done by `die`.
        found = function()
        if isinstance(found, sqlite3.Connection):
            self.opened.append(found)
        if name in WRITES and self.random.random() < self.losing:
            raise fault(name, "the answer is lost")
        return found

    def tell(self, future: "asyncio.Future[Any]", outcome: object) -> None:
        if future.done():
            return
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    def die(self) -> None:
        """The system closes what a killed process had open: what was not committed is gone."""
        self.dead = True
        for connection in self.opened:
            with contextlib.suppress(sqlite3.ProgrammingError):  # It was closed before.
                connection.rollback()  # An answer that nobody has fetched would keep the file locked.
            connection.close()

    def store(self) -> Store:
        """The real one."""
        engine = open_engine(f"sqlite:///{self.file}")
        event.listen(engine.sync_engine, "connect", at_once)
        store = Store(engine)
        assert isinstance(store.move_log.writer, SqliteWriter)
        connection = sqlite3.connect(self.file, timeout=0, isolation_level=None)
        connection.executescript("PRAGMA synchronous=OFF; PRAGMA foreign_keys=ON;")
        self.opened.append(connection)
        store.move_log.writer.connection = connection
        return store


def at_once(connection: Any, _: object) -> None:
    """Nobody waits in real time: who finds the file locked comes again. And there is no power that could fail."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.execute("PRAGMA synchronous=OFF")
    cursor.close()


def fault(name: str, what: str) -> Exception:
    """As the driver has it; the writer of logs gives it the name that SQLAlchemy would."""
    problem = sqlite3.OperationalError(what)
    return DBAPIError(name, None, problem) if name == "store_now" else problem


def name_of(function: object) -> str:
    while isinstance(function, partial):
        function = function.func
    return str(getattr(function, "__name__", ""))


WAY: ContextVar[Way] = ContextVar("WAY")
"""The way of the server whose task this is."""


class Line:
    """In place of the queue to a connection's thread."""

    def __init__(self) -> None:
        self.way = WAY.get()

    def put_nowait(self, asked: tuple["asyncio.Future[Any] | None", Call]) -> None:
        future, function = asked
        if self.way.loop.is_closed():
            function()  # Left open by who was killed, and found later.
            return
        self.way.begin(future if future is not None else self.way.loop.create_future(), function)


class NoThread:
    """In place of a connection's thread."""

    daemon = True

    def __init__(self, **_: object) -> None:
        pass

    def start(self) -> None:
        pass
