"""Articles, elisions and plurals, with names, cards and numbers of every form."""

import json
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from waterhole import Event, game, names
from waterhole.words.fluent import LANGUAGES, PROGRAM, Words, files, words
from waterhole.words.grammar import FUNCTIONS

NAMES = ["Amara", "Élise", "Hugo", "Kito", "Yann"]
ANSWERS = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))
FILES = {
    language: [
        path
        for folder in (PROGRAM, *(game(name).folder / "words" for name in names()))
        for path in files(folder, language)
    ]
    for language in LANGUAGES
}
NUMBERS = {"amount", "bid", "count", "digit", "goal", "highest", "lowest", "number", "total"}
"""Parameters that are always numbers: French elides nothing before them."""

WRONG = {
    "en": [
        r"\ba (?:8|11\b|18\b|[aeio])",
        r"\ban (?!8|11\b|18\b|[aeiou])",
        r"(?<![\d,])1 (?:chips|cards|tokens|points|ways|moves)\b",
        r"(?<!\d)(?:0|[2-9]|\d\d+) (?:chip|card|token|point)\b",
        r"\bYou (?:\w+s)\b(?<!\bYou pass)(?<!\bYou discards)",
    ],
    "fr": [
        r"\b(?:de|que|le|la|ne|se|je|me|te) (?=[aàâeéèêiîoôu])(?!onz|oui|huit|un\b)",
        r"\bd’(?![aàâeéèêiîoôuœhy])",
        r"(?<![\d ])[01] (?:jetons|cartes|points)\b",
        r"(?<!\d)(?:[2-9]|\d\d+) (?:jeton|carte|point)\b",
    ],
}

MANY = {
    "en": "cards|chips|days|games|hands|hours|minutes|more points|moves|players|points|rounds|tokens|turns",
    "fr": "cartes|coups|heures|jetons|joueurs|jours|manches|minutes|parties|points|prises|problèmes|tours",
}
NEVER_ONE = {
    "board-use-guard", "board-use-manager", "event-array_cleaned", "event-array_filled", "event-goal_reached",
    "event-manager_paid", "goal", "goal-alone", "lessons-too_long", "overview-bid", "overview-end", "overview-score",
    "server-record_long", "spoken-many", "story-chips", "table-too_long", "table-too_many_undos", "tale-led",
    "ui-alone_won", "ui-does-manager", "ui-minutes", "ui-players_range", "ui-review_known", "ui-target",
}  # fmt: skip
"""Messages whose number is a limit, a goal, a total, or told in other words where it is small."""
FIGURES = ("core-", "puzzles-", "report-", "tournament-", "train-")
"""What programs report to who runs them: tables of figures, and limits."""


@pytest.mark.parametrize("function", sorted(ANSWERS))
def test_both_halves_of_the_program_give_these_answers(function: str) -> None:
    assert [FUNCTIONS[function](text) for text, _ in ANSWERS[function]] == [said for _, said in ANSWERS[function]]


def test_no_english_article_stands_before_what_may_begin_with_a_vowel() -> None:
    assert found(r"\ban? \{ \$(\w+)", "en") == []


def test_nothing_that_french_elides_stands_before_what_may_begin_with_a_vowel() -> None:
    assert found(r"\b(?:de|que|ne|se|le|lorsque) \{ \$(\w+)", "fr") == []


def found(pattern: str, language: str) -> list[str]:
    texts = {file: file.read_text(encoding="utf-8") for file in FILES[language]}
    return [
        f"{file.parent.parent.name}: {match.group()}"
        for file, text in texts.items()
        for match in re.finditer(pattern, text)
        if match.group(1) not in NUMBERS | {"line", "path"}  # Their articles fit.
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *names()])
def test_nothing_is_said_of_one_thing_as_of_many(name: str, language: str) -> None:
    """Every message, with 1 for each of its parameters."""
    folder = game(name).folder / "words" if name else PROGRAM
    speech = words(language, *([folder] if name else []))
    said = {
        entry.id.name: with_ones(entry, speech)
        for file in files(folder, language)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name not in NEVER_ONE and not entry.id.name.startswith(FIGURES)
    }
    assert {id: text for id, text in said.items() if re.search(rf"(?<![\d,.])1 (?:{MANY[language]})\b", text)} == {}


class Named(visitor.Visitor):
    """The parameters of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (so the library finds it)
        self.found.add(node.id.name)


def with_ones(message: ast.Message, speech: Words) -> str:
    named = Named()
    named.visit(message)
    pattern = speech.bundle.get_message(message.id.name).value
    assert pattern is not None
    text, _ = speech.bundle.format_pattern(pattern, dict.fromkeys(named.found, 1))
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_sentence_of_whole_games_is_good_language(name: str, language: str) -> None:
    rules = game(name)
    speech = words(language, rules.folder / "words")
    for players in rules.seats:
        for event in told(name, players):
            for you in (None, 0):
                said = speech.event(event.seen_by(you), NAMES, you)
                wrong = [pattern for pattern in WRONG[language] if re.search(pattern, said, re.IGNORECASE)]
                assert wrong == [], said


def told(name: str, players: int) -> list[Event]:
    """What is told in a game of random moves."""
    events: list[Event] = []
    dice = random.Random(f"{name}/{players}")
    state = game(name).set_up(players, {}, seed="words", told=events)
    while not state.over:
        events += state.narrate(dice.choice(state.moves()))
    return events


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ben owns a 8."),
        ("en", "Ben promotes a Animal Breeder."),
        ("en", "Ben owns an 7."),
        ("en", "Ben takes 1 chips."),
        ("fr", "Ben reçoit 3 jetons de Amara."),
        ("fr", "Ben reçoit 3 jetons d’Ben."),
        ("fr", "Ben prend 2 jeton."),
    ],
)
def test_bad_language_is_found(language: str, said: str) -> None:
    assert any(re.search(pattern, said, re.IGNORECASE) for pattern in WRONG[language])
