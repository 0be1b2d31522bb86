"""Servers inside this process, on one event loop: the real application on a real SQLite, our own bus and outages.

What browsers do goes through the same ASGI application that uvicorn serves, without the network in between: so
thousands of races fit into a test, and a test sees at every moment what each server knows.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.client import NO_TLS
from tests.server.lasting import lend_workers
from waterhole.server.app import make_app
from waterhole.server.bots.pool import BotsPool
from waterhole.server.cluster.bus import Heard
from waterhole.server.config import Config, changed
from waterhole.server.hall import Hall
from waterhole.server.identity.signing import Keeper
from waterhole.server.rooms.room import Room
from waterhole.server.storage.engine import bring_up_to_date, open_engine
from waterhole.server.storage.move_log import Row, Writer
from waterhole.server.storage.tables import Store

Json = dict[str, Any]
PLENTY = {
    "table_rate": "100000/second", "request_rate": "100000/second", "sockets_per_address": 100_000,
    "messages_per_second": 1e6, "message_burst": 10**6, "messages_per_address": 1e6, "bot_workers": 1,
}  # fmt: skip


class Air:
    """Carries what one server says to the others; while it is cut, nothing arrives."""

    def __init__(self) -> None:
        self.ends: list[LocalBus] = []
        self.cut = False
        self.under_way = 0

    async def carry(self, sender: "LocalBus", table: str, message: bytes) -> None:
        for end in self.ends:
            if end is not sender and table in end.tables and not self.cut:
                self.under_way += 1
                end.arrived.put_nowait((table, message))


class LocalBus:
    """A server's end of it."""

    shared = True
    up = True
    breaks = 0

    def __init__(self, air: Air) -> None:
        self.air = air
        self.tables: set[str] = set()
        self.arrived: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        air.ends.append(self)

    async def open(self, heard: Heard) -> None:
        self.reader = asyncio.create_task(self.read(heard))

    async def read(self, heard: Heard) -> None:
        while True:
            table, message = await self.arrived.get()
            await heard(table, message)
            self.air.under_way -= 1

    async def listen(self, table: str) -> None:
        self.tables.add(table)

    async def ignore(self, table: str) -> None:
        self.tables.discard(table)

    async def tell(self, table: str, message: bytes) -> None:
        await self.air.carry(self, table, message)

    async def close(self) -> None:
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)


