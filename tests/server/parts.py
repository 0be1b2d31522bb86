"""The real parts that the tests stand on: servers, PostgreSQL and Redis, all on loopback, in folders of their own."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from glob import glob
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.lasting import lend_workers
from waterhole.server.config import Config, changed
from waterhole.server.hall import Hall
from waterhole.server.serve import Server, server_for

FREE = {
    "table_rate": "100000/second",
    "request_rate": "100000/second",
    "list_rate": "100000/second",
    "download_rate": "100000/second",
    "sockets_per_address": 100_000,
    "messages_per_address": 1_000_000,
    "frame_burst": 1_000_000,
    "byte_burst": 1_000_000_000,
    "replay_seconds_per_address": 1_000_000,
    "bot_seconds_per_player": 1_000_000,
    "bot_seconds_per_address": 1_000_000,
    "unwatched_pace": 0,
    "expert_thoughts": 1,
}
"""Tests come from one address and in a hurry."""
FAST: dict[str, Any] = {"messages_per_second": 1e6, "message_burst": 10**6}
"""And some of them on one connection."""
POSTGRES = sorted(glob("/usr/lib/postgresql/*/bin"))
REDIS = shutil.which("redis-server")
needs_postgres = pytest.mark.skipif(
    not POSTGRES, reason="PostgreSQL is not installed (Debian: apt-get install postgresql)"
)
needs_redis = pytest.mark.skipif(REDIS is None, reason="Redis is not installed (Debian: apt-get install redis-server)")


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_until(ready: Callable[[], bool], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < until, "it did not start in time"
        time.sleep(0.02)


@contextmanager
def server_here(folder: Path, **settings: object) -> Iterator[str]:
    """A server in a thread of this process: its address."""
    with server_and_hall(folder, **settings) as (address, _):
        yield address


@contextmanager
def server_and_hall(folder: Path, **settings: object) -> Iterator[tuple[str, Hall]]:
    """The same, with a look behind its doors."""
    values = {"port": 0, "database": f"sqlite:///{folder}/tables.sqlite", "log_level": "warning", **FREE, **settings}
    server: Server = server_for(changed(Config(), values))
    problems: list[BaseException] = []

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(server.serve())
        except BaseException as problem:  # noqa: BLE001 (handed to the test)
            problems.append(problem)

    # A daemon: one that does not stop fails its test, and must not keep the whole run from its end.
    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or bool(problems))
        assert not problems, problems
        lend_workers(server.app.state.hall.services.pool)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", server.app.state.hall
    finally:
        server.should_exit = True
        thread.join(120)  # A busy machine is no fault.
        assert not thread.is_alive(), "the server did not stop"


def tell(story: Callable[[str], Coroutine[Any, Any, None]], folder: Path, **settings: object) -> None:
    """Let a story happen at a server of its own."""
    with server_here(folder, **settings) as base:
        asyncio.run(story(base))


class ServerProcess:
    """A server in a process of its own, that can be killed."""

    def __init__(self, database: str, bus: str = "", log: Path | None = None, **settings: object) -> None:
        self.log = log
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        values = {"database": database, "bus": bus, "port": self.port, "log_level": "error", **FREE, **settings}
        self.environment = {**os.environ, **{f"WATERHOLE_{name.upper()}": str(value) for name, value in values.items()}}
        self.process: subprocess.Popen[bytes] | None = None
        self.ready = False

    def start(self) -> None:
        command = [sys.executable, "-m", "waterhole.cli", "serve"]
        with (self.log or Path(os.devnull)).open("ab") as log:
            errors = log if self.log is not None else None
            self.process = subprocess.Popen(command, env=self.environment, start_new_session=True, stderr=errors)
        wait_until(self.healthy)
        self.ready = True

    def healthy(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended by itself"
        try:
            return httpx.get(f"{self.base}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut would: no goodbye. Its bots go with it."""
        assert self.process is not None
        self.ready = False
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


@contextmanager
def server_process(database: str, bus: str = "", **settings: Any) -> Iterator[ServerProcess]:
    server = ServerProcess(database, bus, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Postgres:
    """A PostgreSQL of our own, in a folder that pytest knows nothing of: it closes its own to other users."""

    def __init__(self) -> None:
        self.bin = Path(POSTGRES[-1])
        self.data = Path(tempfile.mkdtemp(prefix="waterhole-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://waterhole@127.0.0.1:{self.port}/postgres"
        if os.getuid() == 0:
            shutil.chown(self.data, "postgres")
        self.run("initdb", "-D", str(self.data), "-U", "waterhole", "--auth=trust", "--no-sync")

    def run(self, program: str, *arguments: str) -> None:
        """PostgreSQL refuses to run as root."""
        command = [str(self.bin / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", text=True)
        assert done.returncode == 0, f"{program} failed: {done.stderr}"

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60"
        self.run("pg_ctl", "-D", str(self.data), "-o", settings, "-l", str(self.data / "log"), "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")


@contextmanager
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    try:
        database.start()
        yield database
    finally:
        database.stop()
        shutil.rmtree(database.data)


class RedisServer:
    """A Redis of our own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert REDIS is not None
        command = [REDIS, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(self.up)

    def up(self) -> bool:
        with closing(socket.socket()) as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


@contextmanager
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
