# compiled: yes
"""What is known about drafting well.

Cards of one terrain are all of different animals, so what a draft is worth is the sum of what its
cards are worth one by one: that makes it cheap to compare all drafts, slides and swaps.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.games.sanctuary.array import (
    BESIDE,
    COLUMNS,
    LINES,
    MOST_TERRAINS,
    PAIR_FIRST,
    PAIR_SECOND,
    ROWS,
    SPACES,
)
from waterhole.games.sanctuary.bot.features import Worths, set_value
from waterhole.games.sanctuary.notation import BREED, DRAFT, END, EXTRA, NOTHING, REFILL, SWAP
from waterhole.games.sanctuary.rules.cards_in_array import survey
from waterhole.games.sanctuary.rules.draft import count_moves
from waterhole.games.sanctuary.rules.staff.caretaker import may_swap
from waterhole.games.sanctuary.rules.staff.conservationist import may_refill
from waterhole.games.sanctuary.rules.staff.guide import may_slide, slidable
from waterhole.games.sanctuary.state import SanctuaryState

MOST_DRAFTS: Final = 6
MOST_MOVED: Final = 4
"""So many drafts, and slides or swaps, are worth a thought."""
BETTER: Final = 0.3
"""By so much a slide or a swap must better the best draft."""
FREE: Final = 0.05
"""What speaks for a slide or a swap, as it costs nothing."""


@final
class Shortlist:
    """The best of many moves offered in rising order; where asked, only one of those that weigh the same."""

    def __init__(self, most: i64, differing: bool) -> None:
        self.most: i64 = most
        self.differing = differing
        self.moves = vec[i64]([0] * most)
        self.weights = vec[float]([0.0] * most)
        self.count: i64 = 0

    def offer(self, move: i64, weight: float) -> None:
        moves = self.moves
        weights = self.weights
        place = self.count
        while place > 0 and weights[place - 1] < weight:
            place -= 1
        if place == self.most or (self.differing and place > 0 and weights[place - 1] == weight):
            return
        last = min(self.count, self.most - 1)
        self.count = last + 1
        while last > place:
            moves[last] = moves[last - 1]
            weights[last] = weights[last - 1]
            last -= 1
        moves[place] = move
        weights[place] = weight

    def hand_over(self, chosen: list[int]) -> None:
        """Append the moves, and be empty again."""
        place: i64 = 0
        while place < self.count:
            chosen.append(self.moves[place])
            place += 1
        self.count = 0


@final
class DraftJudge:
    """Judges a drafting action in points. `naive` sees nothing beyond today."""

    def __init__(self, worths: Worths, naive: bool) -> None:
        self.worths = worths
        self.naive = naive
        self.values = vec[float]([0.0] * SPACES)  # of the array's cards, with the tokens on them
        self.sums = vec[float]([0.0] * (LINES * MOST_TERRAINS))  # of each draft
        self.best = 0.0  # of the sums
        self.drafts = Shortlist(MOST_DRAFTS, False)
        self.moves = Shortlist(MOST_MOVED, True)  # those of the same weight make the same draft

    def look(self, state: SanctuaryState) -> None:
        """Value the cards of the array for the seat that decides, and all drafts."""
        numbers = state.numbers
        hope = 0.0 if self.naive else self.worths.hope_now(state)
        counts = numbers.tally(state.hands[state.turn])
        values = self.values
        sums = self.sums
        index: i64 = 0
        while index < LINES * MOST_TERRAINS:
            sums[index] = 0.0
            index += 1
        best = 0.0
        space: i64 = 0
        while space < SPACES:
            card: i64 = state.array[space]
            value = 0.0
            if card >= 0:
                animal = numbers.animal[card]
                value = float(numbers.herd_points)
                if animal >= 0:
                    have = counts >> 4 * animal & 15
                    value = set_value(numbers, animal, have + 1, hope) - set_value(numbers, animal, have, hope)
                value += self.worths.token * float(state.on[space])
                terrain = numbers.terrain[card]
                sums[MOST_TERRAINS * (space // COLUMNS) + terrain] += value
                sums[MOST_TERRAINS * (ROWS + space % COLUMNS) + terrain] += value
            values[space] = value
            space += 1
        index = 0
        while index < LINES * MOST_TERRAINS:
            if sums[index] > best:
                best = sums[index]
            index += 1
        self.best = best

    # After `look`.

    def moved(self, state: SanctuaryState, space: i64, target: i64) -> float:
        """The best draft that moving a card there makes."""
        card: i64 = state.array[space]
        if card < 0:
            return 0.0
        terrain = state.numbers.terrain[card]
        best = 0.0
        if space // COLUMNS != target // COLUMNS:
            best = self.sums[MOST_TERRAINS * (target // COLUMNS) + terrain]
        if space % COLUMNS != target % COLUMNS:
            best = max(best, self.sums[MOST_TERRAINS * (ROWS + target % COLUMNS) + terrain])
        return best + self.values[space]

    def swapped(self, state: SanctuaryState, first: i64, second: i64) -> float:
        return max(self.moved(state, first, second), self.moved(state, second, first)) + FREE

    def weigh_one(self, state: SanctuaryState, move: i64) -> float:
        if move < REFILL:
            return self.moved(state, move // 4, BESIDE[move]) + FREE
        if move == REFILL:
            return self.best + (0.0 if self.naive else 0.8)
        if move < NOTHING:
            return self.sums[move - DRAFT]
        if move < SWAP:
            return 0.0
        return self.swapped(state, PAIR_FIRST[move - SWAP], PAIR_SECOND[move - SWAP])

    def weigh(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """The moves up to the draft."""
        weights: list[float] = []
        for index in range(len(moves)):
            weights.append(self.weigh_one(state, moves[index]))
        return weights

    def weigh_extras(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """The Park Ranger's card and the Animal Breeder's step, for a token each."""
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == END:
                weights.append(0.0)
            elif move == BREED:
                weights.append(self.breeding(state) - self.worths.token * 0.8)
            else:
                weights.append(self.values[move - EXTRA] - self.worths.token * 0.8)
        return weights

    def breeding(self, state: SanctuaryState) -> float:
        """What the next step of repopulation brings in this turn and those to come."""
        track = state.numbers.track
        steps: i64 = state.repopulation[state.turn]
        more: i64 = min(steps + 1, len(track) - 1)
        return float(track[more] - track[steps]) * (self.worths.turns_left(state) + 1.0)

    # Which moves are worth a thought.

    def candidates(self, state: SanctuaryState) -> list[int]:
        """The best drafts, and the slides and swaps that make a better one."""
        if count_moves(state) <= MOST_DRAFTS:
            return state.moves()
        self.look(state)
        return self.chosen(state)

    def weighed(self, state: SanctuaryState) -> tuple[list[int], list[float]]:
        """The same with their weights."""
        self.look(state)
        moves = state.moves() if count_moves(state) <= MOST_DRAFTS else self.chosen(state)
        return moves, self.weigh(state, moves)

    def chosen(self, state: SanctuaryState) -> list[int]:
        full, rows, columns = survey(state)
        self.offer_drafts(DRAFT, rows)
        self.offer_drafts(DRAFT + ROWS * MOST_TERRAINS, columns)
        hopeful = self.hopeful(state)
        if hopeful and may_slide(state):
            self.offer_slides(state, full, hopeful)
        if hopeful and may_swap(state):
            self.offer_swaps(state, hopeful)
        chosen: list[int] = [REFILL] if may_refill(state, full) else []
        self.drafts.hand_over(chosen)
        self.moves.hand_over(chosen)
        chosen.sort()
        return chosen

    def offer_drafts(self, move: i64, terrains: i64) -> None:
        while terrains:
            if terrains & 1:
                self.drafts.offer(move, self.sums[move - DRAFT])
            terrains >>= 1
            move += 1

    def hopeful(self, state: SanctuaryState) -> i64:
        """The spaces whose card would, in the best of all lines, make a better draft: mostly there are few."""
        numbers = state.numbers
        spaces: i64 = 0
        space: i64 = 0
        while space < SPACES:
            card: i64 = state.array[space]
            if card >= 0:
                terrain = numbers.terrain[card]
                top = 0.0
                while terrain < LINES * MOST_TERRAINS:
                    top = max(top, self.sums[terrain])
                    terrain += MOST_TERRAINS
                if top + self.values[space] + FREE > self.best + BETTER:
                    spaces |= bit(space)
            space += 1
        return spaces

    def offer_slides(self, state: SanctuaryState, full: i64, hopeful: i64) -> None:
        up, down, left, right = slidable(full)
        space: i64 = 0
        while hopeful:
            if hopeful & 1:
                ways = (up & 1) | (down & 1) << 1 | (left & 1) << 2 | (right & 1) << 3
                move = 4 * space
                while ways:
                    if ways & 1:
                        self.offer(move, self.moved(state, space, BESIDE[move]) + FREE)
                    ways >>= 1
                    move += 1
            hopeful >>= 1
            up >>= 1
            down >>= 1
            left >>= 1
            right >>= 1
            space += 1

    def offer_swaps(self, state: SanctuaryState, hopeful: i64) -> None:
        move: i64 = SWAP
        first: i64 = 0
        while first < SPACES - 1:
            second = first + 1
            while second < SPACES:
                if (hopeful >> first | hopeful >> second) & 1:
                    self.offer(move, self.swapped(state, first, second))
                second += 1
                move += 1
            first += 1

    def offer(self, move: i64, weight: float) -> None:
        if weight > self.best + BETTER:
            self.moves.offer(move, weight)
