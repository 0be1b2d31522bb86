# compiled: yes
"""How likely is each side to win? A small network with learned weights, the same for all sides.

A game tells a position by *features*: so many numbers of each side, and some that are common to all. A side's strength
comes from its own features, the mean of the others', and the common ones, through one hidden layer; and the shares of
the victory from the strengths of all.
"""

import math
from typing import Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from waterhole.core.state import State

S = TypeVar("S", bound=State, default=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """How a game tells its positions at quiet moments. A change of a feature's meaning is a change of its name."""

    def __init__(self, own: list[str], common: list[str]) -> None:
        self.own = own
        self.common = common

    def cell(self, state: S) -> i64:
        """Which of the game's networks it is for: usually there is one for each number of players."""
        return state.players

    def tell(self, state: S) -> vec[float]:
        """The features of all sides, one side after the other, and then the common ones: what everybody knows."""
        raise NotImplementedError


@final
class Value:
    """A network, ready for use. `side_of` is the side of each seat.

    The weights come input by input, a number for each hidden unit: of a side's own features, of the mean of the
    others', of the common features; then the bias of the units, the weights of what comes out of them, and those of
    the own features that go past them.
    """

    def __init__(
        self,
        side_of: list[int],
        own: list[list[float]],
        others: list[list[float]],
        common: list[list[float]],
        bias: list[float],
        out: list[float],
        straight: list[float],
    ) -> None:
        self.side_of = side_of
        self.sides: i64 = max(side_of) + 1
        self.features: i64 = len(own)
        rest = max(1, int(self.sides) - 1)
        # The mean of the others is that of all but oneself: so what all have is worked out once, not for each side.
        shared = [[weight / rest for weight in line] for line in others]
        self.own = by_fours([difference(mine, all_) for mine, all_ in zip(own, shared, strict=True)])
        self.shared = by_fours([*shared, *common])
        self.bias = by_fours([bias])
        self.out = by_fours([out])
        self.straight = vec[float](straight)

    def shares(self, told: vec[float]) -> list[float]:
        """Each seat's share, from the features of all sides, one side after the other, and then the common ones."""
        features = self.features
        ground = self.ground(told)
        strengths: list[float] = []
        side: i64 = 0
        while side < self.sides:
            strengths.append(passed(ground, self.own, self.out, self.straight, told, side * features))
            side += 1
        return self.by_seat(strengths)

    def ground(self, told: vec[float]) -> vec[float]:
        """What arrives at the hidden units of every side alike: from the sum of all sides, and from the common."""
        inputs = told[(self.sides - 1) * self.features :]  # the last side's, and the common
        first: i64 = 0
        while first < (self.sides - 1) * self.features:
            index: i64 = 0
            while index < self.features:
                inputs[index] += told[first + index]
                index += 1
            first += self.features
        arrived = self.bias[:]
        count: i64 = len(inputs)
        weights = self.shared
        place: i64 = 0
        unit: i64 = 0
        while unit < len(arrived):
            a, b, c, d = arrived[unit], arrived[unit + 1], arrived[unit + 2], arrived[unit + 3]
            index = 0
            while index < count:
                amount = inputs[index]
                a += amount * weights[place]
                b += amount * weights[place + 1]
                c += amount * weights[place + 2]
                d += amount * weights[place + 3]
                place += 4
                index += 1
            arrived[unit], arrived[unit + 1], arrived[unit + 2], arrived[unit + 3] = a, b, c, d
            unit += 4
        return arrived

    def by_seat(self, strengths: list[float]) -> list[float]:
        """Shares of the victory; who is alone plays against nothing."""
        if len(strengths) == 1:
            return [1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -strengths[0]))))]
        best = max(strengths)
        shares = [math.exp(strength - best) for strength in strengths]
        total = sum(shares)
        return [shares[side] / total for side in self.side_of]


def passed(
    ground: vec[float], weights: vec[float], out: vec[float], straight: vec[float], told: vec[float], first: i64
) -> float:
    """What becomes of the features that begin there: through the hidden units, on their `ground`, and past them."""
    found = 0.0
    last = first + len(straight)
    index = first
    while index < last:
        found += told[index] * straight[index - first]
        index += 1
    place: i64 = 0
    unit: i64 = 0
    while unit < len(ground):
        a, b, c, d = ground[unit], ground[unit + 1], ground[unit + 2], ground[unit + 3]
        index = first
        while index < last:
            amount = told[index]
            a += amount * weights[place]
            b += amount * weights[place + 1]
            c += amount * weights[place + 2]
            d += amount * weights[place + 3]
            place += 4
            index += 1
        found += max(a, 0.0) * out[unit] + max(b, 0.0) * out[unit + 1]
        found += max(c, 0.0) * out[unit + 2] + max(d, 0.0) * out[unit + 3]
        unit += 4
    return found


def difference(one: list[float], other: list[float]) -> list[float]:
    return [left - right for left, right in zip(one, other, strict=True)]


def by_fours(lines: list[list[float]]) -> vec[float]:
    """All lines' weights of the first four hidden units, then of the next four: four sums go side by side."""
    result = vec[float]()
    for first in range(0, len(lines[0]), 4):
        for line in lines:
            for number in [*line[first : first + 4], 0.0, 0.0, 0.0][:4]:
                result = append(result, number)
    return result


@final
class Learned(Generic[S]):
    """All that was learned about a game: a network for each cell that has one."""

    def __init__(self, features: Features[S], values: dict[int, Value]) -> None:
        self.features = features
        self.values: list[Value | None] = []
        for cell in range(max(values) + 1):
            self.values.append(values.get(cell))

    def shares(self, state: S) -> list[float]:
        """Each seat's share of the victory; nothing where nothing was learned."""
        cell = self.features.cell(state)
        value = self.values[cell] if cell < len(self.values) else None
        if value is None:
            return []
        return value.shares(self.features.tell(state))
