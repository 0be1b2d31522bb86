"""The games: each folder here is one, and its package names it GAME. Others are packages of their own, found by their
entry points. There is no list of them.

What only some users of a game need lies in a part of its own, a module that they look up by name:
`terminal` draws a view, `bot` knows about playing well, `balance` says what a study counts, `encoding` tells learning
programs in numbers what a seat knows, `daily` how it is played as the deal of a day. A game may lack any.

More folders of games can be added by the environment variable WATERHOLE_GAMES (paths, like PATH).
"""

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType

from waterhole.core import edition as editions
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.records.record import Record

GROUP = "waterhole.games"
"""The entry points of games that are packages of their own: `hippos = "hippos:GAME"`."""
__path__ += [folder for folder in os.environ.get("WATERHOLE_GAMES", "").split(os.pathsep) if folder]


@cache
def found() -> dict[str, str]:
    """Every game there is, and where its class is: MODULE:NAME. A folder's game comes before a package's."""
    from importlib.metadata import entry_points  # Slow to import, and not every command asks for a game.

    installed = {point.name: point.value for point in entry_points(group=GROUP)}
    folders = [folder.name for folder in pkgutil.iter_modules(__path__) if folder.ispkg]
    return {**installed, **{name: f"{__name__}.{name}:GAME" for name in folders}}


def names() -> list[str]:
    """The names of all games there are."""
    return sorted(found())


def game(name: str, edition: Edition | Path | str | None = None, revision: int | None = None) -> Game:
    """The game of this name: in its standard edition, in one of a name or a file, or in one that was read already.

    By its present rules, or by an earlier revision of them. Whoever wants a game asks here. Each is made once, as long
    as not too many are asked for.
    """
    if name not in names():
        raise BadInput("core.unknown_game", {"game": name, "known": names()})
    newest = kind(name).revisions
    if revision is not None and not 1 <= revision <= newest:
        raise BadInput("core.unknown_revision", {"game": name, "found": revision, "newest": newest})
    usual = standard(name, revision or newest)
    if edition is None:
        return usual
    own = edition if isinstance(edition, Edition) else editions.load(file_of(name, edition), name)
    return usual if own.hash == usual.edition.hash else in_edition(name, own, usual.revision)


def file_of(name: str, edition: Path | str) -> Path:
    """The file of an edition: one that comes with the game is asked for by its name."""
    known = kind(name).editions.get(str(edition))
    return Path(edition) if known is None else kind(name).folder / known


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


def part(game: Game, name: str) -> ModuleType | None:
    """The module of this name in the game's own package, if it has one."""
    return module(sys.modules[type(game).__module__].__package__ or "", name)


@cache
def module(package: str, name: str) -> ModuleType | None:
    """A module of a package, if it has one of this name."""
    there = package and importlib.util.find_spec(f"{package}.{name}") is not None
    return importlib.import_module(f"{package}.{name}") if there else None


@cache
def standard(name: str, revision: int) -> Game:
    """The game in the edition that comes with it."""
    return made(name, None, revision)


@lru_cache(maxsize=64)
def in_edition(name: str, edition: Edition, revision: int) -> Game:
    """The game in an edition of somebody's own."""
    return made(name, edition, revision)


def made(name: str, edition: Edition | None, revision: int) -> Game:
    """A new object of this game. Only one that was ever revised has to understand an earlier revision."""
    return kind(name)(edition) if revision == kind(name).revisions else kind(name)(edition, revision)


def kind(name: str) -> type[Game]:
    """The class of a game; a package that does not bring what it promises is refused in one sentence."""
    where = found()[name]
    path, _, attribute = where.partition(":")
    try:
        made: object = getattr(importlib.import_module(path), attribute)
    except (ImportError, AttributeError) as problem:
        raise BadInput("core.broken_game", {"game": name, "where": where, "reason": str(problem)}) from problem
    if not (isinstance(made, type) and issubclass(made, Game) and getattr(made, "name", None) == name):
        raise BadInput("core.broken_game", {"game": name, "where": where, "reason": f"{attribute} = {made!r}"})
    return made
