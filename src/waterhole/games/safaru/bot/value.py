# compiled: yes
"""Who will win: the chances that a lead gives, over all the ways in which the majorities of this hand can go."""

import math
from typing import Final

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.games.safaru.bot.features import keenness
from waterhole.games.safaru.rules.scoring import worth
from waterhole.games.safaru.state import SafaruState

SWING: Final = 8.5
"""How sure a lead is in points beside the majorities: with a hand to be played, so many are e to 1."""
HAND_SWING: Final = 14.0
"""The same for a whole hand still to come, with its majorities."""
HAND_POINTS: Final = 25.0
"""About what the best side scores in a hand."""
BRANCHES: Final = 4
"""So many majorities are followed in all the ways they can go; where an edition has more, the rest count on average."""


def chances(state: SafaruState) -> list[float]:
    """Each seat's share of the victory."""
    sides = int(state.sides())
    hands = hands_left(state) - 1.0
    swing = math.sqrt(SWING * SWING * max(0.1, cards_left(state)) + HAND_SWING * HAND_SWING * hands)
    shares = [0.0] * sides
    add_chances(state, 0, BRANCHES, 1.0, sure(state), swing, shares)
    return [shares[seat % sides] for seat in range(state.players)]


def add_chances(
    state: SafaruState,
    line: i64,
    branches: i64,
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
        found = softened(scores, sign / swing)
        for side in range(len(shares)):
            shares[side] += chance * found[side]
        return
    likely = majority(state, numbers.line_cards[line])
    points = float(numbers.line_points[line])
    if branches == 0:
        expected = [scores[side] + points * likely[side] for side in range(len(shares))]
        add_chances(state, line + 1, 0, chance, expected, swing, shares)
        return
    for side in range(len(shares)):
        scores[side] += points
        add_chances(state, line + 1, branches - 1, chance * likely[side], scores, swing, shares)
        scores[side] -= points


def sure(state: SafaruState) -> list[float]:
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


def cards_left(state: SafaruState) -> float:
    """The share of the cards that are in hands or still to be dealt."""
    cards = len(state.deck) - state.dealt
    for held in state.held:
        cards += counted(held)
    return float(cards) / float(len(state.numbers.value))


def hands_left(state: SafaruState) -> float:
    """How many hands are to come, the present one included."""
    numbers = state.numbers
    left = 1000.0
    if numbers.hands > 0:
        left = float(numbers.hands - state.hand + 1)
    if not numbers.release:
        left = min(left, math.ceil((float(numbers.target) - float(max(state.scores))) / HAND_POINTS))
    return max(1.0, left)


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
