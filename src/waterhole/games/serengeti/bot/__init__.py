"""What the bots are told about Serengeti."""

from waterhole.core.game import Game
from waterhole.games.serengeti.bot.features import PRICES, Worths
from waterhole.games.serengeti.bot.position import SerengetiFeatures
from waterhole.games.serengeti.bot.priors import SerengetiKnowledge

LEVELS = {"expert": {"seconds": 3.0, "explore": 0.3, "exact": 300_000, "wavering": 0.12}}
"""An auction is small enough to be counted out, among players who tell moves apart as well as that."""


def knowledge(game: Game, naive: bool = False) -> SerengetiKnowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    return SerengetiKnowledge(Worths(PRICES, naive))


def position_features(game: Game) -> SerengetiFeatures:
    """What tells who will win."""
    return SerengetiFeatures()
