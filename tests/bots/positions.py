"""Small words for tests of bots: what they are asked, and what they answer."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from waterhole import Game, State, bots
from waterhole.core.chance import Dice


class Thinker(NamedTuple):
    """A bot by its name, and the seed it is made with."""

    name: str
    seed: str

    def __str__(self) -> str:
        return f"{self.name}, {self.seed}"


LEVELS = ("hard:seconds=0", "expert:seconds=0:iterations=400")
"""The two levels that must not be fools: without a clock, so that a test always ends the same, and soon."""
THINKERS = [Thinker(name, seed) for name in LEVELS for seed in ("one", "two", "three")]
"""With several seeds, so that nobody is wise by chance."""


def answer(bot: Thinker, game: Game, recall: Mapping[str, Any]) -> str:
    """What a new bot does when it knows this: the text of its move."""
    state = game.imagine(recall, Dice(1))
    move = bots.make(bot.name, bot.seed).choose(game, dict(recall), state.moves())
    assert move in state.moves()
    return game.text(state, move)


def answer_in(bot: Thinker, state: State) -> str:
    """What a new bot does in this state, told what its seat can know."""
    return answer(bot, state.game, state.recall(int(state.turn)))


def play_on(bot: Thinker, state: State, decisions: int) -> list[str]:
    """Let a bot decide for whoever's turn it is; the texts of its moves."""
    done: list[str] = []
    while len(done) < decisions and not state.over:
        done.append(answer_in(bot, state))
        state.play(state.game.parse(state, done[-1]))
    return done
