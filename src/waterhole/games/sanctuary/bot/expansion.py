# compiled: yes
"""What is known about expanding well: what to play, to keep and to buy, and whom to promote."""

from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.games.sanctuary.bits import up_to_highest
from waterhole.games.sanctuary.bot.features import Worths, set_value
from waterhole.games.sanctuary.bot.plan import Purse, Regrets
from waterhole.games.sanctuary.notation import (
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
    END,
    MANAGE,
    PROMOTE,
    SCORE,
    SPENT,
    SWAP,
    TAKE,
)
from waterhole.games.sanctuary.rules.scoring import may_manage
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import ROLES

DOUBT: Final = 2.0
"""Decisions on what to play that cost less than this are left to search."""
FEW: Final = 6
"""So many moves are all worth a thought."""


@final
class ExpansionJudge:
    """Judges an expansion in points. `naive` sees nothing beyond today."""

    def __init__(self, worths: Worths, naive: bool) -> None:
        self.worths = worths
        self.naive = naive
        self.regrets = Regrets(worths, naive)
        self.purse = Purse(worths)

    def hope(self, state: SanctuaryState) -> float:
        return 0.0 if self.naive else self.worths.hope_now(state)

    # What to play.

    def play_candidates(self, state: SanctuaryState) -> list[int]:
        """In deck order: cards that may be kept are offered up to the first that must be played."""
        numbers = state.numbers
        hand = state.hands[state.turn]
        highest = up_to_highest(state.played)
        self.regrets.find(state)
        begun = numbers.tally(state.played)
        passed = numbers.tally(hand & highest)
        chosen: list[int] = []
        rest = hand & ~highest
        card: i64 = 0
        while rest >> card:
            if rest >> card & 1:
                animal = numbers.animal[card]
                if animal < 0 or begun >> 4 * animal & 15:
                    chosen.append(CARDS + int(card))
                    return chosen
                if not passed >> 4 * animal & 15:
                    regret = self.regrets.of[animal]
                    if regret > -DOUBT:
                        chosen.append(CARDS + int(card))
                    if regret > DOUBT:
                        return chosen
            card += 1
        if may_manage(state):
            chosen.insert(0, MANAGE)
        chosen.insert(0, SCORE)
        return chosen

    def weigh_plays(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """What playing a card brings, and all that can still be played after it."""
        numbers = state.numbers
        counts = numbers.tally(state.hands[state.turn] | state.played)
        self.regrets.find(state)
        managed = float(numbers.manager_points) - self.worths.token if may_manage(state) else 0.0
        after = max(0.0, managed)
        weights = [0.0] * len(moves)
        index: i64 = len(moves) - 1
        while index >= 0:
            move: i64 = moves[index]
            if move == MANAGE:
                weights[index] = managed
            elif move != SCORE:
                animal = numbers.animal[move - CARDS]
                gain = float(numbers.herd_points)
                if animal >= 0:
                    gain = self.regrets.of[animal] / float(counts >> 4 * animal & 15)
                weights[index] = gain + after
                after += max(0.0, gain)
            index -= 1
        return weights

    # What to spend the points on.

    def spend_candidates(self, state: SanctuaryState) -> list[int]:
        """All but promotions that make the team worse, and cards not worth keeping."""
        legal = state.moves()
        return legal if len(legal) <= FEW else self.spending(state)[0]

    def spending(self, state: SanctuaryState) -> tuple[list[int], list[float]]:
        """The same with their weights."""
        legal = state.moves()
        weights = self.weigh_spending(state, legal)
        if len(legal) <= FEW:
            return legal, weights
        chosen: list[int] = []
        their: list[float] = []
        for index in range(len(legal)):
            if weights[index] > 0.0 or legal[index] == SPENT:
                chosen.append(legal[index])
                their.append(weights[index])
        return chosen, their

    def weigh_spending(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """What each use of the points brings, with the best use of what it leaves (steps go forward only)."""
        numbers = state.numbers
        worths = self.worths
        turns = self.worths.turns_left(state)
        keeps = self.keep_values(state, turns)
        purse = self.purse
        purse.empty(turns)
        for worth in sorted(keeps, reverse=True):
            purse.add(worth)
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == SPENT:
                weights.append(0.0)
            elif move == BUY:
                left = state.points - state.bought - 1
                weights.append(purse.token(state.bought + 1) + purse.rest(left, state.bought + 1))
            elif move < SWAP:
                old = (move - PROMOTE) // ROLES
                new = (move - PROMOTE) % ROLES
                value = (worths.role(state, new) - worths.role(state, old)) * turns
                if value > 0.0:
                    value += purse.rest(state.points - numbers.costs[new], state.bought)
                weights.append(value)
            else:
                weights.append(self.weigh_keep(state, move - CARDS - numbers.card_count, keeps))
        return weights

    def still_keepable(self, state: SanctuaryState) -> i64:
        return state.hands[state.turn] & ~up_to_highest(state.kept)

    def keep_values(self, state: SanctuaryState, turns: float) -> list[float]:
        """What it is worth to keep each card that can still be kept, in deck order."""
        numbers = state.numbers
        hope = self.hope(state)
        hand = self.still_keepable(state)
        counts = numbers.tally(hand | state.kept)
        values: list[float] = []
        card: i64 = 0
        while hand >> card:
            if hand >> card & 1:
                animal = numbers.animal[card]
                value = float(numbers.herd_points)
                if animal >= 0:
                    have = counts >> 4 * animal & 15
                    value = set_value(numbers, animal, have, hope) / float(have)
                values.append(self.worths.keep * value if turns > 0.0 else 0.0)
            card += 1
        return values

    def weigh_keep(self, state: SanctuaryState, card: i64, keeps: list[float]) -> float:
        """This card and the best of the later ones."""
        place = counted(self.still_keepable(state) & (bit(card) - 1))
        later = keeps[place + 1 :]
        later.sort(reverse=True)
        return keeps[place] + sum_of(later, state.points - state.numbers.keep_points)

    # Whom to call.

    def weigh_work(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """The Warden's token is a gift, the Vet's card nearly, the Guard's cards are dear."""
        numbers = state.numbers
        turns = self.worths.turns_left(state)
        hope = self.hope(state)
        counts = numbers.tally(state.hands[state.turn])
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == END:
                weights.append(0.0)
            elif move == TAKE:
                weights.append(self.worths.token * float(numbers.warden_tokens))
            elif move == CALL_VET:
                weights.append(1.0)
            elif move == CALL_GUARD:
                weights.append(self.guarding(state) if turns > 0.0 else -1.0)
            else:
                animal = numbers.animal[move - CARDS - 2 * numbers.card_count]
                if animal < 0:
                    weights.append(-float(numbers.herd_points))
                else:
                    have = counts >> 4 * animal & 15
                    with_it = set_value(numbers, animal, have, hope)
                    weights.append(set_value(numbers, animal, have - 1, hope) - with_it)
        return weights

    def guarding(self, state: SanctuaryState) -> float:
        """What the Guard's cards bring, less what the tokens for them are missed."""
        numbers = state.numbers
        cards = 0.8 * self.worths.card * float(numbers.guard_cards)
        return cards - self.worths.spare(state.tokens[state.turn], numbers.guard_tokens)


def sum_of(values: list[float], count: i64) -> float:
    """The sum of the first so many."""
    total = 0.0
    place: i64 = 0
    while place < count and place < len(values):
        total += values[place]
        place += 1
    return total
