"""What the bots are told about Safarü."""

from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge
from waterhole.games.safaru.bot.priors import SafaruKnowledge

LEVELS = {"medium": {"blur": 1.4}, "hard": {"seconds": 1.0, "iterations": 50, "wavers": True}}
"""Chance weighs more here, and judging one move goes a long way."""


def knowledge(game: Game, naive: bool = False) -> Knowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    return SafaruKnowledge(naive)
