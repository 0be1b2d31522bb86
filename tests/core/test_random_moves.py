"""What is told without a list of the moves is what the list would have told."""

from typing import Any

import pytest

from waterhole import games
from waterhole.core.bits import WORD, no_words
from waterhole.core.chance import stream

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("serengeti", 3, {}),
    ("serengeti", 4, {"forbidden_bids": "fine"}),
    ("safaru", 2, {}),
    ("safaru", 2, {"missed_catches": "notice"}),
    ("safaru", 4, {"variant": "release"}),
    ("sanctuary", 1, {}),
    ("sanctuary", 3, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_each_legal_move_is_as_likely(name: str, players: int, options: dict[str, Any]) -> None:
    game = games.game(name)
    for number in range(5):
        state = game.deal(players, seed=number, **options)
        dice, twin = stream("move", number), stream("move", number)
        while not state.over:
            legal = state.moves()
            move = int(state.random_move(dice))
            assert move == legal[twin.below(len(legal))]
            state.apply(move)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_moves_marked_in_words_are_the_legal_ones(name: str, players: int, options: dict[str, Any]) -> None:
    state = games.game(name).deal(players, seed=1, **options)
    dice = stream("bits")
    while not state.over:
        words = no_words(state.move_count)
        assert state.mark_legal(words)
        marked = [WORD * word + bit for word, bits in enumerate(words) for bit in range(WORD) if bits >> bit & 1]
        assert marked == state.moves()
        state.apply(state.random_move(dice))
