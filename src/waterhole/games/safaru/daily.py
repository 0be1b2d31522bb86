"""How Safarü is played as a day's deal: short enough for a break."""

PLAYERS = 3
OPTIONS = {"hands": 2}
