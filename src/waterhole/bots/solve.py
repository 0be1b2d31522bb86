# compiled: yes
"""The exact answer where nothing is hidden any more: every way the position can go, each seat after its own share.

Where a seat has several moves that are best for it, nobody can know which one it takes: each counts, the more so the
more promising it looks. So a victory counts as sure only if it is sure whatever the others do among what is best for
them.

Where an uncertain value has the last word, the highest of many answers is high by luck: who always took it would be
expected to win what nobody wins, and every real move would lose to it. So who looks back on what was played, or ahead
to what others will play, supposes players that *waver*: moves that differ by less than that are nearly as likely.
"""

import math
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State

LOOKS: Final = 256
"""Positions between two looks at the clock."""
ALIKE: Final = 1e-9
"""Shares that differ by less are the same."""
FAINT: Final = 10.0
"""No move is less than about e to the power of so many times as likely as another by how it looks."""
FUTURES: Final = 8
"""Where chance takes over after the end of what can be solved, its mean over so many futures, the same for all; if
nobody says how many."""


class TooLong(Exception):
    """The answer would cost more positions than one wanted to spend, or an appraisal that was not wanted."""


@final
class Solution:
    """Solves positions by backward induction, and remembers those that the game can tell by a key.

    With `wavering` all moves count: each e times as likely as one that brings its seat so much less. It ends with the
    next quiet moment; or goes on through one that comes without chance, and may then look at so many positions
    (`onward`; 0: it never does). Those are cheap: an appraisal is what costs most. With `whole` nothing is appraised:
    what does not end with the game is given up at once. What is appraised are chances or, if it `aims`, what each plays
    for; with so many `futures` (0: with the cards that really come, which at a table would be cheating).
    """

    def __init__(
        self,
        knowledge: Knowledge,
        most: int,
        seconds: float,
        seed: int,
        wavering: float = 0.0,
        onward: int = 0,
        whole: bool = False,
        aims: bool = False,
        futures: int = FUTURES,
    ) -> None:
        self.knowledge = knowledge
        self.wavering = wavering
        self.onward: i64 = onward
        self.whole = whole
        self.aims = aims
        self.futures: i64 = futures
        self.most: i64 = most
        self.looked: i64 = 0
        self.until = perf_counter() + seconds
        self.seed = seed
        self.solved: dict[int, list[float]] = {}
        self.ended: dict[int, list[float]] = {}
        self.guessed = False
        """Whether a position on the way was appraised and not played to the end of the game."""
        self.went_on = False
        """Whether it went on beyond a quiet moment."""

    def moves(self, root: State) -> list[list[float]]:
        """What each move worth a thought brings, for all seats."""
        return [self.after(root, move) for move in self.knowledge.candidates(root)]

    def after(self, state: State, move: int) -> list[float]:
        """Everybody's shares after this move."""
        self.looked += 1
        if self.looked > self.most or (self.looked % LOOKS == 0 and perf_counter() > self.until):
            raise TooLong
        child = state.copy()
        child.apply(move)
        if child.turn < 0:
            return child.payoffs()
        if self.knowledge.quiet(child):
            if not (self.onward > 0 and self.knowledge.bare(state) and self.knowledge.bare(child)):
                if self.whole:
                    raise TooLong
                return self.appraised(state, move, child)
            self.went_on = True
            self.most = self.onward
        return self.remembered(child)

    def remembered(self, state: State) -> list[float]:
        """The shares of a position, worked out once."""
        key = self.knowledge.key(state)
        known = self.solved.get(key) if key >= 0 else None
        if known is None:
            known = self.shares(state)
            if key >= 0:
                self.solved[key] = known
        return known

    def shares(self, state: State) -> list[float]:
        """Everybody's shares if all play for their own."""
        if self.wavering > 0.0:
            moves = self.knowledge.candidates(state)
            return self.mixed(state, moves, [self.after(state, move) for move in moves])
        seat = state.turn
        best = -1.0
        moves = []
        alike: list[list[float]] = []
        for move in self.knowledge.candidates(state):
            found = self.after(state, move)
            if found[seat] > best + ALIKE:
                best = found[seat]
                moves = [move]
                alike = [found]
            elif found[seat] > best - ALIKE:
                moves.append(move)
                alike.append(found)
            if best > 1.0 - ALIKE:  # the whole victory: nothing is better, and what is as good is the same for all
                break
        return self.mixed(state, moves, alike)

    def mixed(self, state: State, moves: list[int], found: list[list[float]]) -> list[float]:
        """The mean over the moves that may be made."""
        if len(moves) == 1:
            return found[0]
        likely = self.likely(state, moves, found)
        total = [0.0] * int(state.players)
        for index in range(len(moves)):
            for seat in range(len(total)):
                total[seat] += likely[index] * found[index][seat]
        return total

    def likely(self, state: State, moves: list[int], found: list[list[float]]) -> list[float]:
        """How likely each of these moves is: the more promising ones more, and those that are better for the seat on
        turn, if it wavers."""
        seat = state.turn
        weights = self.knowledge.weigh(state, moves)
        highest = max(weights)
        best = max([shares[seat] for shares in found])
        whole = 0.0
        for index in range(len(moves)):
            look = max(-FAINT, (weights[index] - highest) / self.knowledge.spread)
            if self.wavering > 0.0:
                look += (found[index][seat] - best) / self.wavering
            weights[index] = math.exp(look)
            whole += weights[index]
        return [weight / whole for weight in weights]

    def appraised(self, state: State, move: int, child: State) -> list[float]:
        """What this move leads to, where that is appraised: several ways lead to the same."""
        key = self.knowledge.key(child)
        known = self.ended.get(key) if key >= 0 else None
        if known is None:
            known = self.later(state, move)
            if key >= 0:
                self.ended[key] = known
        return known

    def later(self, state: State, move: int) -> list[float]:
        """The mean over what chance may bring after this move."""
        total = [0.0] * int(state.players)
        futures = max(1, self.futures)
        for future in range(futures):
            child = state.copy()
            if self.futures > 0:
                child.redeal(state.turn, Dice(self.seed + future))
            child.apply(move)
            found = self.knowledge.aims(child) if self.aims else self.knowledge.chances(child)
            self.guessed = self.guessed or child.turn >= 0
            for seat in range(len(total)):
                total[seat] += found[seat] / float(futures)
        return total
