"""Serengeti, section 5: a winner who cannot pay."""

from tests.playing import events, fact, play, refused, texts
from tests.rules.serengeti.setting import deal, gains, position, sell


def test_5_1_a_winner_with_too_few_chips_pays_nothing() -> None:
    state = play(deal(), "pass", "pass")
    assert gains(state, "bid 11") == [0, 0, 0]
    assert fact(state, "lot") == ["nuba-0"]


def test_5_2_he_discards_a_card_of_his_choice_if_he_has_any() -> None:
    state = sell(position([["nuba-4", "nuba-5", "bantu-6"], [], []]), winner=0, bid=63)
    assert fact(state, "phase") == "discard"
    assert state.seat == 0
    assert texts(state) == ["discard nuba-4", "discard nuba-5", "discard bantu-6"]
    assert (refused(state, "pass").code, refused(state, "pass").rule) == ("serengeti.must_discard", "5.2")
    assert refused(state, "bid 3").code == "serengeti.must_discard"
    assert refused(state, "discard tonga-1").code == "serengeti.not_your_card"
    assert events(state, "discard nuba-5") == ["card_discarded", "auctioned_again"]
    assert fact(state, "discarded") == ["nuba-5"]
    assert fact(state, "cards") == [["nuba-4", "bantu-6"], [], []]
    assert refused(state, "discard nuba-4").code == "serengeti.not_discarding"


def test_5_2_without_a_card_nothing_is_discarded() -> None:
    state = play(deal(), "pass", "pass")
    assert events(state, "bid 11") == ["bid_placed", "could_not_pay", "auctioned_again"]
    assert fact(state, "phase") == "auction"


def test_5_3_he_sits_out_while_the_lot_is_auctioned_again_from_no_bid() -> None:
    state = play(deal(), "pass", "pass", "bid 11")
    assert fact(state, "out") == [False, False, True]
    assert fact(state, "passed") == [False, False, True]
    assert (fact(state, "bid"), fact(state, "bidder")) == (0, None)
    play(state, "bid 1")
    assert state.seat == 1
    play(state, "pass")
    assert fact(state, "cards") == [["nuba-0"], [], []]
    assert fact(state, "out") == [False, False, False]


def test_5_4_the_starting_player_or_the_next_who_does_not_sit_out_opens() -> None:
    state = play(deal(first=1), "pass", "pass", "bid 50")
    assert state.seat == 1
    state = play(deal(first=1), "bid 50", "pass", "pass")
    assert state.seat == 2
    play(state, "pass", "pass")
    assert fact(state, "cards") == [[], [], ["nuba-0"]]
    assert fact(state, "starter") == 2


def test_5_5_the_bonus_is_paid_once_a_lot_and_not_to_bidders() -> None:
    state = play(deal(), "pass", "pass", "bid 50")
    assert gains(state, "pass") == [0, 0, 0]  # had it in the first auction
    state = play(deal(), "bid 1", "bid 50", "pass", "pass")
    assert fact(state, "out") == [False, True, False]
    assert state.seat == 0
    assert gains(state, "pass") == [0, 0, 0]  # has bid on this lot


def test_5_6_who_sits_out_still_receives_money() -> None:
    state = play(deal(), "pass", "pass", "bid 50", "bid 4")
    assert gains(state, "pass") == [-4, 2, 2]


def test_5_7_a_lot_that_nobody_can_take_leaves_the_game_and_the_starting_player_stays() -> None:
    state = play(deal(first=1), "pass", "pass", "bid 50")  # seat 0 fails
    play(state, "bid 50", "pass")  # seat 1 fails
    assert events(state, "bid 50") == ["bid_placed", "could_not_pay", "lot_lost", "lot_drawn"]
    assert fact(state, "discarded") == ["nuba-0"]
    assert (fact(state, "starter"), state.seat, fact(state, "round")) == (1, 1, 2)
