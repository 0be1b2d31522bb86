# compiled: yes
"""What is known about expanding well: what to play, to keep and to buy, and whom to promote."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.games.sanctuary.bits import up_to_highest
from waterhole.games.sanctuary.expansion import may_manage
from waterhole.games.sanctuary.moves import (
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
    CONSERVATIONIST,
    END,
    GUIDE,
    MANAGE,
    PROMOTE,
    SCORE,
    SPENT,
    SWAP,
    TAKE,
    VET,
)
from waterhole.games.sanctuary.numbers import MOST_ANIMALS, MOST_CARDS, NO_COST, Numbers
from waterhole.games.sanctuary.rules import SanctuaryState
from waterhole.games.sanctuary.worths import Worths, best_score, set_value, turns_left

DOUBT: Final = 2.0
"""Decisions on what to play that cost less than this are left to search."""
FEW: Final = 6
"""So many moves are all worth a thought."""


@final
class Purse:
    """What points can buy in the best way: one promotion or none, and then tokens and cards to keep."""

    def __init__(self, worths: Worths) -> None:
        self.worths = worths
        self.turns = 0.0
        self.saved = vec[float]([0.0] * (MOST_CARDS + 1))  # the worth of the best 0, 1, 2, … cards to keep
        self.cards: i64 = 0  # how many there are
        self.costs = vec[i64]([0] * VET)  # of the promotions that gain something …
        self.gains = vec[float]([0.0] * VET)  # … and what they gain
        self.promotions: i64 = 0

    def empty(self, turns: float) -> None:
        """No card to keep, with so many turns left."""
        self.turns = turns
        self.cards = 0

    def add(self, worth: float) -> None:
        """A card that can be kept; the best come first."""
        self.saved[self.cards + 1] = self.saved[self.cards] + worth
        self.cards += 1

    def rest(self, points: i64, bought: i64) -> float:
        """The best of buying tokens and keeping cards with so many points."""
        saved = self.saved
        best = saved[min(points, self.cards)]
        tokens = 0.0
        more = bought + 1
        while more <= points:
            points -= more
            tokens += self.token(more)
            best = max(best, tokens + saved[min(points, self.cards)])
            more += 1
        return best

    def token(self, number: i64) -> float:
        """A token more; at the end it may still break a tie. Points that are not spent are lost."""
        return self.worths.token / (1.0 + 0.1 * float(number)) if self.turns > 0.0 else 0.1

    def find_promotions(self, state: SanctuaryState) -> None:
        """Those that are better than the least of the team."""
        worths = self.worths
        lowest = worths.roles[GUIDE] if state.guides() else 9.0
        role: i64 = CONSERVATIONIST
        while role <= VET:
            if state.employs(role):
                lowest = min(lowest, worths.roles[role])
            role += 1
        self.promotions = 0
        role = CONSERVATIONIST
        while role <= VET:
            gain = (worths.role(state, role) - lowest) * self.turns
            if state.numbers.costs[role] != NO_COST and gain > 0.0 and not state.employs(role):
                self.costs[self.promotions] = state.numbers.costs[role]
                self.gains[self.promotions] = gain
                self.promotions += 1
            role += 1

    def spend_best(self, points: i64) -> float:
        """What all that can be bought is worth."""
        best = self.rest(points, 0)
        place: i64 = 0
        while place < self.promotions:
            cost = self.costs[place]
            if cost <= points:
                best = max(best, self.gains[place] + self.rest(points - cost, 0))
            place += 1
        return best


@final
class Regrets:
    """For each animal: what it costs to keep it instead of playing it, in the best plan for a hand.

    The plan begins with playing everything, and keeps an animal for as long as that is better. It stays
    the same while the hand is played card by card: so it is made once.
    """

    def __init__(self, worths: Worths, naive: bool) -> None:
        self.worths = worths
        self.naive = naive
        self.purse = Purse(worths)
        self.of = vec[float]([0.0] * MOST_ANIMALS)
        self.order = vec[i64]([0] * MOST_ANIMALS)  # the animals of the hand, those best kept first …
        self.each = vec[float]([0.0] * MOST_ANIMALS)  # … what each of their cards is worth when kept …
        self.have = vec[i64]([0] * MOST_ANIMALS)  # … how many there are …
        self.points = vec[i64]([0] * MOST_ANIMALS)  # … and what they score when played
        self.animals: i64 = 0
        # What the plan is for.
        self.numbers: Numbers | None = None
        self.cards: i64 = -1
        self.staff: i64 = 0
        self.steps: i64 = 0
        self.paying = False
        self.turns = 0.0
        self.ending = False

    def find(self, state: SanctuaryState) -> None:
        """Make the plan for the seat that decides."""
        seat = state.turn
        cards = state.hands[seat] | state.played
        staff: i64 = state.staff[seat]
        steps: i64 = state.repopulation[seat]
        paying = state.tokens[seat] > 0
        turns = turns_left(state)
        ending = turns <= 0.0 or ends_now(state, cards)
        same = cards == self.cards and staff == self.staff and steps == self.steps and paying == self.paying
        if same and turns == self.turns and ending == self.ending and state.numbers is self.numbers:
            return
        self.numbers = state.numbers
        self.cards = cards
        self.staff = staff
        self.steps = steps
        self.paying = paying
        self.turns = turns
        self.ending = ending
        animal: i64 = 0
        while animal < MOST_ANIMALS:
            self.of[animal] = 9.0
            animal += 1
        if not ending:
            self.sort(state)
            self.compare(state)

    def sort(self, state: SanctuaryState) -> None:
        """The animals of the hand, those best kept first."""
        numbers = state.numbers
        hope = 0.0 if self.naive else self.worths.hope_now(state)
        counts = numbers.tally(self.cards)
        self.animals = 0
        animal: i64 = 0
        while counts:
            have = counts & 15
            if have:
                each = self.worths.keep * set_value(numbers, animal, have, hope) / float(have)
                place = self.animals
                while place > 0 and self.each[place - 1] < each:
                    self.order[place] = self.order[place - 1]
                    self.each[place] = self.each[place - 1]
                    place -= 1
                self.order[place] = animal
                self.each[place] = each
                self.have[animal] = have
                self.points[animal] = numbers.set_points[16 * animal + have]
                self.animals += 1
            counts >>= 4
            animal += 1

    def compare(self, state: SanctuaryState) -> None:
        """Keep an animal, or play it after all, for as long as that is better."""
        numbers = state.numbers
        herds = numbers.herd_points * counted(self.cards & numbers.herds)
        track = numbers.track[self.steps]
        present: i64 = 0
        place: i64 = 0
        while place < self.animals:
            present |= bit(self.order[place])
            place += 1
        self.purse.turns = self.turns
        self.purse.find_promotions(state)
        kept: i64 = 0
        highest = self.outlook(kept, herds, track)
        better = True
        while better:
            better = False
            animal: i64 = 0
            while present >> animal:
                one = bit(animal)
                if present & one:
                    value = self.outlook(kept ^ one, herds, track)
                    self.of[animal] = value - highest if kept & one else highest - value
                    if value > highest + 0.01:
                        highest = value
                        kept ^= one
                        better = True
                animal += 1

    def outlook(self, kept: i64, herds: i64, track: i64) -> float:
        """What it brings to play all animals but the kept ones: points, and what they can buy."""
        purse = self.purse
        purse.empty(self.turns)
        points = herds
        place: i64 = 0
        while place < self.animals:
            animal = self.order[place]
            if kept >> animal & 1:
                have = self.have[animal]
                while have > 0:
                    purse.add(self.each[place])
                    have -= 1
            else:
                points += self.points[animal]
            place += 1
        return float(points) + purse.spend_best(points + track)


def ends_now(state: SanctuaryState, cards: i64) -> bool:
    """Whether this is the last turn, or can be made so by playing all."""
    if state.players == 1:
        return state.round == state.numbers.solo_turns
    goal = state.numbers.goal
    mine: i64 = state.scores[state.turn]
    return best_score(state) >= goal or mine + state.numbers.worth(cards) >= goal


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
                gain = 3.0
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
        turns = turns_left(state)
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
                old = (move - PROMOTE) // 9
                new = (move - PROMOTE) % 9
                value = (worths.role(state, new) - worths.role(state, old)) * turns
                if value > 0.0:
                    value += purse.rest(state.points - numbers.costs[new], state.bought)
                weights.append(value)
            else:
                weights.append(self.weigh_keep(state, move - CARDS - numbers.cards, keeps))
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
        turns = turns_left(state)
        hope = self.hope(state)
        counts = numbers.tally(state.hands[state.turn])
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == END:
                weights.append(0.0)
            elif move == TAKE:
                weights.append(3.0)
            elif move == CALL_VET:
                weights.append(1.0)
            elif move == CALL_GUARD:
                weights.append(3.0 - self.worths.token * float(numbers.guard_tokens) if turns > 0.0 else -1.0)
            else:
                animal = numbers.animal[move - CARDS - 2 * numbers.cards]
                if animal < 0:
                    weights.append(-float(numbers.herd_points))
                else:
                    have = counts >> 4 * animal & 15
                    with_it = set_value(numbers, animal, have, hope)
                    weights.append(set_value(numbers, animal, have - 1, hope) - with_it)
        return weights


def sum_of(values: list[float], count: i64) -> float:
    """The sum of the first so many."""
    total = 0.0
    place: i64 = 0
    while place < count and place < len(values):
        total += values[place]
        place += 1
    return total
