"""The rules of Serengeti, each proved by a test that bears its number."""

from collections import Counter
from itertools import combinations

import pytest

import waterhole
from tests.playing import deck_with, events, fact, numbers, play, refused, texts
from waterhole import State
from waterhole.core.chance import stream

GAME = waterhole.game("serengeti")
TRIBES = ["nuba", "massai", "bantu", "nandi", "tonga", "samburu"]


def deal(*front: str, players: int = 3, first: int = 0, **options: object) -> State:
    return GAME.set_up(players, options, chance=[deck_with(GAME, *front)], first=first)


def position(cards: list[list[str]], chips: list[int] | None = None, **known: object) -> State:
    """An auction of tonga-1 among seats with these cards, in which seat 0 begins."""
    players = len(cards)
    held = chips or [10] * players
    memory = {**deal(players=players).recall(0), "cards": cards, "chips": held, "bank": 65 - sum(held)}
    return GAME.imagine({**memory, "lot": ["tonga-1"], **known}, stream("position"))  # type: ignore[dict-item]


def sell(state: State, winner: int, bid: int) -> State:
    """Let everybody pass but the winner, who bids this much, once."""
    lot = fact(state, "round")
    while fact(state, "round") == lot and fact(state, "phase") == "auction":
        play(state, f"bid {bid}" if state.seat == winner and fact(state, "bid") == 0 else "pass")
    return state


def paid(state: State, bid: int) -> list[int]:
    """What everybody gains when seat 0 wins with this bid: two others have passed before, for their 2 chips."""
    play(state, f"bid {bid}")
    before = chips(state)
    while fact(state, "bid") == bid:
        bonus = [2 if seat == state.seat else 0 for seat in range(state.players)]
        play(state, "pass")
        before = [count + more for count, more in zip(before, bonus, strict=True)]
    return [now - then for now, then in zip(chips(state), before, strict=True)]


def chips(state: State) -> list[int]:
    return numbers(fact(state, "chips"))


def gains(state: State, text: str) -> list[int]:
    """Play a move; what it changed in everybody's chips."""
    before = chips(state)
    play(state, text)
    return [now - then for now, then in zip(chips(state), before, strict=True)]


def to_the_end(state: State) -> State:
    while not state.over:
        play(state, "pass")
    return state


# 1 Components and set-up


def test_1_1_three_to_five_players_thirty_cards_sixty_five_chips() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    for players in (2, 6):
        with pytest.raises(waterhole.BadInput) as caught:
            GAME.deal(players, seed=1)
        assert caught.value.code == "core.bad_players"
    assert len(GAME.cards) == 30
    assert sum(chips(deal())) + int(str(fact(deal(), "bank"))) == 65


def test_1_2_six_tribes_of_five_cards() -> None:
    assert Counter(card.split("-")[0] for card in GAME.cards) == dict.fromkeys(TRIBES, 5)
    assert list(dict.fromkeys(card.split("-")[0] for card in GAME.cards)) == TRIBES


def test_1_3_every_digit_on_three_cards_and_in_no_tribe_twice() -> None:
    assert Counter(card.split("-")[1] for card in GAME.cards) == {str(digit): 3 for digit in range(10)}
    assert len(set(GAME.cards)) == 30


def test_1_4_any_two_tribes_share_exactly_two_digits() -> None:
    digits = {tribe: {card[-1] for card in GAME.cards if card.startswith(tribe)} for tribe in TRIBES}
    assert all(len(digits[one] & digits[other]) == 2 for one, other in combinations(TRIBES, 2))
    assert GAME.edition.sources["tribes"] == "ours"


@pytest.mark.parametrize(("players", "bank"), [(3, 35), (4, 25), (5, 15)])
def test_1_5_ten_chips_each_and_the_rest_in_the_bank(players: int, bank: int) -> None:
    state = deal(players=players)
    assert chips(state) == [10] * players
    assert fact(state, "bank") == bank


def test_1_6_the_first_player_is_drawn_and_chips_are_hidden() -> None:
    assert {fact(GAME.deal(4, seed=seed), "starter") for seed in range(50)} == {0, 1, 2, 3}
    state = deal()
    assert state.view(1)["chips"] == [None, 10, None]
    assert state.view(None)["chips"] == [None, None, None]
    assert state.view(1)["lot"] == ["nuba-0"]
    assert deal(open_chips=True).view(1)["chips"] == [10, 10, 10]


def test_1_7_the_bank_is_public() -> None:
    assert deal().view(None)["bank"] == 35


# 2 A round


def test_2_1_fifteen_lots_of_one_two_three_cards() -> None:
    state = deal()
    sizes = []
    while not state.over:
        sizes.append(len(state.view(None)["lot"]))  # type: ignore[arg-type]
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


