"""What a game's own `bot` part tells the bots; a game without one is played without knowledge."""

from collections.abc import Mapping

from waterhole import games
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge


def knowledge_of(game: Game, naive: bool = False) -> Knowledge:
    """What is known about playing this game well or, `naive`, what a beginner thinks that is."""
    own = games.part(game, "bot")
    found: Knowledge = Knowledge() if own is None else own.knowledge(game, naive)
    return found


def levels_of(game: Game) -> Mapping[str, Mapping[str, float]]:
    """Settings of the bots' levels where this game needs others than usual (bots/levels.py, docs/bots.md)."""
    own = games.part(game, "bot")
    found: Mapping[str, Mapping[str, float]] = getattr(own, "LEVELS", {})
    return found
