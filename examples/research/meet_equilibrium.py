"""How much a bot loses against an equilibrium, in the Safarü of ten cards that solve_tiny_safaru.py solves.

    python examples/research/meet_equilibrium.py --bot expert:seconds=0:iterations=300 --deals 500

Nobody can gain against an equilibrium, so what a bot loses to it is a lower bound of what a perfect opponent would take
from it. Every deal is played from both seats; what the equilibrium gets from it against itself is known exactly and
taken off, so that the luck of the deal does not count.
"""

import argparse
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import TypeAlias

import numpy as np
from solve_tiny_safaru import Hands, Numbers, Solver, Tree, deals

from waterhole import bots
from waterhole.bots import Bot
from waterhole.core.chance import Luck

Deal: TypeAlias = tuple[int, Hands]
"""Its place in the tree, and the cards."""


class Equilibrium:
    """The average policy of so many rounds of CFR+, and what it gets from each deal against itself (seat 0)."""

    def __init__(self, tree: Tree, iterations: int) -> None:
        self.tree = tree
        solver = Solver(tree)
        for number in range(1, iterations + 1):
            solver.iterate(number)
        self.gap = solver.exploitability()
        self.policy = solver.policy(solver.total)
        self.worth = self.worths()

    def worths(self) -> Numbers:
        """The expected result of every deal."""
        levels = self.tree.arrays
        below: Numbers = levels[-1]["value"]
        for level, above in zip(levels[:0:-1], levels[-2::-1], strict=True):
            parent = level["parent"]
            place = self.tree.begins[above["set"][parent]] + level["action"]
            values = np.bincount(parent, self.policy[place] * below, len(above["seat"]))
            below = np.where(above["seat"] < 0, above["value"], values)
        return below

    def choose(self, known: int, legal: list[int], chance: Random) -> int:
        """A move of the policy in this information set."""
        begin = int(self.tree.begins[known])
        return chance.choices(legal, self.policy[begin : begin + len(legal)].tolist())[0]


def play(solved: Equilibrium, bot: Bot, seat: int, hands: Hands, chance: Random) -> float:
    """What seat 0 gets when the bot has this seat, above a half."""
    tree = solved.tree
    deck = [card for hand in hands for card in hand]
    state = tree.game.begin(2, Luck("", [deck], 0), tree.options, None)
    past: tuple[int, ...] = ()
    while state.turn >= 0:
        legal = state.moves()
        if state.turn == seat:
            move = bot.choose(state.game, state.recall(seat), legal)
        else:
            move = solved.choose(tree.known(state, hands, past, len(legal)), legal, chance)
        past = (*past, move)
        state.apply(move)
    return state.payoffs()[0] - 0.5


def loss(solved: Equilibrium, bot: Bot, deal: Deal, chance: Random) -> float:
    """What the bot got less than the equilibrium would have, over both seats of a deal."""
    place, hands = deal
    worth = float(solved.worth[place])
    first = worth - play(solved, bot, 0, hands, chance)
    second = play(solved, bot, 1, hands, chance) - worth
    return (first + second) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description="Let a bot meet an equilibrium of a tiny Safarü.")
    parser.add_argument("--bot", action="append", help="a bot by its name (may be repeated)")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--iterations", type=int, default=64, help="of CFR+")
    parser.add_argument("--most", type=int, help="only so many deals in the tree: a smaller game")
    chosen = parser.parse_args()
    tree = Tree(chosen.most)
    solved = Equilibrium(tree, chosen.iterations)
    worth = float((tree.arrays[0]["share"] * solved.worth).sum())
    print(f"solved but for {solved.gap:.5f}; the dealer gets {0.5 + worth:.4f} of the victory")
    pack = [tree.game.card_number(card) for card in tree.game.cards]
    found = list(deals(pack, [2] * 5))[: chosen.most]
    for name in chosen.bot or ["expert:seconds=0:iterations=300"]:
        chance, bot = Random(1), bots.make(name, "equilibrium")
        places = chance.choices(range(len(found)), [ways for _, ways in found], k=chosen.deals)
        losses = [loss(solved, bot, (place, found[place][0]), chance) for place in places]
        print(
            f"{name}: loses {mean(losses):.4f} ± {1.96 * stdev(losses) / sqrt(len(losses)):.4f} of the victory",
            flush=True,
        )


if __name__ == "__main__":
    main()
