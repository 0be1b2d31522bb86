# compiled: yes
"""What is known about playing Serengeti well: the worth of a lot in points, and of a chip."""

import math
from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.games.serengeti.rules import AUCTION, DISCARD, PASS, Numbers, SerengetiState, forbids

FEWEST: Final = 3
"""Players."""
RUIN: Final = -9.0
"""How a bid is weighed that cannot be paid: a card lost, and nothing for it."""


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

# Learned from games played: docs/lab-notes/serengeti.md. Each pair is a weight that stays, and what
# is added to it times `sharpness`, which grows as the end comes near.
POINTS: Final = 0
CHIPS: Final = 1
PROMISE: Final = 2
CARDS: Final = 3
LOT: Final = 4
DIGITS: Final = 5
INCOME: Final = 6
OPENING: Final = 7
HOPE: Final = 8
RICHEST: Final = 9
LEARNED: Final = [
    [
        (0.019, 0.143),
        (0.064, 0.026),
        (-0.004, 0.014),
        (-0.039, 0.033),
        (-0.060, 0.067),
        (-0.434, 0.022),
        (0.497, 0.048),
        (-0.020, -0.000),
        (0.092, 0.120),
        (-0.822, 0.435),
    ],
    [
        (-0.091, 0.205),
        (0.038, 0.037),
        (-0.024, 0.006),
        (0.004, 0.018),
        (-0.124, 0.085),
        (-0.379, 0.101),
        (0.672, -0.089),
        (-0.090, 0.058),
        (0.134, 0.165),
        (-1.135, 0.634),
    ],
    [
        (-0.168, 0.241),
        (0.047, 0.045),
        (-0.020, 0.011),
        (0.131, 0.024),
        (-0.124, 0.089),
        (-0.255, 0.065),
        (0.771, -0.168),
        (-0.047, 0.050),
        (0.148, 0.155),
        (-1.083, 0.638),
    ],
]
"""For three, four and five players: how much each of these tells who will win."""


