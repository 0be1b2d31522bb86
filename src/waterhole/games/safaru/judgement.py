# compiled: yes
"""What is known about playing Safarü well: what a card is worth to a side, and a catch, and a lead."""

import math
from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.games.safaru.catches import BITS, COUNT, NUMBERS, PAIRED, TALLY, all_ways, begins
from waterhole.games.safaru.rules import CATCH, PLAY, SafaruState
from waterhole.games.safaru.scoring import worth

LEAVE: Final = 0.35
"""How much of a card's worth the others are expected to get out of it when it lies in the wild."""
KEEN: Final = 2.0
"""How sure a lead of one card in a majority is, beside the root of the cards that are still to be had."""
CLUMPED: Final = 1.0
"""The same where all cards count: a catch brings several of them at once, so a lead is less sure."""
SWING: Final = 8.5
"""How sure a lead is in points beside the majorities: with a hand to be played, so many are e to 1."""
HAND_SWING: Final = 14.0
"""The same for a whole hand still to come, with its majorities."""
WAYS: Final = 4
"""So many majorities are followed in all the ways they can go; where an edition has more, the rest count on average."""
HAND_POINTS: Final = 25.0
"""About what the best side scores in a hand."""


@final
class SafaruKnowledge(Knowledge):
    """Judges in points of the hand, for the side that decides and against the others.

    `naive` counts the values printed on the cards and the babies, and never looks at the wild it leaves.
    """

    def __init__(self, naive: bool = False, spread: float = 2.0) -> None:
        super().__init__(spread)
        self.naive = naive

    # What cards are worth.

    def line_worths(self, state: SafaruState, side: i64) -> list[float]:
        """For each line of the score: what one more of its cards is worth to a side."""
        numbers = state.numbers
        worths: list[float] = []
        for line in range(len(numbers.lines)):
            points = float(numbers.line_points[line])
            if numbers.line_most[line]:
                points *= 0.1 if self.naive else self.pivotal(state, side, numbers.line_cards[line])
            worths.append(-points if numbers.release else points)
        return worths

    def pivotal(self, state: SafaruState, side: i64, cards: i64) -> float:
        """How much of a majority hangs on one more card: much in a close race, nothing in a decided one."""
        mine = counted(state.caught[side] & cards)
        best: i64 = 0
        left = counted(cards) - mine
        other: i64 = 0
        while other < state.sides():
            if other != side:
                theirs = counted(state.caught[other] & cards)
                left -= theirs
                best = max(best, theirs)
            other += 1
        lead = mine - best
        if lead > left or -lead > left:
            return 0.0
        keen = keenness(state, cards, left)
        chance = 1.0 / (1.0 + math.exp(-keen * float(lead)))
        # Twice: what one side wins of it another loses.
        return 2.0 * keen * chance * (1.0 - chance)

    def card_worth(self, state: SafaruState, card: i64, lines: list[float]) -> float:
        """What it is worth to have caught this card."""
        numbers = state.numbers
        gain = float(numbers.value[card])
        if numbers.release:
            gain = -gain
        for line in range(len(lines)):
            cards: i64 = numbers.line_cards[line]
            if cards >> card & 1:
                gain += lines[line]
        return gain

    def worths(self, state: SafaruState, side: i64) -> list[float]:
        """What each card is worth to a side."""
        lines = self.line_worths(state, side)
        return [self.card_worth(state, card, lines) for card in range(len(state.numbers.value))]

    def leave(self, state: SafaruState) -> float:
        return 0.0 if self.naive else LEAVE

    # How good the moves are.

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        assert isinstance(state, SafaruState)
        if state.phase == CATCH:
            return self.weigh_catch(state, moves)
        worths = self.worths(state, state.turn % state.sides())
        table = sums_by_number(state, state.wild, worths, not state.numbers.release)
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            weights.append(self.weigh_play(state, move, worths, table))
        return weights

    def weigh_play(self, state: SafaruState, move: i64, worths: list[float], table: list[list[float]]) -> float:
        numbers = state.numbers
        if move == numbers.call:
            return self.weigh_call(state)
        if move == numbers.let:
            return 0.0
        card = state.card_among(state.held[state.turn], move % numbers.kinds)
        free = -self.leave(state) * worths[card]
        if move >= numbers.free:
            return free
        ways = all_ways(state.have, numbers.number[card], numbers.total)
        if len(ways) == 0:
            return free
        best = 0.0
        first = True
        for way in ways:
            value = self.way_value(state, way, table) + (worths[card] if way & PAIRED else free)
            # Rule 5.2: the neighbour chooses, and not for our good.
            if first or (value < best if numbers.release else value > best):
                best = value
                first = False
        return best

    def way_value(self, state: SafaruState, way: i64, table: list[list[float]]) -> float:
        """What the cards of a way are worth, and that the others do not find them in the wild."""
        value = 0.0
        tally = way & TALLY
        number: i64 = 0
        while tally:
            some = tally & COUNT
            if some:
                value += table[number][some]
            tally >>= BITS
            number += 1
        return value * (1.0 + self.leave(state))

    def weigh_call(self, state: SafaruState) -> float:
        """Who released what could catch did not want the catch: so it is good to call."""
        numbers = state.numbers
        have = state.have - numbers.units[state.freed]
        ways = all_ways(have, numbers.number[state.freed], numbers.total)
        return 5.0 if len(ways) else -5.0

    def weigh_catch(self, state: SafaruState, moves: list[int]) -> list[float]:
        numbers = state.numbers
        side = state.catcher % state.sides()
        worths = self.worths(state, side)
        # Partners catch together; a neighbour chooses for his own good, against the catcher.
        sign = 1.0 if state.turn % state.sides() == side else -1.0
        gain = 1.0 + self.leave(state)
        played = worths[state.played]
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == numbers.stay:
                value = -self.leave(state) * played
            elif move == numbers.pair:
                value = played
            else:
                card = state.card_among(state.wild & ~state.taken, move - numbers.take)
                value = gain * worths[card] + self.completion(state, card, worths, sign > 0.0)
            weights.append(sign * value)
        return weights

    def completion(self, state: SafaruState, card: i64, worths: list[float], high: bool) -> float:
        """The best (or for an opponent the worst) that can follow after taking this card."""
        taken = state.tally(state.taken | bit(card))
        rest = state.wild & ~(2 * bit(card) - 1)
        later = state.tally(rest)
        table = sums_by_number(state, rest, worths, high)
        stays = -self.leave(state) * worths[state.played]
        best = 0.0
        first = True
        for way in state.ways:
            if begins(way & TALLY, taken, later):
                value = self.way_value(state, (way & TALLY) - taken, table)
                value += worths[state.played] if way & PAIRED else stays
                if first or (value > best if high else value < best):
                    best = value
                    first = False
        return best

    # For search.

    def rollout(self, state: State, dice: Dice) -> i64:
        """Any card, but a catch that takes what is worth having."""
        assert isinstance(state, SafaruState)
        if state.phase != CATCH:
            return state.random_move(dice)
        side = state.catcher % state.sides()
        lines = self.line_worths(state, side)
        sign = 1.0 if state.turn % state.sides() == side else -1.0
        moves = state.moves()
        numbers = state.numbers
        best: i64 = moves[0]
        highest = -1000.0
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == numbers.stay:
                value = 0.0
            elif move == numbers.pair:
                value = sign * self.card_worth(state, state.played, lines)
            else:
                card = state.card_among(state.wild & ~state.taken, move - numbers.take)
                value = sign * self.card_worth(state, card, lines)
            if value > highest:
                highest = value
                best = move
        return best

    def quiet(self, state: State) -> bool:
        """After a deal, before its first card."""
        assert isinstance(state, SafaruState)
        first = (state.dealer + 1) % state.players
        return state.turn == first and state.phase == PLAY and counted(state.held[first]) == state.numbers.hand

    def appraise(self, state: State) -> list[float]:
        """The chances that a lead gives, over all the ways in which the majorities of this hand can go."""
        assert isinstance(state, SafaruState)
        if state.turn < 0:
            return state.payoffs()
        sides = int(state.sides())
        hands = self.hands_left(state) - 1.0
        swing = math.sqrt(SWING * SWING * max(0.1, self.left(state)) + HAND_SWING * HAND_SWING * hands)
        shares = [0.0] * sides
        self.add_chances(state, 0, WAYS, 1.0, self.sure(state), swing, shares)
        return [shares[seat % sides] for seat in range(state.players)]

    def add_chances(
        self,
        state: SafaruState,
        line: i64,
        ways: i64,
        chance: float,
        scores: list[float],
        swing: float,
        shares: list[float],
    ) -> None:
        """Add each side's share of the victory, with the majorities from `line` on still open."""
        numbers = state.numbers
        while line < len(numbers.lines) and not numbers.line_most[line]:
            line += 1
        if line == len(numbers.lines):
            sign = -1.0 if numbers.release else 1.0
            chances = softened(scores, sign / swing)
            for side in range(len(shares)):
                shares[side] += chance * chances[side]
            return
        chances = majority(state, numbers.line_cards[line])
        points = float(numbers.line_points[line])
        if ways == 0:
            expected = [scores[side] + points * chances[side] for side in range(len(shares))]
            self.add_chances(state, line + 1, 0, chance, expected, swing, shares)
            return
        for side in range(len(shares)):
            scores[side] += points
            self.add_chances(state, line + 1, ways - 1, chance * chances[side], scores, swing, shares)
            scores[side] -= points

    def sure(self, state: SafaruState) -> list[float]:
        """What each side has already, without the majorities of this hand."""
        numbers = state.numbers
        scores: list[float] = []
        for side in range(len(state.scores)):
            caught: i64 = state.caught[side]
            points = state.scores[side] + worth(caught, numbers)
            for line in range(len(numbers.lines)):
                if not numbers.line_most[line]:
                    points += numbers.line_points[line] * counted(caught & numbers.line_cards[line])
            scores.append(float(points))
        return scores

    def left(self, state: SafaruState) -> float:
        """The share of the cards that are in hands or still to be dealt."""
        cards = len(state.deck) - state.dealt
        for held in state.held:
            cards += counted(held)
        return float(cards) / float(len(state.numbers.value))

    def hands_left(self, state: SafaruState) -> float:
        """How many hands are to come, the present one included."""
        numbers = state.numbers
        left = 1000.0
        if numbers.hands > 0:
            left = float(numbers.hands - state.hand + 1)
        if not numbers.release:
            left = min(left, math.ceil((float(numbers.target) - float(max(state.scores))) / HAND_POINTS))
        return max(1.0, left)


