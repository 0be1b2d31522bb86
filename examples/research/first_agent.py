"""A first trained agent: Safarü for two, self-play, a policy without hidden layers, NumPy alone.

    python examples/research/first_agent.py --seconds 60

The policy is a matrix from what a seat knows to a weight for each move. It plays against itself; after each round of
games, moves of those who won become likelier and moves of those who lost less likely (REINFORCE). In the end it plays
against random moves, and tells its share of the victories: a fair one is 0.5.
"""

import argparse
from time import monotonic
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from waterhole.research import Batch, Step, batch

Floats: TypeAlias = NDArray[np.float32]
PLAYERS = 2
LENGTH = 160
"""Steps of a round: long enough for games to end in it."""


def games(size: int, seed: int) -> Batch:
    return batch("safaru", players=PLAYERS, size=size, seed=seed, hands=1)


def chances(policy: Floats, now: Step) -> Floats:
    """How likely each move is to be made, in each game."""
    weights = now.observations @ policy
    weights = np.where(now.masks, np.exp(weights - weights.max(axis=1, keepdims=True)), 0)
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    return shares


def drawn(shares: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """A move for each game, drawn by these chances."""
    drop = chance.random((len(shares), 1)) * shares.sum(axis=1, keepdims=True)
    moves: NDArray[np.int64] = (shares.cumsum(axis=1) > drop).argmax(axis=1)
    return moves


def improve(policy: Floats, table: Batch, now: Step, chance: np.random.Generator, rate: float) -> Step:
    """Play a round, and learn from the games that ended in it."""
    seen, errors, seats, dones, rewards = [], [], [], [], []
    for _ in range(LENGTH):
        shares = chances(policy, now)
        moves = drawn(shares, chance)
        shares[np.arange(len(moves)), moves] -= 1  # The gradient of minus the logarithm of the chance.
        seen.append(now.observations.copy())
        errors.append(shares)
        seats.append(now.seats.copy())
        now = table.step(moves)
        dones.append(now.dones.copy())
        rewards.append(now.rewards.copy())
    earned = np.zeros((len(moves), PLAYERS), np.float32)  # 0: of a game that has not ended nothing is learned.
    for step in reversed(range(LENGTH)):
        earned = np.where(dones[step][:, None], rewards[step], earned)
        credit = earned[np.arange(len(moves)), seats[step]]
        policy -= rate / len(moves) * seen[step].T @ (errors[step] * credit[:, None])
    return now


def share_against_random(policy: Floats, seed: int, steps: int = 400, size: int = 64) -> tuple[float, int]:
    """The share of the victories of the policy in seat 0 against random moves, and in how many games."""
    chance = np.random.default_rng(seed)
    table = games(size, seed)
    now = table.reset()
    won, count = 0.0, 0
    for _ in range(steps):
        mine = chances(policy, now)
        uniform = now.masks / now.masks.sum(axis=1, keepdims=True)
        now = table.step(drawn(np.where(now.seats[:, None] == 0, mine, uniform), chance))
        won += float((now.rewards[now.dones, 0] + 1 / PLAYERS).sum())
        count += int(now.dones.sum())
    return won / max(1, count), count


def train(seconds: float, size: int = 64, rate: float = 0.02, seed: int = 7) -> Floats:
    """A policy after so many seconds of play against itself."""
    table, chance = games(size, seed), np.random.default_rng(seed)
    now = table.reset()
    policy: Floats = np.zeros((now.observations.shape[1], now.masks.shape[1]), np.float32)
    ends = monotonic() + seconds
    rounds = 0
    while monotonic() < ends or rounds == 0:
        now = improve(policy, table, now, chance, rate)
        rounds += 1
        if rounds % 20 == 0:
            print(
                f"{rounds} rounds: {share_against_random(policy, rounds)[0]:.3f} of the victories against random moves"
            )
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a first agent.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--size", type=int, default=64)
    chosen = parser.parse_args()
    share, count = share_against_random(train(chosen.seconds, chosen.size), 1, 40 if chosen.seconds < 5 else 500)
    print(f"share of the victories against random moves: {share:.3f} in {count} games")


if __name__ == "__main__":
    main()
