"""Every parser that reads what strangers send, as a function of bytes: it ends quietly, or there is a bug.

A target lets through the errors that a stranger is told of in one sentence, and checks what the parser promises of
what it took. The short run is `test_fuzz.py`; the long one, guided by coverage, `make proof PART=fuzz`.
"""

import asyncio
import contextlib
import hashlib
import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

import waterhole
from tests.server.inside import Browser, Inside, Wire, servers
from waterhole import games
from waterhole.core.chance import stream
from waterhole.core.errors import WaterholeError
from waterhole.core.state import State
from waterhole.records import record as records
from waterhole.records.replay import replay
from waterhole.server.http.passkeys import registered
from waterhole.table.charter import FirstSeat, settled
from waterhole.table.names import LONGEST, checked_name, told_apart
from waterhole.table.verifying import verify

Target = Callable[[bytes], None]
FULL = 20_000
"""Letters of an edition, bytes of a message: more is refused before it is parsed."""


def edition(data: bytes) -> None:
    """An edition of one's own: read, checked and tried out, as for a new table."""
    text = data.decode(errors="replace")[:FULL]
    game = next((name for name in waterhole.names() if f'"{name}"' in text), "serengeti")
    seats = [FirstSeat("bot", "random")] * waterhole.game(game).seats[-1]
    with contextlib.suppress(WaterholeError):
        charter = settled(game, seats, {}, "", 0, text)
        assert charter.rules().edition.hash == charter.edition_hash


def record(data: bytes) -> None:
    """A record: read, played again, and its seal verified."""
    with contextlib.suppress(WaterholeError):
        found = records.parse(data, "record")
        assert records.parse(found.text(), "again") == found
        rules = games.recorded(found, "record")
        if found.seal is not None:
            verify(found, rules)
        replay(found, rules)


def passkey(data: bytes) -> None:
    """A new passkey, whose attestation (CBOR) is these bytes; those from the first FF on are what the page says."""
    attestation, _, client = data.partition(b"\xff\xff")
    challenge = bytes(32)
    said = {"type": "webauthn.create", "challenge": bytes_to_base64url(challenge), "origin": "http://here"}
    parts = {"attestationObject": attestation, "clientDataJSON": client or json.dumps(said).encode()}
    credential: dict[str, Any] = {
        "id": "YQ", "rawId": "YQ", "type": "public-key", "clientExtensionResults": {},
        "response": {name: bytes_to_base64url(part) for name, part in parts.items()},
    }  # fmt: skip
    with contextlib.suppress(WaterholeError):
        id, key, count = registered(credential, challenge, "here", "http://here")
        assert 0 < len(id) <= 400 and key and count >= 0  # noqa: PT018 (what a database can keep)


def name(data: bytes) -> None:
    """A name that is taken can be seen, and stays one when it gets a number."""
    text = data.decode(errors="replace")[:LONGEST]
    with contextlib.suppress(WaterholeError):
        taken = checked_name(text)
        again = told_apart(taken, [taken])
        assert checked_name(again) == again != taken
        assert len(again) <= LONGEST


@cache
def positions() -> list[State]:
    """Each game at its beginning, in the middle and near its end."""
    found: list[State] = []
    for game in map(waterhole.game, waterhole.names()):
        for moves in (0, 7, 40):
            state = game.deal(max(2, game.seats[0]), seed="fuzz")
            dice = stream("fuzz", game.name, moves)
            for _ in range(moves):
                if state.turn < 0:
                    break
                legal = state.moves()
                state.play(legal[dice.below(len(legal))])
            found.append(state)
    return found


def move(data: bytes) -> None:
    """A move's text names none, an illegal one (refused, and nothing changes), or a legal one as its only text."""
    if not data or data[0] >= len(positions()):
        return
    state, text = positions()[data[0]], data[1:].decode(errors="replace")[:100]
    with contextlib.suppress(WaterholeError):
        found = state.game.parse(state, text)
        if found in state.moves():
            assert state.game.text(state, found) == text
            return
        tried = state.copy()
        with pytest.raises(waterhole.IllegalMove):
            tried.play(found)
        assert tried.facts() == state.facts()


class Site:
    """The whole application on a real database, in this process; one for all inputs."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.context = servers(Path(self.folder.name))
        self.server: Inside = self.loop.run_until_complete(self.context.__aenter__())[0][0]
        self.said = 0
        self.wire: Wire | None = None

    def close(self) -> None:
        self.loop.run_until_complete(self.context.__aexit__(None, None, None))
        self.loop.close()
        self.folder.cleanup()

    async def ask(self, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> int:
        """The status of the answer; whatever the application raises is raised."""
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(errors="replace"), "query_string": b"", "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("here", 80),
        }  # fmt: skip
        told: list[int] = []
        left = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not left:
                await asyncio.Event().wait()  # Who asked stays to hear the answer.
            return left.pop()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.append(message["status"])

        await self.server.app(scope, receive, send)
        return told[0]

    async def table(self) -> Wire:
        """A socket at a table that has not been said too much to."""
        self.said += 1
        if self.wire is None or self.wire.closed or self.said % 200 == 0:
            if self.wire is not None:
                await self.wire.close()
            ann = Browser("Ann")
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, {"kind": "open"}]
            made = await ann.post(self.server, "/api/tables", {"game": "serengeti", "seats": seats, "start": True})
            self.wire = await ann.at(self.server, made.json()["table"])
        return self.wire


@cache
def site() -> Site:
    return Site()


ROUTES = [
    ("GET", "/api/me"), ("GET", "/api/games"), ("GET", "/"), ("GET", "/table/abcdefghijklmnop"), ("GET", "/icon.svg"),
    ("GET", "/api/tables/abcdefghijklmnop"), ("POST", "/api/tables"), ("POST", "/api/seat"),
    ("POST", "/api/passkeys/new"), ("POST", "/api/passkeys"), ("POST", "/api/passkeys/sign-out"),
]  # fmt: skip


def headers(data: bytes) -> None:
    """Headers, a line each, and after an empty line a body, to the route that the first byte names: no 500."""
    if not data or data[0] >= len(ROUTES):
        return
    head, _, body = data[1:].partition(b"\n\n")
    pairs = [line.partition(b":")[::2] for line in head.split(b"\n") if line]
    sent = [(key.strip().lower(), value.strip()) for key, value in pairs]
    status = site().loop.run_until_complete(site().ask(*ROUTES[data[0]], sent, body))
    assert status < 500, status


def frame(data: bytes) -> None:
    """What is said on a WebSocket is answered, or the connection is closed; it never breaks."""

    async def say() -> None:
        wire = await site().table()
        text = data.decode(errors="replace")
        message = {"text": text} if data[:1] != b"\0" else {"bytes": data[1:]}
        wire.saying.put_nowait({"type": "websocket.receive", **message})
        await wire.ask("ping")
        if wire.task.done() and not wire.task.cancelled():
            assert wire.task.exception() is None

    site().loop.run_until_complete(say())


TARGETS: dict[str, Target] = {one.__name__: one for one in (edition, record, passkey, name, move, headers, frame)}
"""By name; the corpus of each is the folder of that name."""


def name_of(data: bytes) -> str:
    """What a file of a corpus is called: the same bytes are kept once."""
    return hashlib.sha256(data).hexdigest()[:16]
