# compiled: yes
"""What is known about playing Serengeti well: the worth of a lot in points, and of a chip."""

import math
from typing import final

from mypy_extensions import i64

from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.games.serengeti.rules import AUCTION, DISCARD, PASS, Numbers, SerengetiState, forbids

RUIN = -9.0
"""How a bid is weighed that cannot be paid: a card lost, and nothing for it."""


@final
class SerengetiKnowledge(Knowledge):
    """Judges in points. Its numbers were found by play against itself (docs/lab-notes).

    `rate` is what a chip is worth when the game begins; it falls with the cards that are left to buy.
    `future` is how much the cards still to come add to a card that they would match; `deny` how much of
    another's gain counts as a loss of one's own; `doubt` how unsure (in chips) the others' limits are.
    """

    def __init__(
        self,
        numbers: Numbers,
        rate: float = 0.45,
        last: float = 0.15,
        future: float = 0.5,
        deny: float = 0.3,
        doubt: float = 2.0,
        naive: bool = False,
        spread: float = 1.0,
    ) -> None:
        super().__init__(spread)
        self.numbers = numbers
        self.rate = rate
        self.last = last
        self.future = future
        self.deny = deny
        self.doubt = doubt
        self.naive = naive
        self.masks = [0] * (max(numbers.tribe) + 1)
        for card, tribe in enumerate(numbers.tribe):
            self.masks[tribe] |= 1 << card
        self.values = [0, *numbers.values]

    # The two prices.

    def chip(self, state: SerengetiState) -> float:
        """What a chip is worth in points: much while there is much to buy, little at the end."""
        left = float(len(state.deck) - state.dealt) / float(len(state.deck))
        return self.last + (self.rate - self.last) * left

    def worth(self, state: SerengetiState, seat: i64) -> float:
        """What the lot is worth to a seat in points, what it promises included."""
        lot: i64 = 0
        place = state.dealt - state.lot_size
        while place < state.dealt:
            lot |= 1 << state.deck[place]
            place += 1
        unseen: i64 = self.unseen(state)
        held: i64 = state.held[seat]
        promise = self.future / float(state.players)
        points = 0.0
        for index in range(len(self.masks)):
            mask: i64 = self.masks[index]
            if lot & mask:
                more = count(lot & mask)
                have = count(held & mask)
                points += float(self.values[have + more] - self.values[have])
                if not self.naive:
                    points += promise * float(more * count(unseen & mask))
        return points

    def unseen(self, state: SerengetiState) -> i64:
        """The cards still to come."""
        seen: i64 = state.discarded
        for held in state.held:
            seen |= held
        place = state.dealt - state.lot_size
        while place < state.dealt:
            seen |= 1 << state.deck[place]
            place += 1
        return ~seen & ((1 << len(state.deck)) - 1)

    def limit(self, state: SerengetiState, seat: i64, chip: float) -> float:
        """The most chips that a seat should pay, after what it would get for passing."""
        most = self.worth(state, seat) / chip - float(self.bonus(state, seat))
        return min(most, float(state.chips[seat]))

    def bonus(self, state: SerengetiState, seat: i64) -> i64:
        """The chips that passing brings now."""
        if ((state.has_bid | state.served) >> seat) & 1:
            return 0
        return min(self.numbers.pass_bonus, state.bank)

    # Which moves, and how good they are.

    def candidates(self, state: State) -> list[int]:
        """Passing, and the bids that can be paid; a ruinous one only where nothing can be lost by it."""
        assert isinstance(state, SerengetiState)
        if state.phase != AUCTION:
            return state.moves()
        moves = [PASS]
        digits: i64 = state.digits[state.turn]
        chips: i64 = state.chips[state.turn]
        amount = state.bid + 1
        while amount <= chips:
            if not forbids(digits, amount):
                moves.append(amount)
            amount += 1
        return moves

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        assert isinstance(state, SerengetiState)
        if state.phase == DISCARD:
            return [-self.loss(state, move - self.numbers.chips - 1) for move in moves]
        chip = self.chip(state)
        mine = self.worth(state, state.turn)
        limits = self.rival_limits(state, chip)
        highest = max(limits)
        rest = max(0.0, 0.8 * (mine - chip * (max(highest, float(state.bid)) + 1.0)))
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == PASS:
                weights.append(self.weigh_pass(state, chip, mine, limits))
            elif move > state.chips[state.turn] or forbids(state.digits[state.turn], move):
                weights.append(RUIN)
            else:
                weights.append(self.weigh_bid(state, move, chip, mine, limits, rest))
        return weights

    def rival_limits(self, state: SerengetiState, chip: float) -> list[float]:
        """What the others still in the auction would pay; −1 for everybody else."""
        limits = [-1.0] * int(state.players)
        seat: i64 = 0
        while seat < state.players:
            if seat != state.turn and not (state.passed >> seat) & 1:
                limits[seat] = self.limit(state, seat, chip)
            seat += 1
        return limits

    def weigh_pass(self, state: SerengetiState, chip: float, mine: float, limits: list[float]) -> float:
        seat = state.turn
        value = chip * float(self.bonus(state, seat))
        if self.naive:
            return value
        if state.bid > 0:
            value += chip * float(self.share(state, seat, state.bid, state.bidder))
            return value - self.deny * self.worth(state, state.bidder) / float(state.players - 1)
        unbid = 1.0
        for other in range(state.players):
            if other != seat and not (state.passed >> other) & 1:
                unbid *= 1.0 - self.reach(limits[other], 1.0)
        if state.opener == seat:
            return value + unbid * mine
        return value - self.deny * unbid * self.worth(state, state.opener) / float(state.players - 1)

    def weigh_bid(
        self, state: SerengetiState, amount: i64, chip: float, mine: float, limits: list[float], rest: float
    ) -> float:
        """The surplus if the bid wins; if it does not, the surplus that bidding on would leave."""
        seat = state.turn
        if self.naive:
            return mine - chip * float(amount)
        wins = 1.0
        harm = 0.0
        for other in range(state.players):
            if other != seat:
                harm += float(self.share(state, other, amount, seat))
                if not (state.passed >> other) & 1:
                    wins *= 1.0 - self.reach(limits[other], float(self.next_bid(state, other, amount)))
        surplus = mine - chip * (float(amount) + self.deny * harm / float(state.players - 1))
        return wins * surplus + (1.0 - wins) * rest

    def reach(self, limit: float, amount: float) -> float:
        """The chance that someone with about this limit bids this amount."""
        return 1.0 / (1.0 + math.exp(min(30.0, (amount - limit) / self.doubt)))

    def next_bid(self, state: SerengetiState, seat: i64, above: i64) -> i64:
        """A seat's lowest permitted bid above this one."""
        digits: i64 = state.digits[seat]
        amount = above + 1
        while amount < above + 10 and forbids(digits, amount):
            amount += 1
        return amount

    def share(self, state: SerengetiState, seat: i64, bid: i64, payer: i64) -> i64:
        """Rules 4.3 and 4.4: what a seat would get of this payment."""
        if seat == payer:
            return 0
        shift = 4 * (bid % 10)
        matching: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != payer:
                theirs: i64 = state.digits[other]
                matching += (theirs >> shift) & 15
            other += 1
        digits: i64 = state.digits[seat]
        if matching == 0:
            return bid // (state.players - 1)
        return bid // matching * ((digits >> shift) & 15)

    def loss(self, state: SerengetiState, card: i64) -> float:
        """The points that go with a card."""
        mask: i64 = self.masks[self.numbers.tribe[card]]
        held: i64 = state.held[state.turn]
        have = count(held & mask)
        promise = self.future / float(state.players) * float(count(self.unseen(state) & mask))
        return float(self.values[have] - self.values[have - 1]) + (0.0 if self.naive else promise)

    # For search.

    def rollout(self, state: State, dice: Dice) -> i64:
        """Bid up to about what the lot is worth, sometimes in a jump; else pass."""
        assert isinstance(state, SerengetiState)
        seat = state.turn
        if state.phase == DISCARD:
            return self.least(state)
        digits: i64 = state.digits[seat]
        amount = state.bid + 1
        while forbids(digits, amount) and amount < state.bid + 10:
            amount += 1
        chips: i64 = state.chips[seat]
        if amount > chips or forbids(digits, amount):
            return 0
        limit = i64(self.limit(state, seat, self.chip(state)) * (0.6 + 0.8 * dice.fraction()))
        limit = min(limit, chips)
        if amount > limit:
            return 0
        jump = amount + dice.below((limit - amount) // 2 + 1)
        return amount if forbids(digits, jump) else jump

    def least(self, state: SerengetiState) -> i64:
        """The discard that costs least."""
        moves = state.moves()
        best: i64 = moves[0]
        lowest = 1000.0
        for index in range(len(moves)):
            move: i64 = moves[index]
            loss = self.loss(state, move - self.numbers.chips - 1)
            if loss < lowest:
                lowest = loss
                best = move
        return best


def count(cards: i64) -> i64:
    """How many cards are in a set."""
    number: i64 = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number
