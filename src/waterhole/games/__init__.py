"""The games: each folder here is one, and its package names it GAME.

What only some users of a game need lies in a part of its own, a module that they look up by name:
`terminal` draws a view, `bot` knows about playing well. A game may lack either.

More folders of games can be added by the environment variable WATERHOLE_GAMES (paths, like PATH).
"""

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.records.record import Record

__path__ += [folder for folder in os.environ.get("WATERHOLE_GAMES", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """The names of all games there are."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def game(name: str, edition: Path | str | None = None) -> Game:
    """The game of this name, in its standard edition or in that of a file."""
    if name not in names():
        raise BadInput("core.unknown_game", {"game": name, "known": names()})
    return standard(name) if edition is None else kind(name)(Path(edition))


def recorded(record: Record, file: str = "record") -> Game:
    """The game of a record in its edition: the one that comes with the game, or the record's own."""
    usual = game(record.game)
    if record.edition.hash == usual.edition.hash:
        return usual
    edition = record.own_edition(file)
    if edition is None:
        raise BadInput(
            "core.record_other_edition",
            {"name": record.edition.name, "hash": record.edition.hash, "ours": usual.edition.hash},
        )
    return kind(record.game)(edition)


def part(game: Game, name: str) -> ModuleType | None:
    """The module of this name in the game's own package, if it has one."""
    package = sys.modules[type(game).__module__].__package__
    found = f"{package}.{name}"
    return importlib.import_module(found) if package and importlib.util.find_spec(found) is not None else None


@cache
def standard(name: str) -> Game:
    return kind(name)()


def kind(name: str) -> type[Game]:
    found: type[Game] = importlib.import_module(f"waterhole.games.{name}").GAME
    return found
