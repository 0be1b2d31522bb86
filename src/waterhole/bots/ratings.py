"""How strong the levels are in a game, on one scale: measured by a tournament whose own report is the file."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from waterhole import games
from waterhole.bots.levels import LEVELS
from waterhole.core.game import Game

FILE = "ratings.json"
SURE = 2
"""Doubts on each side of about a 95 % interval."""


@dataclass(frozen=True)
class Strength:
    """A level's rating by openskill, where 25 is the middle, and how far it may be off."""

    skill: float
    off: float


@lru_cache(maxsize=64)
def ratings_of(game: Game) -> dict[str, Strength]:
    """Each level's strength; empty for a game or an edition in which nobody has measured it."""
    own = games.part(game, "bot")
    file = Path(own.__file__ or "").parent / FILE if own else Path()
    if not file.is_file():
        return {}
    told = json.loads(file.read_text(encoding="utf-8"))
    if told["edition"]["hash"] != game.edition.hash:
        return {}
    found = {one["bot"].split(":")[0]: Strength(one["skill"], SURE * one["doubt"]) for one in told["ratings"]}
    return {level: found[level] for level in LEVELS if level in found}
