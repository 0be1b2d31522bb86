"""A random move drawn without a list is the one that the list would have given."""

from typing import Any

import pytest

from waterhole import games
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
