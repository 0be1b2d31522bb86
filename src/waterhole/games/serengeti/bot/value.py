# compiled: yes
"""Who will win: the chances of each seat between two auctions, learned from games played."""

import math
from typing import Final

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.games.serengeti.bot.features import Worths, left, unseen
from waterhole.games.serengeti.edition import FEWEST_PLAYERS, Numbers
from waterhole.games.serengeti.state import SerengetiState

# Learned from games played: docs/lab-notes/serengeti.md. Each pair is a weight that stays, and what
# is added to it times `sharpness`, which grows as the end comes near.
POINTS: Final = 0
CHIPS: Final = 1
PROMISE: Final = 2
CARDS: Final = 3
LOT: Final = 4
DIGITS: Final = 5
INCOME: Final = 6
OPENING: Final = 7
HOPE: Final = 8
RICHEST: Final = 9
LEARNED: Final = [
    [
        (0.019, 0.143),
        (0.064, 0.026),
        (-0.004, 0.014),
        (-0.039, 0.033),
        (-0.060, 0.067),
        (-0.434, 0.022),
        (0.497, 0.048),
        (-0.020, -0.000),
        (0.092, 0.120),
        (-0.822, 0.435),
    ],
    [
        (-0.091, 0.205),
        (0.038, 0.037),
        (-0.024, 0.006),
        (0.004, 0.018),
        (-0.124, 0.085),
        (-0.379, 0.101),
        (0.672, -0.089),
        (-0.090, 0.058),
        (0.134, 0.165),
        (-1.135, 0.634),
    ],
    [
        (-0.168, 0.241),
        (0.047, 0.045),
        (-0.020, 0.011),
        (0.131, 0.024),
        (-0.124, 0.089),
        (-0.255, 0.065),
        (0.771, -0.168),
        (-0.047, 0.050),
        (0.148, 0.155),
        (-1.083, 0.638),
    ],
]
"""For three, four and five players: how much each of these tells who will win."""


def chances(state: SerengetiState, worths: Worths) -> list[float]:
    """Each seat's strength against that of the others."""
    sharpness = 1.0 / math.sqrt(left(state) + 0.05)
    weights = [stays + grows * sharpness for stays, grows in LEARNED[state.players - FEWEST_PLAYERS]]
    coming = unseen(state)
    owned: i64 = 0
    for menu in state.menus:
        owned += menu.digits
    strengths: list[float] = []
    seat: i64 = 0
    while seat < state.players:
        strengths.append(strength(state, seat, coming, owned, weights, worths))
        seat += 1
    best = max(strengths)
    shares = [math.exp(strength - best) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def strength(state: SerengetiState, seat: i64, coming: i64, owned: i64, weights: list[float], worths: Worths) -> float:
    """What a seat has, as far as it tells who will win."""
    strength = weights[LOT] * worths.lot(state, seat) + weights[CHIPS] * float(state.chips[seat])
    strength += weights[RICHEST] / (1.0 + math.exp(-float(lead(state, seat)) / 3.0))
    if seat == state.opener:
        strength += weights[OPENING]
    strength += strength_of_cards(state.numbers, state.held[seat], coming, weights)
    return strength + strength_of_digits(state.menus[seat].digits, owned, weights)


def lead(state: SerengetiState, seat: i64) -> i64:
    """How many chips a seat is ahead of the richest of the others (or behind)."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.chips[other])
    return state.chips[seat] - most


def strength_of_cards(numbers: Numbers, held: i64, coming: i64, weights: list[float]) -> float:
    """Points, what the cards to come would add to them, and what the next card would add on average."""
    values = numbers.values
    strength = weights[CARDS] * float(counted(held))
    all_coming = 0.0
    hope = 0.0
    for mask in numbers.masks:
        have = counted(held & mask)
        more = float(counted(coming & mask))
        strength += weights[POINTS] * float(values[have]) + weights[PROMISE] * float(have) * more
        all_coming += more
        if more > 0.0:
            hope += more * float(values[have + 1] - values[have])
    return strength + weights[HOPE] * hope / all_coming if all_coming > 0.0 else strength


def strength_of_digits(digits: i64, owned: i64, weights: list[float]) -> float:
    """How many bids are forbidden, and which share of the others' payments comes in."""
    strength = 0.0
    while digits:
        if digits & 15:
            strength += weights[DIGITS] + weights[INCOME] * float(digits & 15) / float(owned & 15)
        digits >>= 4
        owned >>= 4
    return strength
