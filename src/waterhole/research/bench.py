"""How fast the environments are, beside others in the same run: `python -m waterhole.research.bench [--json]`.

Seconds are those of one processor, spent on the steps alone; the moves are drawn at random. The best of several rounds
is told: whatever else the machine does only makes a round slower. `--with PYTHON` also measures what another Python has
installed (peers.py says why one may want that).
"""

import argparse
import json
import subprocess
from time import perf_counter, thread_time

import numpy as np

from waterhole.bots.cores import available_cores
from waterhole.research import peers
from waterhole.research.aec import Table
from waterhole.research.batches import batch
from waterhole.research.peers import aec_rate, best
from waterhole.research.versions import V0
from waterhole.research.workers import wide_batch

PLAYERS = 4
SIZES = (16, 64, 256, 1024, 4096)
SIZE = 256
"""The one that is compared with others, which play one game at a time."""
OTHERS = ("pettingzoo/", "rlcard/")
STEPS = 40_000
"""In a round of a batch."""
WIDE = 2048
"""Games of a batch on several cores."""


def batch_rate(game: str, size: int) -> float:
    """Encoded steps a second, ended games dealt anew included."""
    games = batch(game, players=PLAYERS, size=size, seed=0)
    now = games.reset()
    chance = np.random.default_rng(0)

    def once() -> float:
        nonlocal now
        spent = 0.0
        for _ in range(max(1, STEPS // size)):
            actions = (now.masks * chance.random(now.masks.shape, np.float32)).argmax(axis=1)
            began = thread_time()
            now = games.step(actions)
            spent += thread_time() - began
        return max(1, STEPS // size) * size / spent

    return best(once)


def wide_rate(game: str, workers: int) -> float:
    """Steps a second by the clock on so many cores: what is sent to and fro included, the drawing of moves not."""
    with wide_batch(game, players=PLAYERS, size=WIDE, seed=0, workers=workers) as games:
        now = games.reset()
        chance = np.random.default_rng(0)

        def once() -> float:
            nonlocal now
            spent = 0.0
            for _ in range(STEPS // WIDE):
                actions = (now.masks * chance.random(now.masks.shape, np.float32)).argmax(axis=1)
                began = perf_counter()
                now = games.step(actions)
                spent += perf_counter() - began
            return STEPS // WIDE * WIDE / spent

        return best(once)


def measure(other: str | None = None) -> dict[str, float]:
    """All figures, in steps a second."""
    found = {f"batch/{game}/{size}": batch_rate(game, size) for game in V0 for size in SIZES}
    cores = range(1, available_cores() + 1)
    found |= {f"wide/{game}/{workers} cores": wide_rate(game, workers) for game in V0 for workers in cores}
    found |= {f"aec/{game}": aec_rate(Table(V0[game], PLAYERS)) for game in V0}
    found |= peers.measure()
    if other is None:
        return found
    told = subprocess.run([other, peers.__file__], capture_output=True, text=True, check=True)  # noqa: S603
    return found | {f"{name} (there)": rate for name, rate in json.loads(told.stdout).items()}


def beside(figures: dict[str, float]) -> dict[str, float]:
    """How many times as many steps as others the slowest of our games makes, in PettingZoo's loop and in a batch."""
    slowest = {
        "aec": min(figures[f"aec/{game}"] for game in V0),
        "batch": min(figures[f"batch/{game}/{SIZE}"] for game in V0),
    }
    others = {name: rate for name, rate in figures.items() if name.startswith(OTHERS)}
    return {f"{way} beside {name}": ours / rate for name, rate in others.items() for way, ours in slowest.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are, beside others.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--with", dest="other", metavar="PYTHON", help="measure what this Python has installed, too")
    chosen = parser.parse_args()
    figures = measure(chosen.other)
    if chosen.json:
        print(json.dumps({name: round(rate) for name, rate in figures.items()}))
        return
    for name, rate in figures.items():
        print(f"{name:<48}{rate:>14,.0f} steps/s")
    for name, times in beside(figures).items():
        print(f"{name:<48}{times:>14,.1f} times as many")


if __name__ == "__main__":
    main()
