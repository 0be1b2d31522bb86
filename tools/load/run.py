"""`make load`: tables, sockets and moves on this machine, on loopback, bounded; the figures as a table."""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tools.load import rival
from tools.load.wire import LoadSocket, connect

GAME = "serengeti"
HOST = "127.0.0.1"
AT_ONCE = 50


class Move(msgspec.Struct):
    text: str


class Position(msgspec.Struct):
    decision: int
    turn: int | None
    moves: list[Move]


class Message(msgspec.Struct):
    """What a load needs to know of a message."""

    type: str
    position: Position | None = None


DECODER = msgspec.json.Decoder(Message)


@dataclass(eq=False)
class Table:
    """One table with two people at it."""

    id: str
    sockets: list[LoadSocket] = field(default_factory=list)
    offer: tuple[LoadSocket, int, list[str]] | None = None
    sent_at: float = 0.0
    waiting: int = 0
    answer: int = -1
    """The number of the decision that follows the move which is being waited for."""


@dataclass
class Load:
    """What is going on, and what was measured."""

    tables: list[Table] = field(default_factory=list)
    ready: dict[Table, None] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    views: int = 0
    welcomed: int = 0
    refused: int = 0
    moved: int = 0
    bots: int = 0

    def heard(self, socket: LoadSocket, body: bytes) -> None:
        message = DECODER.decode(body)
        table = socket.table
        if message.type == "refused":
            self.refused += 1
        if message.type == "welcome" and table is not None:
            self.welcomed += 1
        if not isinstance(table, Table) or message.position is None:
            return
        if message.type == "moved":
            self.views += 1
            self.everybody(table, message.position.decision)
        if message.position.moves:
            table.offer = (socket, message.position.decision, [move.text for move in message.position.moves[:3]])
            self.ready[table] = None

    def everybody(self, table: Table, decision: int) -> None:
        """Count down to the last one who sees a person's move."""
        if decision == table.answer:
            table.waiting -= 1
            if table.waiting == 0:
                self.delays.append(time.perf_counter() - table.sent_at)
        else:
            self.bots += 1

    def move(self, table: Table) -> None:
        offer = table.offer
        assert offer is not None
        socket, decision, texts = offer
        table.offer = None
        table.sent_at = time.perf_counter()
        table.waiting, table.answer = len(table.sockets), decision + 1
        self.moved += 1
        text = "pass" if "pass" in texts else texts[0]
        socket.send(b'{"type":"move","id":1,"decision":%d,"text":"%s"}' % (decision, text.encode()))


