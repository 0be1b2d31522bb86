"""The network of a learned prior: the same numbers as by the plain formula; with one weight it is what is known."""

import pytest
from librt.vecs import vec

from waterhole.core.chance import Dice
from waterhole.core.prior import Prior


def some(count: int, width: int, dice: Dice) -> list[list[float]]:
    return [[2 * dice.fraction() - 1 for _ in range(width)] for _ in range(count)]


@pytest.mark.parametrize(("moves", "features", "hidden"), [(1, 3, 4), (5, 7, 8), (3, 2, 6), (4, 5, 1)])
def test_it_is_the_plain_formula(moves: int, features: int, hidden: int) -> None:
    dice = Dice(11)
    inputs, told = some(features, hidden, dice), some(moves, features, dice)
    (bias,), (out,), (straight,) = some(1, hidden, dice), some(1, hidden, dice), some(1, features, dice)
    found = Prior(inputs, bias, out, straight).promises(vec[float]([number for line in told for number in line]))
    wanted: list[float] = []
    for line in told:
        promise = sum(a * b for a, b in zip(line, straight, strict=True))
        for unit in range(hidden):
            arrived = bias[unit] + sum(amount * inputs[at][unit] for at, amount in enumerate(line))
            promise += max(0.0, arrived) * out[unit]
        wanted.append(promise)
    assert found == pytest.approx(wanted)


def test_with_one_weight_it_is_what_the_game_knows() -> None:
    prior = Prior([[0.3], [0.7]], [0.1], [0.0], [1.0, 0.0])
    assert prior.promises(vec[float]([0.5, 9.0, -2.25, 4.0])) == [0.5, -2.25]
