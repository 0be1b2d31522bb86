"""Every game has the files that docs/adding-a-game.md says, and those of the house have all of them."""

import re
from pathlib import Path

import pytest

import waterhole

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (`.+?) \|", PAGE.split("## The shape of a game")[1].split("\n## ")[0], re.MULTILINE)
PEBBLES = ROOT / "examples" / "pebbles" / "src" / "pebbles"


def files(rows: list[str]) -> list[str]:
    return [name for row in rows for name in re.findall(r"`(.+?)`", row)]


def is_asked_of_all(row: str) -> bool:
    return "if you like" not in row and not row.startswith("`bot/")


def test_the_table_was_found() -> None:
    assert {"state.py", "rules/", "bot/priors.py", "words/fr.ftl"} <= set(files(ROWS))
    assert not is_asked_of_all("`terminal.py` (if you like)")


@pytest.mark.parametrize("name", waterhole.names())
def test_a_game_of_the_house_has_every_file(name: str) -> None:
    assert [file for file in files(ROWS) if not (waterhole.game(name).folder / file).exists()] == []


def test_the_example_has_those_that_every_game_has() -> None:
    asked = files([row for row in ROWS if is_asked_of_all(row)])
    assert [file for file in asked if not (PEBBLES / file).exists()] == []
