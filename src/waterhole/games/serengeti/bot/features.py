# compiled: yes
"""What things are worth in points: a lot, a chip, a card."""

from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.games.serengeti.edition import FEWEST_PLAYERS
from waterhole.games.serengeti.rules.auction import pass_gain
from waterhole.games.serengeti.state import SerengetiState


@final
class Prices:
    """What things are worth in points, with one number of players.

    `rate` is what a chip is worth when the game begins, `last` when there is nothing left to buy;
    `future` how much the cards still to come add to a card that they would match; `deny` how much
    of another's gain counts as a loss of one's own; `doubt` how unsure, in chips, the others' limits are.
    """

    def __init__(self, rate: float, last: float, future: float, deny: float, doubt: float) -> None:
        self.rate = rate
        self.last = last
        self.future = future
        self.deny = deny
        self.doubt = doubt


# Found by play against itself, see docs/lab-notes/serengeti.md.
PRICES: Final = [
    Prices(rate=0.7, last=0.24, future=1.5, deny=0.6, doubt=3.0),
    Prices(rate=0.32, last=0.2, future=0.8, deny=0.5, doubt=3.2),
    Prices(rate=0.245, last=0.235, future=0.7, deny=0.5, doubt=2.7),
]
"""With three, four and five players."""


@final
class Worths:
    """By these prices. `naive` sees the points on the table and nothing of what will come."""

    def __init__(self, prices: list[Prices], naive: bool = False) -> None:
        self.prices = prices
        self.naive = naive

    def price(self, state: SerengetiState) -> Prices:
        """The prices for this number of players."""
        return self.prices[state.players - FEWEST_PLAYERS]

    def chip(self, state: SerengetiState) -> float:
        """A chip: much while there is much to buy, little at the end."""
        price = self.price(state)
        return price.last + (price.rate - price.last) * left(state)

    def lot(self, state: SerengetiState, seat: i64) -> float:
        """The lot to a seat, what it promises included."""
        lot = state.lot()
        coming = unseen(state)
        held: i64 = state.held[seat]
        promise = self.price(state).future / float(state.players)
        values = state.numbers.values
        points = 0.0
        for mask in state.numbers.masks:
            if lot & mask:
                more = counted(lot & mask)
                have = counted(held & mask)
                points += float(values[have + more] - values[have])
                if not self.naive:
                    points += promise * float(more * counted(coming & mask))
        return points

    def limit(self, state: SerengetiState, seat: i64, chip: float) -> float:
        """The most chips that a seat should pay, after what it would get for passing."""
        most = self.lot(state, seat) / chip - float(pass_gain(state, seat))
        return min(most, float(state.chips[seat]))

    def loss(self, state: SerengetiState, card: i64) -> float:
        """The points that go with a card of the seat that decides."""
        numbers = state.numbers
        mask: i64 = numbers.masks[numbers.tribe[card]]
        have = counted(state.held[state.turn] & mask)
        promise = self.price(state).future / float(state.players) * float(counted(unseen(state) & mask))
        return float(numbers.values[have] - numbers.values[have - 1]) + (0.0 if self.naive else promise)


def left(state: SerengetiState) -> float:
    """The share of the cards that are still to come."""
    return float(len(state.deck) - state.dealt) / float(len(state.deck))


def unseen(state: SerengetiState) -> i64:
    """The cards still to come."""
    seen: i64 = state.discarded
    for held in state.held:
        seen |= held
    seen |= state.lot()
    return ~seen & (bit(len(state.deck)) - 1)
