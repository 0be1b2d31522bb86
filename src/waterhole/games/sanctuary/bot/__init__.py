"""What the bots are told about Sanctuary."""

from waterhole.core.game import Game
from waterhole.games.sanctuary.bot.features import WORTHS
from waterhole.games.sanctuary.bot.priors import SanctuaryKnowledge

LEVELS = {"hard": {"seconds": 1.0, "iterations": 60}}
"""More ways to go wrong than elsewhere: thirty thoughts are not enough to avoid a folly."""


def knowledge(game: Game, naive: bool = False) -> SanctuaryKnowledge:
    """What is known about playing well or, `naive`, what a beginner thinks that is."""
    return SanctuaryKnowledge(WORTHS, naive)
