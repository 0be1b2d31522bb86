"""The rules of Pebbles by their numbers, and the promises that every game keeps."""

import pytest

import waterhole
from waterhole.kit.conformance import check_all

GAME = waterhole.game("pebbles")


def deal(*hands: tuple[int, ...], first: int = 0) -> waterhole.State:
    """A table with these hands."""
    named = [f"stone-{number}" for hand in hands for number in hand]
    return GAME.deal(len(hands), deck=[*named, *(card for card in GAME.cards if card not in named)], first=first)


def play(state: waterhole.State, *stones: int) -> waterhole.State:
    for number in stones:
        state.play(GAME.parse(state, f"lay stone-{number}"))
    return state


def test_it_keeps_the_kernels_promises() -> None:
    check_all(GAME)


def test_1_1_two_or_three_play_with_nine_stones() -> None:
    assert list(GAME.seats) == [2, 3]
    assert GAME.cards == [f"stone-{number}" for number in range(1, 10)]


def test_1_2_each_gets_three_that_the_others_do_not_see() -> None:
    state = deal((1, 2, 3), (4, 5, 6))
    assert state.view(1)["hand"] == ["stone-4", "stone-5", "stone-6"]
    assert "stone-1" not in str(state.view(1))
    assert "stone-9" not in str([state.view(seat) for seat in (0, 1, None)])


def test_2_1_one_lays_ones_own_stones_in_turn() -> None:
    state = play(deal((1, 2, 3), (4, 5, 6)), 2)
    assert state.seat == 1
    with pytest.raises(waterhole.IllegalMove) as refused:
        play(state, 1)
    assert (refused.value.code, refused.value.rule) == ("pebbles.not_in_hand", "2.1")


def test_2_2_the_highest_scores_and_begins() -> None:
    state = play(deal((1, 8, 3), (4, 5, 6)), 3, 5)
    assert state.view(None)["points"] == [0, 1]
    assert state.seat == 1


def test_3_1_it_is_over_when_all_is_laid() -> None:
    state = play(deal((1, 8, 3), (4, 5, 6)), 3, 5, 6, 8)
    assert not state.over
    assert play(state, 1, 4).over


def test_3_2_the_most_points_win_and_a_tie_is_shared() -> None:
    assert play(deal((1, 8, 3), (4, 5, 6)), 3, 5, 6, 8, 1, 4).result()["winners"] == [1]
    tied = play(deal((1, 2, 9), (4, 5, 6), (3, 7, 8)), 9, 4, 3, 1, 5, 7, 8, 2, 6)
    assert tied.result() == {"scores": [1, 0, 2], "ranking": [[2], [0], [1]], "winners": [2]}
