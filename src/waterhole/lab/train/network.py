"""The network of core/value.py as arrays: it can be fitted, asked about many positions at once, and written down."""

from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from waterhole.core.value import Value

Numbers: TypeAlias = NDArray[np.float64]
TINY = 1e-9


@dataclass
class Weights:
    """As in `core.value.Value`: the inputs' lines, the bias, the hidden units' weights, and what goes past them."""

    own: Numbers
    others: Numbers
    common: Numbers
    bias: Numbers
    out: Numbers
    straight: Numbers

    def parts(self) -> list[Numbers]:
        """All arrays, always in the same order."""
        return [getattr(self, one.name) for one in fields(self)]

    def copy(self) -> "Weights":
        return Weights(*(part.copy() for part in self.parts()))

    def value(self, side_of: list[int]) -> Value:
        """Ready for the search."""
        return Value(side_of, *(part.tolist() for part in self.parts()))


@dataclass(frozen=True)
class Inputs:
    """Positions ready for the network: (positions, sides, features) of one's own and of the others, and the common."""

    own: Numbers
    others: Numbers
    common: Numbers

    def some(self, chosen: NDArray[np.int64]) -> "Inputs":
        return Inputs(self.own[chosen], self.others[chosen], self.common[chosen])


def inputs_of(told: Numbers, sides: int, features: int) -> Inputs:
    """Features as a game tells them, side by side with the mean of the others."""
    own = told[:, : sides * features].reshape(-1, sides, features)
    others = (own.sum(axis=1, keepdims=True) - own) / max(1, sides - 1)
    return Inputs(own, others, told[:, sides * features :])


def born(features: int, commons: int, hidden: int, dice: np.random.Generator) -> Weights:
    """Small random weights."""
    scale = np.sqrt(2.0 / (2 * features + commons))
    return Weights(
        own=dice.normal(0, scale, (features, hidden)),
        others=dice.normal(0, scale, (features, hidden)),
        common=dice.normal(0, scale, (commons, hidden)),
        bias=np.zeros(hidden),
        out=dice.normal(0, 0.1, hidden),
        straight=np.zeros(features),
    )


def hidden_units(weights: Weights, inputs: Inputs) -> Numbers:
    """What arrives at each hidden unit, before it is cut off at nothing."""
    arrived: Numbers = inputs.own @ weights.own + inputs.others @ weights.others
    return arrived + (inputs.common @ weights.common + weights.bias)[:, None, :]


def shares(weights: Weights, inputs: Inputs) -> Numbers:
    """Each side's share of the victory; who is alone plays against nothing."""
    units = np.maximum(hidden_units(weights, inputs), 0.0)
    return shares_of(units @ weights.out + inputs.own @ weights.straight)


def shares_of(strengths: Numbers) -> Numbers:
    """From strengths to shares."""
    if strengths.shape[1] == 1:
        return np.asarray(1.0 / (1.0 + np.exp(-np.clip(strengths, -30, 30))))
    grown = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def loss(expected: Numbers, won: Numbers) -> float:
    """The logarithmic loss a position, in nats."""
    return float(losses(expected, won).mean())


def losses(expected: Numbers, won: Numbers) -> Numbers:
    """The logarithmic loss of each position."""
    found = -(won * np.log(np.maximum(expected, TINY))).sum(axis=1)
    if won.shape[1] == 1:
        found -= ((1 - won) * np.log(np.maximum(1 - expected, TINY))).sum(axis=1)
    return np.asarray(found)


def slopes(weights: Weights, inputs: Inputs, wanted: Numbers) -> Weights:
    """How the loss changes with each weight."""
    arrived = hidden_units(weights, inputs)
    units = np.maximum(arrived, 0.0)
    off = shares_of(units @ weights.out + inputs.own @ weights.straight) - wanted
    off /= len(wanted)
    back = off[:, :, None] * weights.out * (arrived > 0.0)
    flat = back.reshape(-1, back.shape[-1])
    down = back.sum(axis=1)
    return Weights(
        own=inputs.own.reshape(len(flat), -1).T @ flat,
        others=inputs.others.reshape(len(flat), -1).T @ flat,
        common=inputs.common.T @ down,
        bias=down.sum(axis=0),
        out=np.einsum("ps,psh->h", off, units),
        straight=np.einsum("ps,psf->f", off, inputs.own),
    )
