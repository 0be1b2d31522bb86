"""How good a value is, on games that nobody learned from: what it explains, and whether it means what it says."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from waterhole.lab.train.network import Numbers, losses

BINS = 10
SURE = 1.96


@dataclass(frozen=True)
class Quality:
    """On so many games kept apart. `explained` is what knowing nothing loses more, in nats a position."""

    games: int
    positions: int
    loss: float
    explained: float
    explained_off: float
    """Half of the 95 % interval, a game counting as one observation."""
    calibration: float
    """By how much shares are off, on average over ten bins of what was expected."""


@dataclass(frozen=True)
class Bin:
    """Where about so much was expected: so much came, so often."""

    expected: float
    came: float
    count: int


def quality(expected: Numbers, won: Numbers, games: NDArray[np.int64]) -> Quality:
    """Of these expectations, one line a position."""
    lost = losses(expected, won)
    nothing = float(losses(ignorance(won), won).mean())
    off = SURE * spread_by_game(lost, games)
    counted, middle = len(np.unique(games)), float(lost.mean())
    return Quality(counted, len(won), middle, nothing - middle, off, calibration(reliability(expected, won)))


def ignorance(won: Numbers) -> Numbers:
    """What one expects who knows nothing."""
    return np.full_like(won, 1 / max(2, won.shape[1]))


def spread_by_game(values: Numbers, games: NDArray[np.int64]) -> float:
    """The standard error of a mean over positions, where those of one game go together."""
    _, place, sizes = np.unique(games, return_inverse=True, return_counts=True)
    totals = np.bincount(place, values - values.mean())
    return float(np.sqrt((totals**2).sum()) / sizes.sum())


def gain(new: Numbers, old: Numbers, won: Numbers, games: NDArray[np.int64]) -> tuple[float, float]:
    """How much more one explains than the other, as a share of what that one does, and half of the 95 % interval.

    Who misleads explains less than nothing; to be better than that is a gain, too.
    """
    better = losses(old, won) - losses(new, won)
    before = abs(float((losses(ignorance(won), won) - losses(old, won)).mean()))
    return float(better.mean()) / before, SURE * spread_by_game(better, games) / before


def reliability(expected: Numbers, won: Numbers) -> list[Bin]:
    """Ten bins of expected shares, each as wide."""
    told, came = expected.ravel(), won.ravel()
    bins: list[Bin] = []
    for low, high in pairwise(np.linspace(0, 1, BINS + 1)):
        inside = (told >= low) & ((told < high) | (high == 1))
        if inside.any():
            bins.append(Bin(float(told[inside].mean()), float(came[inside].mean()), int(inside.sum())))
    return bins


def calibration(bins: Sequence[Bin]) -> float:
    """The mean over bins, weighted by what is in them."""
    total = sum(one.count for one in bins)
    return sum(abs(one.expected - one.came) * one.count for one in bins) / total