class Broken:
    """A server's way to its database, which can be away: for everything, or when it is asked who holds a seat."""

    def __init__(self, store: Store) -> None:
        self.away = False
        self.silent = False
        self.writer: Writer = store.move_log.writer
        store.move_log.writer = self
        event.listen(store.engine.sync_engine, "checkout", self.check)
        event.listen(store.engine.sync_engine, "before_cursor_execute", self.listen)

    def check(self, *_: object) -> None:
        if self.away:
            raise OperationalError("the database is away", None, OSError())

    def listen(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        if self.silent and statement.startswith("SELECT") and "FROM holders" in statement:
            raise OperationalError(statement, None, OSError())

    async def store(self, rows: list[Row]) -> set[tuple[str, int]]:
        self.check()
        return await self.writer.store(rows)

    async def close(self) -> None:
        await self.writer.close()


class Inside:
    """One server."""

    def __init__(self, hall: Hall, app: FastAPI, database: Broken) -> None:
        self.hall, self.app, self.database = hall, app, database
        self.sockets: list[Wire] = []
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://inside", verify=NO_TLS)

    def room(self, table: str) -> Room | None:
        return self.hall.rooms.in_use.get(table)


class Browser:
    """A player's browser: it keeps its cookie, whichever server it talks to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookies: dict[str, str] = {}

    async def post(self, server: Inside, path: str, body: Json | None = None) -> httpx.Response:
        response = await server.http.post(path, json=body or {}, headers=self.headers())
        self.cookies.update(response.cookies)
        server.http.cookies.clear()  # Each browser keeps its own.
        return response

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def sit(self, server: Inside, made: Json, seat: int | None = None) -> httpx.Response:
        body = {"name": self.name, "invite": made["invite"].split("#invite=")[1], "seat": seat}
        return await self.post(server, f"/api/tables/{made['table']}/seats", body)

    async def link(self, server: Inside, table: str, seat: int) -> str | None:
        """The token of a seat link, if there is one to be had."""
        response = await self.post(server, f"/api/tables/{table}/seats/{seat}/link")
        return str(response.json()["link"].split("#")[1]) if response.status_code == 200 else None

    async def at(self, server: Inside, table: str) -> "Wire":
        wire = Wire(self, server, table)
        server.sockets.append(wire)
        await wire.open()
        return wire


class Wire:
    """One WebSocket of a browser."""

    def __init__(self, browser: Browser, server: Inside, table: str) -> None:
        self.browser, self.server, self.table = browser, server, table
        self.saying: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: list[Json] = []
        self.changed = asyncio.Event()
        self.closed = False
        self.count = 0

    async def open(self) -> None:
        cookie = self.browser.headers()["Cookie"]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": f"/api/tables/{self.table}/socket",
            "raw_path": b"", "query_string": b"", "root_path": "", "subprotocols": [], "client": ("127.0.0.1", 1),
            "headers": [(b"host", b"inside"), (b"cookie", cookie.encode())], "server": ("inside", 80), "wire": self,
        }  # fmt: skip
        self.saying.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.server.app(scope, self.saying.get, self.hear))
        self.task.add_done_callback(lambda _: self.end())
        await self.until(lambda: bool(self.heard))

    async def hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = True
        self.changed.set()

    def end(self) -> None:
        self.closed = True
        self.changed.set()

    async def until(self, ready: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not ready() and not self.closed:
                self.changed.clear()
                await self.changed.wait()

    def say(self, said: str, **fields: object) -> int:
        self.count += 1
        text = json.dumps({"type": said, "id": self.count, **fields})
        self.saying.put_nowait({"type": "websocket.receive", "text": text})
        return self.count

    async def ask(self, said: str, **fields: object) -> Json:
        """The answer; empty, if the connection has ended."""
        id = self.say(said, **fields)
        await self.until(lambda: self.answer(id) is not None)
        return self.answer(id) or {}

    def answer(self, id: int) -> Json | None:
        answers = ("taken", "refused", "welcome")
        return next((one for one in self.heard if one.get("id") == id and one["type"] in answers), None)

    def last(self, kind: str) -> Json | None:
        return next((message for message in reversed(self.heard) if message["type"] == kind), None)

    def position(self) -> Json | None:
        return next((one["position"] for one in reversed(self.heard) if one.get("position")), None)

    async def close(self) -> None:
        self.saying.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait([self.task])
        if self in self.server.sockets:
            self.server.sockets.remove(self)


@asynccontextmanager
async def servers(folder: Path, count: int = 1) -> AsyncIterator[tuple[list[Inside], Air]]:
    """So many servers on one database."""
    air = Air()
    found: list[Inside] = []
    for _ in range(count):
        config = changed(Config(), PLENTY)
        engine = open_engine(f"sqlite:///{folder}/tables.sqlite")
        await bring_up_to_date(engine)
        store = Store(engine)
        pool = BotsPool(1)
        lend_workers(pool)
        hall = Hall(config, store, LocalBus(air), pool, Keeper(await store.shared_key("signing")))
        await hall.open()
        app = make_app(config)
        app.state.hall = hall
        found.append(Inside(hall, app, Broken(store)))
    try:
        yield found, air
    finally:
        for server in found:
            server.database.away = server.database.silent = False
            for wire in list(server.sockets):
                await wire.close()
            await server.http.aclose()
            await server.hall.close()


async def quiet(found: list[Inside], air: Air) -> None:
    """Until nothing is under way any more: on the bus, in an outbox, or as a question to a database that answers."""
    calm = 0
    async with asyncio.timeout(60):
        while calm < 3:
            await asyncio.sleep(0)
            calm = 0 if any(busy(server) for server in found) or air.under_way else calm + 1


def busy(server: Inside) -> bool:
    rooms = server.hall.rooms.in_use.values()
    answers = not server.database.away and not server.database.silent
    asking = any(room.audience.asking_who is not None for room in rooms) and answers
    return asking or any(one.flusher is not None for room in rooms for one in room.presence.connections)
