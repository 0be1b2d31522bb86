"""Solving a Safarü of ten cards by CFR+, with the exact exploitability on the way.

    python examples/research/solve_tiny_safaru.py --iterations 200

OpenSpiel's own solvers take this game, too (`waterhole_safaru` with `edition=tiny_safaru.toml`), but walk it in Python
state by state. Here the whole tree is laid out once in arrays, level by level, and every pass is NumPy. Hands are dealt
as sets, so that 6210 deals stand for all 113400 orders of the deck; seat 0 deals.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from waterhole.core.chance import Luck
from waterhole.core.option import complete
from waterhole.games.safaru.game import Safaru
from waterhole.games.safaru.state import SafaruState

EDITION = Path(__file__).parent / "tiny_safaru.toml"
Numbers: TypeAlias = NDArray[np.float64]
Hands: TypeAlias = tuple[tuple[int, ...], ...]


class TinySafaru(Safaru):
    """For two only: the ten cards would not go round with more."""

    seats = range(2, 3)


def deals(pack: list[int], sizes: list[int]) -> Iterator[tuple[Hands, int]]:
    """Every way to deal groups of these sizes, and in how many ways it comes about."""
    if not sizes:
        yield (), 1
        return
    for group, ways in Counter(combinations(sorted(pack), sizes[0])).items():
        rest = Counter(pack) - Counter(group)
        for others, more in deals(list(rest.elements()), sizes[1:]):
            yield (group, *others), ways * more


class Tree:
    """All positions of all deals, level by level: a child knows its parent, a position what its seat has seen."""

    def __init__(self, most: int | None = None) -> None:
        self.game = TinySafaru(EDITION)
        self.options = complete(self.game.options, {"hands": 1}, 2)
        self.sets: dict[tuple[Any, ...], int] = {}
        self.actions: list[int] = []  # of each information set: how many
        self.levels: list[dict[str, list[Any]]] = []
        pack = [self.game.card_number(card) for card in self.game.cards]
        found = list(deals(pack, [2] * 5))[:most]
        total = sum(ways for _, ways in found)
        for hands, ways in found:
            deck = [card for hand in hands for card in hand]
            state = self.game.begin(2, Luck("", [deck], 0), self.options, None)
            self.add(state, hands, (), 0, -1, 0, ways / total)
        self.arrays = [{name: np.array(column) for name, column in level.items()} for level in self.levels]
        begins = np.cumsum([0, *self.actions])
        self.begins, self.count = begins, int(begins[-1])
        self.owner = np.zeros(len(self.actions), np.int64)
        for level in self.arrays:
            inner = level["seat"] >= 0
            self.owner[level["set"][inner]] = level["seat"][inner]

    def add(
        self,
        state: SafaruState,
        hands: Hands,
        past: tuple[int, ...],
        depth: int,
        parent: int,
        action: int,
        share: float,
    ) -> None:
        """A position and all that follow from it."""
        while len(self.levels) <= depth:
            self.levels.append({name: [] for name in ("parent", "action", "seat", "set", "share", "value")})
        level = self.levels[depth]
        here, seat = len(level["seat"]), int(state.turn)
        legal = state.moves()
        value = state.payoffs()[0] - 0.5 if seat < 0 else 0.0
        known = self.known(state, hands, past, len(legal)) if seat >= 0 else -1
        for name, entry in (
            ("parent", parent), ("action", action), ("seat", seat), ("set", known), ("share", share), ("value", value),
        ):  # fmt: skip
            level[name].append(entry)
        for number, move in enumerate(legal):
            child = state.copy()
            child.apply(move)
            self.add(child, hands, (*past, move), depth + 1, here, number, 0.0)

    def known(self, state: SafaruState, hands: Hands, past: tuple[int, ...], choices: int) -> int:
        """The information set: the seat's own cards as far as dealt, the first wild, and every move, all seen by all.

        The left of the dealer has the first hand of each deal; then come the wild and the second hands.
        """
        first, wild, seat = hands[:2], hands[2], int(state.turn)
        again = len(state.deck) == state.dealt
        own = (first[1 - seat], hands[3:][1 - seat] if again else None)
        key = (seat, own, wild, past)
        if key not in self.sets:
            self.sets[key] = len(self.actions)
            self.actions.append(choices)
        return self.sets[key]


class Solver:
    """CFR+: regrets are kept above 0, both seats in turns, later policies count more in the average."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.regrets = np.zeros(tree.count)
        self.total = np.zeros(tree.count)
        self.which = np.repeat(np.arange(len(tree.actions)), tree.actions)

    def policy(self, weights: Numbers) -> Numbers:
        """In proportion to these weights; evenly where there are none."""
        sums = np.bincount(self.which, weights, len(self.tree.actions))[self.which]
        even = 1 / np.array(self.tree.actions)[self.which]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), even)

    def iterate(self, number: int) -> None:
        for seat in (0, 1):
            policy = self.policy(self.regrets)
            reaches = self.reaches(policy)
            self.total += number * self.own_reach(reaches, seat) * policy
            self.learn(policy, reaches, seat)

    def reaches(self, policy: Numbers) -> list[tuple[Numbers, Numbers, Numbers]]:
        """How likely each position is by the moves of seat 0, of seat 1, and by the deal."""
        found: list[tuple[Numbers, Numbers, Numbers]] = []
        for depth, level in enumerate(self.tree.arrays):
            if depth == 0:
                ones = np.ones(len(level["seat"]))
                found.append((ones, ones, level["share"]))
                continue
            above, parent = self.tree.arrays[depth - 1], level["parent"]
            place = self.tree.begins[above["set"][parent]] + level["action"]
            mover, chance = above["seat"][parent], policy[place]
            zero, one, dealt = (reach[parent] for reach in found[-1])
            found.append((np.where(mover == 0, zero * chance, zero), np.where(mover == 1, one * chance, one), dealt))
        return found

    def own_reach(self, reaches: list[tuple[Numbers, Numbers, Numbers]], seat: int) -> Numbers:
        """For each information set of a seat its own reach, which all of its positions share."""
        found = np.zeros(len(self.tree.actions))
        for level, reach in zip(self.tree.arrays, reaches, strict=True):
            mine = level["seat"] == seat
            found[level["set"][mine]] = reach[seat][mine]
        return found[self.which]

    def learn(self, policy: Numbers, reaches: list[tuple[Numbers, Numbers, Numbers]], seat: int) -> None:
        """Regrets of a seat: what each move would have brought beyond what the policy did."""
        sign = 1 if seat == 0 else -1
        below = self.tree.arrays[-1]["value"] * sign
        gained = np.zeros(self.tree.count)
        for depth in range(len(self.tree.arrays) - 1, 0, -1):
            level, above = self.tree.arrays[depth], self.tree.arrays[depth - 1]
            parent = level["parent"]
            place = self.tree.begins[above["set"][parent]] + level["action"]
            _, _, dealt = reaches[depth - 1]
            weight = reaches[depth - 1][1 - seat][parent] * dealt[parent] * (above["seat"][parent] == seat)
            gained += np.bincount(place, weight * below, self.tree.count)
            values = np.bincount(parent, policy[place] * below, len(above["seat"]))
            below = np.where(above["seat"] < 0, above["value"] * sign, values)
        sums = np.bincount(self.which, policy * gained, len(self.tree.actions))[self.which]
        mine = (self.tree.owner == seat)[self.which]
        self.regrets = np.where(mine, np.maximum(self.regrets + gained - sums, 0), self.regrets)

    def exploitability(self) -> float:
        """How much the best answers gain against the average policy, both together, halved: 0 in equilibrium."""
        policy = self.policy(self.total)
        return (self.best_answer(policy, 0) + self.best_answer(policy, 1)) / 2

    def best_answer(self, policy: Numbers, seat: int) -> float:
        """What a seat gets that knows the other's policy: the best move of each information set, from the end on."""
        sign, tree = (1 if seat == 0 else -1), self.tree
        reaches = self.reaches(policy)
        below = tree.arrays[-1]["value"] * sign
        for depth in range(len(tree.arrays) - 1, 0, -1):
            level, above = tree.arrays[depth], tree.arrays[depth - 1]
            parent = level["parent"]
            place = tree.begins[above["set"][parent]] + level["action"]
            mine = above["seat"][parent] == seat
            weight = reaches[depth - 1][1 - seat][parent] * reaches[depth - 1][2][parent]
            worth = np.bincount(place, np.where(mine, weight * below, 0), tree.count)
            top = np.maximum.reduceat(worth, tree.begins[:-1])[self.which]
            taken = worth >= top
            taken = taken & (np.cumsum(taken) - np.repeat(self.before(taken), tree.actions) == 1)  # One of equals.
            chance = np.where(mine, taken[place], policy[place])
            values = np.bincount(parent, chance * below, len(above["seat"]))
            below = np.where(above["seat"] < 0, above["value"] * sign, values)
        return float((tree.arrays[0]["share"] * below).sum())

    def before(self, taken: NDArray[np.bool_]) -> NDArray[np.int64]:
        """How many are taken before each information set."""
        found: NDArray[np.int64] = np.concatenate([[0], np.cumsum(taken)])[self.tree.begins[:-1]]
        return found


def curve(tree: Tree, iterations: int) -> Iterator[tuple[int, float]]:
    """The exploitability after 0, 1, 2, 4, … iterations."""
    solver = Solver(tree)
    yield 0, solver.exploitability()
    wanted = 1
    for number in range(1, iterations + 1):
        solver.iterate(number)
        if number in (wanted, iterations):
            yield number, solver.exploitability()
            wanted *= 2


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve a tiny Safarü.")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--deals", type=int, help="only so many deals: a smaller game")
    chosen = parser.parse_args()
    tree = Tree(chosen.deals)
    positions = sum(len(level["seat"]) for level in tree.arrays)
    print(f"{positions} positions, {len(tree.actions)} information sets")
    for number, gap in curve(tree, chosen.iterations):
        print(f"{number:>6} iterations: {gap:.5f}")


if __name__ == "__main__":
    main()
