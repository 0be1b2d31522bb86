"""How Sanctuary is played as a day's deal: short enough for a break."""

PLAYERS = 2
