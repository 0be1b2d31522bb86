"""How fast the environments are, beside others in the same run: `python -m waterhole.research.bench [--json]`.

Seconds are those of one processor, spent on the steps alone; the moves are drawn at random. The best of several rounds
is told: whatever else the machine does only makes a round slower.
"""

import argparse
import importlib
import json
import random
from collections.abc import Callable
from time import thread_time
from typing import Any

import numpy as np

from waterhole.research.aec import Table
from waterhole.research.batches import batch
from waterhole.research.versions import V0

PLAYERS = 4
SIZES = (64, 256, 1024)
ROUNDS = 7
STEPS = 40_000
"""In a round of a batch."""
AEC_STEPS = 600
PEERS = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "gin_rummy_v4")
"""PettingZoo's card games, where it has them. They want `pip install rlcard pygame`, which nobody does for you."""
RLCARD = ("gin-rummy", "uno")


def best(once: Callable[[], float]) -> float:
    """Steps a second in the best of some rounds."""
    return max(once() for _ in range(ROUNDS))


def batch_rate(game: str, size: int) -> float:
    """Encoded steps a second, ended games dealt anew included."""
    games = batch(game, players=PLAYERS, size=size, seed=0)
    now = games.reset()
    chance = np.random.default_rng(0)

    def once() -> float:
        nonlocal now
        spent = 0.0
        for _ in range(STEPS // size):
            actions = (now.masks * chance.random(now.masks.shape, np.float32)).argmax(axis=1)
            began = thread_time()
            now = games.step(actions)
            spent += thread_time() - began
        return STEPS // size * size / spent

    return best(once)


def aec_rate(table: Any) -> float:  # noqa: ANN401 (any environment of PettingZoo)
    """Steps a second in PettingZoo's loop, with the observation of each."""
    chance = random.Random(0)

    def once() -> float:
        made, spent = 0, 0.0
        while made < AEC_STEPS:
            table.reset(seed=chance.randrange(1 << 30))
            began = thread_time()
            for _ in table.agent_iter():
                seen, _, over, cut_off, info = table.last()
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                table.step(None if over or cut_off else chance.choice(np.flatnonzero(mask)))
                made += 1
                if made == AEC_STEPS:
                    break
            spent += thread_time() - began
        return made / spent

    return best(once)


def rlcard_rate(name: str) -> float:
    """Steps a second of one of RLCard's environments."""
    table = importlib.import_module("rlcard").make(name)
    chance = random.Random(0)

    def once() -> float:
        made, spent = 0, 0.0
        while made < AEC_STEPS:
            state, _ = table.reset()
            began = thread_time()
            while not table.is_over() and made < AEC_STEPS:
                state, _ = table.step(chance.choice(list(state["legal_actions"])))
                made += 1
            spent += thread_time() - began
        return made / spent

    return best(once)


def measure() -> dict[str, float]:
    """All figures, in steps a second."""
    found = {f"batch/{game}/{size}": batch_rate(game, size) for game in V0 for size in SIZES}
    found |= {f"aec/{game}": aec_rate(Table(V0[game], PLAYERS)) for game in V0}
    for name in PEERS:
        try:
            peer = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        found[f"pettingzoo/{name}"] = aec_rate(peer.raw_env())
    try:
        importlib.import_module("rlcard")
    except ImportError:
        return found
    return found | {f"rlcard/{name}": rlcard_rate(name) for name in RLCARD}


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are, beside others.")
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    figures = measure()
    if as_json:
        print(json.dumps({name: round(rate) for name, rate in figures.items()}))
        return
    for name, rate in figures.items():
        print(f"{name:<36}{rate:>14,.0f} steps/s")


if __name__ == "__main__":
    main()
