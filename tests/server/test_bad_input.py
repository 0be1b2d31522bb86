"""Bad input of every kind: the server answers with a code, changes nothing, leaks nothing, and does not grow."""

import asyncio
import json
import random
import re
from pathlib import Path

import pytest

from tests.server.client import BOT, BROKEN, ME, Json, Player
from tests.server.parts import FAST, ServerProcess
from tests.server.proof import count

GOOD: list[Json] = [
    {"type": "move", "id": 1, "decision": 0, "text": "pass"},
    {"type": "look", "id": 2, "seat": 0},
    {"type": "ready", "id": 3, "ready": True, "nonce": "0" * 32, "commitment": "0" * 64},
    {"type": "open_nonce", "id": 15, "nonce": "0" * 64},
    {"type": "arrange", "id": 4, "seat": 1, "kind": "bot", "level": "random"},
    {"type": "undo", "id": 5},
    {"type": "answer_undo", "id": 6, "agree": True},
    {"type": "resign", "id": 7},
    {"type": "hand_over", "id": 8, "seat": 0},
    {"type": "take_back", "id": 9},
    {"type": "react", "id": 10, "reaction": "hello"},
    {"type": "hurry", "id": 11},
    {"type": "drawn", "id": 11},
    {"type": "rematch", "id": 12},
    {"type": "leave", "id": 13},
    {"type": "ping", "id": 14},
]
ODD: list[object] = [
    None, True, -1, 0, 1, 15, 16, 2**31, 2**63, 2**200, 1.5, 1e308, "", "0", "pass", "\0", "‮abc", "😀" * 40, "\ud800",
    "A" * 3000, [], {}, [[]], {"type": "move"}, ["pass"], "'; DROP TABLE log; --", "../../etc/passwd", "${7*7}", "%s%n",
]  # fmt: skip


class Fuzzer:
    """Makes frames that no client would send, and some that it would."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def frame(self) -> str | bytes:
        return self.random.choice(
            [self.noise, self.broken, self.twisted, self.twisted, self.deep, self.huge, self.good]
        )()

    def good(self) -> str:
        return json.dumps(self.random.choice(GOOD))

    def noise(self) -> str | bytes:
        data = self.random.randbytes(self.random.randrange(200))
        return data if self.random.random() < 0.5 else data.decode("latin-1")

    def broken(self) -> str:
        text = self.good()
        return text[: self.random.randrange(len(text))] + self.random.choice(["", "}", "]", '"', "\\u12", "\x00"])

    def twisted(self) -> str:
        message = dict(self.random.choice(GOOD))
        for _ in range(self.random.randrange(1, 3)):
            key = self.random.choice([*message, "extra", "type", "__class__"])
            message[key] = self.random.choice(ODD)
        return json.dumps(message)

    def deep(self) -> str:
        depth = self.random.choice([10, 500, 1900])
        return '{"type":"move","id":1,"decision":0,"text":' + "[" * depth + "]" * depth + "}"

    def huge(self) -> str:
        # Over 16 KB the connection is closed at once, with all frames behind it unread: rarely, therefore.
        size = 20_000 if self.random.random() < 0.02 else self.random.choice([4000, 4096, 4097, 10_000])
        return json.dumps({"type": "ping", "id": 1, "x": "x" * size})


async def attack(base: str, table: str, cookies: dict[str, str], fuzzer: Fuzzer, frames: int) -> int:
    """Send so many frames, connecting again whenever the server has had enough; how many answers came."""
    eve = Player(base, "Eve")
    eve.cookies = cookies
    sent = answers = 0
    while sent < frames:
        try:
            async with eve.at(table) as socket:
                for _ in range(min(25, frames - sent)):
                    sent += 1
                    await socket.raw.send(fuzzer.frame())
                await socket.raw.send('{"type":"ping","id":999999}')
                answer: Json = {}
                while answer.get("id") != 999999:
                    answer = json.loads(await socket.raw.recv())
                    assert answer["type"] in (
                        "welcome",
                        "refused",
                        "table",
                        "taken",
                        "goodbye",
                        "moved",
                        "undone",
                        "reacted",
                    )
                    assert "Traceback" not in json.dumps(answer)
                    answers += 1
        except BROKEN:
            pass
    return answers


def memory(process: int) -> int:
    """The resident memory of a process, in KB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1])


