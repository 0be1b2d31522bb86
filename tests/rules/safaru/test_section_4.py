"""Safarü, section 4: the count of a hand."""

import pytest

from tests.playing import play
from tests.rules.safaru.table import GAME, count, deal, facts, position, random_hand


def counted(*caught: list[str]) -> dict[str, list[int]]:
    return count(position(["tortoise-9"], [], caught, players=len(caught)))


def test_4_1_unicorns_hedgehogs_babies_and_values() -> None:
    lines = counted(["unicorn-6", "unicorn-1", "hedgehog-9"], ["hedgehog-7", "hedgehog-2", "owl-0"])
    assert lines == {
        "most_unicorn": [24, 0],
        "most_hedgehog": [0, -12],
        "baby": [0, -5],
        "values": [2, 2 + 1 + 1],
        "total": [26, -13],
    }


def test_4_1_all_cards_together() -> None:
    lines = counted([card for card in GAME.cards if card != "tortoise-9"], [])
    assert lines["values"] == [60, 0]
    assert lines["baby"] == [-25, 0]
    assert lines["total"] == [24 - 12 - 25 + 60, 0]


def test_4_2_ties_share_equally() -> None:
    two = counted(["unicorn-1", "hedgehog-1"], ["unicorn-9", "hedgehog-9"])
    assert (two["most_unicorn"], two["most_hedgehog"]) == ([12, 12], [-6, -6])
    three = counted(["unicorn-1", "hedgehog-1"], ["unicorn-9", "hedgehog-9"], ["unicorn-2", "hedgehog-2"])
    assert (three["most_unicorn"], three["most_hedgehog"]) == ([8, 8, 8], [-4, -4, -4])
    some = counted(["unicorn-1"], ["unicorn-9"], [])
    assert some["most_unicorn"] == [12, 12, 0]


def test_4_2_nobody_gets_points_for_the_most_of_none() -> None:
    lines = counted(["owl-1"], [])
    assert (lines["most_unicorn"], lines["most_hedgehog"]) == ([0, 0], [0, 0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_3_hands_are_played_until_the_target_is_reached(players: int) -> None:
    state = deal(players=players, target=30)
    while not state.over:
        assert max(facts(state)["scores"]) < 30
        random_hand(state)
    scores = facts(state)["scores"]
    assert max(scores) >= 30
    result = state.result()
    best = [seat for seat in range(players) if scores[seat % len(scores)] == max(scores)]
    assert result["winners"] == best
    assert result["scores"] == [scores[seat % len(scores)] for seat in range(players)]


def test_4_3_scores_add_up_and_the_deal_passes_on() -> None:
    state = deal(players=3, first=0, hands=3)
    total = [0, 0, 0]
    dealers = []
    while not state.over:
        dealers.append(facts(state)["dealer"])
        random_hand(state)
        sheet = state.view(0)["sheet"]
        assert isinstance(sheet, dict)
        total = [had + more for had, more in zip(total, sheet["totals"], strict=True)]
        assert facts(state)["scores"] == total
    # Four deals a hand: the next hand's dealer sits left of the last one's.
    assert dealers == [0, 1, 2]
    assert facts(state)["hand"] == 3


def test_4_3_equal_points_at_the_top_are_a_shared_victory() -> None:
    others = [card for card in GAME.cards if card != "owl-9"]
    last = {"hand_sizes": [1, 0], "scores": [0, 0]}
    points = count(position(["owl-9"], [], [others[:30], others[30:]], known=last))["total"]
    last["scores"] = [100 - more for more in points]
    state = play(position(["owl-9"], [], [others[:30], others[30:]], known=last), "play owl-9")
    assert state.over
    assert facts(state)["scores"] == [100, 100]
    assert state.result()["winners"] == [0, 1]
    assert state.payoffs() == [0.5, 0.5]


def test_4_3_partners_win_together() -> None:
    others = [card for card in GAME.cards if card != "owl-9"]
    last = {"hand_sizes": [1, 0, 0, 0], "scores": [200, 0]}
    state = position(["owl-9"], [], [others[:30], others[30:]], players=4, known=last)
    play(state, "play owl-9")
    assert state.result()["winners"] == [0, 2]
    assert state.result()["ranking"] == [[0, 2], [1, 3]]
    assert state.payoffs() == [1.0, 0.0, 1.0, 0.0]
