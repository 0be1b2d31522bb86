"""A numbered rule without a test, without its place in the code, or without its twin in another language fails here."""

import re
from pathlib import Path

import pytest

import waterhole
from waterhole.words.fluent import LANGUAGES

pytestmark = pytest.mark.once

HERE = Path(__file__).parent
NUMBER = re.compile(r"^- \*\*(\d+\.\d+)\*\* ?(.*)$", re.MULTILINE)
HOUSE = {"en": "*[house]*", "fr": "*[maison]*"}


def folder(game: str) -> Path:
    return waterhole.game(game).folder


def rules(game: str, language: str) -> dict[str, str]:
    """The numbered rules of a game's page."""
    found = NUMBER.findall((folder(game) / "words" / f"rules.{language}.md").read_text(encoding="utf-8"))
    assert len(dict(found)) == len(found), "a number stands twice"
    return dict(found)


def proved(game: str) -> set[str]:
    """The numbers of all rule tests of a game."""
    paths = [*HERE.glob(f"test_{game}*.py"), *(HERE / game).rglob("test_*.py")]
    tests = "".join(path.read_text(encoding="utf-8") for path in paths)
    return {f"{section}.{rule}" for section, rule in re.findall(r"^def test_(\d+)_(\d+)_\w+", tests, re.MULTILINE)}


def cited(game: str) -> set[str]:
    """The numbers cited in a game's code and edition: "Rule 4.3", "Rules 4.3, 4.4"; "Section 4" cites all of it."""
    source = "".join(
        path.read_text(encoding="utf-8") for path in folder(game).rglob("*") if path.suffix in {".py", ".toml"}
    )
    numbers = re.findall(r"\d+\.\d+", " ".join(re.findall(r"Rules? ((?:\d+\.\d+(?:, | and |–)?)+)", source)))
    sections = re.findall(r"Section (\d+)", source)
    return {*numbers, *(number for number in rules(game, "en") if number.split(".")[0] in sections)}


@pytest.mark.parametrize("game", waterhole.names())
def test_every_rule_has_a_test_of_its_number(game: str) -> None:
    assert sorted(set(rules(game, "en")) - proved(game)) == []
    assert sorted(proved(game) - set(rules(game, "en"))) == []


@pytest.mark.parametrize("game", waterhole.names())
def test_every_rule_is_cited_where_it_is_carried_out(game: str) -> None:
    assert sorted(set(rules(game, "en")) - cited(game)) == []


@pytest.mark.parametrize("game", waterhole.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules_and_marks_the_same_as_ours(game: str, language: str) -> None:
    english, other = rules(game, "en"), rules(game, language)
    assert list(other) == list(english)
    for number, text in english.items():
        assert (HOUSE["en"] in text) == (HOUSE[language] in other[number]), f"house mark of {number}"
