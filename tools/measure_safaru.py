"""Measure Safarü by hand: `PYTHONPATH=build/compiled .venv/bin/python tools/measure_safaru.py`.

Random play in the compiled loop, shuffles of new hands included, and the time to list all outcomes of
a card in a wild of 16. Best of several runs in processor time: other work on the machine counts less.
"""

import random
import time
from collections.abc import Callable

import waterhole
from waterhole.core.chance import stream
from waterhole.games.safaru.rules.hauls import all_hauls
from waterhole.games.safaru.rules.outcomes import outcomes
from waterhole.games.safaru.state import SafaruState
from waterhole.kit.playout import play_out

RUNS = 7


def best(work: Callable[[], int]) -> float:
    """Seconds for one piece of work, where `work` says how many pieces it did."""
    seconds = []
    for _ in range(RUNS):
        start = time.process_time()
        pieces = work()
        seconds.append((time.process_time() - start) / pieces)
    return min(seconds)


def play_at_random(players: int) -> float:
    """Decisions a second."""
    game = waterhole.game("safaru")
    dice = stream("measure", players)

    def work() -> int:
        return sum(play_out(game.set_up(players, {"hands": 20, "target": 1000}, seed=seed), dice) for seed in range(20))

    return 1 / best(work)


def list_outcomes() -> float:
    """Seconds to list the outcomes of a card in a wild of 16, on average over many."""
    state = waterhole.game("safaru").set_up(2, {}, seed=0)
    if not isinstance(state, SafaruState):
        raise TypeError(type(state))
    numbers = state.numbers
    dice = random.Random(1)
    wilds = [sum(1 << card for card in dice.sample(range(60), 16)) for _ in range(200)]
    asked = [(wild, state.numbers.tally(wild), number) for wild in wilds for number in range(10)]

    def work() -> int:
        for wild, have, number in asked:
            outcomes(all_hauls(numbers, have, number), wild, numbers.with_number, numbers.alike, 10**6)
        return len(asked)

    return best(work)


if __name__ == "__main__":
    for players in (2, 3, 4):
        print(f"random play, {players} players: {play_at_random(players) / 1e6:.2f} M decisions/s")
    print(f"all outcomes of a card in a wild of 16: {list_outcomes() * 1e6:.1f} µs")
