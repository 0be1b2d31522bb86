"""Safarü, section 2: a turn."""

from typing import cast

import pytest

from tests.playing import events, play, refused, texts
from tests.rules.safaru.table import GAME, cards, deal, facts, numbers, outcomes, position
from waterhole import State


def caught_by(played: int, *wild: int) -> set[str]:
    """All that a card of this number can catch from these numbers."""
    *lying, card = cards(*wild, played)
    return numbers(outcomes(position([card, "unicorn-9"], lying), f"play {card}"))


def test_2_1_the_dealers_left_neighbour_begins_and_turns_go_clockwise() -> None:
    state = position(["unicorn-9"], [], players=4)
    assert deal(players=4, first=2).seat == 3
    for seat in range(3):
        assert state.seat == seat
        play(state, f"play {facts(state)['hands'][seat][0]}")
        while facts(state)["phase"] == "catch":
            play(state, texts(state)[0])


def test_2_2_a_card_from_the_hand_catches_or_goes_free() -> None:
    state = position(["owl-9", "owl-2"], ["panther-3"])
    assert texts(state) == ["play owl-2", "play owl-9"]
    assert refused(state, "play owl-5").code == "safaru.not_in_hand"
    assert events(state, "play owl-2") == ["card_played", "card_freed"]
    assert facts(state)["wild"] == ["panther-3", "owl-2"]
    assert facts(state)["caught"] == [[], []]


def test_2_2_nothing_can_be_taken_before_a_card_is_played() -> None:
    state = position(["owl-9", "owl-2"], ["panther-3"])
    for text in ("take panther-3", "stay", "pair"):
        assert refused(state, text).code == "safaru.not_catching"


def test_2_3_adding_takes_two_or_more() -> None:
    assert caught_by(7, 3, 4) == {"3 4"}
    assert caught_by(7, 1, 2, 4) == {"1 2 4"}
    assert caught_by(5, 2, 1, 1) == set()
    assert caught_by(6, 7) == set()


def test_2_3_one_card_alone_is_no_adding() -> None:
    assert caught_by(5, 5) == {"5 +"}


def test_2_4_totalling_makes_17_with_one_or_more() -> None:
    assert caught_by(9, 8) == {"8"}
    assert caught_by(7, 4, 6) == {"4 6"}
    assert caught_by(0, 8, 9) == {"8 9"}
    assert caught_by(8, 8) == {"8 +"}


def test_2_5_pairing_takes_one_and_the_card_played() -> None:
    state = position(["owl-7", "owl-9"], ["panther-7", "tortoise-7"])
    assert outcomes(state, "play owl-7") == {(("panther-7",), True), (("tortoise-7",), True)}
    play(state, "play owl-7", "take tortoise-7")
    assert facts(state)["caught"] == [["owl-7", "tortoise-7"], []]
    assert facts(state)["wild"] == ["panther-7"]


def test_2_6_each_kind_once_and_no_card_for_two() -> None:
    assert caught_by(7, 3, 4, 6) == {"3 4", "4 6"}
    assert caught_by(7, 3, 4, 4, 6) == {"3 4", "4 6", "3 4 4 6"}


def test_2_6_all_three_at_once() -> None:
    assert caught_by(7, 3, 4, 1, 9, 7) == {
        "3 4", "1 9", "3 7", "1 3 4 9",
        "7 +", "3 4 7 +", "1 7 9 +", "1 3 4 7 9 +",
    }  # fmt: skip


def test_2_6_cards_that_do_not_sum_are_refused() -> None:
    state = play(position(["owl-7", "owl-9"], ["panther-3", "panther-4", "panther-6"]), "play owl-7")
    problem = refused(state, "take panther-6")
    assert (problem.code, problem.rule) == ("safaru.no_sum", "2.6")
    assert problem.params["cards"] == ["panther-6"]


def test_2_7_the_card_played_goes_only_with_a_pair() -> None:
    wild = ["panther-3", "panther-4", "panther-7"]
    state = play(position(["owl-7", "owl-9"], wild), "play owl-7", "take panther-3", "take panther-4")
    assert texts(state) == ["take panther-7", "stay"]
    paired = play(state.copy(), "take panther-7")
    assert facts(paired)["caught"][0] == ["panther-3", "panther-4", "panther-7", "owl-7"]
    stayed = play(state.copy(), "stay")
    assert facts(stayed)["caught"][0] == ["panther-3", "panther-4"]
    assert facts(stayed)["wild"] == ["panther-7", "owl-7"]
    assert refused(state, "pair").code == "safaru.no_pair"


