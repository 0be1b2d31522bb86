"""How long bots take: a move that was the only one takes as long as a choice, or the pause would tell of the hand."""

import asyncio
from collections import deque
from random import Random

from waterhole.bots.levels import LEVELS

KEPT = 16
"""So many of the last choices of a level in a game stand for what a choice takes."""


class Pace:
    """What choices took of late, by level and game: with all waiting for others, as a player sees it."""

    def __init__(self) -> None:
        self.spans: dict[tuple[str, str], deque[float]] = {}

    def took(self, level: str, game: str, seconds: float) -> None:
        self.spans.setdefault((level, game), deque(maxlen=KEPT)).append(seconds)

    def believable(self, level: str, game: str, seed: str) -> float:
        """How long a choice could have taken; before the first, as long as the level may think."""
        known = self.spans.get((level, game))
        return Random(seed).choice(known) if known else float(LEVELS.get(level, {}).get("seconds", 0.0))

    async def seem_to_think(self, level: str, game: str, seed: str) -> None:
        await asyncio.sleep(self.believable(level, game, seed))
