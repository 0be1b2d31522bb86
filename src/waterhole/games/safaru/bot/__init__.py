"""What the bots are told about Safarü."""

from waterhole.core.game import Game
from waterhole.games.safaru.bot.position import SafaruFeatures
from waterhole.games.safaru.bot.priors import SafaruKnowledge

LEVELS = {"medium": {"blur": 1.4}, "hard": {"seconds": 1.0, "iterations": 50, "wavers": True}}
"""Chance weighs more here, and judging one move goes a long way."""


def knowledge(game: Game, naive: bool = False) -> SafaruKnowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    return SafaruKnowledge(naive)


def position_features(game: Game) -> SafaruFeatures:
    """What tells who will win."""
    return SafaruFeatures()
