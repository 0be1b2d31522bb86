"""Serengeti, section 3: the bidding restriction."""

from tests.playing import fact, play, refused, texts
from tests.rules.serengeti.setting import bank, chips, deal, gains, position, sell


def test_3_1_the_last_digit_of_a_bid_must_not_be_on_ones_own_cards() -> None:
    state = sell(deal("nuba-4", "bantu-6", "nandi-8"), winner=0, bid=1)
    assert "bid 6" in texts(state)  # the lot itself forbids nothing
    sell(state, winner=0, bid=1)
    assert state.view(0)["forbidden"] == [[4, 6, 8], [], []]
    for amount in (4, 6, 14, 16, 24):
        assert f"bid {amount}" not in texts(state)
        problem = refused(state, f"bid {amount}")
        assert (problem.code, problem.rule) == ("serengeti.bid_forbidden", "3.1")
        assert problem.params == {"amount": amount, "digit": amount % 10}


def test_3_1_a_discarded_card_forbids_nothing() -> None:
    state = sell(position([["nuba-4"], [], []]), winner=0, bid=11)
    play(state, "discard nuba-4")
    assert state.view(0)["forbidden"] == [[], [], []]


def test_3_2_without_a_permitted_bid_one_must_pass() -> None:
    for option in ("prevent", "fine"):
        state = sell(deal("nuba-5", forbidden_bids=option), winner=0, bid=1)
        play(state, "bid 1", "bid 64", "pass")
        assert state.seat == 0
        assert texts(state) == ["pass"]
        problem = refused(state, "bid 65")
        assert (problem.code, problem.rule) == ("serengeti.must_pass", "3.2")


def test_3_3_a_forbidden_bid_can_cost_a_chip() -> None:
    state = sell(deal("nuba-4", forbidden_bids="fine"), winner=0, bid=1)
    assert "bid 4" in texts(state)
    before = bank(state)
    assert gains(state, "bid 4") == [-1, 0, 0]
    assert bank(state) == before + 1
    assert fact(state, "bid") == 0
    assert state.seat == 0
    assert gains(state, "pass") == [2, 0, 0]  # a void bid is no bid


def test_3_3_who_has_no_chip_pays_no_fine() -> None:
    state = sell(deal("nuba-4", forbidden_bids="fine"), winner=0, bid=10)
    assert chips(state)[0] == 0
    assert gains(state, "bid 14") == [0, 0, 0]
