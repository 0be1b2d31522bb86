# compiled: yes
"""What tells who will win between two turns: points, tokens, team, the hand, and what the array has for it."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.value import Features
from waterhole.games.sanctuary.bot.features import Worths, best_score
from waterhole.games.sanctuary.bot.value import MOST_TURNS, chances, standing
from waterhole.games.sanctuary.edition import MOST_IN_SET
from waterhole.games.sanctuary.phases import STARTING
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import CONSERVATIONIST, RANGER, VET

OWN: Final = [
    "appraisal", "score", "score, sharper", "lead", "lead, sharper", "standing", "tokens", "tokens, sharper", "track",
    "track, sharper", "steps", "cards", "sets", "sets, sharper", "next cards", "on the array", "start token",
    "place after the start token", "guides", "conservationist", "caretaker", "breeder", "manager", "warden", "guard",
    "vet", "roles to come",
]  # fmt: skip
COMMON: Final = ["turns", "sharpness", "turn", "best score", "supply", "start token open", "cards to come"]
FAINT: Final = 1e-4


@final
class SanctuaryFeatures(Features[SanctuaryState]):
    """Each is about 0 to 1, or a few. *Sharper* is multiplied by what grows as the end comes near.

    The appraisal is told as its logarithm: so the network begins where it ends.
    """

    def __init__(self, worths: Worths) -> None:
        super().__init__(OWN, COMMON)
        self.worths = worths

    def cell(self, state: SanctuaryState) -> i64:
        """Alone it is appraised: what is asked there is another question."""
        return state.players if state.players > 1 else 0

    def tell(self, state: SanctuaryState) -> vec[float]:
        """All seats' features, one seat after the other, and the common ones."""
        told = vec[float]()
        shares = chances(state, self.worths)
        turns = min(MOST_TURNS, self.worths.turns_left(state))
        sharp = 1.0 / (1.0 + turns)
        offered = array_tally(state)
        seat: i64 = 0
        while seat < state.players:
            told = append(told, math.log(max(FAINT, shares[seat])))
            told = tell_points(told, state, seat, sharp)
            told = append(told, 0.05 * standing(state, seat, turns, self.worths))
            told = tell_goods(told, state, seat, sharp)
            told = tell_hand(told, state, seat, sharp, offered)
            place = float((seat - state.start + state.players) % state.players)
            told = append(told, 1.0 if seat == state.start else 0.0)
            told = append(told, place / float(state.players))
            told = tell_team(told, state.staff[seat], turns)
            seat += 1
        told = append(told, 0.3 * turns)
        told = append(told, sharp)
        told = append(told, 0.2 * float(state.round))
        told = append(told, 0.02 * float(best_score(state)))
        told = append(told, 0.05 * float(state.supply))
        told = append(told, 1.0 if state.phase == STARTING else 0.0)
        return append(told, 0.02 * float(len(state.deck) - state.dealt))


def array_tally(state: SanctuaryState) -> i64:
    """How many cards of each animal lie on the array, four bits an animal."""
    units = state.numbers.units
    counts: i64 = 0
    for card in state.array:
        place: i64 = card
        if place >= 0:
            counts += units[place]
    return counts


def tell_points(told: vec[float], state: SanctuaryState, seat: i64, sharp: float) -> vec[float]:
    """The score, and how far it is ahead of the best other."""
    best: i64 = -1000
    other: i64 = 0
    while other < state.players:
        if other != seat:
            points: i64 = state.scores[other]
            best = max(best, points)
        other += 1
    score: i64 = state.scores[seat]
    lead = 0.1 * float(score - best) if state.players > 1 else 0.0
    told = append(told, 0.02 * float(score))
    told = append(told, 0.04 * float(score) * sharp)
    told = append(told, lead)
    return append(told, 2.0 * lead * sharp)


def tell_goods(told: vec[float], state: SanctuaryState, seat: i64, sharp: float) -> vec[float]:
    """Tokens, and what repopulation pays."""
    tokens = 0.2 * float(state.tokens[seat])
    track = 0.2 * float(state.numbers.track[state.repopulation[seat]])
    told = append(told, tokens)
    told = append(told, 2.0 * tokens * sharp)
    told = append(told, track)
    told = append(told, 2.0 * track * sharp)
    return append(told, 0.2 * float(state.repopulation[seat]))


def tell_hand(told: vec[float], state: SanctuaryState, seat: i64, sharp: float, offered: i64) -> vec[float]:
    """The cards in hand, what they pay, what one more of each would add, and what the array has of those."""
    numbers = state.numbers
    hand = state.hands[seat]
    counts = numbers.tally(hand)
    sets = 0.1 * float(numbers.worth(hand))
    more = 0.0
    here = 0.0
    base: i64 = 0
    while counts or offered:
        have = counts & 15
        some = offered & 15
        if have < MOST_IN_SET:
            now: i64 = numbers.set_points[base + have]
            then: i64 = numbers.set_points[base + have + 1]
            if then > now:
                step = float(then - now)
                if have:
                    more += step
                here += step * float(min(some, 2))
        counts >>= 4
        offered >>= 4
        base += 16
    told = append(told, 0.15 * float(counted(hand)))
    told = append(told, sets)
    told = append(told, 2.0 * sets * sharp)
    told = append(told, 0.05 * more)
    return append(told, 0.03 * here)


def tell_team(told: vec[float], staff: i64, turns: float) -> vec[float]:
    """Who is on the team, and how long they will work."""
    told = append(told, 0.3 * float(staff & 7))
    roles = 0.0
    role: i64 = CONSERVATIONIST
    while role <= VET:
        if role != RANGER:
            here = 1.0 if staff >> (role + 2) & 1 else 0.0
            roles += here
            told = append(told, here)
        role += 1
    return append(told, 0.2 * roles * turns)
