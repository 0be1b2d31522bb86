# compiled: yes
"""Who will win: the chances of each seat between two turns, learned from games played."""

import math
from typing import Final

from mypy_extensions import i64

from waterhole.games.sanctuary.bot.features import Worths, set_value, turns_left
from waterhole.games.sanctuary.phases import DRAFTING
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import CONSERVATIONIST, GUIDE, VET

# docs/lab-notes/sanctuary.md. Each pair is the weight when this turn is the last, and what it
# gains with each turn that is left after it.
THE_SCORE: Final = 0
TOKENS: Final = 1
SETS: Final = 2
IN_HAND: Final = 3
STEPS: Final = 4
START: Final = 5
ROLE: Final = 6
LEARNED: Final = [
    (0.534, -0.147),
    (0.073, 0.125),
    (0.245, -0.114),
    (0.741, -0.103),
    (0.448, 0.126),
    (0.278, -0.062),
    (-0.544, 0.229),
    (-0.152, -0.056),
    (0.053, 0.158),
    (0.0, 0.0),
    (0.106, 0.186),
    (1.815, -0.337),
    (-0.166, -0.098),
    (-0.560, -0.106),
    (-0.552, 0.025),
]
"""Score, tokens, worth of the sets in hand, cards in hand, repopulation, start token, and each role."""
MOST_TURNS: Final = 3.2
"""No more turns than these were ever left where the weights were learned."""


def chances(state: SanctuaryState, worths: Worths) -> list[float]:
    """Each seat's strength against that of the others."""
    if state.players == 1:
        return [alone(state, worths)]
    turns = min(MOST_TURNS, turns_left(state))
    weights = [end + slope * turns for end, slope in LEARNED]
    strengths = [strength(state, seat, weights, worths) for seat in range(state.players)]
    best = max(strengths)
    shares = [math.exp(strength - best) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def strength(state: SanctuaryState, seat: i64, weights: list[float], worths: Worths) -> float:
    """What a seat has, as far as it tells who will win."""
    staff: i64 = state.staff[seat]
    strength = weights[THE_SCORE] * float(state.scores[seat])
    strength += weights[TOKENS] * float(state.tokens[seat])
    strength += weights[STEPS] * float(state.repopulation[seat])
    strength += weights[ROLE + GUIDE] * float(staff & 7)
    role: i64 = CONSERVATIONIST
    while role <= VET:
        if staff >> (role + 2) & 1:
            strength += weights[ROLE + role]
        role += 1
    counts = state.numbers.tally(state.hands[seat])
    animal: i64 = 0
    while counts:
        have = counts & 15
        if have:
            strength += weights[IN_HAND] * float(have)
            strength += weights[SETS] * set_value(state.numbers, animal, have, worths.hope)
        counts >>= 4
        animal += 1
    return strength + (weights[START] if state.start == seat else 0.0)


def alone(state: SanctuaryState, worths: Worths) -> float:
    """Rule 7.1: the chance of reaching the goal in time."""
    left = float(state.numbers.solo_turns - state.round + (1 if state.phase == DRAFTING else 0))
    points = float(state.scores[0]) + worths.token * float(state.tokens[0])
    staff: i64 = state.staff[0]
    role: i64 = CONSERVATIONIST
    while role <= VET:
        if staff >> (role + 2) & 1:
            points += left * worths.roles[role]
        role += 1
    points += float(state.numbers.worth(state.hands[0])) + left * float(state.repopulation[0])
    need = float(state.numbers.goal) - points - 14.0 * left
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, need / (2.0 + 3.0 * left)))))
