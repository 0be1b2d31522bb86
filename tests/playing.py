"""Small words for tests that play: known decks, and moves by their text."""

from collections.abc import Sequence

import pytest

from waterhole import Game, IllegalMove, State


def deck_with(game: Game, *front: str) -> list[str]:
    """The whole deck: these cards first, the others behind them in deck order."""
    rest = list(game.cards)
    for card in front:
        rest.remove(card)
    return [*front, *rest]


def play(state: State, *texts: str) -> State:
    """Play moves by their text; the same state, for chaining."""
    for text in texts:
        state.play(state.game.parse(state, text))
    return state


def events(state: State, text: str) -> list[str]:
    """Play a move; the kinds of what happened."""
    return [event.kind for event in state.narrate(state.game.parse(state, text))]


def texts(state: State) -> list[str]:
    """The legal moves as texts."""
    return [state.game.text(state, move) for move in state.moves()]


def refused(state: State, text: str) -> IllegalMove:
    """The refusal of a move, which has changed nothing."""
    before = state.facts()
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert state.facts() == before
    return caught.value


def fact(state: State, name: str) -> object:
    """One of the state's facts."""
    return state.facts()[name]


def numbers(values: object) -> list[int]:
    """A list of numbers out of facts."""
    assert isinstance(values, Sequence)
    return [int(value) for value in values]
