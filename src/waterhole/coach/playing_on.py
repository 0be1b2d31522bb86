# compiled: yes
"""What a position with all hands open is worth among players who take, at a glance, what looks promising to them.

They know no more than their seats can know and do not look ahead. So a match can be played on to its end hundreds of
times, and a card that nobody could know of meets whoever it meets: that is what hidden cards are worth.
"""

import math
from typing import Final

from mypy_extensions import i64

from waterhole.bots.search import FOREVER
from waterhole.bots.solve import Solution, TooLong
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State

FAINT: Final = 0.01
"""A move that is less likely than this, beside the most likely one, is left out."""
ENDING: Final = 20_000
"""Positions that the end of a game may cost where nothing is hidden any more."""


def likely(knowledge: Knowledge, state: State) -> tuple[list[int], list[float]]:
    """The moves that somebody may make at a glance, and how likely each is."""
    moves = knowledge.candidates(state)
    if len(moves) == 1:
        return moves, [1.0]
    weights = knowledge.weigh(state, moves)
    highest = max(weights)
    sure = knowledge.spread * knowledge.glance
    chances = [math.exp((weight - highest) / sure) for weight in weights]
    most = max(chances)
    kept = [index for index in range(len(moves)) if chances[index] > FAINT * most]
    total = math.fsum([chances[index] for index in kept])
    return [moves[index] for index in kept], [chances[index] / total for index in kept]


def at_a_glance(knowledge: Knowledge, state: State, dice: Dice) -> i64:
    """What somebody does who does not look ahead."""
    moves, chances = likely(knowledge, state)
    left = dice.fraction() if len(moves) > 1 else 0.0
    for index in range(len(moves)):
        left -= chances[index]
        if left < 0.0:
            return moves[index]
    return moves[-1]


def play_on(knowledge: Knowledge, state: State, dice: Dice, least: i64 = 0) -> None:
    """Play on for so many decisions and then to a quiet moment; at most until nothing is hidden, or to the end."""
    while state.turn >= 0:
        if knowledge.quiet(state) and (least <= 0 or knowledge.bare(state)):
            return
        state.apply(at_a_glance(knowledge, state, dice))
        least -= 1


def brought(knowledge: Knowledge, state: State, moves: list[int], dice: Dice) -> list[list[float]]:
    """What everybody can expect at the next quiet moment after each of these moves, played on once."""
    found: list[list[float]] = []
    for move in moves:
        after = state.copy()
        after.apply(move)
        play_on(knowledge, after, dice)
        found.append(knowledge.chances(after))
    return found


def ending(knowledge: Knowledge, state: State) -> list[float]:
    """How a game ends where nothing is hidden any more, by the best play of all; nothing if it does not end there, or
    that is too much to go through."""
    if state.turn < 0 or not knowledge.bare(state):
        return []
    try:
        return Solution(knowledge, ENDING, float(FOREVER), 0, whole=True).remembered(state)
    except TooLong:
        return []
