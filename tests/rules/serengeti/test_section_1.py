"""Serengeti, section 1: components and set-up."""

from collections import Counter
from itertools import combinations

import pytest

import waterhole
from tests.playing import fact
from tests.rules.serengeti.setting import GAME, bank, chips, deal

TRIBES = ["nuba", "massai", "bantu", "nandi", "tonga", "samburu"]


def test_1_1_three_to_five_players_thirty_cards_sixty_five_chips() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    for players in (2, 6):
        with pytest.raises(waterhole.BadInput) as caught:
            GAME.deal(players, seed=1)
        assert caught.value.code == "core.bad_players"
    assert len(GAME.cards) == 30
    assert sum(chips(deal())) + bank(deal()) == 65


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
