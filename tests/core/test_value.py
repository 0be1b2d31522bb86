"""The network of a learned value: the same numbers as by the plain formula, whichever way they are added up."""

import math
from itertools import pairwise

import pytest
from librt.vecs import vec

from waterhole.core.chance import Dice
from waterhole.core.value import Value

Lines = list[list[float]]


def some(count: int, width: int, dice: Dice) -> Lines:
    return [[2 * dice.fraction() - 1 for _ in range(width)] for _ in range(count)]


def by_the_formula(
    sides: Lines, common: list[float], weights: tuple[Lines, Lines, Lines, Lines, Lines, Lines]
) -> list[float]:
    own, others, shared, bias, out, straight = weights
    strengths: list[float] = []
    for side, mine in enumerate(sides):
        rest = [line for at, line in enumerate(sides) if at != side]
        mean = [sum(column) / len(rest) for column in zip(*rest, strict=True)] if rest else [0.0] * len(mine)
        strength = sum(a * b for a, b in zip(mine, straight[0], strict=True))
        for unit in range(len(bias[0])):
            arrived = bias[0][unit]
            for told, lines in ((mine, own), (mean, others), (common, shared)):
                arrived += sum(amount * line[unit] for amount, line in zip(told, lines, strict=True))
            strength += max(0.0, arrived) * out[0][unit]
        strengths.append(strength)
    if len(strengths) == 1:
        return [1 / (1 + math.exp(-strengths[0]))]
    grown = [math.exp(strength) for strength in strengths]
    return [one / sum(grown) for one in grown]


@pytest.mark.parametrize(
    ("sides", "features", "common", "hidden"), [(4, 5, 3, 8), (3, 2, 0, 6), (2, 7, 1, 1), (1, 3, 2, 5)]
)
def test_it_is_the_plain_formula(sides: int, features: int, common: int, hidden: int) -> None:
    dice = Dice(7)
    weights = (
        some(features, hidden, dice), some(features, hidden, dice), some(common, hidden, dice),
        some(1, hidden, dice), some(1, hidden, dice), some(1, features, dice),
    )  # fmt: skip
    told, shared = some(sides, features, dice), some(1, common, dice)[0]
    own, others, lines, bias, out, straight = weights
    value = Value(list(range(sides)), own, others, lines, bias[0], out[0], straight[0])
    found = value.shares(vec[float]([*(number for line in told for number in line), *shared]))
    assert found == pytest.approx(by_the_formula(told, shared, weights))
    assert sides == 1 or sum(found) == pytest.approx(1)


def test_partners_have_the_share_of_their_side() -> None:
    value = Value([0, 1, 0, 1], [[0.0]], [[0.0]], [], [0.0], [0.0], [1.0])
    shares = value.shares(vec[float]([1.0, 0.0]))
    assert shares[0] == shares[2] == pytest.approx(1 / (1 + math.exp(-1)))
    assert shares[1] == shares[3] == pytest.approx(1 - shares[0])


def test_more_of_what_is_good_is_better() -> None:
    value = Value([0, 1], [[0.0]], [[0.0]], [], [0.0], [0.0], [2.0])
    shares = [value.shares(vec[float]([lead, 0.0]))[0] for lead in (-1.0, 0.0, 0.5, 3.0)]
    assert all(less < more for less, more in pairwise(shares))
