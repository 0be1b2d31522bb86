"""Serengeti Sanctuary: drafting animals for a wildlife sanctuary, 1 to 4 players."""

from waterhole.games.sanctuary.game import Sanctuary

GAME = Sanctuary
