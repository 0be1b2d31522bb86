"""`python -m tests.simulation SEED …`: run seeds once more; of one alone, everything that happened is shown."""

import sys
import time

from tests.simulation.world import run, workplace

seeds = [int(text) for text in sys.argv[1:]]
with workplace() as (template, folder):
    for seed in seeds:
        begun = time.process_time()
        outcome = run(seed, template, folder)
        if len(seeds) == 1:
            print("\n".join(outcome.lines))
        spent = time.process_time() - begun
        print(
            seed, outcome.trace, f"{outcome.steps} steps, {outcome.moves} moves, {outcome.kills} kills, {spent:.1f} s"
        )
