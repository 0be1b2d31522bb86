"""What a value explains, and whether it means what it says."""

import numpy as np
import pytest

from waterhole.lab.train.measure import calibration, gain, quality, reliability
from waterhole.lab.train.network import born, inputs_of, loss, shares, slopes

SURE = np.array([[0.8, 0.2]] * 10)
WON = np.array([[1.0, 0.0]] * 8 + [[0.0, 1.0]] * 2)
GAMES = np.arange(10)


def test_what_comes_as_often_as_expected_is_calibrated() -> None:
    assert calibration(reliability(SURE, WON)) == pytest.approx(0)
    assert calibration(reliability(np.array([[0.6, 0.4]] * 10), WON)) == pytest.approx(0.2)


def test_to_explain_is_to_lose_less_than_who_knows_nothing() -> None:
    found = quality(SURE, WON, GAMES)
    assert found.loss == pytest.approx(-(0.8 * np.log(0.8) + 0.2 * np.log(0.2)))
    assert found.explained == pytest.approx(np.log(2) - found.loss)
    nothing = quality(np.full((10, 2), 0.5), WON, GAMES)
    assert nothing.explained == pytest.approx(0)
    better, off = gain(SURE, np.array([[0.6, 0.4]] * 10), WON, GAMES)
    assert better > 0
    assert off > 0


def test_to_explain_more_than_who_misleads_is_a_gain() -> None:
    better, off = gain(SURE, np.array([[0.2, 0.8]] * 10), WON, GAMES)
    assert better > off >= 0


def test_positions_of_one_game_count_as_one_observation() -> None:
    once = quality(SURE, WON, GAMES).explained_off
    often = quality(np.repeat(SURE, 50, axis=0), np.repeat(WON, 50, axis=0), np.repeat(GAMES, 50)).explained_off
    assert often == pytest.approx(once)


@pytest.mark.parametrize("sides", [1, 2, 4])
def test_slopes_are_what_a_small_step_changes(sides: int) -> None:
    dice = np.random.default_rng(3)
    weights = born(3, 2, 5, dice)
    inputs = inputs_of(dice.normal(size=(6, 3 * sides + 2)), sides, 3)
    won = np.eye(max(2, sides))[dice.integers(0, max(2, sides), 6)][:, :sides]
    found = slopes(weights, inputs, won)
    for part, slope in zip(weights.parts(), found.parts(), strict=True):
        place = tuple(0 for _ in part.shape)
        before = loss(shares(weights, inputs), won)
        part[place] += 1e-6
        after = loss(shares(weights, inputs), won)
        part[place] -= 1e-6
        assert slope[place] == pytest.approx((after - before) / 1e-6, abs=1e-4)
