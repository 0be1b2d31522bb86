"""What the bots are told about Safarü."""

from waterhole.core.game import Game
from waterhole.games.safaru.bot.position import SafaruFeatures
from waterhole.games.safaru.bot.priors import SafaruKnowledge

LEVELS = {
    "medium": {"blur": 1.4},
    "hard": {"seconds": 1.0, "iterations": 50, "wavers": True},
    "expert": {"seconds": 3.0, "explore": 0.3, "exact": 300_000},
}
"""Chance weighs more here, and judging one move goes a long way. One card changes little of who wins a match: who looks
around as if it were much tries all moves alike."""


def knowledge(game: Game, naive: bool = False) -> SafaruKnowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    return SafaruKnowledge(naive)


def position_features(game: Game) -> SafaruFeatures:
    """What tells who will win."""
    return SafaruFeatures()
