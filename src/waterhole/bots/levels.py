"""The levels for people: from a beginner's mistakes to three seconds of thought."""

from typing import Any

from waterhole.bots.greedy_bot import GreedyBot
from waterhole.bots.search_bot import SearchBot
from waterhole.core.event import Json
from waterhole.core.game import Game

LEVELS: dict[str, dict[str, Any]] = {
    "easy": {"naive": True, "blur": 2.0},
    "medium": {"blur": 0.8},
    "hard": {"seconds": 1.0, "iterations": 12},
    "expert": {"seconds": 3.0},
}
"""Each level's settings, weakest first. Who may search for a limited time searches, the others look one move ahead."""

STEPS: dict[str, dict[str, dict[str, Any]]] = {
    "safaru": {"medium": {"blur": 1.8}, "hard": {"blur": 0.8}},
}
"""Where a game needs other settings, so that the levels stand equally far apart (docs/bots.md has the figures)."""


class LevelBot:
    """A bot of one level. Settings given with its name come before the level's own."""

    looks = True

    def __init__(self, level: str, seed: str, **settings: float) -> None:
        self.level = level
        self.seed = seed
        self.settings = settings
        self.game: str | None = None
        self.bot = self.made()

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        if game.name != self.game:
            self.game = game.name
            self.bot = self.made()
        return self.bot.choose(game, recall, moves)

    def made(self) -> GreedyBot | SearchBot:
        """The bot that plays this level of this game."""
        own = STEPS.get(self.game or "", {}).get(self.level, LEVELS[self.level])
        kind: type[GreedyBot | SearchBot] = SearchBot if "seconds" in own else GreedyBot
        return kind(self.seed, **{**own, **self.settings})
