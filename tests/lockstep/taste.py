"""How the moves of a lockstep match are chosen: at random, with a mood for each match that makes rare things happen."""

from random import Random

from tests.lockstep.table import Facts

MOODS = (0.05, 0.3, 1, 1, 3, 10)
CLOSING = frozenset({"end", "score", "spent"})
"""What ends a stage is often put off, so that the staff come to work."""
PATIENCE = 600
"""After so many decisions a mood that does not come to an end gives way to none."""


class Taste:
    """Each first word has a weight of its own in each match; then a move is drawn among those that begin with it."""

    def __init__(self, game: str, dice: Random) -> None:
        self.bidding = game == "serengeti"
        self.dice = dice
        self.weights: dict[str, float] = {}
        self.choices = 0
        self.reach = dice.choice([1, 3, 10, 65])  # how far a bid goes beyond the standing one
        self.honest = dice.choice([0.0, 0.5, 0.9, 1.0])  # how often a bidder stays within his chips

    def weight(self, word: str) -> float:
        if word not in self.weights:
            self.weights[word] = self.dice.choice(MOODS) * (0.03 if word in CLOSING else 1)
        return self.weights[word] if self.choices < PATIENCE else 1

    def choose(self, legal: list[str], facts: Facts) -> str:
        self.choices += 1
        if self.bidding:
            legal = self.bids_in_reach(legal, facts)
        words = sorted({text.partition(" ")[0] for text in legal})
        word = self.dice.choices(words, [self.weight(word) for word in words])[0]
        return self.dice.choice([text for text in legal if text.partition(" ")[0] == word])

    def bids_in_reach(self, legal: list[str], facts: Facts) -> list[str]:
        seat, chips, bid = facts["seat"], facts["chips"], facts["bid"]
        assert isinstance(seat, int)
        assert isinstance(chips, list)
        assert isinstance(bid, int)
        highest = bid + self.reach
        if self.dice.random() < self.honest:
            highest = min(highest, chips[seat])
        return [text for text in legal if not text.startswith("bid") or int(text[4:]) <= highest]