async def ordeal(server: ServerProcess, frames: int) -> None:
    ann = Player(server.base)
    made = await ann.make("serengeti", [ME, {"kind": "open"}, BOT], start=True)
    own = Player(server.base)
    sandbox = await own.make("serengeti", [ME, {"kind": "me", "name": "Bob"}, BOT])
    ruined = {"waterhole": ann.cookies["waterhole"][:-3] + "abc"}
    old = dict(ann.cookies)
    async with ann.at(made["table"]) as socket:
        before = await socket.hear("welcome")

    async def round_of(number: int, each: int) -> int:
        attacks = [
            attack(server.base, made["table"], {}, Fuzzer(f"a{number}"), each),
            attack(server.base, made["table"], ruined, Fuzzer(f"b{number}"), each),
            attack(server.base, sandbox["table"], dict(own.cookies), Fuzzer(f"c{number}"), each),
            attack(server.base, sandbox["table"], old, Fuzzer(f"d{number}"), each),
        ]
        return sum(await asyncio.gather(*attacks))

    assert server.process is not None
    answers = await round_of(0, frames // 40)
    settled = memory(server.process.pid)
    for number in range(1, 10):
        answers += await round_of(number, frames // 40)
    assert answers > frames // 10
    assert memory(server.process.pid) - settled < 20_000, "memory grows"
    async with ann.at(made["table"]) as socket:
        after = await socket.hear("welcome")
    # Nobody has moved but the bots, until it was Ann's turn.
    assert after["table"]["seats"][0]["name"] == "Ann"
    assert all(step["by"] != "person" for step in after["steps"])
    assert after["steps"][: len(before["steps"])] == before["steps"]


def test_frames_that_no_client_would_send(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.sqlite", log=log, **FAST)
    server.start()
    try:
        asyncio.run(ordeal(server, count(6_000, 120_000)))
        assert server.healthy()
    finally:
        server.stop()
    assert log.read_text() == "", "the server logged errors"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/tables", b"{", 400, "server.malformed"),
        ("POST", "/api/tables", b"[" * 60_000, 400, "server.malformed"),
        ("POST", "/api/tables", b'"' + b"x" * 70_000 + b'"', 413, "server.too_large"),
        ("POST", "/api/tables", b'{"game":"chess","seats":[{"kind":"me"}]}', 404, "core.unknown_game"),
        ("POST", "/api/tables", b'{"game":"serengeti","seats":[{"kind":"me"}]}', 422, "core.bad_players"),
        ("POST", "/api/seat", b'{"token":"x"}', 404, "server.unknown_link"),
        ("GET", "/api/tables/0123456789abcdef", b"", 404, "table.unknown"),
        ("GET", "/api/games/..%2f..%2f/words/en", b"", 404, None),
        ("GET", "/api/games/serengeti/words/..", b"", 404, None),
        ("GET", "/../../etc/passwd", b"", 404, None),
        ("GET", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", b"", 404, None),
        ("DELETE", "/api/tables", b"", 405, "server.wrong_method"),
    ],
)
async def test_requests_that_make_no_sense(
    base: str, method: str, path: str, body: bytes, status: int, code: str | None
) -> None:
    headers = {"Content-Type": "application/json"}
    response = await Player(base).request(method, path, content=body, headers=headers)
    assert response.status_code == status, response.text
    if code is not None:
        assert response.json()["code"] == code


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("Zoé 👩‍👩‍👧 O'Neill", 200),
        ("שלום", 200),
        ("", 400),
        ("n" * 25, 400),
        (" ", 422),
        ("two\nlines", 422),
        ("\u202edrawkcab", 422),
        ("Ann\u3164", 422),
    ],
)
async def test_a_name_can_be_seen_and_keeps_to_its_line(base: str, name: str, status: int) -> None:
    wish = {"game": "safaru", "seats": [{"kind": "me", "name": name}, {"kind": "bot"}]}
    response = await Player(base).request("POST", "/api/tables", json=wish)
    assert response.status_code == status, response.text
    assert status != 422 or response.json()["code"] == "table.bad_name"
