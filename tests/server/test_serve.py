"""`waterhole serve` as those who host tables use it: options, environment, logs, figures, and records to verify."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import waterhole
from tests.server.client import BOT, Diligent, Json, Player
from tests.server.parts import free_port, server_here, wait_until
from waterhole.cli import ALONE, main
from waterhole.core.errors import BadInput
from waterhole.server.config import Config
from waterhole.server.serve import run, taken
from waterhole.server.storage.engine import database_url
from waterhole.server.storage.file_lock import announced

ME: Json = {"kind": "me", "name": "Zebediah"}
WATERHOLE = [sys.executable, "-m", "waterhole.cli"]


@contextmanager
def serving(folder: Path, *options: str, **environment: str) -> Iterator[str]:
    """A server as the command line starts it; its log is in the folder."""
    port = free_port()
    command = [*WATERHOLE, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite", *options]
    with (folder / "log").open("ab") as log:
        server = subprocess.Popen(command, env={**os.environ, **environment}, stderr=log)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: healthy(base))
        yield base
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0


def healthy(base: str) -> bool:
    try:
        return httpx.get(f"{base}/health").text == '{"status":"well"}'
    except httpx.HTTPError:
        return False


def test_options_come_before_the_environment_and_that_before_the_defaults(tmp_path: Path) -> None:
    limits = {"WATERHOLE_PORT": "1", "WATERHOLE_TABLE_RATE": "2/minute", "WATERHOLE_LOG_LEVEL": "warning"}
    options = ["--host", "127.0.0.1", "--bot-workers", "1", "--retention-days", "7", "--log-level", "info"]
    with serving(tmp_path, *options, **limits) as base:
        body = {"game": "serengeti", "seats": [ME, BOT, BOT]}
        statuses = [httpx.post(f"{base}/api/tables", json=body).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]
    assert "listening" in (tmp_path / "log").read_text()


def refusal(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What is said by a server that does not start, in this process."""
    try:
        code = main(["serve", *options])
    except SystemExit as left:
        code = int(str(left.code))
    assert code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "environment", "named"),
    [
        (["--port", "65536"], {}, "port"),
        (["--bot-workers", "-1"], {}, "bot_workers"),
        ([], {"WATERHOLE_PORT": "somewhere"}, "port"),
        ([], {"WATERHOLE_PORT": "99999"}, "port"),
        ([], {"WATERHOLE_RETENTION_DAYS": "-1"}, "retention_days"),
        ([], {"WATERHOLE_LOG_LEVEL": "loud"}, "log_level"),
        (["--log-level", "loud"], {}, "debug, info, warning and error"),
        (["--port", "somewhere"], {}, "from 0 to 65,535"),
        ([], {"WATERHOLE_TABLE_RATE": "often"}, "like 60/minute"),
        ([], {"WATERHOLE_REQUEST_RATE": "0/minute"}, "like 1200/minute"),
        ([], {"WATERHOLE_MESSAGES_PER_SECOND": "many"}, "from 1 to 1,000,000"),
    ],
)
def test_a_setting_that_does_not_fit_is_named(
    options: list[str],
    environment: dict[str, str],
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert named in refusal(capsys, *options)


def test_a_database_of_an_unknown_kind_is_named_without_a_traceback() -> None:
    command = [*WATERHOLE, "serve", "--database", "mysql://localhost/x", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "sqlite" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_named(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port, other = base.rsplit(":", 1)[1], f"sqlite:///{tmp_path}/other.sqlite"
    assert base.removeprefix("http://") in refusal(capsys, "--port", port, "--database", other)


def opener(folder: Path) -> tuple[dict[str, str], Path]:
    """A browser that only writes down what it is to open."""
    script, opened = folder / "browser", folder / "opened"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    script.chmod(0o700)
    return {**os.environ, "BROWSER": f"{script} %s"}, opened


def test_a_second_one_opens_the_one_that_runs(tmp_path: Path) -> None:
    environment, opened = opener(tmp_path)
    again = [*WATERHOLE, *ALONE, "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    address = tmp_path / "tables.sqlite.address"
    address.write_text("http://localhost:1/")  # Left behind by one that was killed.
    with serving(tmp_path) as base:
        done = subprocess.run(again, env=environment, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == opened.read_text() == base.replace("127.0.0.1", "localhost") + "/\n"
        assert address.stat().st_mode & 0o077 == 0
        # Who names a port wants a server there, and hears why there is none.
        named = [*WATERHOLE, "serve", "--open", "--port", str(free_port()), *again[-2:]]
        done = subprocess.run(named, env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2
        assert "tables.sqlite" in done.stderr
    assert not address.exists()


@pytest.mark.parametrize("text", ["file:///etc/passwd", "javascript:alert(1)", "http://localhost:80/x y", "", "\0"])
def test_what_is_no_address_of_a_server_is_not_opened(tmp_path: Path, text: str) -> None:
    (tmp_path / "tables.sqlite.address").write_text(text)
    assert announced(database_url(f"sqlite:///{tmp_path}/tables.sqlite")) is None


def test_a_link_to_elsewhere_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("http://localhost:8422/")
    (tmp_path / "tables.sqlite.address").symlink_to(tmp_path / "other")
    assert announced(database_url(f"sqlite:///{tmp_path}/tables.sqlite")) is None


def ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as one:
            one.bind(("::1", 0))
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not ipv6(), reason="this machine has no IPv6")


@needs_ipv6
def test_what_is_taken_by_ipv6_is_free_by_ipv4() -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as other:
        port = other.getsockname()[1]
        with pytest.raises(BadInput) as caught:
            run(Config(host="::1", port=port))
        assert caught.value.code == "server.port_taken"
        assert caught.value.params == {"address": f"[::1]:{port}"}
        assert not taken(Config(host="127.0.0.1", port=port))
    for host in ("::1", "::"):
        assert not taken(Config(host=host, port=port))


@needs_ipv6
def test_it_listens_by_ipv6(tmp_path: Path) -> None:
    with server_here(tmp_path, host="::1") as base:
        assert httpx.get(base.replace("127.0.0.1", "[::1]") + "/api/games").status_code == 200


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
def test_an_address_that_is_not_ours_is_not_called_taken(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"No server can listen at {host}:8422" in refusal(capsys, "--host", host)


def test_logs_and_figures_tell_how_it_goes_and_nothing_about_persons_or_cards(tmp_path: Path) -> None:
    async def story(base: str) -> tuple[list[str], int]:
        ann = Diligent(base, "Zebediah", 1)
        made = await ann.make("safaru", [ME, BOT], options={"hands": 1}, start=True, commitment=ann.commitment)
        link = (await ann.post(f"/api/tables/{made['table']}/seats/0/link"))["link"]
        await ann.request("POST", "/api/tables", content=b"{", headers={"Content-Type": "application/json"})
        async with ann.at(made["table"]) as socket:
            await socket.raw.send("{")
            await socket.ask("move", decision=0, text="nonsense")
        other = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(other["table"]) as socket:
            assert (await socket.ask("move", decision=9999, text="pass"))["code"] == "table.stale"
        table = await ann.play(made["table"])
        tokens = [link.split("#")[1], made["invite"].split("=")[1], table["fairness"]["secret"], made["table"]]
        return [*tokens, *ann.cookies.values(), "Zebediah", ann.nonce], int(table["moves"])

    with serving(tmp_path, "--log-level", "debug") as base:
        secrets, moves = asyncio.run(story(base))
        figures = httpx.get(f"{base}/metrics")
    log = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines][:1] == ["started"]
    assert lines[-1]["event"] == "stopped"
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    cards = map(str, waterhole.game("safaru").cards)
    assert not [secret for secret in (*secrets, *cards) if secret in log or secret in figures.text]
    assert figures.headers["content-type"].startswith("text/plain")
    told = dict(line.rsplit(" ", 1) for line in figures.text.splitlines() if not line.startswith("#"))
    assert float(told["waterhole_entries_total"]) >= moves
    assert float(told['waterhole_refused_total{code="table.stale"}']) >= 1
    assert float(told["waterhole_move_seconds_count"]) > 0
    assert {"waterhole_rooms", "waterhole_sockets", "waterhole_bots_thinking", "waterhole_races_total"} <= told.keys()


def test_a_record_that_was_fetched_can_be_verified(
    base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> tuple[str, str]:
        ann = Diligent(base, "Ann", 1)
        made = await ann.make("safaru", [ME, BOT], options={"hands": 2}, start=True, commitment=ann.commitment)
        await ann.play(made["table"])
        return ann.nonce, (await ann.request("GET", f"/api/tables/{made['table']}/record")).text

    nonce, text = asyncio.run(story())
    fair, unfair = tmp_path / "fair.json", tmp_path / "unfair.json"
    fair.write_text(text)
    unfair.write_text(text.replace(nonce, "cd" * 32))
    assert main(["verify", str(fair), "--nonce", f"0={nonce}"]) == 0
    capsys.readouterr()
    assert main(["verify", str(unfair)]) == 2
    assert capsys.readouterr().err


def test_time_runs_out_while_nobody_is_there_and_the_server_is_down(tmp_path: Path) -> None:
    async def make(base: str) -> None:
        settings = {"clock": {"kind": "days", "base": 1000}}
        await Player(base).make("serengeti", [ME, ME, ME], settings=settings, start=True)  # A person begins.

    def handed_over() -> bool:
        database = sqlite3.connect(tmp_path / "tables.sqlite")
        entries = [json.loads(text) for (text,) in database.execute("SELECT entry FROM log ORDER BY ply")]
        database.close()
        return any(entry["type"] == "handed_over" and entry["why"] == "time" for entry in entries)

    with server_here(tmp_path) as base:
        asyncio.run(make(base))
        over = time.monotonic() + 1.0
    wait_until(lambda: time.monotonic() > over)
    with server_here(tmp_path):
        wait_until(handed_over)
