# compiled: yes
"""Who will win: the chances of each seat between two turns, learned from games played."""

import math
from typing import Final

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.games.sanctuary.bot.features import USUAL_CARD, Worths, set_value
from waterhole.games.sanctuary.phases import DRAFTING
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import BREEDER, CONSERVATIONIST, GUIDE, MANAGER, VET, WARDEN

# docs/lab-notes/sanctuary.md. What a point more is worth when this turn is the last, and what that loses with each turn
# that is left after it; all else is told in points, from the edition's numbers.
POINT: Final = 0.534
LESS: Final = 0.147
MOST_TURNS: Final = 3.2
"""No more turns than these were ever left where the weights were learned."""
IN_HAND: Final = 1.45
SETS: Final = 0.42
"""Points for each card in the hand, and for each point that its set is worth."""
START: Final = 0.55
FAR: Final = 0.4
KEEN: Final = 2.0
"""Alone: the part of the goal from which points count, and how much all of it would, beside the victory's 1."""
ALONE: Final = 1.17
"""By so much a turn brings more to who drafts alone."""


def chances(state: SanctuaryState, worths: Worths) -> list[float]:
    """Each seat's strength against that of the others."""
    if state.players == 1:
        return [alone(state, worths)]
    turns = min(MOST_TURNS, worths.turns_left(state))
    point = POINT - LESS * turns
    strengths = [point * standing(state, seat, turns, worths) for seat in range(state.players)]
    best = max(strengths)
    shares = [math.exp(strength - best) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def standing(state: SanctuaryState, seat: i64, turns: float, worths: Worths) -> float:
    """What a seat has and can expect of it in the turn to come and the others that are left, in points."""
    numbers = state.numbers
    points = float(state.scores[seat])
    points += worths.token * float(state.tokens[seat]) * min(1.0, 0.3 + 0.35 * turns)
    points += 0.85 * (turns + 1.0) * float(numbers.track[state.repopulation[seat]])
    points += team_worth(state.staff[seat], turns, worths)
    points += (IN_HAND * worths.card / USUAL_CARD) * float(counted(state.hands[seat]))
    counts = numbers.tally(state.hands[seat])
    animal: i64 = 0
    while counts:
        have = counts & 15
        if have:
            points += SETS * set_value(numbers, animal, have, worths.hope)
        counts >>= 4
        animal += 1
    return points + (START if state.start == seat else 0.0)


def team_worth(staff: i64, turns: float, worths: Worths) -> float:
    """What a team will bring: less than its worth for each turn that is left, since the others' teams grow, too."""
    draft = 1.0 + 0.4 * turns
    later = 0.5 * turns  # whoever works at the end of a turn does nothing for the last one
    points = worths.roles[GUIDE] * float(staff & 7) * draft
    role: i64 = CONSERVATIONIST
    while role <= VET:
        if staff >> (role + 2) & 1:
            factor = later if role >= WARDEN else draft
            if role == CONSERVATIONIST:
                factor *= 0.45
            elif role == BREEDER:
                factor *= 0.6  # his steps so far are counted already
            elif role == MANAGER:
                factor += 0.4 / (1.0 + turns)  # sure of his points in the end
            points += factor * worths.roles[role]
        role += 1
    return points


def alone(state: SanctuaryState, worths: Worths) -> float:
    """Rule 7.1: the chance of reaching the goal in time."""
    need = float(state.numbers.goal) - expected(state, worths)
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, need / (2.0 + 3.0 * turns_alone(state))))))


def ambition(state: SanctuaryState) -> float:
    """What one who is alone has come to in the end. Far from the goal every game is lost, and no guide: points are."""
    points = min(1.0, float(state.scores[0]) / float(state.numbers.goal))  # what is beyond the goal is worth no risk
    return max(0.0, KEEN * (points - FAR)) + state.payoffs()[0]


def expected(state: SanctuaryState, worths: Worths) -> float:
    """The points that one who is alone will have in the end."""
    left = turns_alone(state)
    points = float(state.scores[0]) + worths.token * float(state.tokens[0])
    staff: i64 = state.staff[0]
    role: i64 = CONSERVATIONIST
    while role <= VET:
        if staff >> (role + 2) & 1:
            points += left * worths.roles[role]
        role += 1
    points += float(state.numbers.worth(state.hands[0])) + left * float(state.numbers.track[state.repopulation[0]])
    return points + ALONE * worths.turn * left


def turns_alone(state: SanctuaryState) -> float:
    """How many turns are left, the one that begins included."""
    return float(state.numbers.solo_turns - state.round + (1 if state.phase == DRAFTING else 0))
