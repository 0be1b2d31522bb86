"""Headers, cookies, origins, limits, and what is kept."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from tests.server.client import BOT, ME, Json, Player
from tests.server.parts import server_here, tell

TABLE: Json = {"game": "serengeti", "seats": [ME, BOT, BOT], "start": True}


@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/nothing.js", "/api/tables/0123456789abcdef"])
def test_every_answer_has_the_headers_that_keep_browsers_safe(base: str, path: str) -> None:
    headers = asyncio.run(Player(base).request("GET", path)).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_the_cookie_is_for_browsers_alone(base: str) -> None:
    ann = Player(base)
    cookie = (await ann.request("POST", "/api/tables", json=TABLE)).headers["set-cookie"]
    for mark in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert mark in cookie
    assert "Secure" not in cookie
    https = await Player(base).request("POST", "/api/tables", json=TABLE, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in https.headers["set-cookie"]
    assert "strict-transport-security" in https.headers


async def test_other_web_sites_can_do_nothing(base: str) -> None:
    ann = Player(base)
    made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
    foreign = {"Origin": "https://evil.example"}
    refused = await ann.request("POST", "/api/tables", json=TABLE, headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "server.foreign_origin")
    form = await ann.request("POST", "/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert form.status_code == 415
    with pytest.raises(InvalidHandshake):
        async with ann.at(made["table"], None, **foreign):
            pass
    async with ann.at(made["table"], None, Origin=base) as socket:
        assert (await socket.hear("welcome"))["you"] == 0


def test_no_token_is_kept_in_clear(tmp_path: Path) -> None:
    async def story(base: str) -> tuple[str, str]:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        link = (await ann.post(f"/api/tables/{made['table']}/seats/0/link"))["link"]
        return ann.cookies["waterhole"], link.split("#")[1]

    with server_here(tmp_path) as base:
        cookie, token = asyncio.run(story(base))
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert token not in dump
    assert cookie not in dump
    assert cookie.split(".")[0] not in dump


def test_limits(tmp_path: Path) -> None:
    limits = {"table_rate": "3/minute", "sockets_per_address": 2, "messages_per_second": 1.0, "message_burst": 5}

    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT])
        statuses = [(await ann.request("POST", "/api/tables", json=TABLE)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        async with ann.at(made["table"]) as one, ann.at(made["table"]):
            with pytest.raises(InvalidHandshake):
                async with ann.at(made["table"]):
                    pass
            codes: list[str] = []
            for _ in range(60):
                await one.say("ping")
            while "server.too_fast" not in codes or codes[-1] == "server.too_fast":
                message = await one.hear("refused", "goodbye")
                codes.append(message["code"] if message["type"] == "refused" else "goodbye")
            assert codes[-1] == "goodbye"

    tell(story, tmp_path, **limits)


def test_old_tables_are_swept(tmp_path: Path) -> None:
    async def make(base: str, ann: Player) -> str:
        return str((await ann.make("serengeti", [ME, BOT, BOT], start=True))["table"])

    ann = Player("")
    with server_here(tmp_path) as ann.base:
        old = asyncio.run(make(ann.base, ann))
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    with database:
        database.execute("UPDATE tables SET changed_at = 1000")
    database.close()
    with server_here(tmp_path) as ann.base:
        new = asyncio.run(make(ann.base, ann))
        tables = asyncio.run(ann.get("/api/tables"))["tables"]
    assert [table["id"] for table in tables] == [new]
    assert old != new
