# compiled: yes
"""What cards are worth to a side, in points of the hand."""

import math
from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.games.safaru.state import SafaruState
from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS, TALLY

LEAVE: Final = 0.35
"""How much of a card's worth the others are expected to get out of it when it lies in the wild."""
KEEN: Final = 2.0
"""How sure a lead of one card in a majority is, beside the root of the cards that are still to be had."""
CLUMPED: Final = 1.0
"""The same where all cards count: a catch brings several of them at once, so a lead is less sure."""
NAIVE_MAJORITY: Final = 0.1
"""How much of a majority a beginner sees in one card of it."""


@final
class Worths:
    """What cards are worth. `naive` counts the values and the babies, and never looks at the wild it leaves."""

    def __init__(self, naive: bool) -> None:
        self.naive = naive
        self.leave = 0.0 if naive else LEAVE

    def of_lines(self, state: SafaruState, side: i64) -> list[float]:
        """For each line of the score: what one more of its cards is worth to a side."""
        numbers = state.numbers
        worths: list[float] = []
        for line in range(len(numbers.lines)):
            points = float(numbers.line_points[line])
            if numbers.line_most[line]:
                points *= NAIVE_MAJORITY if self.naive else pivotal(state, side, numbers.line_cards[line])
            worths.append(-points if numbers.release else points)
        return worths

    def of_cards(self, state: SafaruState, side: i64) -> list[float]:
        """What each card is worth to a side."""
        lines = self.of_lines(state, side)
        return [card_worth(state, card, lines) for card in range(len(state.numbers.value))]

    def of_haul(self, haul: i64, table: list[list[float]]) -> float:
        """What the cards of a haul are worth, and that the others do not find them in the wild."""
        value = 0.0
        number: i64 = 0
        haul &= TALLY
        while haul:
            some = haul & COUNT
            if some:
                value += table[number][some]
            haul >>= BITS
            number += 1
        return value * (1.0 + self.leave)


def card_worth(state: SafaruState, card: i64, lines: list[float]) -> float:
    """What it is worth to have caught this card, when these are the worths of the lines."""
    numbers = state.numbers
    gain = float(numbers.value[card])
    if numbers.release:
        gain = -gain
    for line in range(len(lines)):
        cards: i64 = numbers.line_cards[line]
        if cards >> card & 1:
            gain += lines[line]
    return gain


def race(state: SafaruState, side: i64, cards: i64) -> tuple[i64, i64]:
    """By how many of these cards a side is ahead of the best of the others, and how many are still to be had."""
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
    return mine - best, left


def pivotal(state: SafaruState, side: i64, cards: i64) -> float:
    """How much of a majority hangs on one more card: much in a close race, nothing in a decided one."""
    lead, left = race(state, side, cards)
    if lead > left or -lead > left:
        return 0.0
    keen = keenness(state, cards, left)
    chance = 1.0 / (1.0 + math.exp(-keen * float(lead)))
    # Twice: what one side wins of it another loses.
    return 2.0 * keen * chance * (1.0 - chance)


def keenness(state: SafaruState, cards: i64, left: i64) -> float:
    """How much a lead of one of these cards decides, with so many of them still to be had."""
    keen = CLUMPED if counted(cards) == len(state.numbers.value) else KEEN
    return keen / math.sqrt(float(left) + 0.1)


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