def test_2_7_the_same_cards_with_and_without_the_card_played() -> None:
    # 5, 2, 3 and 7: pairing 5 and totalling 2 + 3 + 7, or adding 2 + 3 and totalling 5 + 7.
    wild = ["panther-2", "panther-3", "panther-5", "panther-7"]
    state = play(position(["owl-5", "owl-9"], wild), "play owl-5", "take panther-2", "take panther-3", "take panther-5")
    play(state, "take panther-7")
    assert texts(state) == ["stay", "pair"]
    assert len(facts(play(state.copy(), "pair"))["caught"][0]) == 5
    assert len(facts(play(state.copy(), "stay"))["caught"][0]) == 4


@pytest.mark.parametrize(
    ("played", "wild", "sums"),
    [
        (7, [3, 4], ["3 + 4 = 7"]),
        (9, [8], ["8 + 9 = 17"]),
        (7, [7], ["7 = 7"]),
        (5, [5, 0], ["0 + 5 = 5"]),
        (4, [4, 9, 1, 3], ["1 + 3 = 4", "4 + 9 + 4 = 17"]),
    ],
)
def test_2_6_a_catch_tells_its_sums(played: int, wild: list[int], sums: list[str]) -> None:
    *lying, card = cards(*wild, played)
    assert tuple(sums) in sums_told(position([card, "unicorn-9"], lying), f"play {card}")


def sums_told(state: State, text: str) -> set[tuple[str, ...]]:
    """The sums of every catch that can come of a move."""
    child = state.copy()
    told = [event.params["sums"] for event in child.narrate(GAME.parse(child, text)) if event.kind == "cards_caught"]
    if told:
        return {tuple(cast(list[str], sums)) for sums in told}
    return {sums for move in child.moves() for sums in sums_told(child, GAME.text(child, move))}


def test_2_8_who_adds_or_totals_takes_a_zero() -> None:
    assert caught_by(7, 3, 4, 0) == {"0 3 4"}
    assert caught_by(9, 8, 0, 0) == {"0 8", "0 0 8"}
    assert caught_by(7, 7, 0) == {"7 +", "0 7"}


def test_2_8_a_zero_is_one_of_the_two_cards_of_adding() -> None:
    assert caught_by(5, 5, 0) == {"5 +", "0 5"}
    assert caught_by(5, 5, 5, 0) == {"5 +", "0 5", "0 5 5 +"}


def test_2_8_a_zero_taken_by_pairing_counts() -> None:
    assert caught_by(0, 8, 9, 0) == {"0 +", "0 8 9", "0 8 9 +"}


def test_2_8_zeroes_add_up_to_a_zero() -> None:
    assert caught_by(0, 0) == {"0 +"}
    assert caught_by(0, 0, 0) == {"0 +", "0 0"}


def test_2_8_leaving_out_the_zero_is_refused() -> None:
    wild = ["panther-3", "panther-4", "panther-7", "tortoise-0"]
    state = play(position(["owl-7", "owl-9"], wild), "play owl-7", "take panther-3", "take panther-4")
    problem = refused(state, "stay")
    assert (problem.code, problem.rule) == ("safaru.zero_left", "2.8")


def test_2_9_a_card_that_can_catch_must() -> None:
    state = position(["owl-7", "owl-9"], ["panther-3", "panther-4", "panther-7"])
    assert refused(state, "release owl-7").code == "safaru.must_catch"
    play(state, "play owl-7")
    assert refused(state, "stay").code == "safaru.nothing_taken"
    assert refused(state, "play owl-9").code == "safaru.catch_first"


def test_2_9_a_card_that_catches_nothing_may_be_played_instead() -> None:
    state = position(["owl-7", "owl-2"], ["panther-3", "panther-4"])
    assert events(state, "play owl-2") == ["card_played", "card_freed"]


def test_2_10_in_an_empty_wild_every_card_goes_free() -> None:
    for number in range(10):
        assert caught_by(number) == set()


