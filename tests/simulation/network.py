"""What is between browsers, servers and servers: it takes a while, it breaks, and the bus loses and doubles things."""

import asyncio
import json
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec.json import decode

from waterhole.server.cluster.bus import Heard

if TYPE_CHECKING:
    from tests.simulation.servers import Server

Json = dict[str, Any]
ANSWERS = ("taken", "refused", "welcome")


class Gone(Exception):
    """The server does not answer, or its answer was lost: what was asked may have been done."""


class Air:
    """Carries what one server says to the others: late, twice or not at all."""

    def __init__(self, loop: asyncio.AbstractEventLoop, random: Random) -> None:
        self.loop = loop
        self.random = random
        self.ends: list[SimulatedBus] = []
        self.pace = 0.005
        self.losing = 0.0
        self.doubling = 0.0
        self.cut = False

    def carry(self, sender: "SimulatedBus", table: str, message: bytes) -> None:
        for end in self.ends:
            if end is sender or self.cut or self.random.random() < self.losing:
                continue
            for _ in range(2 if self.random.random() < self.doubling else 1):
                pause = self.random.expovariate(1 / self.pace)
                self.loop.call_later(pause, end.arrive, table, message, context=Context())

    def breaks_down(self) -> None:
        self.cut = True
        for end in self.ends:
            end.up = False
            end.breaks += 1

    def is_mended(self) -> None:
        self.cut = False
        for end in self.ends:
            end.up = True


class SimulatedBus:
    """A server's end of it."""

    shared = True
    up = True
    breaks = 0

    def __init__(self, air: Air) -> None:
        self.air = air
        self.up = not air.cut
        self.tables: set[str] = set()
        self.arrived: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def open(self, heard: Heard) -> None:
        self.air.ends.append(self)
        self.reader = asyncio.create_task(self.read(heard))

    async def read(self, heard: Heard) -> None:
        while True:
            await heard(*await self.arrived.get())

    def arrive(self, table: str, message: bytes) -> None:
        if table in self.tables:
            self.arrived.put_nowait((table, message))

    async def listen(self, table: str) -> None:
        await asyncio.sleep(0)
        self.tables.add(table)

    async def ignore(self, table: str) -> None:
        await asyncio.sleep(0)
        self.tables.discard(table)

    async def tell(self, table: str, message: bytes) -> None:
        await asyncio.sleep(0)
        if self in self.air.ends:
            self.air.carry(self, table, message)

    async def close(self) -> None:
        self.leave()

    def leave(self) -> None:
        if self in self.air.ends:
            self.air.ends.remove(self)


