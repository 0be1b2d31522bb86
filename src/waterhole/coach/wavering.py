"""Everything counted out, as `bots.solve` does, among players who tell moves apart no better than the value can.

Where the value has the last word, the highest of many answers is high by luck: who always took it would be expected to
win what nobody wins, and every real bid would lose to it. So moves that differ by less than the value's doubt are
nearly as likely, the more promising ones more.
"""

import math

from waterhole.bots.solve import TooLong
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State

FAINT = 10.0
"""No move is less than about e to the power of so many times as likely by how it looks."""
FUTURES = 8
"""What chance brings after the end of what can be counted: its mean over so many futures, the same for all."""


class Wavering:
    """Counts out positions, and remembers those that the game can tell by a key."""

    def __init__(self, knowledge: Knowledge, most: int, seed: int) -> None:
        self.knowledge = knowledge
        self.left = self.most = most
        self.seed = seed
        self.solved: dict[int, list[float]] = {}
        self.guessed = False
        """Whether a position on the way was appraised and not played to the end of the game."""

    @property
    def spent(self) -> int:
        """So many positions were looked at."""
        return self.most - self.left

    def after(self, state: State, move: int) -> list[float]:
        """Everybody's shares after this move."""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        child = state.copy()
        child.apply(move)
        if child.over:
            return child.payoffs()
        return self.later(state, move) if self.knowledge.quiet(child) else self.remembered(child)

    def remembered(self, state: State) -> list[float]:
        """The shares of a position, worked out once."""
        key = self.knowledge.key(state)
        if key < 0:
            return self.shares(state)
        if key not in self.solved:
            self.solved[key] = self.shares(state)
        return self.solved[key]

    def shares(self, state: State) -> list[float]:
        """Everybody's shares if each wavers between moves that are about as good for it."""
        moves, seat = self.knowledge.candidates(state), int(state.turn)
        found = [self.after(state, move) for move in moves]
        if len(moves) == 1:
            return found[0]
        best, weights = max(shares[seat] for shares in found), self.knowledge.weigh(state, moves)
        looks = [max(-FAINT, (weight - max(weights)) / self.knowledge.spread) for weight in weights]
        likely = [
            math.exp(look + (shares[seat] - best) / self.knowledge.doubt)
            for look, shares in zip(looks, found, strict=True)
        ]
        return weighted(found, likely)

    def later(self, state: State, move: int) -> list[float]:
        """The mean over what chance may bring after this move."""
        found: list[list[float]] = []
        for future in range(FUTURES):
            child = state.copy()
            child.redeal(state.turn, Dice(self.seed + future))
            child.apply(move)
            self.guessed = self.guessed or not child.over
            found.append(self.knowledge.chances(child))
        return weighted(found, [1.0] * FUTURES)


def weighted(shares: list[list[float]], weights: list[float]) -> list[float]:
    """The mean for each seat."""
    whole = sum(weights)
    return [sum(map(float.__mul__, column, weights)) / whole for column in zip(*shares, strict=True)]
