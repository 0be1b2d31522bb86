"""Lessons and puzzles: small positions of a game with something to find. They are data; the rules judge every try."""
