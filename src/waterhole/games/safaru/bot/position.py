# compiled: yes
"""What tells who will win between two deals: the score, the catches, what they promise, and what lies in the wild."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.value import Features
from waterhole.games.safaru.bot.features import race
from waterhole.games.safaru.bot.value import cards_left, chances, hands_left, majority, sure
from waterhole.games.safaru.state import SafaruState

OWN: Final = [
    "appraisal", "score", "lead in score", "points", "lead in points", "to the target", "at the target",
    "lead in unicorns", "unicorns decided", "most unicorns", "lead in hedgehogs", "hedgehogs decided", "most hedgehogs",
    "babies", "cards", "opens", "place after the dealer",
]  # fmt: skip
COMMON: Final = [
    "cards to come", "hands to come", "nearest to the target", "unicorns to come", "hedgehogs to come",
    "wild", "wild unicorns", "wild hedgehogs", "wild points", "wild babies",
]  # fmt: skip
TARGET: Final = 100
SINGLE_HAND: Final = 10
"""A single hand is another contest: all that is caught decides at once."""
FAINT: Final = 1e-4


@final
class SafaruFeatures(Features[SafaruState]):
    """Each is about 0 to 1, or a few. The appraisal is told as its logarithm: so the network begins where it ends."""

    def __init__(self) -> None:
        super().__init__(OWN, COMMON)

    def cell(self, state: SafaruState) -> i64:
        """The usual match has one for each number of players, a single hand another; no variant has any, nor has a
        match with calls, another target or another end."""
        numbers = state.numbers
        if numbers.release or numbers.notice or numbers.target != TARGET:
            return 0
        if numbers.hands == 1:
            return SINGLE_HAND + state.players
        return state.players if numbers.hands == 0 else 0

    def tell(self, state: SafaruState) -> vec[float]:
        """All sides' features, one side after the other, and the common ones."""
        told = vec[float]()
        shares = chances(state)
        points = sure(state)
        unicorns, hedgehogs = most_lines(state)
        likely = [majority(state, unicorns), majority(state, hedgehogs)]
        side: i64 = 0
        while side < state.sides():
            told = append(told, math.log(max(FAINT, shares[side])))
            told = tell_score(told, state, side, points)
            told = tell_race(told, state, side, unicorns, likely[0])
            told = tell_race(told, state, side, hedgehogs, likely[1])
            told = append(told, 0.3 * float(counted(state.caught[side] & state.numbers.with_number[0])))
            told = append(told, 0.05 * float(counted(state.caught[side])))
            place = (side - state.dealer - 1 + 2 * state.players) % state.sides()
            told = append(told, 1.0 if place == 0 else 0.0)
            told = append(told, float(place) / float(state.players))
            side += 1
        return tell_common(told, state, unicorns, hedgehogs)


def most_lines(state: SafaruState) -> tuple[i64, i64]:
    """The cards of the first two majorities that an edition scores (bits); none where there are fewer."""
    numbers = state.numbers
    first: i64 = 0
    second: i64 = 0
    for line in range(len(numbers.lines)):
        if numbers.line_most[line]:
            if first == 0:
                first = numbers.line_cards[line]
            elif second == 0:
                second = numbers.line_cards[line]
    return first, second


def tell_score(told: vec[float], state: SafaruState, side: i64, points: list[float]) -> vec[float]:
    """What a side has in the match, and with this hand's points."""
    target = float(state.numbers.target)
    best_score = -1000.0
    best_points = -1000.0
    other: i64 = 0
    while other < state.sides():
        if other != side:
            best_score = max(best_score, float(state.scores[other]))
            best_points = max(best_points, points[other])
        other += 1
    score = float(state.scores[side])
    told = append(told, score / target)
    told = append(told, 0.05 * (score - best_score))
    told = append(told, 0.1 * (points[side] - score))
    told = append(told, 0.05 * (points[side] - best_points))
    missing = target - points[side]
    told = append(told, 0.04 * max(0.0, missing))
    return append(told, 1.0 if missing <= 0.0 else 0.0)


def tell_race(told: vec[float], state: SafaruState, side: i64, cards: i64, likely: list[float]) -> vec[float]:
    """How a side stands in the race for the most of these cards."""
    lead, left = race(state, side, cards)
    told = append(told, 0.3 * float(lead))
    decided = 1.0 if lead > left else (-1.0 if -lead > left else 0.0)
    told = append(told, decided)
    return append(told, likely[side])


def tell_common(told: vec[float], state: SafaruState, unicorns: i64, hedgehogs: i64) -> vec[float]:
    numbers = state.numbers
    caught: i64 = 0
    for cards in state.caught:
        caught |= cards
    value: i64 = 0
    for index in range(len(numbers.worths)):
        value += numbers.worths[index] * counted(state.wild & numbers.with_worth[index])
    told = append(told, cards_left(state))
    told = append(told, 0.25 * hands_left(state))
    told = append(told, float(max(state.scores)) / float(numbers.target))
    told = append(told, 0.1 * float(counted(unicorns & ~caught)))
    told = append(told, 0.1 * float(counted(hedgehogs & ~caught)))
    told = append(told, 0.1 * float(counted(state.wild)))
    told = append(told, 0.3 * float(counted(state.wild & unicorns)))
    told = append(told, 0.3 * float(counted(state.wild & hedgehogs)))
    told = append(told, 0.1 * float(value))
    return append(told, 0.3 * float(counted(state.wild & numbers.with_number[0])))
