"""What a game's own `bot` part tells the bots; a game without one is played without knowledge."""

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from waterhole import games
from waterhole.bots import weights
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge
from waterhole.core.prior import LearnedPrior, MoveFeatures
from waterhole.core.value import Features, Learned

MOVES = "moves"
"""The folder of what was learned about moves, beside the values."""


def knowledge_of(game: Game, naive: bool = False) -> Knowledge:
    """What is known about playing this game well or, `naive`, what a beginner thinks that is."""
    own = games.part(game, "bot")
    found: Knowledge = Knowledge() if own is None else own.knowledge(game, naive)
    found.learned = None if naive else learned(game)
    found.prior = None if naive else learned_prior(game)
    return found


def features_of(game: Game) -> Features | None:
    """How this game tells its positions, if anything can be learned about it."""
    own = games.part(game, "bot")
    if own is None or not hasattr(own, "position_features"):
        return None
    found: Features = own.position_features(game)
    return found


def move_features_of(game: Game) -> MoveFeatures | None:
    """How this game tells its moves, if anything can be learned about them."""
    own = games.part(game, "bot")
    if own is None or not hasattr(own, "move_features"):
        return None
    found: MoveFeatures = own.move_features(game)
    return found


@lru_cache(maxsize=64)
def learned(game: Game) -> Learned | None:
    """What was learned about this game in this edition: read once, however many bots ask."""
    features = features_of(game)
    if features is None:
        return None
    files = [file for folder in value_folders(game) for file in sorted(folder.glob("*.json"))]
    values = {value.cell: value.ready(game) for value in map(weights.read, files) if value.fits(game, features)}
    return Learned(features, values) if values else None


@lru_cache(maxsize=64)
def learned_prior(game: Game) -> LearnedPrior | None:
    """The same about its moves."""
    features = move_features_of(game)
    if features is None:
        return None
    files = [file for folder in value_folders(game) for file in sorted((folder / MOVES).glob("*.json"))]
    made = map(weights.read_prior, files)
    priors = {prior.cell: prior.ready() for prior in made if prior.fits(game, features)}
    return LearnedPrior(features, priors) if priors else None


def value_folders(game: Game) -> list[Path]:
    """Where learned values lie: the game's own, and those of WATERHOLE_VALUES, where the last word is."""
    own = games.part(game, "bot")
    more = [Path(folder) / game.name for folder in os.environ.get("WATERHOLE_VALUES", "").split(os.pathsep) if folder]
    return [*([Path(own.__file__).parent / "learned"] if own and own.__file__ else []), *reversed(more)]


def levels_of(game: Game) -> Mapping[str, Mapping[str, float]]:
    """Settings of the bots' levels where this game needs others than usual (bots/levels.py, docs/bots.md)."""
    own = games.part(game, "bot")
    found: Mapping[str, Mapping[str, float]] = getattr(own, "LEVELS", {})
    return found