@final
class SerengetiKnowledge(Knowledge):
    """Judges in points. `naive` sees the points on the table and nothing of what will come."""

    def __init__(self, numbers: Numbers, prices: list[Prices], naive: bool = False, spread: float = 1.0) -> None:
        super().__init__(spread)
        self.numbers = numbers
        self.prices = prices
        self.naive = naive
        self.masks = numbers.masks
        self.values = [0, *numbers.values]

    def price(self, state: SerengetiState) -> Prices:
        """The prices for this number of players."""
        return self.prices[state.players - FEWEST]

    # The two prices.

    def chip(self, state: SerengetiState) -> float:
        """What a chip is worth in points: much while there is much to buy, little at the end."""
        price = self.price(state)
        return price.last + (price.rate - price.last) * self.left(state)

    def left(self, state: SerengetiState) -> float:
        """The share of the cards that are still to come."""
        return float(len(state.deck) - state.dealt) / float(len(state.deck))

    def worth(self, state: SerengetiState, seat: i64) -> float:
        """What the lot is worth to a seat in points, what it promises included."""
        lot = state.lot()
        unseen = self.unseen(state)
        held: i64 = state.held[seat]
        promise = self.price(state).future / float(state.players)
        points = 0.0
        for index in range(len(self.masks)):
            mask: i64 = self.masks[index]
            if lot & mask:
                more = counted(lot & mask)
                have = counted(held & mask)
                points += float(self.values[have + more] - self.values[have])
                if not self.naive:
                    points += promise * float(more * counted(unseen & mask))
        return points

    def unseen(self, state: SerengetiState) -> i64:
        """The cards still to come."""
        seen: i64 = state.discarded
        for held in state.held:
            seen |= held
        seen |= state.lot()
        return ~seen & (bit(len(state.deck)) - 1)

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
        digits: i64 = state.menus[state.turn].digits
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
            elif move > state.chips[state.turn] or forbids(state.menus[state.turn].digits, move):
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
            return value - self.price(state).deny * self.worth(state, state.bidder) / float(state.players - 1)
        unbid = 1.0
        for other in range(state.players):
            if other != seat and not (state.passed >> other) & 1:
                unbid *= 1.0 - self.reach(state, limits[other], 1.0)
        if state.opener == seat:
            return value + unbid * mine
        return value - self.price(state).deny * unbid * self.worth(state, state.opener) / float(state.players - 1)

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
                    wins *= 1.0 - self.reach(state, limits[other], float(self.next_bid(state, other, amount)))
        surplus = mine - chip * (float(amount) + self.price(state).deny * harm / float(state.players - 1))
        return wins * surplus + (1.0 - wins) * rest

    def reach(self, state: SerengetiState, limit: float, amount: float) -> float:
        """The chance that someone with about this limit bids this amount."""
        return 1.0 / (1.0 + math.exp(min(30.0, (amount - limit) / self.price(state).doubt)))

    def next_bid(self, state: SerengetiState, seat: i64, above: i64) -> i64:
        """A seat's lowest permitted bid above this one."""
        digits: i64 = state.menus[seat].digits
        amount = above + 1
        while amount < above + 10 and forbids(digits, amount):
            amount += 1
        return amount

    def share(self, state: SerengetiState, seat: i64, bid: i64, payer: i64) -> i64:
        """What a seat would get of this payment."""
        return 0 if seat == payer else state.gain(seat, bid, state.all_matching(bid, payer))

    def loss(self, state: SerengetiState, card: i64) -> float:
        """The points that go with a card."""
        mask: i64 = self.masks[self.numbers.tribe[card]]
        held: i64 = state.held[state.turn]
        have = counted(held & mask)
        promise = self.price(state).future / float(state.players) * float(counted(self.unseen(state) & mask))
        return float(self.values[have] - self.values[have - 1]) + (0.0 if self.naive else promise)

    # For search.

    def rollout(self, state: State, dice: Dice) -> i64:
        """Bid up to about what the lot is worth, sometimes in a jump; else pass."""
        assert isinstance(state, SerengetiState)
        seat = state.turn
        if state.phase == DISCARD:
            return self.least(state)
        digits: i64 = state.menus[seat].digits
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

    def quiet(self, state: State) -> bool:
        """Between two auctions."""
        assert isinstance(state, SerengetiState)
        return state.passed == 0 and state.bid == 0

    def fresh(self, state: State) -> bool:
        """A new lot is on the table, and another one in every imagined deal."""
        return self.quiet(state)

    def appraise(self, state: State) -> list[float]:
        """Each seat's strength, learned from games played, against that of the others."""
        assert isinstance(state, SerengetiState)
        if state.turn < 0:
            return state.payoffs()
        sharpness = 1.0 / math.sqrt(self.left(state) + 0.05)
        weights = [stays + grows * sharpness for stays, grows in LEARNED[state.players - FEWEST]]
        unseen = self.unseen(state)
        owned: i64 = 0
        for menu in state.menus:
            owned += menu.digits
        strengths: list[float] = []
        seat: i64 = 0
        while seat < state.players:
            strengths.append(self.strength(state, seat, unseen, owned, weights))
            seat += 1
        best = max(strengths)
        shares = [math.exp(strength - best) for strength in strengths]
        total = sum(shares)
        return [share / total for share in shares]

    def strength(self, state: SerengetiState, seat: i64, unseen: i64, owned: i64, weights: list[float]) -> float:
        strength = weights[LOT] * self.worth(state, seat) + weights[CHIPS] * float(state.chips[seat])
        strength += weights[RICHEST] / (1.0 + math.exp(-float(self.lead(state, seat)) / 3.0))
        if seat == state.opener:
            strength += weights[OPENING]
        strength += self.strength_of_cards(state.held[seat], unseen, weights)
        return strength + self.strength_of_digits(state.menus[seat].digits, owned, weights)

    def lead(self, state: SerengetiState, seat: i64) -> i64:
        """How many chips a seat is ahead of the richest of the others (or behind)."""
        most: i64 = 0
        for other in range(state.players):
            if other != seat:
                most = max(most, state.chips[other])
        return state.chips[seat] - most

    def strength_of_cards(self, held: i64, unseen: i64, weights: list[float]) -> float:
        """Points, what the cards to come would add to them, and what the next card would add on average."""
        strength = weights[CARDS] * float(counted(held))
        coming = 0.0
        hope = 0.0
        for index in range(len(self.masks)):
            mask: i64 = self.masks[index]
            have = counted(held & mask)
            more = float(counted(unseen & mask))
            strength += weights[POINTS] * float(self.values[have]) + weights[PROMISE] * float(have) * more
            coming += more
            if more > 0.0:
                hope += more * float(self.values[have + 1] - self.values[have])
        return strength + weights[HOPE] * hope / coming if coming > 0.0 else strength

    def strength_of_digits(self, digits: i64, owned: i64, weights: list[float]) -> float:
        """How many bids are forbidden, and which share of the others' payments comes in."""
        strength = 0.0
        while digits:
            if digits & 15:
                strength += weights[DIGITS] + weights[INCOME] * float(digits & 15) / float(owned & 15)
            digits >>= 4
            owned >>= 4
        return strength
