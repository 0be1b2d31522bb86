"""Serengeti: auctions for carvings, 3 to 5 players."""

from waterhole.games.serengeti.game import Serengeti

GAME = Serengeti
