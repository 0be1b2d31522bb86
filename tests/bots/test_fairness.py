"""No bot can cheat: what is hidden from its seat does not change what it does."""

from typing import Any

import pytest

from waterhole import Game, State, bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.core.chance import Dice, stream

BOTS = [
    "random",
    "greedy",
    "easy",
    "medium",
    "hard:seconds=0:iterations=10",
    "expert:seconds=0:iterations=10",
    "search:iterations=10",
    "textbook:iterations=3:depth=20",
]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("serengeti", 3, {}),
    ("serengeti", 4, {"forbidden_bids": "fine"}),
    ("serengeti", 5, {"open_chips": True}),
    ("safaru", 2, {}),
    ("safaru", 2, {"missed_catches": "notice"}),
    ("safaru", 3, {"variant": "release"}),
    ("safaru", 4, {}),
    ("sanctuary", 1, {"easier": True}),
    ("sanctuary", 2, {}),
    ("sanctuary", 3, {}),
    ("sanctuary", 4, {}),
]
HOURS = [0, 13, 37]
"""Decisions into a game, at which the bots are asked."""

tables = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def midway(game: Game, players: int, options: dict[str, Any], decisions: int) -> State:
    """A position after so many sensible but varied moves."""
    state = game.deal(players, seed="fair", **options)
    dice = stream("fair", decisions)
    knowledge = knowledge_of(game)
    for _ in range(decisions):
        if not state.over:
            state.play(int(knowledge.rollout(state, dice)))
    return state


def swapped(state: State) -> State:
    """The same table with all that the deciding seat cannot know in another order."""
    other = state.copy()
    other.redeal(state.turn, Dice(99))
    return other


def asked(bot: str, state: State) -> int:
    made = bots.make(bot, "fair")
    return made.choose(state.game, state.recall(int(state.turn)), state.moves())


@tables
def test_what_is_hidden_can_be_swapped(name: str, players: int, options: dict[str, Any]) -> None:
    """Else the next test would show nothing."""
    state = midway(games.game(name), players, options, 5)
    assert swapped(state).facts() != state.facts()


@pytest.mark.parametrize("bot", BOTS)
@tables
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, players: int, options: dict[str, Any], bot: str) -> None:
    game = games.game(name)
    for decisions in HOURS:
        state = midway(game, players, options, decisions)
        choice = asked(bot, state)
        assert state.refusal(choice) is None
        assert asked(bot, swapped(state)) == choice


@pytest.mark.parametrize("bot", BOTS)
@tables
def test_asking_changes_nothing(name: str, players: int, options: dict[str, Any], bot: str) -> None:
    state = midway(games.game(name), players, options, 9)
    recall = state.recall(int(state.turn))
    before = repr(recall)
    bots.make(bot, "fair").choose(state.game, recall, state.moves())
    assert repr(recall) == before
