"""Waterhole: three savanna card games, exact to the last chip."""

from waterhole.core.errors import BadInput, IllegalMove, NotAMove, WaterholeError
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.games import game, names

__all__ = ["BadInput", "Game", "IllegalMove", "NotAMove", "State", "WaterholeError", "game", "names"]
__version__ = "0.1.0"
