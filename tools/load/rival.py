"""The same kind of load on a boardgame.io server, for a ratio: tables of two, moves in turn, everybody's view awaited.

boardgame.io keeps its matches in memory by default, while ours are on the disk before anybody hears of a move. So it is
measured twice: as it comes, and with the storage in files that it brings along (which does not wait for the disk).
"""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tools.load.wire import LoadSocket, connect

HOST = "127.0.0.1"
VERSION = "0.50.2"
STORAGE = "3.1.3"
SPACE = "/auction,"
AT_ONCE = 50


class Table:
    """A match with both its players."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[LoadSocket] = []
        self.state = 0
        self.turn = 0
        self.waiting = 0
        self.sent_at = 0.0


class Rival:
    """A boardgame.io server in a folder of its own, outside the repository."""

    def __init__(self, folder: Path, port: int, stored: bool) -> None:
        own = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        npm, node = shutil.which("npm", path=own), shutil.which("node", path=own)
        if npm is None or node is None:
            raise SystemExit("Node and npm are needed for the comparison with boardgame.io.")
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        install = [npm, "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}", f"node-persist@{STORAGE}"]
        environment = {**os.environ, "PATH": own}
        subprocess.run(install, cwd=folder, check=True, env=environment, **quiet)  # type: ignore[call-overload]
        shutil.copy(Path(__file__).parent / "rival.js", folder)
        self.port = port
        command = [node, "rival.js", str(port), *(["matches"] if stored else [])]
        self.process = subprocess.Popen(command, cwd=folder, start_new_session=True, **quiet)  # type: ignore[call-overload]
        self.base = f"http://{HOST}:{port}"
        for _ in range(200):
            try:
                httpx.get(f"{self.base}/games")
                self.pid = last_child(self.process.pid)
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise SystemExit("boardgame.io did not start.")

    def memory(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        return int(found[1]) if found else 0

    def seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def last_child(pid: int) -> int:
    """The process that does the work, where `node` is a script that starts it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return last_child(int(children[0])) if children else pid


class RivalLoad:
    """Plays all matches at once."""

    def __init__(self, server: Rival) -> None:
        self.server = server
        self.tables: list[Table] = []
        self.ready: dict[Table, None] = {}
        self.delays: list[float] = []
        self.hello: dict[LoadSocket, bytes] = {}

    def heard(self, socket: LoadSocket, body: bytes) -> None:
        """Socket.IO over Engine.IO: 0 open, 2 ping, 40 connected, 42 an event."""
        if body == b"2":
            socket.send(b"3")
        elif body.startswith(b"40"):
            socket.send(self.hello[socket])
        elif body.startswith(b"42"):
            name, *values = json.loads(body[body.index(b"[") :])
            if isinstance(socket.table, Table) and name in ("sync", "update"):
                self.event(socket.table, values[1]["state"] if name == "sync" else values[1])

    def event(self, table: Table, state: dict[str, Any]) -> None:
        table.state = state["_stateID"]
        table.turn = int(state["ctx"]["currentPlayer"])
        if table.waiting > 1:
            table.waiting -= 1
            return
        if table.waiting:
            table.waiting = 0
            self.delays.append(time.perf_counter() - table.sent_at)
        if len(table.sockets) == 2:
            self.ready[table] = None

    def move(self, table: Table) -> None:
        player = str(table.turn)
        payload = {"type": "bid", "args": [table.state + 1], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        table.waiting, table.sent_at = 2, time.perf_counter()
        event = json.dumps(["update", action, table.state, table.id, player])
        table.sockets[table.turn].send(f"42{SPACE}{event}".encode())


async def measure(server: Rival, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    load = RivalLoad(server)
    empty = server.memory()
    # boardgame.io makes a match when somebody asks for it.
    load.tables = [Table(f"match{number}") for number in range(tables)]
    path = "/socket.io/?EIO=4&transport=websocket"
    for table in load.tables:
        for player in ("0", "1"):
            socket = await connect(HOST, server.port, path, "", load.heard)
            socket.table = table
            table.sockets.append(socket)
            load.hello[socket] = f"42{SPACE}{json.dumps(['sync', table.id, player, None, 2])}".encode()
            socket.send(f"40{SPACE}".encode())
    await asyncio.sleep(2)
    connected = server.memory()
    load.delays.clear()
    used, begun, made_moves = server.seconds(), time.perf_counter(), 0
    while (now := time.perf_counter() - begun) < seconds:
        while made_moves < int(now * rate) and load.ready:
            table = next(iter(load.ready))
            del load.ready[table]
            load.move(table)
            made_moves += 1
        await asyncio.sleep(0.002)
    took = time.perf_counter() - begun
    await asyncio.sleep(1)
    ordered = sorted(load.delays) or [0.0]
    return {
        "moves/s": round(len(load.delays) / took),
        "p50 ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99 ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 1),
        "core": round((server.seconds() - used) / took, 2),
        "KB/socket": round((connected - empty) / (2 * tables), 1),
        "ms of processor a move": round(1000 * (server.seconds() - used) / max(1, len(load.delays)), 2),
    }


def run(port: int, tables: int, rate: float, seconds: float, stored: bool) -> dict[str, Any]:
    """Install, serve, measure, stop; `stored`: its matches are kept in files."""
    with tempfile.TemporaryDirectory() as folder:
        server = Rival(Path(folder), port, stored)
        try:
            return asyncio.run(measure(server, tables, rate, seconds))
        finally:
            os.killpg(server.process.pid, signal.SIGTERM)
            server.process.wait(30)
