"""Fit a prior to choices: it begins as what the game knows, and the best moment is kept by games only for that."""

import numpy as np

from waterhole.lab.train.choices import Choices
from waterhole.lab.train.fit import BATCH, STEPS, Adam, rate_at
from waterhole.lab.train.prior_network import PriorWeights, as_known, attention, slopes, surprises


def fit_prior(lesson: Choices, check: Choices, hidden: int, epochs: int, seed: int) -> PriorWeights:
    """The weights with the least cross-entropy on the games that only check."""
    dice = np.random.default_rng(seed)
    weights = as_known(lesson.features.shape[2], hidden, dice)
    best, least = weights.copy(), surprise(weights, check)
    adam = Adam(weights)
    batches = -(-len(lesson.games) // BATCH)
    epochs = max(epochs, STEPS // batches)
    for _ in range(epochs):
        order = dice.permutation(len(lesson.games))
        for start in range(0, len(order), BATCH):
            slope = slopes(weights, lesson.some(order[start : start + BATCH]))
            adam.step(weights, slope, rate_at(adam.steps, epochs * batches, epochs))
        if (now := surprise(weights, check)) < least:
            best, least = weights.copy(), now
    return best


def surprise(weights: PriorWeights, seen: Choices) -> float:
    """The mean cross-entropy of these choices, in nats."""
    return float(surprises(attention(weights, seen), seen).mean())
