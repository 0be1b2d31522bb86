"""The program as a person starts it: a real process, real pipes."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.running import low_game
from waterhole import __version__

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COVERAGE_PROCESS_START": ""}
PROGRAM = [sys.executable, "-m", "waterhole.cli"]


def waterhole(*arguments: object, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=typed,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )


def test_the_version_says_how_the_rules_run() -> None:
    mode = "compiled" if os.environ.get("WATERHOLE_EXPECT") == "compiled" else "interpreted"
    ran = waterhole("--version")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"waterhole {__version__} ({mode})\n"


def test_help_shows_every_command_and_examples() -> None:
    ran = waterhole("--help")
    assert ran.returncode == 0
    for word in ("play", "replay", "simulate", "bench", "waterhole play serengeti --players 3"):
        assert word in ran.stdout


def examples(language: str) -> list[str]:
    """The command lines that `--help` shows, as they are to be typed."""
    ran = waterhole("--language", language, "--help")
    lines = [line.strip() for line in ran.stdout.splitlines()]
    return [line for line in lines if line.startswith("waterhole ") and not re.search("[A-Z]{3}", line)]


def test_the_examples_of_the_help_do_what_they_say(tmp_path: Path) -> None:
    """In their order: one of them shows the file that another one writes."""
    shown = examples("en")
    assert len(shown) == 4
    for line in shown:
        ran = waterhole(*shlex.split(line)[1:], folder=tmp_path)
        assert (line, ran.returncode, ran.stdout != "") == (line, 0, True)


def test_in_french_they_are_the_same_but_for_the_name_of_a_folder() -> None:
    assert [line.replace("parties", "games") for line in examples("fr")] == examples("en")


@contextmanager
def started_from_a_terminal(*arguments: str, **own: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program, which hears Ctrl-C even if we do not (in the background of a script, say). It ends with the test."""
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**ENVIRONMENT, **own},
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, ours)
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def test_alone_it_opens_the_tables_and_says_where(tmp_path: Path) -> None:
    """No browser can be opened here: the address is printed all the same."""
    own = {"WATERHOLE_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite", "BROWSER": "true"}
    with started_from_a_terminal(**own) as process:
        assert process.stdout is not None
        address = process.stdout.readline().decode().strip()
        assert httpx.get(f"{address}health").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(30) in (0, 130)


def test_the_end_of_input_leaves_a_game() -> None:
    ran = waterhole("play", "serengeti", typed="pass\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Serengeti" in ran.stdout
    assert "You pass" in ran.stdout
    assert ran.stdout.endswith("Goodbye.\n")


def test_the_system_says_the_language() -> None:
    arguments = [*PROGRAM, "play", "serengeti"]
    found = subprocess.run(
        arguments, input=b"", capture_output=True, env={**ENVIRONMENT, "LC_ALL": "fr_FR.UTF-8"}, check=True
    )
    assert b"Au revoir." in found.stdout


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(low_game().record().text(), encoding="utf-8")
    with subprocess.Popen(
        [*PROGRAM, "replay", str(path), "--trace"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = json.loads(process.stdout.readline())
        process.stdout.close()
        complaint = process.stderr.read()
    assert first["ply"] == 0
    assert complaint == b""


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_reports_what_was_finished(tmp_path: Path) -> None:
    arguments = ["simulate", "serengeti", "--games", "1000000", "--seed", "1", "--json", "--record", str(tmp_path)]
    with started_from_a_terminal(*arguments) as process:
        while not any(tmp_path.glob("*.json")):
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["finished"] > 0
    assert b"Traceback" not in err
    assert b"Interrupted" in err
