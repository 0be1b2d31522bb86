"""One match being played: people, log, undo, clocks, takeover by bots, and the sealed shuffle.

Pure and synchronous: whoever uses it gives the time, stores the entries and tells the players.
"""
