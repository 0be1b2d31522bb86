"""A player as a program: makes tables, sits down, plays, and comes back by itself after every break."""

import asyncio
import hashlib
import json
import random
import secrets
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

Json = dict[str, Any]
ME: Json = {"kind": "me", "name": "Ann"}
BOT: Json = {"kind": "bot", "level": "random"}
OPEN: Json = {"kind": "open"}
NO_TLS = ssl.create_default_context()
"""Made once: it takes longer than a request."""
PATIENCE = 100.0
"""Seconds for which something is waited for."""
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Socket:
    """One WebSocket at a table."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.ids: Iterator[int] = iter(range(1, 10**9))
        self.heard: list[Json] = []
        self.bytes: list[str] = []

    async def hear(self, *types: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of one of these types (any, if none is named); others are skipped."""
        async with asyncio.timeout(PATIENCE):  # for all of it: what keeps coming may never be what is waited for
            while True:
                text = await self.raw.recv()
                assert isinstance(text, str)
                self.bytes.append(text)
                message: Json = json.loads(text)
                self.heard.append(message)
                if (not types or message["type"] in types) and where(message):
                    return message

    def heard_last(self, kind: str) -> Json:
        """The last message of this type that was heard."""
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    async def say(self, said: str, **fields: object) -> int:
        """Say something; the id that its answer will have."""
        id = next(self.ids)
        await self.raw.send(json.dumps({"type": said, "id": id, **fields}))
        return id

    async def ask(self, said: str, **fields: object) -> Json:
        """Say something and wait for its answer."""
        id = await self.say(said, **fields)
        return await self.hear(
            "taken",
            "refused",
            "welcome",
            "previewed",
            "hinted",
            "answered",
            where=lambda message: message.get("id") == id,
        )

    async def move(self, position: Json, text: str | None = None) -> Json:
        """Make a move (the first that is legal) and wait for the answer."""
        text = text or position["moves"][0]["text"]
        return await self.ask("move", decision=position["decision"], text=text)


class Player:
    """A browser: it keeps its cookie."""

    def __init__(self, base: str, name: str = "Ann") -> None:
        self.base = base
        self.name = name
        self.cookies: dict[str, str] = {}
        self.kept: httpx.AsyncClient | None = None
        self.nonce = secrets.token_hex(32)

    @property
    def commitment(self) -> str:
        """To this player's part of the shuffle."""
        return hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()

    def connection(self) -> httpx.AsyncClient:
        """A new one, that looks for no proxy on the way to this machine itself."""
        return httpx.AsyncClient(base_url=self.base, timeout=60, verify=NO_TLS, trust_env=False)

    @asynccontextmanager
    async def staying(self) -> AsyncIterator[None]:
        """For many requests one after the other: all of them by one connection."""
        async with self.connection() as self.kept:
            yield
        self.kept = None

    async def request(self, method: str, path: str, **settings: Any) -> httpx.Response:
        headers = {**self.headers(), **settings.pop("headers", {})}
        async with nullcontext(self.kept) if self.kept is not None else self.connection() as http:
            response = await http.request(method, path, headers=headers, **settings)
            http.cookies.clear()  # They are kept here, as other players at other servers may have them, too.
        self.cookies.update(response.cookies)
        return response

    async def get(self, path: str) -> Json:
        response = await self.request("GET", path)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    async def post(self, path: str, body: Json | None = None) -> Json:
        response = await self.request("POST", path, json=body or {})
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    async def make(self, game: str, seats: list[Json], **more: object) -> Json:
        """Make a table, with bots that do not pause."""
        settings = {"bot_pause": 0, **more.pop("settings", {})}  # type: ignore[dict-item]
        return await self.post("/api/tables", {"game": game, "seats": seats, "settings": settings, **more})

    async def sit(self, made: Json, **more: object) -> int:
        """Take a seat at a table that another player made."""
        token = made["invite"].split("#invite=")[1]
        seated = await self.post(f"/api/tables/{made['table']}/seats", {"name": self.name, "invite": token, **more})
        return int(seated["seat"])

    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookie} if cookie else {}

    @asynccontextmanager
    async def at(
        self, table: str, seat: int | None = None, invitation: str = "", **headers: str
    ) -> AsyncIterator[Socket]:
        """A WebSocket at a table."""
        path = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket" + (
            f"?seat={seat}" if seat is not None else ""
        )
        protocols = [Subprotocol("waterhole"), Subprotocol(invitation)] if invitation else None
        connection = connect(
            path,
            additional_headers={**self.headers(), **headers},
            compression=None,
            open_timeout=60,
            subprotocols=protocols,
        )
        async with connection as raw:
            yield Socket(raw)


class Diligent(Player):
    """Plays a match to its end whatever happens, and remembers what was acknowledged."""

    def __init__(self, base: str, name: str, seed: int) -> None:
        super().__init__(base, name)
        self.random = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.table = ""
        self.answered: set[tuple[str, int]] = set()
        self.breaks = 0
        self.refused: list[str] = []
        self.where: Callable[[], str] = lambda: base

    async def play(self, table: str, pause: float = 0.0) -> Json:
        """The table as it is when over."""
        self.table = table
        while True:
            self.base = self.where()
            try:
                async with self.at(table) as socket:
                    return await self.play_on(socket, await socket.hear(), pause)
            except BROKEN:
                self.breaks += 1
                await asyncio.sleep(0.05)

    async def play_on(self, socket: Socket, message: Json, pause: float) -> Json:
        """Answer what is asked until the match is over or the connection breaks."""
        sent = 0
        asked: Json = {"moves": []}
        while True:
            kind, position = message["type"], message.get("position")
            asked = position or asked
            if message.get("table", {}).get("status") == "over":
                table: Json = message["table"]
                return table
            if kind == "taken" and message["id"] == sent and self.pending is not None:
                self.acknowledged[self.pending[0]] = self.pending[1]
                self.answered.add((self.table, self.pending[0]))
                self.pending = None
                Diligent.total += 1
            elif kind == "refused":
                self.refused.append(message["code"])
                self.pending = None
                await asyncio.sleep(0.05)
            if (message.get("table") or {}).get("fairness", {}).get("opening"):
                await socket.say("open_nonce", nonce=self.nonce)  # Harmless twice, and for who committed to none.
            if kind == "goodbye" or (kind == "refused" and position is None):
                raise OSError(message["code"])
            # After a break, what was said without an answer is said again.
            if self.pending is not None:
                again = kind == "welcome"
            else:
                again = bool(asked["moves"]) and (self.table, asked["decision"]) not in self.answered
            if again:
                sent = await self.say_move(socket, asked, pause)
            message = await socket.hear()

    async def say_move(self, socket: Socket, position: Json, pause: float) -> int:
        if self.pending is None:
            self.pending = (position["decision"], self.random.choice(position["moves"])["text"])
        if pause:
            await asyncio.sleep(pause * self.random.random())
        return await socket.say("move", decision=self.pending[0], text=self.pending[1])

    pending: tuple[int, str] | None = None
    total: ClassVar[int] = 0
    """How many moves of all players were acknowledged."""
