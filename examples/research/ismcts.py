"""OpenSpiel's information-set search against our `expert`, both with the same seconds for a decision.

    pip install "waterhole[research]" open_spiel
    python examples/research/ismcts.py serengeti --players 3 --seconds 0.2 --deals 10

Every deal is played with `expert` on each side in turn, all other seats being OpenSpiel's ISMCTS (in Python, with
random rollouts). One match after the other, on one core; a line of JSON each, and the share of the victories.
"""

import argparse
import json
import random
from contextlib import suppress
from time import monotonic
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import waterhole.research.openspiel  # noqa: F401 (the games are there with it)
from waterhole import bots, games


class OutOfTime(Exception):
    """The seconds are over."""


class Timed:
    """OpenSpiel's search, stopped by the clock: it asks for a new deal of what is hidden before every simulation."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:  # noqa: ANN401
        chance = np.random.RandomState(seed)
        self.bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, 1_000_000, random_state=chance)
        self.bot.set_resampler(self.resampled)
        self.chance = random.Random(seed)
        self.seconds = seconds
        self.ends = 0.0
        self.thoughts = self.decisions = 0

    def resampled(self, state: Any, player: int) -> Any:  # noqa: ANN401
        if monotonic() > self.ends and self.bot._root_node.total_visits > 0:  # It has no other way to be stopped.
            raise OutOfTime
        self.thoughts += 1
        return state.resample_from_infostate(player, self.chance.random)

    def step(self, state: Any) -> int:  # noqa: ANN401
        self.ends = monotonic() + self.seconds
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        self.decisions += 1
        with suppress(OutOfTime):
            self.bot.run_search(state)
        policy = self.bot.get_final_policy(state, self.bot._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


def play(name: str, ours: frozenset[int], seconds: float, seed: int) -> dict[str, Any]:
    """One match: `expert` on these seats. The cards follow from the seed alone."""
    game = pyspiel.load_game(name)
    chance = random.Random(seed)
    state = game.new_initial_state()
    expert = {seat: bots.make(f"expert:seconds={seconds}", f"{seed}/{seat}") for seat in ours}
    theirs = Timed(game, seconds, seed)
    while not state.is_terminal():
        if state.is_chance_node():
            cards, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(cards, shares)[0])
            continue
        seat, now = state.current_player(), state.table.state
        if seat in ours:
            state.apply_action(expert[seat].choose(now.game, now.recall(seat), now.moves()))
        else:
            state.apply_action(theirs.step(state))
    won = state.table.state.payoffs()
    share = sum(won[seat] for seat in ours) / sum(won)
    return {"seed": seed, "seats": sorted(ours), "share": share, "thoughts": theirs.thoughts / max(1, theirs.decisions)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal, to go on from")
    chosen = parser.parse_args()
    sides = games.game(chosen.game).sides(chosen.players)
    shares = []
    for deal in range(chosen.first, chosen.first + chosen.deals):
        for side in sides:
            name = f"waterhole_{chosen.game}(players={chosen.players})"
            told = play(name, frozenset(side), chosen.seconds, deal)
            print(json.dumps(told), flush=True)
            shares.append(told["share"])
    print(json.dumps({"matches": len(shares), "share": sum(shares) / len(shares), "fair": 1 / len(sides)}))


if __name__ == "__main__":
    main()
