"""Whatever bytes a stranger sends: an answer below 500, and no traceback in the log."""

import asyncio
import logging
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import DBAPIError

from tests.server.client import Player
from tests.server.parts import needs_postgres, postgres, server_here
from tests.server.proof import count
from tests.server.wire import exchange, get, post, status_of, upgrade
from waterhole.server.storage.engine import open_engine, unfitting
from waterhole.server.storage.models import holders

TABLE = b"/api/tables/0123456789abcdef"
ODD = [
    post(b"/api/tables", b"Origin: http://["),
    post(b"/api/seat", b"Origin: http://[::1"),
    upgrade(TABLE + b"/socket", b"Origin: http://["),
    upgrade(b"/api/tables/%00/socket"),
    upgrade(TABLE + b"/socket?seat=%ff"),
    upgrade(TABLE + b"/socket", b"Sec-WebSocket-Protocol: waterhole, \xff"),
    upgrade(b"/nothing"),
    get(b"/" + b"a" * 5_000),
    get(b"/assets/" + b"a" * 300 + b".js"),
    get(b"/assets/%00.js"),
    get(b"/%ed%a0%80.js"),
    get(b"/table/" + b"a" * 300),
    get(b"/table/aaaaaaaaaa%00aaaa"),
    get(b"/api/tables/aaaaaaaaaa%00aaaa"),
    get(b"/api/tables/aaaaaaaaaaaa%ed%a0%80"),
    get(b"/api/games/%00/words/en"),
    get(b"/api/words/%00"),
    get(TABLE + b"/replay?seat=" + b"9" * 4_400),
    get(TABLE, b"X-Waterhole-Invitation: \xff"),
    get(b"/api/me", b"Cookie: waterhole=\xff\xfe"),
    get(b"/api/me", b'Cookie: waterhole="\\400\\377"'),
    get(b"/icon.svg", b"Range: bytes=a-b,\xff", b"If-None-Match: \xff"),
    post(b"/api/passkeys/new", host=b"Host: ["),
    post(b"/api/passkeys/new", host=b"Host: a:99999999"),
    post(b"/api/passkeys/new", b"X-Forwarded-Proto: \xff", b"X-Forwarded-For: \xff"),
    post(TABLE + b"/seats/" + b"9" * 5_000 + b"/link"),
    post(b"/api/seat", b"Content-Encoding: gzip", body=b'{"token":"\\ud800"}'),
    post(b"/api/seat", body=b'{"token":"\xff"}'),
    b"GET http://[/ HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    b"BREW /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
]
NO_FILES = [b"/" + b"a" * 5_000, b"/assets/" + b"a" * 300 + b".js", b"/assets/%00.js"]
FAILED = "Exception in ASGI application"


def check(base: str, request: bytes, caplog: pytest.LogCaptureFixture) -> None:
    caplog.clear()
    assert 100 <= status_of(exchange(base, request)) < 500, request
    assert FAILED not in caplog.text, request


@pytest.mark.parametrize("request_", ODD, ids=range(len(ODD)))
def test_odd_requests(base: str, request_: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        check(base, request_, caplog)


@pytest.mark.parametrize("path", NO_FILES, ids=range(len(NO_FILES)))
def test_there_is_no_file_of_a_name_that_files_cannot_have(base: str, path: bytes) -> None:
    assert status_of(exchange(base, get(path))) == 404


def test_an_origin_that_is_no_address_is_foreign(base: str) -> None:
    answer = httpx.post(f"{base}/api/tables", json={}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "server.foreign_origin")


def test_a_body_that_breaks_off_is_nobodys_failure(base: str, caplog: pytest.LogCaptureFixture) -> None:
    whole = post(b"/api/seat", body=b'{"token":"x"}')
    with caplog.at_level(logging.ERROR):
        for _ in range(5):
            exchange(base, whole[:-5], abort=True)
        assert httpx.get(f"{base}/health").status_code == 200
    assert FAILED not in caplog.text


HEADERS = [b"Origin", b"Host", b"Cookie", b"Content-Type", b"Accept-Encoding", b"Range", b"If-None-Match",
           b"X-Forwarded-For", b"X-Forwarded-Proto", b"X-Waterhole-Invitation", b"Sec-WebSocket-Protocol",
           b"Content-Encoding", b"Expect", b"Connection"]  # fmt: skip
PATHS = [b"/", b"/table/", TABLE, TABLE + b"/record", b"/api/games/", b"/api/words/", b"/assets/", b"/health", b"/x"]
SOME = st.binary(max_size=30) | st.sampled_from([b"http://[", b"[::1]:x", b"waterhole=", b"bytes=0-", b"%00", b"//"])


def on_one_line(value: bytes) -> bytes:
    return value.replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"")


@settings(
    max_examples=count(60, 20_000), deadline=None, suppress_health_check=list(HealthCheck), derandomize=count(1, 0) == 1
)
@given(
    path=st.sampled_from(PATHS),
    more=SOME,
    headers=st.lists(st.tuples(st.sampled_from(HEADERS), SOME), max_size=4),
    socket=st.booleans(),
)
@example(path=TABLE + b"/socket", more=b"", headers=[(b"Origin", b"http://[")], socket=True)
def test_any_headers_and_any_path(
    base: str,
    caplog: pytest.LogCaptureFixture,
    path: bytes,
    more: bytes,
    headers: list[tuple[bytes, bytes]],
    socket: bool,
) -> None:
    lines = [name + b": " + on_one_line(value) for name, value in headers]
    target = path + on_one_line(more).replace(b" ", b"%20").replace(b"\t", b"%09")
    with caplog.at_level(logging.ERROR):
        caplog.clear()
        answer = exchange(base, (upgrade if socket else get)(target, *lines))
        assert status_of(answer) < 500, answer
        assert FAILED not in caplog.text


@needs_postgres
def test_a_database_that_cannot_be_asked_for_any_text_is_not_down(tmp_path: Path) -> None:
    """PostgreSQL knows no text with a NUL in it: to ask for one is no sign that it is away."""

    async def story(base: str) -> None:
        for path in ("/api/tables/aaaaaaaaaa%00aaaa", "/api/tables/aaaaaaaaaa%00aaaa/record"):
            answer = await Player(base).request("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (404, "table.unknown")
        asked = await Player(base).post("/api/passkeys/sign-in")
        body = {"ticket": asked["ticket"], "credential": {"id": "a\0b"}}
        answer = await Player(base).request("POST", "/api/passkeys/session", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "server.passkey_refused")

    with postgres() as database, server_here(tmp_path, database=database.url) as base:
        asyncio.run(story(base))
        asyncio.run(values_that_do_not_fit(database.url))


async def values_that_do_not_fit(url: str) -> None:
    engine = open_engine(url)
    for id, seat, unfit in (("a\0b", 1, True), ("a" * 2**16, 1, True), ("a", 2**40, True), ("a", 1, False)):
        with pytest.raises(DBAPIError) as caught:
            async with engine.begin() as connection:
                await connection.execute(holders.insert().values(table_id=id, seat=seat, player_id="x"))
        assert unfitting(caught.value) == unfit, caught.value
    await engine.dispose()
