"""Serengeti, section 2: a round."""

from typing import Any

import pytest

import waterhole
from tests.playing import events, fact, play, refused, texts
from tests.rules.serengeti.setting import GAME, chips, deal, gains, position, sell


def test_2_1_fifteen_lots_of_one_two_three_cards() -> None:
    state = deal()
    sizes = []
    while not state.over:
        facts: dict[str, Any] = state.facts()
        sizes.append(len(facts["lot"]))
        play(state, "pass", "pass", "pass")
    assert sizes == [1, 2, 3] * 5


def test_2_2_higher_or_pass_clockwise_from_the_starting_player() -> None:
    state = deal(first=1)
    assert state.seat == 1
    play(state, "bid 5")
    assert state.seat == 2
    for low in ("bid 4", "bid 5"):
        problem = refused(state, low)
        assert (problem.code, problem.rule) == ("serengeti.bid_too_low", "2.2")
    play(state, "bid 6")
    assert state.seat == 0


def test_2_3_who_has_passed_is_out_of_the_auction() -> None:
    state = play(deal(), "bid 1", "pass", "bid 2", "bid 3")
    assert fact(state, "passed") == [False, True, False]
    assert state.seat == 2


def test_2_4_the_last_one_in_with_the_standing_bid_wins_and_pays() -> None:
    state = play(deal(), "bid 3", "pass")
    assert events(state, "pass") == ["passed", "lot_won", "money_paid", "money_paid", "rest_banked", "lot_drawn"]
    assert chips(state)[0] == 7
    assert fact(state, "cards") == [["nuba-0"], [], []]


def test_2_5_the_last_player_may_still_bid_when_all_others_have_passed() -> None:
    state = play(deal(), "pass", "pass")
    assert state.seat == 2
    assert "bid 1" in texts(state)
    play(state, "bid 1")
    assert fact(state, "cards") == [[], [], ["nuba-0"]]


def test_2_6_without_a_bid_the_starting_player_gets_the_lot_for_nothing() -> None:
    state = play(deal(first=1), "pass", "pass", "pass")
    assert fact(state, "cards") == [[], ["nuba-0"], []]
    assert fact(state, "starter") == 1


def test_2_7_passing_without_a_bid_earns_two_chips() -> None:
    state = deal()
    assert gains(state, "pass") == [2, 0, 0]
    play(state, "bid 1", "bid 2")
    assert gains(state, "pass") == [1, 1, -2]  # seat 1 has bid: only its share of the winner's money


def test_2_7_or_what_the_bank_has() -> None:
    state = position([[], [], []], chips=[22, 20, 20])
    assert [gains(state, "pass")[seat] for seat in range(3)] == [2, 1, 0]


def test_2_7_a_starting_player_who_gets_the_lot_keeps_them() -> None:
    assert chips(play(deal(), "pass", "pass", "pass")) == [12, 12, 12]


def test_2_8_bids_are_whole_numbers_from_1_to_65() -> None:
    assert texts(deal()) == ["pass", *[f"bid {amount}" for amount in range(1, 66)]]
    for text in ("bid 0", "bid 66", "bid -1", "bid 1.5", "bid 07", "bid ²", "bid"):
        with pytest.raises(waterhole.NotAMove):
            GAME.parse(deal(), text)


def test_2_9_a_bid_may_exceed_the_bidders_chips() -> None:
    state = play(deal(), "bid 65")
    assert fact(state, "bid") == 65
    assert texts(state) == ["pass"]


def test_2_10_whoever_gets_the_lot_shows_it_and_starts_the_next_round() -> None:
    state = sell(deal(), winner=2, bid=4)
    assert fact(state, "cards") == [[], [], ["nuba-0"]]
    assert fact(state, "starter") == 2
    assert state.seat == 2
    assert state.view(0)["cards"] == [[], [], ["nuba-0"]]
