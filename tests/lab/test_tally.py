"""Sums over matches, and how sure one can be of them."""

import pytest

from waterhole.core.ranking import Result
from waterhole.lab.tally import Tally, summary, wilson


def result(scores: list[int | float], winners: list[int]) -> Result:
    return {"scores": scores, "ranking": [], "winners": winners}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2242, 0.2778)],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_victory_is_a_part_of_one_for_each() -> None:
    tally = Tally.empty(3)
    tally.add(10, result([5, 5, 1], [0, 1]))
    tally.add(20, result([1, 9, 2], [1]))
    assert tally.wins == [0.5, 1.5, 0]
    assert tally.scores == [6, 14, 3]
    assert (tally.games, tally.decisions) == (2, 30)


def test_a_bot_on_several_seats_is_told_as_one() -> None:
    tally = Tally.empty(3)
    tally.add(10, result([4, 2, 0], [0]))
    tally.add(10, result([4, 2, 6], [2]))
    found = summary(tally, ("a", "b", "a"), {}, 2)
    bots = found["bots"]
    assert isinstance(bots, dict)
    assert bots["a"]["seats"] == [0, 2]
    assert (bots["a"]["wins"], bots["a"]["mean_score"]) == (2, 3.5)
    assert (bots["b"]["wins"], bots["b"]["mean_score"]) == (0, 2)


def test_nothing_finished_has_no_figures() -> None:
    assert summary(Tally.empty(3), ("a", "a", "a"), {"game": "x"}, 5) == {
        "game": "x",
        "games": 5,
        "finished": 0,
        "decisions": 0,
    }
