"""Waterhole: three savanna card games, exact to the last chip.

Nothing is imported before it is asked for: `import waterhole` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from waterhole import bots as bots
    from waterhole import games as games
    from waterhole.bots import Bot as Bot
    from waterhole.core.errors import BadInput as BadInput
    from waterhole.core.errors import IllegalMove as IllegalMove
    from waterhole.core.errors import NotAMove as NotAMove
    from waterhole.core.errors import WaterholeError as WaterholeError
    from waterhole.core.event import Event as Event
    from waterhole.core.game import Game as Game
    from waterhole.core.state import State as State
    from waterhole.games import game as game
    from waterhole.games import names as names
    from waterhole.records.match import Match as Match
    from waterhole.records.record import Record as Record

__version__ = "0.1.0"

HOMES = {
    "BadInput": "waterhole.core.errors",
    "Bot": "waterhole.bots",
    "Event": "waterhole.core.event",
    "Game": "waterhole.core.game",
    "IllegalMove": "waterhole.core.errors",
    "Match": "waterhole.records.match",
    "NotAMove": "waterhole.core.errors",
    "Record": "waterhole.records.record",
    "State": "waterhole.core.state",
    "WaterholeError": "waterhole.core.errors",
    "game": "waterhole.games",
    "names": "waterhole.games",
}
"""Where each public name lives."""
PARTS = ("bots", "games")
"""Modules that are there without an import of their own."""

__all__ = [
    "BadInput",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "NotAMove",
    "Record",
    "State",
    "WaterholeError",
    "bots",
    "game",
    "games",
    "names",
]


def found(name: str) -> object:
    """A public name, from where it lives; asked for once, then it is simply there."""
    if name in PARTS:
        return import_module(f"waterhole.{name}")
    if name not in HOMES:
        raise AttributeError(f"module 'waterhole' has no attribute {name!r}")
    thing: object = getattr(import_module(HOMES[name]), name)
    globals()[name] = thing
    return thing


if not TYPE_CHECKING:  # A type checker reads the imports above, and refuses any other name.
    __getattr__ = found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
