"""Pebbles: a tiny game that shows how a game is added to Waterhole."""

from waterhole.games.pebbles.game import Pebbles

GAME = Pebbles
