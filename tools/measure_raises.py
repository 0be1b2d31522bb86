"""How bots raise in Serengeti: in small steps, or with jumps, and whether a jump is made on purpose.

    PYTHONPATH=build/compiled .venv/bin/python tools/measure_raises.py --level expert --thoughts 1000 --games 50

A raise is counted by how many bids the bot might have made below it. Of each jump (two such bids or more) the bot says
what the lowest bid would have brought: where that is as good, the jump had no purpose.
"""

import argparse
from collections import Counter
from statistics import mean

from waterhole import State, games
from waterhole.bots.levels import LEVELS
from waterhole.bots.lookup import levels_of
from waterhole.bots.search_bot import SearchBot
from waterhole.games.serengeti.notation import PASS

PLAYERS = 4
JUMP = 2
MOST = 6
"""Raises of so many steps and more are counted together."""
TRIED = 8
"""Of a bid that was tried less often the search cannot tell what it brings."""
ALIKE = 0.005
"""Shares of the victory that differ by less are alike."""


class Raises:
    """What was seen: how many bids lay below each raise, and what a jump gained over the lowest bid."""

    def __init__(self) -> None:
        self.steps: Counter[int] = Counter()
        self.gains: list[float] = []

    def play(self, bot: SearchBot, state: State) -> None:
        while not state.over:
            seat, legal = int(state.turn), state.moves()
            if len(legal) == 1:
                state.play(legal[0])
                continue
            found = bot.findings(state.game, state.recall(seat))
            move = found[0].move
            if state.facts()["phase"] == "auction" and move != PASS and state.facts()["bid"]:
                bids = [one for one in legal if one != PASS]
                self.steps[bids.index(move)] += 1
                lowest = next((one for one in found if one.move == bids[0]), None)
                if bids.index(move) >= JUMP and lowest is not None and lowest.visits >= TRIED:
                    self.gains.append(found[0].value - lowest.value)
            state.play(move)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how bots raise in Serengeti.")
    parser.add_argument("--level", default="expert", help="one that thinks: hard or expert")
    parser.add_argument("--thoughts", type=int, default=1000)
    parser.add_argument("--games", type=int, default=12)
    chosen = parser.parse_args()
    game, raises = games.game("serengeti"), Raises()
    level = levels_of(game).get(chosen.level, LEVELS[chosen.level])
    bot = SearchBot("raises", **{**level, "seconds": 0.0, "iterations": chosen.thoughts})
    for number in range(chosen.games):
        raises.play(bot, game.deal(PLAYERS, seed=f"raise/{number}"))
    total = sum(raises.steps.values())
    for steps in range(MOST):
        print(f"{steps} bids below: {100 * raises.steps[steps] / total:.1f} %")
    more = sum(count for steps, count in raises.steps.items() if steps >= MOST)
    print(f"{MOST} and more: {100 * more / total:.1f} % of {total} raises")
    idle = sum(gain < ALIKE for gain in raises.gains)
    print(f"{len(raises.gains)} jumps gained {mean(raises.gains):.3f}; {idle} of them less than {ALIKE}")


if __name__ == "__main__":
    main()
