"""Puzzles are mined from games of strong bots: found quickly, verified slowly, graded by who does not find them."""
