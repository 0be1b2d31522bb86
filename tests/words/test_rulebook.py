"""The rules as data: sections, numbers, house rulings and search."""

from pathlib import Path

import pytest

from waterhole import games
from waterhole.core.errors import BadInput
from waterhole.words import rulebook
from waterhole.words.fluent import LANGUAGES
from waterhole.words.rulebook import Rule, Rulebook

TEXT = """# A game

Words before the first section are no rule.

## 1 Set-up

- **1.1** Two play.
- **1.2** *[house]* Each has
  a **hat**.

A remark.
  Indented, and no rule either.

## 2 Éléphants

- **2.1** They are large. *[house]* They are grey.
- **2.10** No rule without a hat.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(rulebook.parse(TEXT))


def test_sections_and_rules_are_found_by_number(book: Rulebook) -> None:
    assert [section.title for section in book.sections] == ["Set-up", "Éléphants"]
    assert book.rule("1.2") == Rule("1.2", "Each has a **hat**.", house=True)
    assert book.rule("2.10") == Rule("2.10", "No rule without a hat.", house=False)
    assert book.rule("2.1") == Rule("2.1", "They are large. *[house]* They are grey.", house=False)
    assert book.rule("2") is None
    assert book.section("2") is book.sections[1]
    assert book.section("3") is None


def test_search_needs_all_words_and_no_accents(book: Rulebook) -> None:
    assert [rule.number for rule in book.search("HAT")] == ["1.2", "2.10"]
    assert [rule.number for rule in book.search("elephants hat")] == ["2.10"]
    assert book.search("lion") == []
    assert book.search(" ") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_the_same_numbers_and_house_rulings_in_every_language(name: str, language: str) -> None:
    folder = games.game(name).folder
    english, other = rulebook.load(folder, "en"), rulebook.load(folder, language)
    assert [(rule.number, rule.house) for rule in other.rules()] == [
        (rule.number, rule.house) for rule in english.rules()
    ]
    assert len(english.rules()) > 10


def test_a_language_without_rules_is_named() -> None:
    with pytest.raises(BadInput) as caught:
        rulebook.load(Path(__file__).parent, "en")
    assert caught.value.params == {"language": "en"}
