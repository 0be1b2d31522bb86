"""Positions of all kinds of tables, by random play."""

import random
from collections.abc import Iterator
from typing import Any, TypeAlias

from waterhole import Game, State, game

Kind: TypeAlias = tuple[str, int, dict[str, Any]]

KINDS: list[Kind] = [
    ("serengeti", 3, {}),
    ("serengeti", 5, {"forbidden_bids": "fine", "open_chips": True}),
    ("safaru", 2, {"hands": 2}),
    ("safaru", 3, {"variant": "release", "missed_catches": "notice", "hands": 1}),
    ("safaru", 4, {"open_catches": True, "hands": 1}),
    ("sanctuary", 1, {"easier": True}),
    ("sanctuary", 4, {}),
]
LIKED = ("keep", "promote", "guard", "vet", "buy", "call", "release", "score")
"""Moves that a player by chance would make too rarely, and that have to do with hidden cards."""


def dealt(kind: Kind, seed: object) -> tuple[Game, State]:
    name, players, options = kind
    rules = game(name)
    return rules, rules.deal(players, seed=str(seed), **options)


def positions(kind: Kind, seed: object, every: int = 1) -> Iterator[tuple[Game, State]]:
    """Those of a random game, the last one included: each `every`th of them."""
    rules, state = dealt(kind, seed)
    chance = random.Random(str(seed))
    count = 0
    while not state.over:
        if count % every == 0:
            yield rules, state
        count += 1
        moves = state.moves()
        liked = [move for move in moves if rules.text(state, move).split()[0] in LIKED] if chance.random() < 0.7 else []
        state.play(chance.choice(liked or moves))
    yield rules, state
