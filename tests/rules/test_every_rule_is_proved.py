"""A numbered rule without a test, without its place in the code, or without its twin in another language fails here."""

import re
from pathlib import Path

import pytest

import waterhole
from waterhole.words.fluent import LANGUAGES, Words
from waterhole.words.rulebook import load

HERE = Path(__file__).parent
NUMBER = re.compile(r"^- \*\*(\d+\.\d+)\*\* ?(.*)$", re.MULTILINE)
HOUSE = {"en": "*[house]*", "fr": "*[maison]*"}
PUBLIC = "*[public]*"


def folder(game: str) -> Path:
    return waterhole.game(game).folder


def rules(game: str, language: str) -> dict[str, str]:
    """The numbered rules of a game's page."""
    found = NUMBER.findall((folder(game) / "words" / f"rules.{language}.md").read_text(encoding="utf-8"))
    assert len(dict(found)) == len(found), "a number stands twice"
    return dict(found)


def proved(game: str) -> set[str]:
    """The numbers of all rule tests of a game."""
    tests = "".join(path.read_text(encoding="utf-8") for path in (HERE / game).rglob("test_*.py"))
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
        assert text.count(HOUSE["en"]) == other[number].count(HOUSE[language]), f"house mark of {number}"
        assert text.count(PUBLIC) == other[number].count(PUBLIC), f"public mark of {number}"


MARKED = {
    "serengeti": "1.4 1.7 2.8 3.1 3.3 3.3 5.4 5.5 5.6 5.7 6.4",
    "safaru": "1.4 1.5 2.7 2.8 2.11 2.12 2.12 4.2 4.3 5.2 5.4",
    "sanctuary": "1.4 1.6 2.2 2.4 2.7 4.3 4.4 4.5 5.2 9.1 9.2",
}
"""Compared with the rulebooks, line by line: what in them is ours, as often as it is marked."""


@pytest.mark.parametrize("game", MARKED)
def test_what_is_ours_is_marked_and_nothing_else(game: str) -> None:
    found = [number for number, text in rules(game, "en").items() for _ in range(text.count(HOUSE["en"]))]
    assert " ".join(found) == MARKED[game]


def test_what_is_only_publicly_described_has_a_mark_of_its_own() -> None:
    found = {game: [number for number, text in rules(game, "en").items() if PUBLIC in text] for game in MARKED}
    assert found == {"serengeti": ["1.3"], "safaru": ["1.2", "1.3"], "sanctuary": []}


RESTS_ON_OURS = {
    "serengeti": "bid_out_of_range",
    "safaru": "called_already call_or_let let_by_playing nothing_to_call no_calls out_of_order",
    "sanctuary": "no_promotion_to role_taken ranger_unpaid no_card_to_draw",
}
"""The refusals for which only a ruling of ours is the reason."""
REFUSAL = re.compile(r'"\w+\.(\w+)", .*?"(\d+\.\d+)"\)')


@pytest.mark.parametrize("game", RESTS_ON_OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_that_its_reason_is_a_ruling_of_ours(game: str, language: str) -> None:
    words = Words(language, folder(game) / "words")
    card = waterhole.game(game).cards[0]
    params = {"amount": 0, "highest": 65, "need": 1, "card": card, "cards": [card], "role": "vet"}
    mark = f"({words.say('ui-house_rule')})."
    for code in RESTS_ON_OURS[game].split():
        assert words.say(f"{game}-{code}", params).endswith(mark), code


@pytest.mark.parametrize("game", RESTS_ON_OURS)
def test_a_refusal_by_a_rule_that_is_all_ours_is_among_them(game: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in folder(game).rglob("*.py"))
    ours = {rule.number for rule in load(folder(game), "en").rules() if rule.house}
    found = {code for code, rule in REFUSAL.findall(source) if rule in ours}
    assert found <= set(RESTS_ON_OURS[game].split())
