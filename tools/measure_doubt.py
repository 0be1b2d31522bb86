"""Measure how far off Serengeti's value is: `PYTHONPATH=build/compiled .venv/bin/python tools/measure_doubt.py`.

Between two auctions the coach takes what the value says. Here one more auction is counted out for the next lots, the
same ones for two moves of the same decision: how much does their difference change? Two of three change by less than
what `DOUBT` in the game's knowledge says (a standard error, if they were spread evenly; a few change by much more),
for differences so small that it matters.
"""

import argparse
import math
import random
from dataclasses import dataclass

import waterhole
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import FOREVER
from waterhole.bots.solve import Solution, TooLong
from waterhole.core.chance import Dice
from waterhole.core.state import State

LOTS = 8
MOST = 200_000
"""Positions that one auction may cost."""
PART = 0.12
"""Such a part of all decisions is looked at."""
SMALL = 0.1


@dataclass(frozen=True)
class Pair:
    """The difference of two moves by the value, and with the next auction counted out."""

    valued: float
    counted: float


class Doubt:
    def __init__(self, players: int) -> None:
        self.game = waterhole.game("serengeti")
        self.knowledge = knowledge_of(self.game)
        self.players = players

    def pairs(self, games: int) -> list[Pair]:
        """What was found in so many games."""
        chosen, found = random.Random(1), list[Pair]()
        for number in range(games):
            state = self.game.deal(self.players, seed=f"doubt{number}")
            bots = [waterhole.bots.make("medium", f"{number}/{seat}") for seat in range(self.players)]
            while (seat := state.seat) is not None:
                if chosen.random() < PART and (pair := self.pair(state, chosen)):
                    found.append(pair)
                state.apply(bots[seat].choose(self.game, state.recall(seat), state.moves()))
        return found

    def pair(self, state: State, chosen: random.Random) -> Pair | None:
        """The best move and another one; None where they lead to the same, to the end, or too far."""
        knowledge, seat = self.knowledge, state.turn
        if not knowledge.plain(state):
            return None
        solution = self.solution()
        try:
            moves = sorted(knowledge.candidates(state), key=lambda move: -solution.after(state, move)[seat])
            if len(moves) < 2:
                return None
            first = self.worth(*self.way(state, moves[0], solution), seat)
            other = self.worth(*self.way(state, chosen.choice(moves[1:]), solution), seat)
        except TooLong:
            return None
        if first is None or other is None or abs(first[0] - other[0]) < 1e-6:
            return None
        return Pair(first[0] - other[0], first[1] - other[1])

    def solution(self) -> Solution:
        return Solution(self.knowledge, MOST, FOREVER, 0)

    def way(self, state: State, move: int, solution: Solution) -> tuple[State, int]:
        """The last decision of the auction after this move, if all play for their own share."""
        while True:
            child = state.copy()
            child.apply(move)
            if child.over or self.knowledge.quiet(child):
                return state, move
            state, seat = child, child.turn
            moves = {move: solution.after(state, move)[seat] for move in self.knowledge.candidates(state)}
            move = max(moves, key=lambda move: moves[move])

    def worth(self, state: State, move: int, seat: int) -> tuple[float, float] | None:
        """A seat's share by the value, and with the next auction counted out; the mean over the same lots for all."""
        valued, counted = 0.0, 0.0
        for lot in range(LOTS):
            child = state.copy()
            child.redeal(state.turn, Dice(lot))
            child.apply(move)
            if child.over:
                return None
            valued += self.knowledge.chances(child)[seat] / LOTS
            counted += self.solution().remembered(child)[seat] / LOTS
        return valued, counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    chosen = parser.parse_args()
    for players in waterhole.game("serengeti").seats:
        pairs = [pair for pair in Doubt(players).pairs(chosen.games) if abs(pair.valued) < SMALL]
        off = sorted(abs(pair.counted - pair.valued) for pair in pairs)
        most, mean = off[round(0.68 * (len(off) - 1))], math.sqrt(sum(one * one for one in off) / len(off))
        same = sum(pair.counted * pair.valued > 0 for pair in pairs) / len(pairs)
        print(
            f"{players} players: {len(pairs)} small differences; two of three are off by less than {most:.3f}"
            f" (root of the mean square {mean:.3f}), and {same:.0%} have the same sign",
            flush=True,
        )


if __name__ == "__main__":
    main()
