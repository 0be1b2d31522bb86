"""1 Components and set-up."""

from collections import Counter
from typing import Any, cast

import pytest

import waterhole
from tests.playing import deck_with, play, texts
from tests.rules.sanctuary.setting import GAME, TEAM, facts, full_array, table
from waterhole.games.sanctuary.array import SPACE_NAMES

TERRAINS = {
    "forest": "elephant giraffe gorilla meerkat",
    "plateau": "gorilla hyena lion meerkat",
    "river_delta": "crocodile flamingo giraffe gorilla hippo",
    "savannah": "cheetah flamingo giraffe hyena lion meerkat rhino",
    "scrubland": "cheetah elephant flamingo giraffe gorilla hyena meerkat",
    "valley": "cheetah flamingo hippo hyena meerkat rhino",
    "watering_hole": "cheetah flamingo giraffe lion meerkat",
    "wetland": "crocodile flamingo hippo meerkat rhino",
    "wilderness": "cheetah crocodile elephant flamingo gorilla hyena",
}


def test_1_1_one_to_four_players_fifty_two_cards_twenty_tokens() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(waterhole.BadInput):
        GAME.deal(5, seed=1)
    pairs = [f"{animal}-{terrain}" for terrain, animals in TERRAINS.items() for animal in animals.split()]
    assert GAME.cards == [*pairs, "buffalo-herd", "gazelle-herd", "zebra-herd"]
    assert len(GAME.cards) == 52
    assert facts(GAME.deal(4, seed=1))["supply"] == 20


def test_1_2_a_herd_is_its_own_terrain_scores_three_and_joins_no_set() -> None:
    herds = ["buffalo-herd", "gazelle-herd", "zebra-herd"]
    state = table(dict(zip(["A1", "A2", "A3"], herds, strict=True)))
    assert [text for text in texts(state) if text.startswith("draft A")] == [
        "draft A buffalo",
        "draft A gazelle",
        "draft A zebra",
    ]
    played = table(hands=[herds, []], expanding=True)
    play(played, *(f"play {herd}" for herd in herds))
    assert facts(played)["scores"] == [9, 0]


def test_1_3_four_rows_of_five_with_six_sanctuary_spaces() -> None:
    assert [f"{row}{column}" for row in "ABCD" for column in range(1, 6)] == SPACE_NAMES
    state = table({"A1": "lion-plateau"})
    play(state, "refill")
    filled = {space for space, card in zip(SPACE_NAMES, facts(state)["array"], strict=True) if card}
    assert filled == {"A1", "B2", "B3", "B4", "C2", "C3", "C4"}


def test_1_4_filled_from_the_top_left_along_the_rows() -> None:
    state = GAME.deal(2, deck=GAME.cards, first=0)
    assert facts(state)["array"] == GAME.cards[:20]
    assert facts(state)["deck"] == GAME.cards[20:]


def test_1_4_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    state = table({"A1": "lion-plateau"}, deck=["zebra-herd"], rest="discard")
    play(state, "refill")
    assert facts(state)["array"][6] == "zebra-herd"
    assert len(facts(state)["deck"]) == 52 - 2 - 5
    assert facts(state)["discard"] == []
    shuffled = cast(dict[str, Any], state.chance()[-1])
    assert shuffled["kind"] == "shuffle"
    assert sorted(shuffled["cards"]) == sorted(set(GAME.cards) - {"lion-plateau", "zebra-herd"})


def test_1_4_with_no_card_at_all_the_space_stays_empty() -> None:
    state = table({"A1": "lion-plateau"}, deck=["zebra-herd"], rest="hand")
    play(state, "refill")
    assert [card for card in facts(state)["array"] if card] == ["lion-plateau", "zebra-herd"]


def test_1_5_three_guides_a_conservationist_and_no_tokens() -> None:
    start = facts(GAME.deal(3, seed=2))
    assert start["staff"] == [TEAM] * 3
    assert start["tokens"] == start["scores"] == start["repopulation"] == [0, 0, 0]
    assert start["supply"] == 20


def test_1_6_a_start_player_by_lot_whose_disc_is_at_the_bottom() -> None:
    starts = Counter(facts(GAME.deal(4, seed=seed))["start"] for seed in range(80))
    assert set(starts) == {0, 1, 2, 3}
    state = GAME.deal(4, seed=1, first=2)
    assert state.seat == 2
    assert state.view(None)["stack"] == [2, 3, 0, 1]


def test_1_6_a_known_deck_is_dealt_as_told() -> None:
    deck = deck_with(GAME, "zebra-herd", "lion-plateau")
    assert facts(GAME.deal(2, deck=deck, first=1))["array"] == list(full_array(deck).values())
