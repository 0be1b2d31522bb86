"""The levels for people: from a beginner's mistakes to three seconds of thought."""

from collections.abc import Mapping
from typing import Any

from waterhole.bots.greedy_bot import GreedyBot
from waterhole.bots.lookup import levels_of
from waterhole.bots.search_bot import SearchBot
from waterhole.core.event import Json
from waterhole.core.game import Game

LEVELS: dict[str, dict[str, Any]] = {
    "easy": {"naive": True, "blur": 2.0},
    "medium": {"blur": 0.8},
    "hard": {"seconds": 1.0, "iterations": 30},
    "expert": {"seconds": 3.0, "exact": 300_000},
}
"""Each level's settings, weakest first: who is given seconds searches, the others look one move ahead.

A game that needs other settings, so that its levels stand as far apart, has them in its `bot` part.
"""


EXACT = 20_000
"""Positions that an exact answer may cost who thinks by thoughts."""


def by_thoughts(level: str, iterations: int = 0) -> str:
    """The name of a level that searches, with so many thoughts (or its usual ones) however long they take.

    So it answers alike on every machine: `by_thoughts("expert", 400)`.
    """
    return f"{level}:seconds=0" + (f":iterations={iterations}:exact={EXACT}" if iterations else "")


class LevelBot:
    """A bot of one level. Settings given with its name come before the level's own."""

    looks = True

    def __init__(self, level: str, seed: str, **settings: float) -> None:
        self.level = level
        self.seed = seed
        self.settings = settings
        self.limit: float | None = None
        self.game: Game | None = None
        self.bot = self.made(LEVELS[level])

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        if game is not self.game:
            self.game = game
            self.bot = self.made(levels_of(game).get(self.level, LEVELS[self.level]))
        if self.limit is not None and isinstance(self.bot, SearchBot):
            self.bot.hurry(self.limit)
        return self.bot.choose(game, recall, moves)

    def hurry(self, seconds: float) -> None:
        """Think no longer than this, whatever the level says."""
        self.limit = seconds

    def made(self, settings: Mapping[str, Any]) -> GreedyBot | SearchBot:
        """The bot that plays with these settings."""
        kind: type[GreedyBot | SearchBot] = SearchBot if "seconds" in settings else GreedyBot
        return kind(self.seed, **{**settings, **self.settings})
