"""Deals: from seeds, from known decks, with options; and what is refused."""

from collections import Counter

import pytest

import waterhole
from waterhole.core.chance import Luck, drawn_below, shuffled, stream

GAME = waterhole.game("serengeti")


def test_the_same_seed_is_the_same_deal() -> None:
    assert GAME.deal(4, seed=7).facts() == GAME.deal(4, seed="7").facts()
    assert GAME.deal(4, seed=7).facts() != GAME.deal(4, seed=8).facts()


def test_without_a_seed_every_deal_is_its_own() -> None:
    assert GAME.deal(4).facts()["deck"] != GAME.deal(4).facts()["deck"]


def test_a_known_deck_is_dealt_in_its_order() -> None:
    state = GAME.deal(3, deck=GAME.cards[::-1], first=2)
    assert state.facts()["lot"] == [GAME.cards[-1]]
    assert state.facts()["deck"] == GAME.cards[-2::-1]
    assert state.seat == 2
    assert state.chance() == [{"kind": "deal", "cards": GAME.cards[::-1]}]


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (GAME.cards[:-1], "core.bad_deck"),
        ([*GAME.cards[:-1], GAME.cards[0]], "core.bad_deck"),
        ([*GAME.cards[:-1], "nuba-7"], "core.unknown_card"),
        ([], "core.bad_deck"),
    ],
)
def test_a_deck_that_is_not_whole_is_refused(deck: list[str], code: str) -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        GAME.deal(3, deck=deck)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"forbidden_bids": "maybe"}, "core.bad_option"),
        ({"open_chips": 1}, "core.bad_option"),
        ({"open_chips": "yes"}, "core.bad_option"),
        ({"jokers": True}, "core.unknown_option"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        GAME.set_up(3, options)
    assert caught.value.code == code


@pytest.mark.parametrize(("players", "first"), [(7, None), (0, None), (True, None), (3, 3), (3, -1)])
def test_seats_that_do_not_exist_are_refused(players: int, first: int | None) -> None:
    with pytest.raises(waterhole.BadInput):
        GAME.deal(players, first=first)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        waterhole.game("whist")
    assert caught.value.params["known"] == waterhole.names()


def test_shuffles_are_fair() -> None:
    orders = Counter(tuple(shuffled([0, 1, 2], f"test/{number}")) for number in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
    firsts = Counter(drawn_below(5, f"first/{number}") for number in range(5000))
    assert all(850 < count < 1150 for count in firsts.values())


def test_dice_are_fair_and_repeat() -> None:
    dice, twin = stream("a", 1), stream("a", 1)
    assert [dice.below(6) for _ in range(50)] == [twin.below(6) for _ in range(50)]
    faces = Counter(dice.below(6) for _ in range(6000))
    assert all(850 < count < 1150 for count in faces.values())
    assert stream("a", 2).below(10**9) != stream("a", 1).below(10**9)


def test_an_outcome_told_beforehand_must_fit_the_cards() -> None:
    assert Luck("seed", [[2, 1, 0]]).order(0, [0, 1, 2]) == [2, 1, 0]
    with pytest.raises(waterhole.BadInput) as caught:
        Luck("seed", [[2, 2, 0]]).order(0, [0, 1, 2])
    assert caught.value.code == "core.shuffle_disagrees"


def test_asking_too_early_for_a_result_is_refused() -> None:
    with pytest.raises(waterhole.IllegalMove) as caught:
        GAME.deal(3, seed=1).result()
    assert caught.value.code == "core.not_over"
