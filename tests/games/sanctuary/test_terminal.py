"""The drawing for terminals: complete, in both languages, and never too wide."""

import re
from itertools import cycle, product

import pytest
from rich.text import Text

import waterhole
from tests.playing import play
from tests.rules.sanctuary.setting import table
from waterhole.core.chance import stream
from waterhole.terminal.drawing import drawn as draw
from waterhole.words.fluent import LANGUAGES, words

pytestmark = pytest.mark.interpreted  # Nothing that draws is compiled.

GAME = waterhole.game("sanctuary")
NAMES = ["Ann", "Ben [x]", "Cléo", "Dora"]


def drawn(state: waterhole.State, seat: int | None, language: str = "en") -> str:
    return Text.from_markup(draw(GAME, state.view(seat), NAMES, words(language, GAME.folder / "words"))).plain


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_can_be_drawn_within_100_columns(players: int) -> None:
    """With everybody's eyes and in every language in turns."""
    state = GAME.deal(players, seed=players)
    dice = stream("board", players)
    for seat, language in cycle(product((0, players - 1, None), LANGUAGES)):
        assert max(map(len, drawn(state, seat, language).splitlines())) <= 100
        if state.over:
            break
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])


def test_the_array_shows_cards_tokens_and_the_fence() -> None:
    state = table({"A1": "lion-plateau", "B3": "giraffe-river_delta"}, on={"B3": 2})
    text = drawn(state, 0)
    assert re.search(r"A  Lion", text)
    assert "Giraffe 2●" in text
    assert "River Delta" in text
    assert "╔" in text
    assert "Ben [x]" in text


def test_the_hand_is_grouped_into_sets_with_their_worth() -> None:
    state = table({"A1": "lion-plateau"}, hands=[["elephant-forest", "elephant-scrubland", "zebra-herd"], []])
    text = drawn(state, 0)
    assert "worth 6" in text
    assert re.search(r"2 × Elephant +0 \(3\) 10 +Forest, Scrubland", text)
    assert "Elephant" not in drawn(state, 1)


def test_costs_are_shown_while_spending() -> None:
    state = table(hands=[["lion-plateau", "zebra-herd"], []], expanding=True)
    play(state, "play zebra-herd")
    text = drawn(state, 0)
    costs = GAME.numbers["costs"]
    assert isinstance(costs, dict)
    assert "To spend: 3" in text
    assert f"Animal Caretaker {costs['caretaker']}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_sets_and_long_plays_stay_within_100_columns(language: str) -> None:
    hand = [card for card in GAME.cards if card.split("-")[0] in ("flamingo", "meerkat", "gorilla")]
    state = table(hands=[hand, []], expanding=True)
    assert max(map(len, drawn(state, 0, language).splitlines())) <= 100
    play(state, *(f"play {card}" for card in hand[:-1]))
    assert max(map(len, drawn(state, 0, language).splitlines())) <= 100
