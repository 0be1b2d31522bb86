"""Serengeti, section 6: end and score."""

import pytest

from tests.playing import fact, refused
from tests.rules.serengeti.setting import deal, ended, to_the_end


def test_6_1_the_game_ends_after_round_15() -> None:
    state = to_the_end(deal())
    assert (fact(state, "round"), fact(state, "phase"), state.seat) == (15, "over", None)
    assert state.moves() == []
    assert refused(state, "pass").code == "core.game_over"


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_6_2_one_to_five_cards_of_a_tribe_score_1_3_6_10_15(count: int, points: int) -> None:
    bantu = ["bantu-1", "bantu-2", "bantu-4", "bantu-6", "bantu-7"][:count]
    assert ended([["nuba-0", *bantu], [], []], [0, 1, 0]).result()["scores"] == [1 + points, 3, 0]


def test_6_3_the_most_chips_score_three_points_for_all_who_tie() -> None:
    assert ended([[], [], []], [5, 7, 7]).result()["scores"] == [0, 3, 3]


def test_6_4_points_then_cards_then_chips_then_a_shared_victory() -> None:
    three, other = ["nuba-0", "nuba-2"], ["massai-0", "bantu-1", "nandi-0"]  # three points each
    assert ended([three, other, []], [1, 0, 5]).result()["ranking"] == [[1], [0], [2]]
    assert ended([three, ["massai-0", "massai-1"], ["tonga-1"]], [1, 2, 9]).result()["ranking"] == [[2], [1], [0]]
    tied = ended([three, ["massai-0", "massai-1"], []], [9, 9, 0])
    assert tied.result()["winners"] == [0, 1]
    assert tied.payoffs() == [0.5, 0.5, 0.0]
