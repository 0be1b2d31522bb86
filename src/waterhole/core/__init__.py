"""The kernel: games, states, moves, chance, events, errors. It names no game, no screen and no bot."""
