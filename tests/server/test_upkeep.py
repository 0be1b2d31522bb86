"""A server among others and over time: one for a file, a full disk is noticed, a wrong clock sweeps nothing away."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.client import Json, Player
from tests.server.parts import ServerProcess, free_port, server_here, server_process, wait_until
from waterhole.server.rooms import housekeeping
from waterhole.server.rooms.sweep_date import BELIEVED, DAY, believed
from waterhole.server.time_source import milliseconds

SEATS: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}, {"kind": "bot"}]


def serve(database: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    command = [sys.executable, "-m", "waterhole.cli", "serve", "--port", str(free_port()), "--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_second_server_on_a_file_refuses_with_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    first = ServerProcess(database)
    first.start()
    try:
        (tmp_path / "same.sqlite").symlink_to(tmp_path / "tables.sqlite")
        for name in ("tables", "same"):
            second = serve(f"sqlite:///{tmp_path}/{name}.sqlite")
            assert (second.returncode, second.stdout) == (2, "")
            assert second.stderr.count("\n") == 1
            assert "Another server uses" in second.stderr
    finally:
        first.kill()
    with server_process(database):  # The lock has died with its process.
        pass


def test_a_file_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "file" / "tables.sqlite", tmp_path / ("x" * 300)):
        refused = serve(f"sqlite:///{place}")
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "No tables can be kept at" in refused.stderr


def test_health_notices_a_full_disk(tmp_path: Path) -> None:
    with server_process(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (200_000, before[1]))
        wait_until(lambda: httpx.get(f"{server.base}/health").status_code == 503)
        assert httpx.get(f"{server.base}/health").json()["code"] == "server.storage_down"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        wait_until(server.healthy)


def test_a_clock_that_leaps_is_followed_slowly() -> None:
    now = 1_000 * DAY
    assert believed(now - DAY, now, 0) == now
    assert believed(now - BELIEVED, now, 0) == now, "a holiday"
    assert believed(now + DAY, now, 0) == now, "a clock that was set right"
    assert believed(now - 200 * DAY, now, 0) == now - 200 * DAY
    lived, hours = now - 200 * DAY, 0
    while lived < now:
        lived, hours = believed(lived, now, DAY), hours + 1
    assert 7 * 24 < hours < 8 * 24


@pytest.mark.parametrize("known", [True, False])
def test_a_start_far_ahead_sweeps_nothing_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], known: bool
) -> None:
    async def tables(ann: Player) -> list[str]:
        return [table["id"] for table in (await ann.get("/api/tables"))["tables"]]

    ann = Player("")
    with server_here(tmp_path) as ann.base:
        made = asyncio.run(ann.make("serengeti", SEATS, start=True))["table"]
    if not known:  # A database of an older version, which has not kept the day.
        forget_the_day(tmp_path / "tables.sqlite")
    right = milliseconds
    for days in (200, 100_000):
        monkeypatch.setattr(housekeeping, "milliseconds", lambda days=days: right() + days * DAY)
        with server_here(tmp_path) as ann.base:
            assert asyncio.run(tables(ann)) == [made]
        assert "clock_not_believed" in "".join(capsys.readouterr())
    monkeypatch.setattr(housekeeping, "milliseconds", right)
    with server_here(tmp_path) as ann.base:
        assert asyncio.run(tables(ann)) == [made]
    assert "clock_not_believed" not in "".join(capsys.readouterr())


def forget_the_day(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute("DELETE FROM keys WHERE name = 'lived_until'").rowcount == 1


def test_what_is_old_is_still_swept_after_a_holiday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Player("")
    with server_here(tmp_path) as ann.base:
        asyncio.run(ann.make("serengeti", SEATS, start=True))
    right = milliseconds
    for days in range(25, 201, 25):
        monkeypatch.setattr(housekeeping, "milliseconds", lambda days=days: right() + days * DAY)
        with server_here(tmp_path) as ann.base:
            left = len(asyncio.run(ann.get("/api/tables"))["tables"])
        assert left == (days <= 180)
