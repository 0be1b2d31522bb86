"""Safarü, section 1: components and set-up."""

from collections import Counter

import pytest

from tests.rules.safaru.table import GAME, SPECIES, deal, facts
from waterhole import BadInput


def test_1_1_two_to_four_play_and_four_are_two_sides() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for players, sides in ((2, [[0], [1]]), (3, [[0], [1], [2]]), (4, [[0, 2], [1, 3]])):
        state = deal(players=players)
        assert state.view(0)["sides"] == sides
        assert len(facts(state)["caught"]) == len(facts(state)["scores"]) == len(sides)
    with pytest.raises(BadInput):
        GAME.deal(5)


def test_1_2_five_species_have_twelve_numbers_each() -> None:
    assert len(GAME.cards) == 60
    species = Counter(card.split("-")[0] for card in GAME.cards)
    assert set(species.values()) == {12}
    for name in species:
        numbers = [int(card.split("-")[1]) for card in GAME.cards if card.startswith(name)]
        assert numbers == [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]


def test_1_3_values_go_by_the_number_and_make_60() -> None:
    values = GAME.edition.wholes("values")
    assert values == [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]
    assert sum(values[int(card.split("-")[1])] for card in GAME.cards) == 60


def test_1_4_the_species() -> None:
    assert SPECIES == ["unicorn", "hedgehog", "panther", "owl", "tortoise"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_5_four_cards_each_from_the_dealers_left_then_four_to_the_wild(players: int) -> None:
    deck = GAME.cards[::7] + [card for place, card in enumerate(GAME.cards) if place % 7]
    state = GAME.deal(players, deck=[deck], first=1)
    order = [(2 + step) % players for step in range(players)]
    for step, seat in enumerate(order):
        assert sorted(facts(state)["hands"][seat]) == sorted(deck[4 * step : 4 * step + 4])
    used = 4 * players
    assert sorted(facts(state)["wild"]) == sorted(deck[used : used + 4])
    assert facts(state)["deck"] == deck[used + 4 :]
    assert facts(state)["dealer"] == 1


def test_1_5_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {facts(GAME.deal(4, seed=seed))["dealer"] for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
