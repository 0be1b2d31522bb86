"""Somebody who comes to a server from an address of the own: honest players and attackers alike."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
GAME = "serengeti"


class Visitor:
    """A browser at one of loopback's many addresses."""

    def __init__(self, port: int, address: str, name: str = "Ann") -> None:
        self.port = port
        self.address = address
        self.name = name
        self.cookies = httpx.Cookies()

    async def request(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(transport=transport, base_url=base, cookies=self.cookies, timeout=120) as http:
            response = await http.request(method, path, json=body)
        self.cookies.update(response.cookies)
        return response

    async def make(self, seats: list[Json], game: str = GAME, **more: object) -> httpx.Response:
        body = {"game": game, "seats": seats, "settings": {"bot_pause": 0}, **more}
        return await self.request("POST", "/api/tables", body)

    async def sit(self, made: Json) -> None:
        token = made["invite"].split("#invite=")[1]
        path = f"/api/tables/{made['table']}/seats"
        (await self.request("POST", path, {"name": self.name, "invite": token})).raise_for_status()

    @asynccontextmanager
    async def at(self, table: str, most_unread: int = 16) -> AsyncIterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", additional_headers={"Cookie": cookie},
            compression=None, open_timeout=120, local_addr=(self.address, 0), ping_interval=None,
            max_queue=most_unread,
        )  # fmt: skip
        async with connection as raw:
            yield raw


def me(name: str = "Ann") -> Json:
    return {"kind": "me", "name": name}


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


async def say(raw: ClientConnection, said: str, **fields: object) -> None:
    await raw.send(json.dumps({"type": said, "id": 1, **fields}))


async def hear(raw: ClientConnection, *types: str) -> Json:
    """The next message of one of these types."""
    while True:
        async with asyncio.timeout(120):  # Not wait_for: before Python 3.12 that can swallow a cancellation.
            message: Json = json.loads(await raw.recv())
        if message["type"] in types:
            return message
