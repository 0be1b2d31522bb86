"""Safarü, section 5: the variant in which animals are set free."""

import pytest

from tests.playing import events, play, texts
from tests.rules.safaru.table import count, deal, facts, position, random_hand


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_1_the_fewest_points_win(players: int) -> None:
    state = deal(players=players, variant="release", hands=1)
    random_hand(state)
    scores = facts(state)["scores"]
    best = [seat for seat in range(players) if scores[seat % len(scores)] == min(scores)]
    assert state.result()["winners"] == best
    assert [seat for seat, share in enumerate(state.payoffs()) if share] == best


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_2_the_left_neighbour_chooses(players: int) -> None:
    wild = ["panther-3", "panther-4", "panther-7"]
    state = position(["owl-7", "owl-9"], wild, players=players, variant="release")
    play(state, "play owl-7")
    assert (state.seat, facts(state)["phase"]) == (1, "catch")
    play(state, "take panther-7")
    assert facts(state)["caught"][0] == ["panther-7", "owl-7"]
    assert (state.seat, facts(state)["phase"]) == (1, "play")


def test_5_2_a_single_outcome_needs_no_choice() -> None:
    state = position(["owl-7", "owl-9"], ["panther-7"], variant="release")
    assert events(state, "play owl-7") == ["card_played", "cards_caught"]


def test_5_2_the_caller_chooses_a_catch_that_was_missed() -> None:
    wild = ["panther-3", "panther-4", "panther-7"]
    state = position(["owl-7", "owl-9"], wild, variant="release", missed_catches="notice")
    play(state, "release owl-7", "call")
    assert (state.seat, facts(state)["phase"]) == (1, "catch")
    play(state, "take panther-7")
    assert facts(state)["caught"][0] == ["panther-7", "owl-7"]
    assert "call" not in texts(state)


def test_5_3_most_cards_most_hedgehogs_and_values() -> None:
    caught = [["unicorn-6", "unicorn-1", "owl-0"], ["hedgehog-7", "hedgehog-2"]]
    lines = count(position(["tortoise-9"], [], caught, variant="release"))
    assert lines == {
        "most_cards": [24, 0],
        "most_hedgehog": [0, 18],
        "values": [3, 3],
        "total": [27, 21],
    }
    tied = count(position(["tortoise-9"], [], [["owl-1"], ["owl-9"]], variant="release"))
    assert tied["most_cards"] == [12, 12]


def test_5_4_four_hands_unless_the_table_says_otherwise() -> None:
    for options, hands in (({}, 4), ({"hands": 2}, 2), ({"target": 1}, 4)):
        state = deal(variant="release", **options)
        while not state.over:
            random_hand(state)
        assert facts(state)["hand"] == hands
    assert deal(players=4, variant="release").view(0)["sides"] == [[0, 2], [1, 3]]
