"""What the table shows of the rules, so that nobody has to work them out again."""

from typing import Any

import pytest

from tests.playing import play
from tests.rules.serengeti.setting import deal, ended, position, sell
from waterhole import State


def view(state: State, seat: int | None = 0) -> dict[str, Any]:
    return state.view(seat)


def test_2_1_how_many_rounds_there_are() -> None:
    assert view(deal())["rounds"] == 15


def test_2_2_from_where_to_where_can_be_bid() -> None:
    state = deal()
    assert (view(state)["lowest_bid"], view(state)["highest_bid"]) == (1, 65)
    play(state, "bid 7")
    assert (view(state)["lowest_bid"], view(state)["highest_bid"]) == (8, 65)


def test_6_2_what_the_cards_of_each_tribe_score() -> None:
    state = position([["nuba-4", "nuba-9", "tonga-8"], ["samburu-5"], []])
    assert view(state, None)["collections"] == [
        [
            {"tribe": "nuba", "cards": ["nuba-4", "nuba-9"], "points": 3},
            {"tribe": "tonga", "cards": ["tonga-8"], "points": 1},
        ],
        [{"tribe": "samburu", "cards": ["samburu-5"], "points": 1}],
        [],
    ]


def test_6_3_chips_score_at_the_end_and_tell_nothing_before() -> None:
    assert view(position([[], [], []], [5, 7, 7]))["chips_points"] == [0, 0, 0]
    assert view(ended([[], [], []], [5, 7, 7]))["chips_points"] == [0, 3, 3]


def test_6_4_who_leads() -> None:
    state = deal()
    assert view(state)["leaders"] == []
    assert view(sell(state, winner=2, bid=4))["leaders"] == [2]


TWO = ["nuba-0", "nuba-2"]  # three points, as three of different tribes


@pytest.mark.parametrize(
    ("cards", "chips", "decided_by"),
    [
        ([TWO, [], []], [9, 0, 0], None),
        ([TWO, ["massai-0", "bantu-1", "nandi-0"], []], [1, 0, 5], "cards"),
        ([TWO, ["massai-0", "massai-1"], []], [1, 2, 9], "chips"),
        ([TWO, ["massai-0", "massai-1"], []], [9, 9, 0], None),
    ],
)
def test_6_4_what_decided(cards: list[list[str]], chips: list[int], decided_by: str | None) -> None:
    assert view(ended(cards, chips))["decided_by"] == decided_by
    assert view(position(cards, chips))["decided_by"] is None


def test_5_1_which_bids_a_seat_could_not_pay() -> None:
    state = position([[], [], []], [3, 7, 5])
    assert [state.view(seat)["lowest_bluff"] for seat in (0, 1, 2, None)] == [4, 8, 6, None]
