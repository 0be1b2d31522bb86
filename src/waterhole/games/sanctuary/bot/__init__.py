"""What the bots are told about Sanctuary."""

from waterhole.core.game import Game
from waterhole.games.sanctuary.bot.features import worths_alone, worths_of
from waterhole.games.sanctuary.bot.position import SanctuaryFeatures
from waterhole.games.sanctuary.bot.priors import SanctuaryKnowledge
from waterhole.games.sanctuary.game import Sanctuary

LEVELS = {"hard": {"seconds": 1.0, "iterations": 60}}
"""More ways to go wrong than elsewhere: thirty thoughts are not enough to avoid a folly."""


def knowledge(game: Game, naive: bool = False) -> SanctuaryKnowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    assert isinstance(game, Sanctuary)
    numbers = game.prepared[0]
    return SanctuaryKnowledge(worths_of(numbers), worths_alone(numbers), naive)


def position_features(game: Game) -> SanctuaryFeatures:
    """What tells who will win."""
    assert isinstance(game, Sanctuary)
    return SanctuaryFeatures(worths_of(game.prepared[0]))
