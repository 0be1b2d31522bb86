"""The numbers of an edition, checked, in the form that the rules use."""

from waterhole.core.edition import Edition

MOST_PLAYERS = 3


class Numbers:
    """What the rules ask for. An edition may be anybody's: each number has its bounds, and nonsense is refused."""

    def __init__(self, edition: Edition) -> None:
        self.each = edition.whole("each", 1, 20)
        stones = edition.whole("stones", MOST_PLAYERS * self.each, 60)
        self.cards = [f"stone-{number}" for number in range(1, stones + 1)]
