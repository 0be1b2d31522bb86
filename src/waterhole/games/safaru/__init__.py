"""Safarü: catching animals by sums and pairs, 2 to 4 players."""

from waterhole.games.safaru.game import Safaru

GAME = Safaru
