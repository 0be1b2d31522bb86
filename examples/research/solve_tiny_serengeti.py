"""Solving a Serengeti of four cards and ten chips by backward induction, and how far our bots are from it.

    python examples/research/solve_tiny_serengeti.py --bot expert:seconds=0:iterations=300 --games 300

Nothing is hidden in Serengeti but the order of the deck, so every position has a value for each seat: what it gets if
all play for their own share from there on. Where several moves are best for a seat, it takes each as often.

A bot sits down with two players who play like that. What each of its decisions loses is then known exactly, and what it
loses in a whole game is the mean of these sums: no luck of cards or chips is in it, only of which positions arise.
"""

import argparse
from collections.abc import Sequence
from itertools import chain
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias, cast

from waterhole import bots
from waterhole.bots import Bot
from waterhole.coach.luck import drawn_so, ways_to_draw
from waterhole.games.serengeti.game import Serengeti
from waterhole.games.serengeti.state import SerengetiState

EDITION = Path(__file__).parent / "tiny_serengeti.toml"
PLAYERS = 3
ALIKE = 1e-9
"""Shares that differ by less are the same."""
ALL_WAYS = 1000
"""More than the ways in which any lot of four cards can come."""
Shares: TypeAlias = tuple[float, ...]


class Solution:
    """Everybody's share of the victory in every position, each worked out once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Shares] = {}

    def worth(self, state: SerengetiState) -> Shares:
        """What everybody gets from here."""
        if state.turn < 0:
            return tuple(state.payoffs())
        key, seat = told(state), int(state.turn)
        if key not in self.known:
            outcomes = [self.after(state, move) for move in state.moves()]
            highest = max(shares[seat] for shares in outcomes)
            shares = mean_of([shares for shares in outcomes if shares[seat] > highest - ALIKE])
            self.known[key] = turned(shares, seat)
        return turned(self.known[key], -seat)

    def after(self, state: SerengetiState, move: int) -> Shares:
        """What everybody gets after this move: the mean over the lots that may come."""
        child = state.copy()
        child.apply(move)
        ways = ways_to_draw(state, child, ALL_WAYS) if child.turn >= 0 else []
        if not ways:
            return self.worth(child)
        return mean_of([self.worth(cast(SerengetiState, drawn_so(state, move, way))) for way in ways])

    def losses(self, state: SerengetiState) -> dict[int, float]:
        """What each legal move loses to the best, for the seat on turn."""
        found = {move: self.after(state, move)[state.turn] for move in state.moves()}
        highest = max(found.values())
        return {move: highest - share for move, share in found.items()}

    def best(self, state: SerengetiState) -> list[int]:
        """The moves that lose nothing."""
        return [move for move, loss in self.losses(state).items() if loss < ALIKE]


def told(state: SerengetiState) -> tuple[int, ...]:
    """All that a position's future hangs on, as seen from the seat on turn: who sits where matters to nobody.

    The cards still to come are those that nobody has.
    """
    seats = [(state.turn + place) % PLAYERS for place in range(PLAYERS)]
    sets = state.passed | state.out << 8 | state.has_bid << 16 | state.served << 24
    places = [(one - state.turn) % PLAYERS for one in (state.starter, state.opener)]
    bidder = -1 if state.bidder < 0 else (state.bidder - state.turn) % PLAYERS
    everybody = [(sets >> seat & 0x01010101, state.chips[seat], state.held[seat]) for seat in seats]
    return (state.phase, state.lot(), state.bid, bidder, *places, state.discarded, *chain.from_iterable(everybody))


def turned(shares: Shares, by: int) -> Shares:
    """The same shares, beginning with another seat."""
    return shares[by % PLAYERS :] + shares[: by % PLAYERS]


def mean_of(shares: Sequence[Shares]) -> Shares:
    return shares[0] if len(shares) == 1 else tuple(fmean(one) for one in zip(*shares, strict=True))


def lost(solved: Solution, game: Serengeti, bot: Bot, seat: int, chance: Random) -> list[float]:
    """What each decision of the bot lost, in a game with players who lose nothing."""
    state = game.deal(PLAYERS, seed=chance.randrange(2**32))
    found: list[float] = []
    while state.turn >= 0:
        if state.turn == seat:
            move = bot.choose(state.game, state.recall(seat), state.moves())
            found.append(solved.losses(state)[move])
        else:
            move = chance.choice(solved.best(state))
        state.apply(move)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve a tiny Serengeti and let bots meet the solution.")
    parser.add_argument("--bot", action="append", help="a bot by its name (may be repeated)")
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    game, solved = Serengeti(EDITION), Solution()
    worth = mean_of([solved.worth(game.deal(PLAYERS, seed=seed, first=0)) for seed in range(60)])
    shares = ", ".join(f"{share:.3f}" for share in worth)
    print(f"{len(solved.known)} positions; the shares of who begins, the next and the last: {shares}", flush=True)
    for name in chosen.bot or ["expert:seconds=0:iterations=300"]:
        chance, bot = Random(1), bots.make(name, "solved")
        games = [lost(solved, game, bot, number % PLAYERS, chance) for number in range(chosen.games)]
        sums, decisions = [sum(one) for one in games], [loss for one in games for loss in one]
        right = fmean(loss < ALIKE for loss in decisions)
        off = 1.96 * stdev(sums) / sqrt(len(sums))
        print(f"{name}: loses {fmean(sums):.4f} ± {off:.4f} of the victory, {right:.1%} of its moves none", flush=True)


if __name__ == "__main__":
    main()