# 3 Forbidden bids


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
    bank = int(str(fact(state, "bank")))
    assert gains(state, "bid 4") == [-1, 0, 0]
    assert fact(state, "bank") == bank + 1
    assert fact(state, "bid") == 0
    assert state.seat == 0
    assert gains(state, "pass") == [2, 0, 0]  # a void bid is no bid


def test_3_3_who_has_no_chip_pays_no_fine() -> None:
    state = sell(deal("nuba-4", forbidden_bids="fine"), winner=0, bid=10)
    assert chips(state)[0] == 0
    assert gains(state, "bid 14") == [0, 0, 0]


# 4 Where the money goes


def test_4_1_only_the_last_digit_counts() -> None:
    assert paid(position([[], ["nuba-4"], []], chips=[20, 5, 5]), bid=14) == [-14, 14, 0]
    assert paid(position([[], ["nuba-4"], ["nuba-0"]]), bid=10) == [-10, 0, 10]


def test_4_2_the_winners_cards_and_the_lot_never_count() -> None:
    assert paid(position([["nuba-4"], ["tonga-4"], []], chips=[9, 10, 10]), bid=5) == [-5, 2, 2]
    assert paid(position([[], ["nuba-0"], []], lot=["tonga-4"]), bid=4) == [-4, 2, 2]
    state = sell(position([["massai-6", "nuba-9"], [], []]), winner=1, bid=9)
    assert chips(state)[1] == 10 - 9


def test_4_3_of_several_owners_each_matching_card_earns_a_share() -> None:
    assert paid(position([[], ["massai-6", "bantu-6"], ["samburu-6"]]), bid=6) == [-6, 4, 2]
    state = position([[], ["massai-6", "bantu-6"], ["samburu-6"]], chips=[20, 10, 10])
    assert paid(state, bid=16) == [-16, 10, 5]


@pytest.mark.parametrize("cards", [["bantu-7"], ["bantu-7", "nandi-7"], ["bantu-7", "nandi-7", "samburu-7"]])
@pytest.mark.parametrize("bid", [7, 17])
def test_4_3_a_sole_owner_gets_the_whole_bid_however_many_cards(cards: list[str], bid: int) -> None:
    state = position([[], [], cards, ["nuba-0"]], chips=[20, 10, 10, 10])
    bank = int(str(fact(state, "bank")))
    assert paid(state, bid) == [-bid, 0, bid, 0]
    assert fact(state, "bank") == bank - 6  # what three passes brought


@pytest.mark.parametrize(
    ("others", "owners"),
    [([["bantu-7", "nandi-7"], []], ["one"]), ([["bantu-7"], ["nandi-7"]], ["several"] * 2), ([[], []], ["none"] * 2)],
)
def test_4_3_and_it_is_told_for_what(others: list[list[str]], owners: list[str]) -> None:
    state = play(position([[], *others]), "bid 7", "pass")
    told = state.narrate(GAME.parse(state, "pass"))
    assert [event.params["owners"] for event in told if event.kind == "money_paid"] == owners
    assert ("rest_banked" in [event.kind for event in told]) == (owners != ["one"])


def test_4_4_without_a_match_all_others_share() -> None:
    assert paid(position([[], ["nuba-0"], [], []]), bid=7) == [-7, 2, 2, 2]


def test_4_5_what_cannot_be_divided_goes_to_the_bank() -> None:
    state = position([[], [], [], []], chips=[20, 15, 15, 15])
    assert fact(state, "bank") == 0
    sell(state, winner=0, bid=7)
    assert fact(state, "bank") == 1


@pytest.mark.parametrize(
    ("bid", "others", "shares"),
    [
        (7, [["bantu-7"], [], []], [7, 0, 0]),
        (7, [["bantu-7", "nandi-7"], [], []], [7, 0, 0]),
        (9, [["nuba-9"], ["tonga-9"], ["samburu-9"]], [3, 3, 3]),
        (6, [["massai-6", "bantu-6"], ["samburu-6"], []], [4, 2, 0]),
        (13, [["massai-3"], ["nandi-3"], []], [6, 6, 0]),
        (12, [["nuba-2"], [], []], [12, 0, 0]),
        (5, [[], ["nuba-4"], []], [1, 1, 1]),
    ],
)
def test_4_6_the_examples(bid: int, others: list[list[str]], shares: list[int]) -> None:
    assert paid(position([[], *others], chips=[20, 10, 10, 10]), bid) == [-bid, *shares]


# 5 When the winner cannot pay


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


# 6 The end


def test_6_1_the_game_ends_after_round_15() -> None:
    state = to_the_end(deal())
    assert (fact(state, "round"), fact(state, "phase"), state.seat) == (15, "over", None)
    assert state.moves() == []
    assert refused(state, "pass").code == "core.game_over"


def ended(cards: list[list[str]], chips: list[int]) -> State:
    """A game that is over with these possessions."""
    return position(cards, chips, phase="over", seat=None, lot=[])


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
