"""The server's ceiling: how many moves a second it takes while all but one in a hundred are seen within 50 ms.

`python -m tools.load.ceiling`: on this machine, on loopback, one command. First one process on SQLite; then, where they
are installed, two processes on PostgreSQL and Redis that share the tables. The rate rises by half until the ceiling is
passed, then the gap is halved three times. Each step lasts `--seconds` on servers of its own, and no rate is higher
than `--most`.
Run it where nothing else runs: the load itself needs a core.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.server.parts import POSTGRES, REDIS, postgres, redis
from tools.load.run import Load, Server, connect_all, make_tables, percentile, press, show

MOST_MS = 50.0
FIRST = 250.0
"""Moves a second to begin with."""
HALVINGS = 3


@contextmanager
def one_process() -> Iterator[list[Server]]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/load.sqlite")
        try:
            yield [server]
        finally:
            server.stop()


@contextmanager
def two_processes() -> Iterator[list[Server]]:
    with ExitStack() as stack:
        database, bus = stack.enter_context(postgres()), stack.enter_context(redis())
        servers = []
        for _ in range(2):
            servers.append(Server(database.url, bus.url))
            stack.callback(servers[-1].stop)
        yield servers


async def step(servers: Sequence[Server], tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """One rate, on tables of its own: half of them at each of two servers."""
    loads = [Load() for _ in servers]
    for server, load in zip(servers, loads, strict=True):
        cookies = await make_tables(server, load, tables // len(servers))
        await connect_all(server, load, cookies)
    for load in loads:
        load.delays.clear()
        load.moved = load.bots = 0
    used = [server.seconds() for server in servers]
    took = max(await asyncio.gather(*(press(load, rate / len(servers), seconds) for load in loads)))
    delays = [delay for load in loads for delay in load.delays]
    for socket in [socket for load in loads for table in load.tables for socket in table.sockets]:
        if socket.transport is not None:
            socket.transport.abort()
    return {
        "processes": len(servers),
        "asked moves/s": round(rate),
        "moves/s": round(len(delays) / took),
        "with bots/s": round((len(delays) + sum(load.bots for load in loads) / 2) / took),
        "p50 ms": round(1000 * percentile(delays, 0.5), 1),
        "p99 ms": round(1000 * percentile(delays, 0.99), 1),
        "server cores": round(sum(s.seconds() - u for s, u in zip(servers, used, strict=True)) / took, 2),
        "unseen": sum(load.moved - len(load.delays) for load in loads),
    }


def held(row: dict[str, Any]) -> bool:
    """Whether the server kept up: nearly all that was asked for was done, and seen in time."""
    return bool(row["p99 ms"] < MOST_MS and row["moves/s"] >= 0.9 * row["asked moves/s"])


def ceiling(measure: Callable[[float], dict[str, Any]], most: float) -> tuple[dict[str, Any] | None, bool]:
    """The best row that held, and whether a higher rate was seen not to."""
    best: dict[str, Any] | None = None
    low, high, rate = 0.0, None, FIRST
    halvings = 0
    while halvings < HALVINGS:
        row = measure(rate)
        show([row])
        if held(row):
            best, low = row, rate
        else:
            high = rate
        if high is None:
            if rate >= most:
                return best, False
            rate = min(most, 1.5 * rate)
        else:
            rate, halvings = (low + high) / 2, halvings + 1
    return best, True


def measured(name: str, chosen: argparse.Namespace) -> dict[str, Any]:
    def at(rate: float) -> dict[str, Any]:
        with HOUSES[name]() as servers:  # Its own: tables that the last rate has left would still be seen to.
            return asyncio.run(step(servers, chosen.tables, rate, chosen.seconds))

    best, passed = ceiling(at, float(chosen.most))
    if best is None:
        return {"house": name, "ceiling moves/s": 0}
    return {"house": name, "ceiling moves/s": best["moves/s"], **best, "passed": passed}


HOUSES = {"one process on SQLite": one_process, "two processes on PostgreSQL and Redis": two_processes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000, help="tables, with two people and a bot each")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each rate is tried")
    parser.add_argument("--most", type=float, default=6_000.0, help="moves a second at which to stop in any case")
    parser.add_argument("--only", choices=list(HOUSES))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # Whoever stops it leaves no server behind.
    rows = []
    for name in [chosen.only] if chosen.only else HOUSES:
        if HOUSES[name] is two_processes and not (POSTGRES and REDIS):
            print("PostgreSQL or Redis is not installed: two processes are not tried.")
            continue
        rows.append(measured(name, chosen))
    print(json.dumps(rows) if chosen.json else "")
    if not chosen.json and rows:
        for row in rows:
            print("  ".join(f"{key}: {value}" for key, value in row.items()))


if __name__ == "__main__":
    main()
