"""Figures with their doubt. Each is a function of sums over matches, and knows how much every match pulls at it.

A share is the sum of one thing over the matches divided by the sum of another: wins and chances, cards taken and cards
on offer. What the matches pull (the function's first derivative) gives the interval, whatever else happens within
a match, and the paired difference of two studies of the same deals.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from waterhole.core.event import Json
from waterhole.lab.tally import Z95, wilson


@dataclass(frozen=True)
class Figure:
    """A value, and by how much each match pulls it up or down (their sum is 0)."""

    value: float
    pulls: tuple[float, ...]
    share: bool = False
    """Whether it lies between 0 and 1."""

    @property
    def off(self) -> float:
        """Half of the 95 % interval, if it is symmetric."""
        return Z95 * error_of(self.pulls)

    @property
    def interval(self) -> tuple[float, float]:
        """Of a share, Wilson's with as many games as would be as sure; else symmetric."""
        if not (self.share and self.pulls and 0 <= self.value <= 1):
            return self.value - self.off, self.value + self.off
        if self.value in (0.0, 1.0):
            return wilson(self.value * len(self.pulls), len(self.pulls))
        error = error_of(self.pulls)
        games = self.value * (1 - self.value) / error**2 if error else math.inf
        return wilson(self.value * games, games) if 0 < games < math.inf else (self.value, self.value)

    def told(self) -> dict[str, Json]:
        """Ready for JSON."""
        low, high = self.interval
        return {"value": round(self.value, 6), "value_95": [round(low, 6), round(high, 6)]}


Figures: TypeAlias = dict[str, Figure]
"""By name: `order/1/share`, `role/warden/taken`."""


def error_of(pulls: Sequence[float]) -> float:
    """The standard error of what the matches pull at."""
    count = len(pulls)
    return math.sqrt(sum(pull * pull for pull in pulls) / (count * (count - 1))) if count > 1 else math.inf


def ratio(above: Sequence[float], below: Sequence[float], share: bool = False) -> Figure | None:
    """One sum divided by another; nothing, if there is nothing to divide by."""
    if not sum(below):
        return None
    value = sum(above) / sum(below)
    mean = sum(below) / len(below)
    pulls = tuple((one - value * other) / mean for one, other in zip(above, below, strict=True))
    return Figure(value, pulls, share)


def mean_of(values: Sequence[float | None], share: bool = False) -> Figure | None:
    """The mean over the matches that have such a value."""
    return ratio([value or 0.0 for value in values], [float(value is not None) for value in values], share)


def quotient(one: Figure, other: Figure) -> Figure | None:
    """One figure divided by another of the same matches."""
    if not other.value:
        return None
    value = one.value / other.value
    pulls = [(first - value * second) / other.value for first, second in zip(one.pulls, other.pulls, strict=True)]
    return Figure(value, tuple(pulls))


def mean_figure(figures: Sequence[Figure]) -> Figure:
    """The mean of several figures of the same matches."""
    pulls = zip(*(figure.pulls for figure in figures), strict=True)
    count = len(figures)
    return Figure(sum(figure.value for figure in figures) / count, tuple(sum(pull) / count for pull in pulls))


def entropy(shares: Mapping[str, Figure]) -> Figure:
    """Of shares that add up to 1, in bits: 2 for four that are equal, 0 for a single one."""
    found = [figure for figure in shares.values() if figure.value > 0]
    value = -sum(figure.value * math.log2(figure.value) for figure in found)
    pulls = [0.0] * max((len(figure.pulls) for figure in found), default=0)
    for figure in found:
        for place, pull in enumerate(figure.pulls):
            pulls[place] -= pull * (math.log2(figure.value) + 1 / math.log(2))
    return Figure(value, tuple(pulls))


def difference(one: Figure, other: Figure) -> Figure:
    """How much more the other is, both from the same deals in the same order."""
    pulls = [second - first for first, second in zip(one.pulls, other.pulls, strict=True)]
    return Figure(other.value - one.value, tuple(pulls))
