"""A deal that everybody is given on one day: the same cards, the same seat, and bots that answer alike.

Who plays it while its day lasts plays it once and without help; nothing of the cards is told to anybody before the
day is over. What follows from that is asked here, and nowhere else.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

SEAT = 0
"""Where the player sits. Who begins, the cards decide."""


class Daily(Struct):
    """Which day's deal a table plays. `ranked`: it was begun on the day itself."""

    day: str
    until: int
    """When the day is over."""
    ranked: bool = True

    def sealed(self, now: int) -> bool:
        """Whether somebody may still come who is to know nothing of the cards."""
        return now < self.until


def answer_seed(secret: str, moves: Sequence[tuple[int, str]]) -> str:
    """What a bot's dice follow from: the deal, and all moves until now. So alike moves are answered alike."""
    told = "\n".join([secret, *(f"{seat} {text}" for seat, text in moves)])
    return hashlib.sha256(f"answer\n{told}".encode()).hexdigest()
