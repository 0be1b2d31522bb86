"""Pebbles: a tiny game that shows how a game is added to Waterhole."""

from .game import Pebbles

GAME = Pebbles
