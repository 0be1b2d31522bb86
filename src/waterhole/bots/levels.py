"""The levels for people: from a beginner's mistakes to three seconds of thought."""

from collections.abc import Callable
from functools import partial
from typing import Any

from waterhole.bots.greedy_bot import GreedyBot
from waterhole.bots.search_bot import SearchBot

LEVELS: dict[str, dict[str, float]] = {
    "easy": {},
    "medium": {"seconds": 0.2},
    "hard": {"seconds": 1.0},
    "expert": {"seconds": 3.0},
}
"""Each level's settings, weakest first."""


def level(name: str) -> Callable[..., GreedyBot | SearchBot]:
    """What makes a bot of this level; settings given with its name come before the level's own."""
    if name == "easy":
        return partial(GreedyBot, naive=True, blur=1.0)
    settings: dict[str, Any] = {**LEVELS[name]}
    return partial(SearchBot, **settings)