def test_2_11_the_same_cards_read_in_two_ways_are_one_choice() -> None:
    # 3 + 4 and 4 + 6, or 3 + 4 and 4 + 6 with the 4s exchanged: the same four cards.
    wild = ["panther-3", "panther-4", "owl-4", "tortoise-6"]
    state = play(position(["owl-7", "owl-9"], wild), "play owl-7", "take panther-3", "take panther-4")
    assert texts(state) == ["take owl-4", "stay"]


def test_2_11_cards_that_are_alike_are_one_choice() -> None:
    state = play(position(["owl-7", "owl-9"], ["panther-1", "panther-1", "panther-6", "owl-6"]), "play owl-7")
    assert texts(state) == ["take panther-1"]
    play(state, "take panther-1")
    assert texts(state) == ["take panther-6", "take owl-6"]


def test_2_11_cards_are_taken_in_deck_order() -> None:
    wild = ["panther-3", "panther-4", "owl-3", "tortoise-3"]
    state = play(position(["tortoise-7", "owl-9"], wild), "play tortoise-7", "take panther-4")
    assert texts(state) == ["take owl-3", "take tortoise-3"]
    problem = refused(state, "take panther-3")
    assert (problem.code, problem.rule) == ("safaru.out_of_order", "2.11")
    assert refused(state, "take tortoise-2").code == "safaru.not_in_wild"


def test_2_11_the_only_outcome_left_happens_by_itself() -> None:
    state = position(["tortoise-7", "owl-9"], ["panther-3", "panther-4", "owl-8"])
    assert events(state, "play tortoise-7") == ["card_played", "cards_caught"]
    state = play(position(["tortoise-7", "owl-9"], ["panther-3", "owl-4", "owl-7"]), "play tortoise-7")
    assert texts(state) == ["take panther-3", "take owl-7"]
    assert events(state, "take owl-7") == ["cards_caught"]


def noticing(hand: list[str], wild: list[str]) -> State:
    return position(hand, wild, missed_catches="notice")


def test_2_12_a_catch_may_be_missed_and_called() -> None:
    state = noticing(["owl-7", "owl-9"], ["panther-3", "panther-4", "panther-7"])
    assert texts(state) == ["play owl-7", "play owl-9", "release owl-7", "release owl-9"]
    assert events(state, "release owl-7") == ["card_released"]
    assert state.seat == 1
    assert "owl-7" in facts(state)["wild"]
    assert texts(state)[-1] == "call"
    assert events(state, "call") == ["release_called"]
    assert (state.seat, facts(state)["phase"]) == (0, "catch")
    assert texts(state) == ["take panther-3", "take panther-7"]
    play(state, "take panther-7")
    assert facts(state)["caught"] == [["panther-7", "owl-7"], []]
    assert (state.seat, facts(state)["phase"]) == (1, "play")


def test_2_12_a_single_outcome_is_taken_at_once() -> None:
    state = play(noticing(["owl-7", "owl-9"], ["panther-3", "panther-4"]), "release owl-7")
    assert events(state, "call") == ["release_called", "cards_caught"]
    assert state.seat == 1
    assert facts(state)["caught"][0] == ["panther-3", "panther-4"]


def test_2_12_a_call_in_vain_changes_nothing_and_is_the_only_one() -> None:
    state = play(noticing(["owl-7", "owl-9"], ["panther-3"]), "release owl-7")
    before = facts(state)["wild"]
    assert events(state, "call") == ["release_called", "call_failed"]
    assert (state.seat, facts(state)["wild"]) == (1, before)
    problem = refused(state, "call")
    assert (problem.code, problem.rule) == ("safaru.called_already", "2.12")


def test_2_12_only_a_release_just_before_can_be_called() -> None:
    state = noticing(["owl-7", "owl-9"], ["panther-3"])
    assert refused(state, "call").code == "safaru.nothing_to_call"
    play(state, "play owl-7")
    assert refused(state, "call").code == "safaru.nothing_to_call"
    assert refused(position(["owl-7"], []), "call").code == "safaru.no_calls"


DEALT = {"dealt_on", "hand_dealt"}
"""A deck that was imagined seems to be a new one."""


