"""Small words for tests of bots: what they are asked, and what they answer."""

from collections.abc import Mapping
from typing import Any

from waterhole import Game, State, bots
from waterhole.core.chance import Dice

THINKERS = ("hard:seconds=0", "expert:seconds=0:iterations=400")
"""The two levels that must not be fools: without a clock, so that a test always ends the same, and soon."""


def answer(bot: str, game: Game, recall: Mapping[str, Any]) -> str:
    """What a new bot does when it knows this: the text of its move."""
    state = game.imagine(recall, Dice(1))
    move = bots.make(bot, "test").choose(game, dict(recall), state.moves())
    assert move in state.moves()
    return game.text(state, move)


def answer_in(bot: str, state: State) -> str:
    """What a new bot does in this state, told what its seat can know."""
    return answer(bot, state.game, state.recall(int(state.turn)))


def play_on(bot: str, state: State, decisions: int) -> list[str]:
    """Let a bot decide for whoever's turn it is; the texts of its moves."""
    done: list[str] = []
    while len(done) < decisions and not state.over:
        done.append(answer_in(bot, state))
        state.play(state.game.parse(state, done[-1]))
    return done