class Wire:
    """One WebSocket of a browser, from both ends."""

    def __init__(self, server: "Server", name: str, cookie: str, table: str, invitation: str = "") -> None:
        self.server, self.name, self.table = server, name, table
        self.loop, self.random = server.world.loop, server.world.random
        self.to_server: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: list[Json] = []
        self.changed = asyncio.Event()
        self.closed = False
        self.count = 0
        self.arrives_at = [0.0, 0.0]
        self.scope: Json = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": f"/api/tables/{table}/socket",
            "raw_path": b"", "query_string": b"", "root_path": "", "client": ("10.0.0.1", 1), "server": ("inside", 80),
            "subprotocols": ["waterhole", invitation] if invitation else [], "wire": self,
            "headers": [(b"host", b"inside"), (b"cookie", cookie.encode())],
        }  # fmt: skip

    def open(self) -> None:
        self.life = self.server.life
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.server.wires.append(self)
        self.server.spawn(self.serve())

    async def serve(self) -> None:
        try:
            await self.server.app(self.scope, self.to_server.get, self.send)
        finally:
            self.travel(1, self.end)

    async def send(self, message: Any) -> None:
        """What the server does."""
        if self.life in self.loop.dead:
            return
        if message["type"] == "websocket.send":
            told = decode(message["text"])
            self.server.world.judge.sent(self, told)
            self.travel(1, lambda: self.hear(told, message["text"]))
        elif message["type"] == "websocket.close":
            self.travel(1, self.end)

    def travel(self, way: int, arrive: Callable[[], None]) -> None:
        """In order, as TCP has it; a moment later."""
        pause = self.random.expovariate(1 / self.server.world.latency)
        self.arrives_at[way] = max(self.arrives_at[way] + 1e-6, self.loop.time() + pause)
        self.loop.call_at(self.arrives_at[way], arrive, context=Context())

    def hear(self, told: Json, text: str) -> None:
        if not self.closed:
            self.server.world.note(f"{self.name} hears {told['type']} at {self.table}", text)
            self.heard.append(told)
            self.changed.set()

    def end(self) -> None:
        self.closed = True
        self.changed.set()

    def cut(self) -> None:
        """The network breaks: the browser sees it now, the server after a while."""
        self.end()
        disconnected = {"type": "websocket.disconnect", "code": 1006}
        pause = self.random.choice([0.0, 0.01, 1.0, 20.0])
        self.loop.call_later(pause, self.to_server.put_nowait, disconnected, context=Context())

    def say(self, said: str, **fields: object) -> int:
        self.count += 1
        text = json.dumps({"type": said, "id": self.count, **fields})
        self.server.world.note(f"{self.name} says {text} at {self.table}")
        self.travel(0, lambda: self.to_server.put_nowait({"type": "websocket.receive", "text": text}))
        return self.count

    async def answer(self, id: int) -> Json | None:
        """None: the connection has ended, or there was none in time."""
        until = self.loop.time() + 40
        while not self.closed and self.loop.time() < until:
            for told in reversed(self.heard):
                if told.get("id") == id and told["type"] in ANSWERS:
                    return told
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), until - self.loop.time())
            except TimeoutError:
                return None
        return None

    async def ask(self, said: str, **fields: object) -> Json | None:
        return await self.answer(self.say(said, **fields))

    def last(self, kind: str) -> Json | None:
        return next((told for told in reversed(self.heard) if told["type"] == kind), None)

    def position(self) -> Json | None:
        return next((told["position"] for told in reversed(self.heard) if told.get("position")), None)


async def asked(server: "Server", method: str, path: str, body: Json | None, cookie: str) -> tuple[int, Json, Json]:
    """One HTTP request: status, answer, and cookies. Gone if the server is, or if the answer was lost."""
    world = server.world
    await asyncio.sleep(world.random.expovariate(1 / world.latency))
    if not server.alive:
        raise Gone
    reply: asyncio.Future[tuple[int, Json, Json]] = world.loop.create_future()
    server.waiting.append(reply)
    server.spawn(served(server, method, path, body, cookie, reply))
    try:
        found = await asyncio.wait_for(reply, 40)
    except TimeoutError:
        raise Gone from None
    await asyncio.sleep(world.random.expovariate(1 / world.latency))
    if world.random.random() < world.losing:
        raise Gone
    return found


async def served(
    server: "Server",
    method: str,
    path: str,
    body: Json | None,
    cookie: str,
    reply: "asyncio.Future[tuple[int, Json, Json]]",
) -> None:
    headers = [(b"host", b"inside"), (b"content-type", b"application/json"), (b"cookie", cookie.encode())]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers,
        "client": ("10.0.0.1", 1), "server": ("inside", 80),
    }  # fmt: skip
    text = json.dumps(body or {}).encode()
    parts: list[Json] = []

    async def receive() -> Json:
        return {"type": "http.request", "body": text, "more_body": False}

    async def send(message: Any) -> None:
        parts.append(message)

    await server.app(scope, receive, send)
    if reply.done():
        return
    cookies = {}
    for name, value in parts[0]["headers"]:
        if name == b"set-cookie":
            key, _, rest = value.decode().partition("=")
            cookies[key] = rest.split(";")[0]
    said = b"".join(part.get("body", b"") for part in parts[1:])
    reply.set_result((parts[0]["status"], decode(said), cookies))
