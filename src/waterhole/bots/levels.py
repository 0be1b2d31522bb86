"""The levels for people: from a beginner's mistakes to three seconds of thought."""

from collections.abc import Callable
from functools import partial
from typing import Any

from waterhole.bots.greedy_bot import GreedyBot
from waterhole.bots.search_bot import SearchBot

LEVELS: dict[str, dict[str, float]] = {
    "easy": {"naive": True, "blur": 1.0},
    "medium": {"seconds": 0.2, "iterations": 16},
    "hard": {"seconds": 1.0, "iterations": 300},
    "expert": {"seconds": 3.0},
}
"""Each level's settings, weakest first. Fewer thoughts than there is time for keep the levels apart."""


def level(name: str) -> Callable[..., GreedyBot | SearchBot]:
    """What makes a bot of this level; settings given with its name come before the level's own."""
    settings: dict[str, Any] = {**LEVELS[name]}
    return partial(GreedyBot if name == "easy" else SearchBot, **settings)
