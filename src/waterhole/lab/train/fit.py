"""Fit a network to positions: Adam on small batches, and the best moment kept by games that it did not learn from."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from waterhole.lab.train.network import Inputs, Numbers, Weights, born, loss, shares, slopes

BATCH = 512
RATE = 3e-3
"""Of learning, at its highest: it rises over the first epoch and falls to nothing with the last."""
FADE = 1e-5
"""How much of each weight is forgotten at every step, for each unit of the rate."""
STEPS = 600
"""At least: few positions are gone through more often."""
CHECKED = 10
"""One game of so many that may be learned from only says when to stop."""


@dataclass(frozen=True)
class Lesson:
    """Positions to learn from, and what the network should say about them."""

    inputs: Inputs
    wanted: Numbers


class Parts(Protocol):
    """Weights of any network, as arrays."""

    def parts(self) -> list[Numbers]: ...


class Adam:
    """Steps that are as long in every direction, whatever the slope."""

    def __init__(self, weights: Parts) -> None:
        self.mean = [np.zeros_like(part) for part in weights.parts()]
        self.square = [np.zeros_like(part) for part in weights.parts()]
        self.steps = 0

    def step(self, weights: Parts, slope: Parts, rate: float) -> None:
        self.steps += 1
        for part, down, mean, square in zip(weights.parts(), slope.parts(), self.mean, self.square, strict=True):
            mean += 0.1 * (down - mean)
            square += 0.001 * (down * down - square)
            sure = mean / (1 - 0.9**self.steps)
            part -= rate * (sure / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8) + FADE * part)


def fit(
    lesson: Lesson,
    check: Lesson,
    hidden: int,
    epochs: int,
    seed: int,
    begin: Weights | None = None,
    told: Callable[[int, float], None] = lambda epoch, loss: None,
) -> Weights:
    """The weights with the least loss on the games that only check, in the units of the features as told."""
    dice = np.random.default_rng(seed)
    features, commons = lesson.inputs.own.shape[2], lesson.inputs.common.shape[1]
    weights = born(features, commons, hidden, dice) if begin is None else begin.copy()
    best, least = weights.copy(), loss(shares(weights, check.inputs), check.wanted)
    adam = Adam(weights)
    batches = -(-len(lesson.wanted) // BATCH)
    epochs = max(epochs, STEPS // batches)
    steps = epochs * batches
    for epoch in range(epochs):
        order = dice.permutation(len(lesson.wanted))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            slope = slopes(weights, lesson.inputs.some(chosen), lesson.wanted[chosen])
            adam.step(weights, slope, rate_at(adam.steps, steps, epochs))
        now = loss(shares(weights, check.inputs), check.wanted)
        told(epoch, now)
        if now < least:
            best, least = weights.copy(), now
    return best


def rate_at(step: int, steps: int, epochs: int) -> float:
    """The rate of learning: up over the first epoch, then down like a wave."""
    rise = min(1.0, step * epochs / steps)
    return float(RATE * rise * 0.5 * (1 + np.cos(np.pi * step / steps)))
