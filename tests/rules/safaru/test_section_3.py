"""Safarü, section 3: dealing again, and the end of a hand."""

import pytest

from tests.playing import play, texts
from tests.rules.safaru.table import deal, facts, random_hand


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_1_the_left_neighbour_deals_on_and_the_wild_stays(players: int) -> None:
    state = deal(players=players, first=0)
    before = facts(state)["deck"]
    while True:
        wild = facts(state)["wild"]
        play(state, texts(state)[0])
        if len(facts(state)["deck"]) < len(before):
            break
    assert facts(state)["dealer"] == 1
    assert state.seat == 2 % players
    hands = facts(state)["hands"]
    for step in range(players):
        seat = (2 + step) % players
        assert sorted(hands[seat]) == sorted(before[4 * step : 4 * step + 4])
    assert set(before[4 * players : 4 * players + 4]) <= set(facts(state)["wild"])
    caught = [card for cards in facts(state)["caught"] for card in cards]
    assert all(card in facts(state)["wild"] or card in caught for card in wild)


@pytest.mark.parametrize(("players", "deals"), [(2, 5), (3, 4), (4, 3)])
def test_3_2_the_number_of_deals(players: int, deals: int) -> None:
    state = deal(players=players, hands=1)
    sizes = [len(facts(state)["deck"])]
    while not state.over:
        play(state, texts(state)[-1])
        if len(facts(state)["deck"]) != sizes[-1]:
            sizes.append(len(facts(state)["deck"]))
    assert len(sizes) == deals
    assert sizes[-1] == 0
    # The last deal of three players leaves nothing for the wild.
    assert sizes[-2] - sizes[-1] == (4 * players if players == 3 else 4 * players + 4)


def test_3_3_cards_left_in_the_wild_score_for_nobody() -> None:
    state = random_hand(deal(hands=1))
    assert state.over
    assert facts(state)["deck"] == []
    assert facts(state)["hands"] == [[], []]
    wild, caught = facts(state)["wild"], facts(state)["caught"]
    assert wild
    assert len(wild) + sum(map(len, caught)) == 60
    counted = state.view(0)["sheet"]
    assert isinstance(counted, dict)
    values = counted["lines"][-1]
    assert values["line"] == "values"
    assert values["counts"] == [len(cards) for cards in caught]
