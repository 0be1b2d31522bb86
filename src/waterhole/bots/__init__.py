"""Players that are programs. A bot is given what its seat can know, never a state: it cannot cheat.

A bot's name may carry settings: `search:iterations=500:explore=0.7`.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from waterhole.bots.greedy_bot import GreedyBot
from waterhole.bots.levels import LEVELS, LevelBot
from waterhole.bots.random_bot import RandomBot
from waterhole.bots.search_bot import SearchBot, textbook
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game


class Bot(Protocol):
    """One bot at one seat of one match."""

    looks: bool
    """Whether `choose` reads the recall. A bot that does not is given an empty one, which is faster."""

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        """One of the legal moves, from all that the seat could know with a perfect memory."""
        ...


KINDS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "textbook": textbook,
    **{name: partial(LevelBot, name) for name in LEVELS},
}
"""Every bot by name: what makes one from a seed and its settings."""

DEFAULT = "medium"
"""Who sits at a table when nobody says who."""


def names() -> list[str]:
    """The names of all bots there are."""
    return sorted(KINDS)


def make(name: str, seed: str) -> Bot:
    """A new bot; the same seed and the same questions give the same answers."""
    kind, *settings = name.split(":")
    if kind not in KINDS:
        raise BadInput("core.unknown_bot", {"bot": kind, "known": names()})
    try:
        return KINDS[kind](seed, **dict(map(setting, settings)))
    except (TypeError, ValueError):
        raise BadInput("core.bad_bot_settings", {"bot": name}) from None


def setting(text: str) -> tuple[str, float]:
    """`explore=0.7` as a name and a number."""
    name, value = text.split("=")
    return name, float(value)
