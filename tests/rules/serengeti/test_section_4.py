"""Serengeti, section 4: who gets the money."""

import pytest

from tests.playing import fact, play
from tests.rules.serengeti.setting import GAME, bank, chips, paid, position, sell
from waterhole.words.fluent import words


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
    before = bank(state)
    assert paid(state, bid) == [-bid, 0, bid, 0]
    assert bank(state) == before - 6  # what three passes brought


@pytest.mark.parametrize(
    ("others", "owners"),
    [([["bantu-7", "nandi-7"], []], ["one"]), ([["bantu-7"], ["nandi-7"]], ["several"] * 2), ([[], []], ["none"] * 2)],
)
def test_4_3_and_it_is_told_for_what(others: list[list[str]], owners: list[str]) -> None:
    state = play(position([[], *others]), "bid 7", "pass")
    told = state.narrate(GAME.parse(state, "pass"))
    assert [event.params["owners"] for event in told if event.kind == "money_paid"] == owners
    assert ("rest_banked" in [event.kind for event in told]) == (owners != ["one"])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Bob gets 7 chips from Ann as the only owner of a 7."),
        ("fr", "Bob reçoit 7 jetons d’Ann : personne d’autre n’a de 7."),
    ],
)
def test_4_3_and_said_in_words(language: str, sentence: str) -> None:
    state = play(position([[], ["bantu-7", "nandi-7"], []]), "bid 7", "pass")
    told = state.narrate(GAME.parse(state, "pass"))
    said = words(language, GAME.folder / "words")
    payments = [event.seen_by(None) for event in told if event.kind == "money_paid"]
    assert [said.event(event, ["Ann", "Bob", "Cleo"]) for event in payments] == [sentence]


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
