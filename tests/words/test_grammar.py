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
        r"\b(?-i:You) (?:\w+s)\b(?<!\bYou pass)(?<!\bYou discards)",
    ],
    "fr": [
        r"(?<!-)\b(?:de|que|le|la|ne|se|je|me|te) (?=[aàâeéèêiîoôu])(?!onz|oui|huit|un\b|A à D)",
        r"\bd’(?![aàâeéèêiîoôuœhy])",
        r"(?<![\d ])[01] (?:jetons|cartes|points)\b",
        r"(?<!\d)(?:[2-9]|\d\d+) (?:jeton|carte|point)\b",
    ],
}

MANY = {
    "en": "cards|chips|days|games|hands|hours|minutes|more points|moves|players|points|rounds|tokens|turns",
    "fr": "cartes|coups|heures|jetons|joueurs|jours|manches|minutes|parties|points|prises|problèmes|tours",
}
NEVER_FEW = {
    "board-use-guard", "board-use-manager", "event-array_cleaned", "event-array_filled", "event-goal_reached",
    "goal", "goal-alone", "lessons-too_long", "overview-bid", "overview-end", "overview-score",
    "server-record_long", "spoken-many", "story-chips", "table-too_long", "table-too_many_undos", "tale-led",
    "ui-alone_won", "ui-does-manager", "why-set", "ui-minutes", "ui-players_range", "ui-review_known", "ui-target",
}  # fmt: skip
"""Messages whose number is a limit, a goal, a total, or told in other words where it is small."""
KINDS = {"animal", "beast", "direction", "line", "role", "species", "terrain", "tribe"}
SOME = [0, 1, 8, 11, 18, 80, 2]
YES_OR_NO = ("you", "few", "gained", "meadow", "paired", "breed", "better", "yours", "equal")
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
def test_every_message_is_good_language_with_every_card_name_and_number(name: str, language: str) -> None:
    """Each parameter in turn is all that it can be; and all numbers are 1 at once."""
    folder = game(name).folder / "words" if name else PROGRAM
    speech = words(language, *([folder] if name else []))
    things = named_things(name, speech)
    found = {
        f"{entry.id.name}: {said}"
        for file in files(folder, language)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(FIGURES)
        for said in sayings(entry, speech, things)
        if faulty(said, language)
    }
    assert found == set()


class Named(visitor.Visitor):
    """The parameters of a message, and those that its words hang on."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.chosen_by: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (so the library finds it)
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (so the library finds it)
        self.found.add(node.id.name)


def named_things(name: str, speech: Words) -> dict[str, list[str]]:
    """All things that have a name in words, by kind: cards, roles, terrains, …"""
    ids = game(name).cards if name else []
    kinds = {"card": [speech.named("card", card) for card in ids], "seat": NAMES, "name": NAMES}
    folder = game(name).folder / "words" if name else PROGRAM
    for entry in parse((folder / f"{speech.language}.ftl").read_text(encoding="utf-8")).body:
        kind, _, thing = entry.id.name.partition("-") if isinstance(entry, ast.Message) else ("", "", "")
        if kind in KINDS and thing != "parts":
            kinds.setdefault(kind, []).append(speech.say(f"{kind}-{thing}"))
    return kinds


def sayings(message: ast.Message, speech: Words, things: dict[str, list[str]]) -> set[str]:
    named = Named()
    named.visit(message)
    pattern = speech.bundle.get_message(message.id.name).value
    assert pattern is not None
    kinds = {param: things_of(param, speech, things) for param in named.found - named.chosen_by}
    numbers = [value for value in SOME if value > 1 or message.id.name not in NEVER_FEW]
    values = {param: kinds.get(param) or plain_values(param, numbers) for param in named.found}
    usual: dict[str, str | int] = {param: several[-1] for param, several in values.items()}
    ones: dict[str, str | int] = {param: 1 if 1 in several else several[-1] for param, several in values.items()}
    each = [{**usual, param: value} for param, several in values.items() for value in several]
    return {str(speech.bundle.format_pattern(pattern, params)[0]) for params in (usual, ones, *each)}


def things_of(param: str, speech: Words, things: dict[str, list[str]]) -> list[str | int]:
    """What a parameter can be, by its name, as `Words.in_words` reads it; the last is the usual one."""
    kind = param.rpartition("_")[2]
    if kind in things or kind.removesuffix("s") not in things:
        return list(things.get(kind, []))
    several = things[kind.removesuffix("s")]
    return [*several, speech.listed(several[:2])]


def plain_values(param: str, numbers: list[int]) -> list[str | int]:
    return ["yes", "no"] if param.startswith(YES_OR_NO) else list(numbers)


def faulty(said: str, language: str) -> bool:
    patterns = [*WRONG[language], rf"(?<![\d,.])1 (?:{MANY[language]})\b"]
    return any(re.search(pattern, said, re.IGNORECASE) for pattern in patterns)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_minus_sign_and_a_cards_name_its_hyphen(language: str) -> None:
    told = words(language, game("safaru").folder / "words")
    assert "−4" in told.say("spoken-points_of", {"seats": [0], "points": -4}, NAMES)
    assert "owl-7" in told.say("core-not_a_move", {"text": "owl-7", "known": []})
    assert "-7" in told.say("core-not_a_move", {"text": "-7", "known": []})  # As it was typed.
