"""A way to run the command line inside the test, and records to run it on."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import Ran, low_game
from waterhole.cli import main
from waterhole.records.record import Record


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    def run(*arguments: object) -> Ran:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leave:
            code = int(str(leave.code or 0))
        caught = capsys.readouterr()
        return Ran(code, caught.out, caught.err)

    return run


@pytest.fixture(scope="session")
def record() -> Record:
    return low_game().record()


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record.text(), encoding="utf-8")
    return path


@pytest.fixture
def changed(record: Record, tmp_path: Path) -> Callable[..., Path]:
    """A file with the record in which some fields are others."""

    def changed(**fields: object) -> Path:
        path = tmp_path / "changed.json"
        path.write_text(json.dumps({**json.loads(record.text()), **fields}), encoding="utf-8")
        return path

    return changed
