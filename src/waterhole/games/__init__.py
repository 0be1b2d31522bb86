"""The games: each folder here is one, and its package names it GAME.

More folders of games can be added by the environment variable WATERHOLE_GAMES (paths, like PATH).
"""

import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path

from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.record import Record

__path__ += [folder for folder in os.environ.get("WATERHOLE_GAMES", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """The names of all games there are."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def game(name: str, edition: Edition | Path | str | None = None, revision: int | None = None) -> Game:
    """The game of this name, in its standard edition or another, by its present rules or an earlier revision."""
    if name not in names():
        raise BadInput("core.unknown_game", {"game": name, "known": names()})
    newest = kind(name).revisions
    if revision is not None and not 1 <= revision <= newest:
        raise BadInput("core.unknown_revision", {"game": name, "found": revision, "newest": newest})
    if edition is None:
        return standard(name, revision or newest)
    return made(name, edition if isinstance(edition, Edition) else Path(edition), revision or newest)


def recorded(record: Record, file: str = "record") -> Game:
    """The game of a record by the rules of its time, in its edition: the one that comes with the game, or its own."""
    usual = game(record.game, revision=record.revision)
    if record.edition.hash == usual.edition.hash:
        return usual
    edition = record.own_edition(file)
    if edition is None:
        raise BadInput(
            "core.record_other_edition",
            {"name": record.edition.name, "hash": record.edition.hash, "ours": usual.edition.hash},
        )
    return game(record.game, edition, record.revision)


@cache
def standard(name: str, revision: int) -> Game:
    return made(name, None, revision)


def made(name: str, edition: Edition | Path | None, revision: int) -> Game:
    """A new object of this game. Only one that was ever revised has to understand an earlier revision."""
    return kind(name)(edition) if revision == kind(name).revisions else kind(name)(edition, revision)


def kind(name: str) -> type[Game]:
    found: type[Game] = importlib.import_module(f"waterhole.games.{name}").GAME
    return found