def keenness(state: SafaruState, cards: i64, left: i64) -> float:
    """How much a lead of one of these cards decides, with so many of them still to be had."""
    keen = CLUMPED if counted(cards) == len(state.numbers.value) else KEEN
    return keen / math.sqrt(float(left) + 0.1)


def majority(state: SafaruState, cards: i64) -> list[float]:
    """Each side's chance to have the most of these cards in the end."""
    counts: list[float] = []
    left = counted(cards)
    for caught in state.caught:
        some = counted(caught & cards)
        counts.append(float(some))
        left -= some
    return softened(counts, keenness(state, cards, left))


def softened(values: list[float], keen: float) -> list[float]:
    """Shares of 1 that grow with these values, or with a negative `keen` as they fall."""
    best = max(values) if keen > 0.0 else min(values)
    shares = [math.exp(max(-50.0, keen * (value - best))) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def sums_by_number(state: SafaruState, cards: i64, worths: list[float], high: bool) -> list[list[float]]:
    """For each number: the worth of 0, 1, 2, … of these cards, the most (or least) worthy ones first."""
    table: list[list[float]] = []
    number: i64 = 0
    while number < NUMBERS:
        found: list[float] = []
        some = cards & state.numbers.with_number[number]
        card: i64 = 0
        while some >> card:
            if some >> card & 1:
                found.append(worths[card])
            card += 1
        found.sort(reverse=high)
        sums = [0.0]
        for one in found:
            sums.append(sums[-1] + one)
        table.append(sums)
        number += 1
    return table