class Server:
    """A server under load, in a process of its own."""

    def __init__(self, database: str, bus: str = "") -> None:
        self.port = free_port()
        settings: dict[str, Any] = {
            "port": self.port, "database": database, "bus": bus, "log_level": "warning", "table_rate": "1000000/second",
            "request_rate": "1000000/second", "list_rate": "1000000/second", "sockets_per_address": 1_000_000,
            "message_burst": 1_000_000,
            "messages_per_address": 1_000_000, "frame_burst": 1_000_000, "byte_burst": 1_000_000_000,
            "bot_seconds_per_player": 1_000_000, "bot_seconds_per_address": 1_000_000,
        }  # fmt: skip
        environment = {**os.environ, **{f"WATERHOLE_{name.upper()}": str(value) for name, value in settings.items()}}
        command = [sys.executable, "-m", "waterhole.cli", "serve"]
        self.process = subprocess.Popen(command, env=environment, start_new_session=True)
        self.base = f"http://{HOST}:{self.port}"
        for _ in range(400):
            try:
                if httpx.get(f"{self.base}/health").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise SystemExit("The server did not start.")

    def memory(self) -> int:
        """Resident memory of the server itself, in KB; its bots' processes are apart."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) if found else 0

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def free_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


@contextmanager
def running(database: str | None) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or f"sqlite:///{folder}/load.sqlite")
        try:
            yield server
        finally:
            server.stop()


async def make_tables(server: Server, load: Load, count: int) -> tuple[str, str]:
    """So many tables with Ann, Bob and a bot; the cookies of Ann and Bob."""
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with (
        httpx.AsyncClient(base_url=server.base, limits=limits, timeout=60) as ann,
        httpx.AsyncClient(base_url=server.base, limits=limits, timeout=60) as bob,
    ):
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        body = {"game": GAME, "seats": seats, "settings": {"bot_pause": 0}, "start": True}

        async def make() -> None:
            made = (await ann.post("/api/tables", json=body)).json()
            token = made["invite"].split("=")[1]
            seated = await bob.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob", "invite": token})
            assert seated.status_code == 200, seated.text
            load.tables.append(Table(made["table"]))

        await make()
        await in_batches([make] * (count - 1))
        return cookie_of(ann), cookie_of(bob)


def cookie_of(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def in_batches(works: list[Callable[[], Awaitable[None]]]) -> None:
    for start in range(0, len(works), AT_ONCE):
        await asyncio.gather(*(work() for work in works[start : start + AT_ONCE]))


async def connect_all(server: Server, load: Load, cookies: tuple[str, str]) -> None:
    def to(table: Table, cookie: str) -> Callable[[], Awaitable[None]]:
        async def work() -> None:
            socket = await connect(HOST, server.port, f"/api/tables/{table.id}/socket", cookie, load.heard)
            socket.table = table
            table.sockets.append(socket)

        return work

    await in_batches([to(table, cookie) for table in load.tables for cookie in cookies])
    # The first welcome came before the table was known: ask for it again.
    for table in load.tables:
        for seat, socket in enumerate(sorted(table.sockets, key=lambda one: one.cookie != cookies[0])):
            socket.send(b'{"type":"look","id":0,"seat":%d}' % seat)
    # What is measured begins when everybody has been answered.
    for _ in range(2000):
        if load.welcomed >= 2 * len(load.tables):
            break
        await asyncio.sleep(0.1)


async def press(load: Load, rate: float, seconds: float) -> float:
    """Moves at this rate (as far as tables wait for one), whatever the server answers; the time it took."""
    gc.collect()
    gc.disable()  # The load's own pauses are not the server's.
    begun = time.perf_counter()
    made = 0
    while (now := time.perf_counter() - begun) < seconds:
        due = int(now * rate)
        while made < due and load.ready:
            table = next(iter(load.ready))
            del load.ready[table]
            load.move(table)
            made += 1
        made = max(made, due - int(rate))
        await asyncio.sleep(0.002)
    took = time.perf_counter() - begun
    await asyncio.sleep(1)
    gc.enable()
    return took


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def measure(server: Server, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    load = Load()
    empty = server.memory()
    cookies = await make_tables(server, load, tables)
    made = server.memory()
    await connect_all(server, load, cookies)
    connected = server.memory()
    load.delays.clear()
    load.views = load.moved = load.bots = 0
    used = server.seconds()
    took = await press(load, rate, seconds)
    worked, stored = server.seconds() - used, len(load.delays) + load.bots / 2
    figures = {
        "tables": tables,
        "sockets": sum(not socket.closed for table in load.tables for socket in table.sockets),
        "moves/s": round(len(load.delays) / took),
        "with bots/s": round(stored / took),
        "p50 ms": round(1000 * percentile(load.delays, 0.5), 1),
        "p95 ms": round(1000 * percentile(load.delays, 0.95), 1),
        "p99 ms": round(1000 * percentile(load.delays, 0.99), 1),
        "KB/table": round((made - empty) / tables, 1),
        "KB/socket": round((connected - made) / (2 * tables), 1),
        "MB": round(server.memory() / 1024),
        "core": round(worked / took, 2),
        "ms of processor a move": round(1000 * worked / max(1.0, stored), 2),
        "refused": load.refused,
        "unseen": load.moved - len(load.delays),
    }
    for table in load.tables:
        for socket in table.sockets:
            if socket.transport is not None:
                socket.transport.abort()
    return figures


def show(rows: list[dict[str, Any]]) -> None:
    names = list(rows[0])
    print("| " + " | ".join(names) + " |")
    print("|" + "---:|" * len(names))
    for row in rows:
        print("| " + " | ".join(str(row[name]) for name in names) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,500,2500,5000", help="how many tables, one run each")
    parser.add_argument("--rate", type=float, default=0, help="moves a second (0: a fifth of the tables, up to 1000)")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", help="a database to use instead of a new SQLite file")
    parser.add_argument("--rival", action="store_true", help="the same on boardgame.io servers, and the ratios")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    random.seed(1)
    rows = []
    for tables in map(int, chosen.tables.split(",")):
        rate = chosen.rate or min(1000.0, max(50.0, tables / 5))
        with running(chosen.database) as server:
            rows.append(asyncio.run(measure(server, tables, rate, chosen.seconds)))
        if not chosen.json:
            show(rows[-1:])
    if chosen.json:
        print(json.dumps(rows))
    elif len(rows) > 1:
        show(rows)
    if chosen.rival:
        compare(chosen.seconds)


def compare(seconds: float, tables: int = 250, rate: float = 250.0) -> None:
    """Both servers in turn, with the same number of tables, sockets and moves."""
    with running(None) as server:
        ours = asyncio.run(measure(server, tables, rate, seconds))
    in_memory, in_files = (rival.run(free_port(), tables, rate, seconds, stored) for stored in (False, True))
    print(
        f"\n{tables} tables, {2 * tables} sockets, {rate:.0f} moves/s. Ours has a move on the disk before it is told;"
    )
    print("boardgame.io keeps matches in memory or, by its own storage, in files. In brackets: theirs by ours.\n")
    print("| | ours | boardgame.io, memory | boardgame.io, files |\n|---|---:|---:|---:|")
    for name in in_memory:
        theirs = [f"{figures[name]} ({figures[name] / (ours[name] or 1):.2f})" for figures in (in_memory, in_files)]
        print(f"| {name} | {ours[name]} | {' | '.join(theirs)} |")


if __name__ == "__main__":
    main()
