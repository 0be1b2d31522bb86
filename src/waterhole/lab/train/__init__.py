"""Learn a game's value from games that bots play against themselves: play, fit, gate, and again."""
