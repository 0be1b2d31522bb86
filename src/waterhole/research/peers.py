"""Others' environments, measured as ours are. Needs nothing of Waterhole: any Python that has them can run this file.

    python src/waterhole/research/peers.py

PettingZoo had `gin_rummy_v4` up to 1.24, which wants an older RLCard: `bench --with PYTHON` takes such a one along.
"""

import importlib
import json
import os
import random
from collections.abc import Callable
from time import process_time, thread_time
from typing import Any

ROUNDS = 7
STEPS = 600
PETTINGZOO = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "gin_rummy_v4")
"""Its card games. They want `pip install rlcard pygame`, which nobody does for you."""
RLCARD = ("gin-rummy", "uno")
PGX_SIZES = (64, 256, 1024)


def best(once: Callable[[], float]) -> float:
    """Steps a second in the best of some rounds."""
    return max(once() for _ in range(ROUNDS))


def one_of(legal: Any, chance: random.Random) -> Any:  # noqa: ANN401 (a list or an array)
    """A move at random."""
    return legal[int(chance.random() * len(legal))]


def aec_rate(table: Any) -> float:  # noqa: ANN401 (any environment of PettingZoo)
    """Steps a second in PettingZoo's loop, with the observation of each: moves were drawn before, in the same game."""
    chance = random.Random(0)

    def drawn(seed: int, most: int) -> list[Any]:
        moves: list[Any] = []
        table.reset(seed=seed)
        for _ in table.agent_iter(most):
            seen, _, over, cut_off, info = table.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            moves.append(None if over or cut_off else one_of(mask.nonzero()[0], chance))
            table.step(moves[-1])
        return moves

    def once() -> float:
        made, spent = 0, 0.0
        while made < STEPS:
            seed = chance.randrange(1 << 30)
            moves = drawn(seed, STEPS - made)
            table.reset(seed=seed)
            began = thread_time()
            for _, move in zip(table.agent_iter(), moves, strict=False):
                table.last()
                table.step(move)
            spent += thread_time() - began
            made += len(moves)
        return made / spent

    return best(once)


def rlcard_rate(name: str) -> float:
    """Steps a second of one of RLCard's environments, likewise: a step tells the next observation."""
    table = importlib.import_module("rlcard").make(name)
    chance = random.Random(0)

    def drawn(seed: int, most: int) -> list[Any]:
        moves: list[Any] = []
        table.seed(seed)
        state, _ = table.reset()
        while not table.is_over() and len(moves) < most:
            moves.append(one_of(list(state["legal_actions"]), chance))
            state, _ = table.step(moves[-1])
        return moves

    def once() -> float:
        made, spent = 0, 0.0
        while made < STEPS:
            seed = chance.randrange(1 << 30)
            moves = drawn(seed, STEPS - made)
            table.seed(seed)
            table.reset()
            began = thread_time()
            for move in moves:
                table.step(move)
            spent += thread_time() - began
            made += len(moves)
        return made / spent

    return best(once)


def pgx_rate(name: str, size: int) -> float:
    """Steps a second of one of pgx's environments, compiled for the CPU, many games in a call, dealt anew at the end.

    Seconds of all cores it uses. The random moves are drawn in the compiled step: their part cannot be left out.
    """
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    table = pgx.make(name)
    again = importlib.import_module("pgx.experimental").auto_reset(table.step, table.init)

    def step(state: Any, key: Any) -> Any:  # noqa: ANN401
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        draw, deal = jax.random.split(key)
        actions = jax.random.categorical(draw, logits, axis=1)
        return jax.vmap(again)(state, actions, jax.random.split(deal, size))

    keys = jax.random.split(jax.random.PRNGKey(0), size)
    state = jax.jit(jax.vmap(table.init))(keys)
    compiled = jax.jit(step)
    state = compiled(state, keys[0])
    jax.block_until_ready(state)

    def once() -> float:
        nonlocal state
        began = process_time()
        for number in range(100):
            state = compiled(state, jax.random.PRNGKey(number))
        jax.block_until_ready(state)
        return 100 * size / (process_time() - began)

    return best(once)


def measure() -> dict[str, float]:
    """All that are installed here, in steps a second."""
    found = {}
    for name in PETTINGZOO:
        if (peer := module(f"pettingzoo.classic.{name}")) is not None:
            found[f"pettingzoo/{name}"] = aec_rate(peer.raw_env())
    if module("rlcard") is not None:
        found |= {f"rlcard/{name}": rlcard_rate(name) for name in RLCARD}
    if module("pgx") is not None:
        found |= {f"pgx/leduc_holdem/{size}": pgx_rate("leduc_holdem", size) for size in PGX_SIZES}
    return found


def module(name: str) -> Any:  # noqa: ANN401
    """A module, or None where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


if __name__ == "__main__":
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    print(json.dumps({name: round(rate) for name, rate in measure().items()}))