def before_the_last_card(players: int, hand_ends: bool = False) -> State:
    """The last seat holds one card, all others none; of the deal, or of the hand."""
    state = deal(players=players, missed_catches="notice", hands=1)
    while sum(map(len, facts(state)["hands"])) > 1 or (hand_ends and facts(state)["deck"]):
        play(state, next(text for text in texts(state) if text.startswith(("release", "let"))))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("hand_ends", [False, True])
def test_2_12_the_last_card_can_be_called_before_anything_is_dealt_or_counted(players: int, hand_ends: bool) -> None:
    state = before_the_last_card(players, hand_ends)
    last = state.seat
    assert last is not None
    [card] = facts(state)["hands"][last]
    before = facts(state)
    assert events(state, f"release {card}") == ["card_released"]
    assert facts(state)["phase"] == "call"
    assert state.seat == (last + 1) % players
    assert texts(state) == ["call", "let"]
    assert (facts(state)["deck"], facts(state)["dealer"]) == (before["deck"], before["dealer"])
    assert state.view(state.seat)["freed"] == card
    for text in (f"play {card}", f"release {card}", "stay", f"take {card}"):
        problem = refused(state, text)
        assert (problem.code, problem.rule) == ("safaru.call_or_let", "2.12")
    told = events(state, "let")
    assert told[0] == "release_let"
    assert told[1] == ("hand_scored" if hand_ends else "dealt_on")
    assert state.over == hand_ends
    if not state.over:
        assert refused(state, "call").code == "safaru.nothing_to_call"
        assert refused(state, "let").code == "safaru.nothing_to_call"


@pytest.mark.parametrize("variant", ["catch", "release"])
def test_2_12_the_last_card_that_could_catch_must_if_called(variant: str) -> None:
    """Two outcomes: in the variant the one who called chooses (5.2)."""
    known = {"hand_sizes": [1, 0], "wild": ["panther-3", "panther-4", "panther-7"]}
    state = position(["owl-7"], [], known=known, missed_catches="notice", variant=variant)
    assert events(state, "release owl-7") == ["card_released"]
    assert events(state, "call") == ["release_called"]
    assert (facts(state)["phase"], state.seat) == ("catch", 0 if variant == "catch" else 1)
    told = events(state, "take panther-7")
    assert (told[0], told[1] in DEALT) == ("cards_caught", True)
    assert facts(state)["caught"] == [["panther-7", "owl-7"], []]
    assert facts(state)["phase"] == "play"


def test_2_12_a_call_of_the_last_card_in_vain_changes_nothing() -> None:
    known = {"hand_sizes": [1, 0], "wild": ["panther-3"]}
    state = play(position(["owl-7"], [], known=known, missed_catches="notice"), "release owl-7")
    told = events(state, "call")
    assert (told[:2], told[2] in DEALT) == (["release_called", "call_failed"], True)
    assert {"owl-7", "panther-3"} <= set(facts(state)["wild"])
    assert facts(state)["caught"] == [[], []]


def test_2_12_a_last_card_that_was_played_cannot_be_called() -> None:
    for wild in (["panther-3"], ["panther-7"]):
        known = {"hand_sizes": [1, 0], "wild": wild}
        state = position(["owl-7"], [], known=known, missed_catches="notice")
        assert DEALT & set(events(state, "play owl-7"))
    known = {"hand_sizes": [1, 0], "wild": ["panther-3"]}
    assert DEALT & set(events(position(["owl-7"], [], known=known), "play owl-7"))


def test_2_12_within_a_deal_a_release_is_let_pass_by_playing() -> None:
    state = play(noticing(["owl-7", "owl-9"], ["panther-7"]), "release owl-7")
    assert "let" not in texts(state)
    problem = refused(state, "let")
    assert (problem.code, problem.rule) == ("safaru.let_by_playing", "2.12")
    assert refused(position(["owl-7"], []), "let").code == "safaru.no_calls"


def test_2_12_nobody_is_told_what_his_cards_could_catch() -> None:
    assert noticing(["owl-7"], ["panther-7"]).view(0)["catches"] == []
    assert position(["owl-7"], ["panther-7"]).view(0)["catches"] != []
    assert {option.name: option.default for option in GAME.options}["missed_catches"] == "prevent"
