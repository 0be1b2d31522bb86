"""What the bots are told about Serengeti."""

from waterhole.core.knowledge import Knowledge
from waterhole.games.serengeti.game import Serengeti
from waterhole.games.serengeti.judgement import PRICES, SerengetiKnowledge

LEVELS = {"expert": {"seconds": 3.0, "explore": 0.3}}
"""Where so many thoughts fit into a second, they soon know where to look."""


def knowledge(game: Serengeti, naive: bool = False) -> Knowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    return SerengetiKnowledge(game.prepare(fines=False, open_chips=False), PRICES, naive=naive)
