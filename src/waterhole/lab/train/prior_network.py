"""The network of core/prior.py as arrays: it can be fitted, asked about many choices at once, and written down."""

from dataclasses import dataclass, fields

import numpy as np

from waterhole.core.prior import Prior
from waterhole.lab.train.choices import Choices
from waterhole.lab.train.network import TINY, Numbers


@dataclass
class PriorWeights:
    """As in `core.prior.Prior`: the features' lines, the bias, the hidden units' weights, and what goes past them."""

    inputs: Numbers
    bias: Numbers
    out: Numbers
    straight: Numbers

    def parts(self) -> list[Numbers]:
        """All arrays, always in the same order."""
        return [getattr(self, one.name) for one in fields(self)]

    def copy(self) -> "PriorWeights":
        return PriorWeights(*(part.copy() for part in self.parts()))

    def prior(self) -> Prior:
        """Ready for the search."""
        return Prior(self.inputs.tolist(), self.bias.tolist(), self.out.tolist(), self.straight.tolist())


def as_known(features: int, hidden: int, dice: np.random.Generator) -> PriorWeights:
    """A network that says what the game's knowledge says, and can learn more."""
    straight = np.zeros(features)
    straight[0] = 1.0
    scale = np.sqrt(2.0 / features)
    return PriorWeights(dice.normal(0, scale, (features, hidden)), np.zeros(hidden), np.zeros(hidden), straight)


def attention(weights: PriorWeights, seen: Choices) -> Numbers:
    """The share of attention that each move of each choice deserves."""
    return softened(np.maximum(arrived(weights, seen), 0.0) @ weights.out + seen.features @ weights.straight, seen)


def arrived(weights: PriorWeights, seen: Choices) -> Numbers:
    """What arrives at each hidden unit, before it is cut off at nothing."""
    return np.asarray(seen.features @ weights.inputs + weights.bias)


def softened(promises: Numbers, seen: Choices) -> Numbers:
    """Shares that grow with these promises, where there is a move."""
    promises = np.where(seen.there, promises, -np.inf)
    grown = np.exp(promises - promises.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def surprises(expected: Numbers, seen: Choices) -> Numbers:
    """The cross-entropy of each choice, in nats: what was expected beside what was tried."""
    return np.asarray(-(seen.tried * np.log(np.maximum(expected, TINY))).sum(axis=1))


def slopes(weights: PriorWeights, seen: Choices) -> PriorWeights:
    """How the mean cross-entropy changes with each weight."""
    units = arrived(weights, seen)
    alive = np.maximum(units, 0.0)
    off = softened(alive @ weights.out + seen.features @ weights.straight, seen) - seen.tried
    off /= len(off)
    back = off[:, :, None] * weights.out * (units > 0.0)
    flat = back.reshape(-1, back.shape[-1])
    return PriorWeights(
        inputs=seen.features.reshape(len(flat), -1).T @ flat,
        bias=flat.sum(axis=0),
        out=np.einsum("cm,cmh->h", off, alive),
        straight=np.einsum("cm,cmf->f", off, seen.features),
    )
