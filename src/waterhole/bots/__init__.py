"""Players that are programs. A bot is given what its seat can know, never a state: it cannot cheat."""

from collections.abc import Callable
from typing import Protocol

from waterhole.bots.random_bot import RandomBot
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


KINDS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}
"""Every bot by name: what makes one from a seed."""

DEFAULT = "random"
"""Who sits at a table when nobody says who."""


def names() -> list[str]:
    """The names of all bots there are."""
    return sorted(KINDS)


def make(name: str, seed: str) -> Bot:
    """A new bot; the same seed and the same questions give the same answers."""
    if name not in KINDS:
        raise BadInput("core.unknown_bot", {"bot": name, "known": names()})
    return KINDS[name](seed)
