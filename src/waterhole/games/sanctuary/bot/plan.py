# compiled: yes
"""The best plan for a hand: which animals to play now, which to keep, and what the points can buy."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.games.sanctuary.bot.features import Worths, best_score, set_value
from waterhole.games.sanctuary.edition import MOST_ANIMALS, MOST_CARDS, NO_COST, Numbers
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import CONSERVATIONIST, GUIDE, VET


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
        turns = self.worths.turns_left(state)
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
