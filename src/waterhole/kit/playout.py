# compiled: yes
"""Random play in a compiled loop: the speed that search and statistics stand on."""

from waterhole.core.chance import Dice
from waterhole.core.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play uniformly random moves to the end; how many decisions that took."""
    decisions = 0
    while state.turn >= 0:
        state.apply(state.random_move(dice))
        decisions += 1
    return decisions
