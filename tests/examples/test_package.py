"""A game that is a package of its own: installed, it is listed, dealt, simulated and played like any other."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "pebbles"


def installed(source: Path, into: Path) -> dict[str, str]:
    """The environment of a program that finds this package installed."""
    copied = into / "source"
    shutil.copytree(source, copied)
    target = into / "installed"
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(copied)]
    subprocess.run(pip, check=True, capture_output=True, timeout=240)
    shutil.rmtree(copied)
    path = os.pathsep.join([str(target), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1"}


def run(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], env=environment, input=typed, capture_output=True, text=True, timeout=240
    )


def passes_its_tests(environment: dict[str, str], folder: Path) -> None:
    """With nothing but pytest and what our settings name: to read every plugin that is installed here takes long."""
    bare = {**environment, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    plugins = ("-p", "no:cacheprovider", "-p", "pytest_timeout")
    done = run(bare, "-m", "pytest", "-q", *plugins, "--rootdir", str(folder), str(folder / "tests"))
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(EXAMPLE, tmp_path_factory.mktemp("pebbles"))


def test_it_is_listed_beside_the_others_and_dealt(pebbles: dict[str, str]) -> None:
    code = """
import waterhole
print(waterhole.names())
game = waterhole.game("pebbles")
print(type(game).__module__, game.deal(players=2, seed=7).view(0)["hand_sizes"])
"""
    done = run(pebbles, "-c", code)
    listed, dealt = done.stdout.splitlines()
    assert {"pebbles", "serengeti"} <= set(json.loads(listed.replace("'", '"')))
    assert dealt == "pebbles.game [3, 3]"


def test_it_keeps_its_promises_where_it_is_installed(pebbles: dict[str, str]) -> None:
    passes_its_tests(pebbles, EXAMPLE)


def test_it_is_simulated_with_every_kind_of_bot_and_its_records_replay(pebbles: dict[str, str], tmp_path: Path) -> None:
    bots = "random,easy,search:iterations=50"
    words = ["simulate", "pebbles", "--players", "3", "--bots", bots, "--games", "4", "--seed", "p", "--json"]
    done = run(pebbles, "-m", "waterhole.cli", *words, "--record", str(tmp_path))
    assert json.loads(done.stdout)["finished"] == 4, done.stderr
    record = min(tmp_path.glob("*.json"))
    shown = run(pebbles, "-m", "waterhole.cli", "replay", str(record))
    assert "stone" in shown.stdout
    assert shown.returncode == 0


def test_it_is_played_in_a_terminal_that_draws_it_plainly(pebbles: dict[str, str]) -> None:
    played = run(
        pebbles,
        "-m",
        "waterhole.cli",
        "play",
        "pebbles",
        "--players",
        "2",
        "--seed",
        "7",
        typed="moves\nrules 2\nquit\n",
    )
    assert played.returncode == 0, played.stderr
    assert "lay stone-" in played.stdout
    assert "The highest stone scores a point" in played.stdout
    assert "hand_sizes" in played.stdout


# `make game`.


def make(*words: str) -> subprocess.CompletedProcess[str]:
    return run(dict(os.environ), "-m", "tools.new_game", *words)


def test_a_new_game_passes_the_kit_as_it_is_laid_out(tmp_path: Path) -> None:
    done = make("hippos", str(tmp_path))
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "hippos"
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file())
    assert "pebbles" not in texts.lower().replace("docs/", "")
    passes_its_tests(installed(folder, tmp_path), folder)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Hippos!", "no name for a game"),
        ("serengeti", 'There is a game "serengeti" already'),
        ("json", "the name of a Python package"),
        ("", "Which game?"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_one_line(name: str, sentence: str, tmp_path: Path) -> None:
    done = make(name, str(tmp_path))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "hippos").mkdir()
    done = make("hippos", str(tmp_path))
    assert done.returncode == 2
    assert "is there already" in done.stderr
