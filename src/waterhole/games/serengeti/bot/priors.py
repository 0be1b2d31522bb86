# compiled: yes
"""What is known about playing Serengeti well: which moves deserve a thought, and how good they are.

What things are worth is in features.py; positions are judged in value.py.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.games.serengeti.bot.features import Worths
from waterhole.games.serengeti.bot.value import chances
from waterhole.games.serengeti.edition import MOST_CARDS
from waterhole.games.serengeti.notation import PASS
from waterhole.games.serengeti.phases import AUCTION, DISCARD
from waterhole.games.serengeti.rules.auction import pass_gain
from waterhole.games.serengeti.rules.forbidden_bids import forbids
from waterhole.games.serengeti.rules.payment import all_matching, gain
from waterhole.games.serengeti.state import SerengetiState

DOUBT: Final = 0.03
"""How far off the difference of two values between auctions is, beside counting out the next auction, too."""
RUIN: Final = -9.0
"""How a bid is weighed that cannot be paid: a card lost, and nothing for it."""


@final
class SerengetiKnowledge(Knowledge[SerengetiState]):
    """Judges in points."""

    def __init__(self, worths: Worths, spread: float = 1.0) -> None:
        super().__init__(spread, DOUBT)
        self.worths = worths

    def candidates(self, state: SerengetiState) -> list[int]:
        """Passing, and the bids that can be paid; a ruinous one only where nothing can be lost by it."""
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

    def weigh(self, state: SerengetiState, moves: list[int]) -> list[float]:
        if state.phase == DISCARD:
            return [-self.worths.loss(state, move - state.numbers.chips - 1) for move in moves]
        chip = self.worths.chip(state)
        mine = self.worths.lot(state, state.turn)
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
                limits[seat] = self.worths.limit(state, seat, chip)
            seat += 1
        return limits

    def weigh_pass(self, state: SerengetiState, chip: float, mine: float, limits: list[float]) -> float:
        seat = state.turn
        value = chip * float(pass_gain(state, seat))
        if self.worths.naive:
            return value
        deny = self.worths.price(state).deny
        if state.bid > 0:
            value += chip * float(income(state, seat, state.bid, state.bidder))
            return value - deny * self.worths.lot(state, state.bidder) / float(state.players - 1)
        unbid = 1.0
        for other in range(state.players):
            if other != seat and not (state.passed >> other) & 1:
                unbid *= 1.0 - self.reach(state, limits[other], 1.0)
        if state.opener == seat:
            return value + unbid * mine
        return value - deny * unbid * self.worths.lot(state, state.opener) / float(state.players - 1)

    def weigh_bid(
        self, state: SerengetiState, amount: i64, chip: float, mine: float, limits: list[float], rest: float
    ) -> float:
        """The surplus if the bid wins; if it does not, the surplus that bidding on would leave."""
        seat = state.turn
        if self.worths.naive:
            return mine - chip * float(amount)
        wins = 1.0
        harm = 0.0
        for other in range(state.players):
            if other != seat:
                harm += float(income(state, other, amount, seat))
                if not (state.passed >> other) & 1:
                    wins *= 1.0 - self.reach(state, limits[other], float(next_bid(state, other, amount)))
        surplus = mine - chip * (float(amount) + self.worths.price(state).deny * harm / float(state.players - 1))
        return wins * surplus + (1.0 - wins) * rest

    def reach(self, state: SerengetiState, limit: float, amount: float) -> float:
        """The chance that someone with about this limit bids this amount."""
        return 1.0 / (1.0 + math.exp(min(30.0, (amount - limit) / self.worths.price(state).doubt)))

    # For search.

    def rollout(self, state: SerengetiState, dice: Dice) -> i64:
        """Bid up to about what the lot is worth, sometimes in a jump; else pass."""
        seat = state.turn
        if state.phase == DISCARD:
            return self.least(state)
        digits: i64 = state.menus[seat].digits
        amount = next_bid(state, seat, state.bid)
        chips: i64 = state.chips[seat]
        if amount > chips or forbids(digits, amount):
            return PASS
        limit = i64(self.worths.limit(state, seat, self.worths.chip(state)) * (0.6 + 0.8 * dice.fraction()))
        limit = min(limit, chips)
        if amount > limit:
            return PASS
        jump = amount + dice.below((limit - amount) // 2 + 1)
        return amount if forbids(digits, jump) else jump

    def least(self, state: SerengetiState) -> i64:
        """The discard that costs least."""
        moves = state.moves()
        best: i64 = moves[0]
        lowest = 1000.0
        for index in range(len(moves)):
            move: i64 = moves[index]
            loss = self.worths.loss(state, move - state.numbers.chips - 1)
            if loss < lowest:
                lowest = loss
                best = move
        return best

    def quiet(self, state: SerengetiState) -> bool:
        """Between two auctions."""
        return state.passed == 0 and state.bid == 0

    def fresh(self, state: SerengetiState) -> bool:
        """A new lot is on the table, and another one in every imagined deal."""
        return self.quiet(state)

    def bare(self, state: SerengetiState) -> bool:
        """The last two auctions: all cards that are left to come are the next lot."""
        lots = state.numbers.lots
        coming: i64 = len(state.deck) - state.dealt
        return coming <= lots[state.round % len(lots)]

    def plain(self, state: SerengetiState) -> bool:
        """Any auction: all that is up to chance is the next lot."""
        return True

    def key(self, state: SerengetiState) -> int:
        """How the auction stands, who opens it and the next one, and who has which chips and cards."""
        step: i64 = ((state.passed << 8 | state.has_bid) << 8 | state.served) << 8 | state.out
        step = ((step << 8 | state.bid) << 4 | (state.bidder + 1)) << 4 | state.turn
        step = ((step << 4 | state.opener) << 4 | state.starter) << 4 | state.phase
        purses: i64 = 0
        for chips in state.chips:
            purses = purses << 8 | chips
        key = int(step) << 40 | int(purses)
        for cards in state.held:
            key = key << MOST_CARDS | int(cards)
        return key

    def appraise(self, state: SerengetiState) -> list[float]:
        if state.turn < 0:
            return state.payoffs()
        return chances(state, self.worths)

    def aims(self, state: SerengetiState) -> list[float]:
        """A quarter what was learned, the rest the appraisal (their geometric mean): what foretells best who wins is
        uneven from one bid to the next, and who goes by it alone plays worse than by either."""
        shares = self.chances(state)
        if state.turn < 0 or self.learned is None:
            return shares
        other = self.appraise(state)
        total = 0.0
        for seat in range(len(shares)):
            shares[seat] = math.sqrt(other[seat] * math.sqrt(shares[seat] * other[seat]))
            total += shares[seat]
        return [share / total for share in shares]


def next_bid(state: SerengetiState, seat: i64, above: i64) -> i64:
    """A seat's lowest permitted bid above this one; a forbidden one if its cards have all ten digits."""
    digits: i64 = state.menus[seat].digits
    amount = above + 1
    while amount < above + 10 and forbids(digits, amount):
        amount += 1
    return amount


def income(state: SerengetiState, seat: i64, bid: i64, payer: i64) -> i64:
    """What a seat would get of this payment."""
    return 0 if seat == payer else gain(state, seat, bid, all_matching(state, bid, payer))
