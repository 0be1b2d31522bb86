"""2 Drafting, and 3 Cleaning up the array."""

import pytest

from tests.playing import events, play, refused, texts
from tests.rules.sanctuary.setting import GAME, TEAM, TRACK, at, facts, full_array, table

BREEDERS = ["guide", "guide", "conservationist", "breeder"]
CARETAKERS = ["guide", "guide", "conservationist", "caretaker"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_2_1_round_to_the_last_and_back_again(players: int) -> None:
    state = GAME.deal(players, seed=3, first=players - 1)
    order = []
    while facts(state)["phase"] == "draft":
        order.append(state.seat)
        play(state, next(text for text in texts(state) if text.startswith("draft")))
    forth = [(players - 1 + place) % players for place in range(players)]
    assert order == [*forth, *reversed(forth)]


def test_2_2_all_cards_of_a_terrain_in_a_row_or_column_with_their_tokens() -> None:
    array = {"A1": "lion-plateau", "A4": "hyena-plateau", "A5": "lion-savannah", "B1": "gorilla-plateau"}
    by_row = play(table(array, on={"A4": 2, "B1": 1}), "draft A plateau")
    assert facts(by_row)["hands"][0] == ["hyena-plateau", "lion-plateau"]
    assert facts(by_row)["tokens"][0] == 2
    by_column = play(table(array, on={"A4": 2, "B1": 1}), "draft 1 plateau")
    assert facts(by_column)["hands"][0] == ["gorilla-plateau", "lion-plateau"]
    assert at(by_column, "A4") == ("hyena-plateau", 2)
    problem = refused(table(array), "draft A forest")
    assert (problem.code, problem.rule) == ("sanctuary.terrain_not_there", "2.2")
    assert problem.params == {"terrain": "forest", "line": "A"}


def test_2_2_nothing_is_taken_from_an_empty_array_only() -> None:
    assert refused(table({"A1": "lion-plateau"}), "nothing").code == "sanctuary.must_draft"
    state = table({}, deck=["zebra-herd"])
    assert texts(state) == ["refill", "nothing"]
    play(state, "nothing")
    assert state.seat == 1
    assert facts(state)["hands"][0] == []


def test_2_3_each_step_gives_up_those_before_it() -> None:
    team = ["guide", "conservationist", "caretaker", "breeder"]
    state = table({"A1": "lion-plateau"}, staff=[team])
    assert {text.split()[0] for text in texts(state)} == {"slide", "refill", "swap", "draft"}
    play(state, "refill")
    assert {text.split()[0] for text in texts(state)} == {"swap", "draft"}
    assert refused(state, "slide A1 right").code == "sanctuary.step_gone_by"
    play(state, "swap A1 D5")
    assert {text.split()[0] for text in texts(state)} == {"draft"}
    assert refused(state, "refill").rule == "2.3"
    assert refused(state, "breed").code == "sanctuary.draft_first"


def test_2_3_the_draft_ends_by_itself_when_nothing_is_left_to_choose() -> None:
    state = table({"A1": "lion-plateau", "A2": "lion-savannah"}, staff=[BREEDERS])
    play(state, "draft A plateau")
    assert state.seat == 1  # neither the ranger nor the breeder can be paid
    state = table({"A1": "lion-plateau", "A2": "lion-savannah"}, staff=[BREEDERS], tokens=[1])
    play(state, "draft A plateau")
    assert texts(state) == ["extra A2", "breed", "end"]
    assert refused(state, "draft A savannah").code == "sanctuary.already_drafted"
    assert play(state, "end").seat == 1


def test_2_4_each_guide_slides_a_card_into_an_empty_space() -> None:
    state = table({"A1": "lion-plateau", "A2": "hyena-plateau"}, on={"A1": 3})
    assert [text for text in texts(state) if text.startswith("slide")] == [
        "slide A1 down",
        "slide A2 down",
        "slide A2 right",
    ]
    full = refused(state, "slide A1 right")
    assert (full.code, full.rule, full.params) == (
        "sanctuary.space_full",
        "2.4",
        {"space": "A2", "card": "hyena-plateau"},
    )
    assert refused(state, "slide A1 up").code == "sanctuary.off_the_array"
    assert refused(state, "slide C3 up").code == "sanctuary.space_empty"
    play(state, "slide A1 down", "slide B1 down", "slide C1 right")  # the same card, three guides
    assert at(state, "C2") == ("lion-plateau", 3)
    assert at(state, "A1") == (None, 0)
    assert refused(state, "slide C2 up").code == "sanctuary.no_guide_left"


def test_2_5_the_conservationist_fills_the_sanctuary() -> None:
    cards = ["lion-savannah", "zebra-herd", "hippo-valley", "rhino-valley", "rhino-wetland"]
    state = table({"A1": "lion-plateau", "B3": "gorilla-plateau"}, deck=cards)
    play(state, "refill")
    assert [at(state, space)[0] for space in ("B2", "B4", "C2", "C3", "C4")] == cards
    assert refused(state, "refill").code == "sanctuary.step_gone_by"
    nobody = table({"A1": "lion-plateau"}, staff=[["guide", "guide", "guide", "vet"]])
    assert refused(nobody, "refill").params == {"role": "conservationist"}
    assert refused(table(full_array()), "refill").code == "sanctuary.sanctuary_full"
    assert refused(table({"A1": "lion-plateau"}, rest="hand"), "refill").code == "sanctuary.no_card_to_draw"


def test_2_6_the_caretaker_swaps_two_cards_or_a_card_and_a_space() -> None:
    array = {"A1": "lion-plateau", "C4": "zebra-herd"}
    both = play(table(array, staff=[CARETAKERS], on={"A1": 1}), "swap A1 C4")
    assert at(both, "A1") == ("zebra-herd", 0)
    assert at(both, "C4") == ("lion-plateau", 1)
    one = play(table(array, staff=[CARETAKERS]), "swap B2 C4")
    assert at(one, "B2") == ("zebra-herd", 0)
    state = table(array, staff=[CARETAKERS])
    assert refused(state, "swap B1 B2").code == "sanctuary.both_empty"
    assert len([text for text in texts(state) if text.startswith("swap")]) == 19 + 18
    everywhere = table(full_array(), staff=[CARETAKERS])
    assert len([text for text in texts(everywhere) if text.startswith("swap")]) == 190
    assert refused(table(array), "swap A1 C4").params == {"role": "caretaker"}


def test_2_7_the_ranger_takes_one_more_card_of_the_line_for_a_token() -> None:
    array = {"A1": "lion-plateau", "A3": "zebra-herd", "B1": "hippo-valley"}
    state = table(array, tokens=[1], on={"A3": 2})
    play(state, "draft A plateau")
    assert texts(state) == ["extra A3", "end"]
    wrong = refused(state, "extra B1")
    assert (wrong.code, wrong.params) == ("sanctuary.not_in_line", {"space": "B1", "line": "A"})
    assert refused(state, "extra A2").code == "sanctuary.space_empty"
    play(state, "extra A3")
    assert facts(state)["hands"][0] == ["lion-plateau", "zebra-herd"]
    assert facts(state)["tokens"][0] == 2
    assert facts(state)["supply"] == 18
    assert state.seat == 1


def test_2_7_the_token_must_be_in_hand_before_the_draft() -> None:
    array = {"A1": "lion-plateau", "A3": "zebra-herd"}
    state = table(array, on={"A1": 2}, staff=[BREEDERS])
    play(state, "draft A plateau")
    assert texts(state) == ["breed", "end"]
    problem = refused(state, "extra A3")
    assert (problem.code, problem.rule) == ("sanctuary.ranger_unpaid", "2.7")


def test_2_8_the_breeder_climbs_for_a_token_even_one_just_gained() -> None:
    state = table({"A1": "lion-plateau"}, on={"A1": 1}, staff=[BREEDERS])
    play(state, "draft A plateau")
    assert texts(state) == ["breed", "end"]
    assert events(state, "breed") == ["animals_bred"]
    assert facts(state)["repopulation"] == [1, 0]
    assert facts(state)["tokens"] == [0, 0]
    assert facts(state)["supply"] == 20
    top = table(
        {"A1": "lion-plateau", "A2": "zebra-herd"}, tokens=[2], staff=[BREEDERS], repopulation=[len(TRACK) - 1, 0]
    )
    play(top, "draft A plateau")
    assert refused(top, "breed").code == "sanctuary.track_ended"
    plain = play(table({"A1": "lion-plateau", "A2": "zebra-herd"}, tokens=[2]), "draft A plateau")
    assert refused(plain, "breed").params == {"role": "breeder"}
    poor = table({"A1": "lion-plateau", "A2": "zebra-herd"}, tokens=[1], staff=[BREEDERS])
    play(poor, "draft A plateau", "extra A2")
    assert poor.seat == 1  # the only token is spent


def test_2_9_staff_are_not_used_up_and_steps_stay() -> None:
    state = table({"A1": "lion-plateau", "C3": "zebra-herd", "D5": "hippo-valley"}, hands=[[]])
    play(state, "slide A1 down", "refill", "draft B plateau")
    play(state, "slide D5 left", "slide D4 left")  # the same guides again, in the second action
    assert facts(state)["staff"] == [TEAM]
    state = table(hands=[["zebra-herd", "buffalo-herd"], []], staff=[BREEDERS], repopulation=[2, 0], expanding=True)
    play(state, "play buffalo-herd", "play zebra-herd", "promote breeder caretaker")
    assert facts(state)["repopulation"] == [2, 0]


# The rulebook's three examples, with an array of our own around them.


def test_2_7_example_a_slide_then_a_draft_with_one_more_card() -> None:
    array = {"C3": "lion-plateau", "D1": "meerkat-plateau", "D4": "meerkat-scrubland", "D5": "zebra-herd"}
    state = table(array, tokens=[1], staff=[["guide", "conservationist", "caretaker", "breeder"]])
    play(state, "slide C3 down", "draft D plateau", "extra D4")
    assert facts(state)["hands"][0] == ["lion-plateau", "meerkat-plateau", "meerkat-scrubland"]


def test_2_6_example_a_swap_brings_three_of_a_terrain_into_a_column() -> None:
    array = {
        "A3": "giraffe-river_delta",
        "B3": "gorilla-river_delta",
        "C3": "crocodile-wilderness",
        "C5": "flamingo-river_delta",
    }
    state = table(array, staff=[CARETAKERS])
    play(state, "swap C3 C5", "draft 3 river_delta")
    assert facts(state)["hands"][0] == ["flamingo-river_delta", "giraffe-river_delta", "gorilla-river_delta"]
    assert at(state, "C5")[0] == "crocodile-wilderness"


def test_2_5_example_three_slides_make_room_for_three_new_cards() -> None:
    array = {
        "B2": "hyena-scrubland",
        "B3": "meerkat-wetland",
        "B4": "lion-plateau",
        "C2": "lion-savannah",
        "C3": "rhino-valley",
        "C4": "hippo-valley",
    }
    new = ["zebra-herd", "gazelle-herd", "buffalo-herd"]
    state = table(array, deck=new)
    play(state, "slide B2 left", "slide B3 up", "slide B4 right", "refill")
    assert [at(state, space)[0] for space in ("B2", "B3", "B4")] == new
    assert [at(state, space)[0] for space in ("B1", "A3", "B5")] == [array["B2"], array["B3"], array["B4"]]
    assert {text.split()[0] for text in texts(state)} == {"draft"}


# 3 Cleaning up the array: after the last draft of the turn, by a player alone.


def test_3_1_the_edge_is_discarded_and_its_tokens_return() -> None:
    array = {"A1": "lion-plateau", "D5": "zebra-herd", "B2": "hippo-valley"}
    state = table(
        array, hands=[[]], on={"D5": 2}, draft={"order": [0], "slides_left": 3, "line": None, "ranger": False}
    )
    play(state, "draft A plateau")
    assert facts(state)["phase"] == "expand"
    assert facts(state)["discard"] == ["zebra-herd"]
    assert at(state, "D5") == (None, 0)
    assert at(state, "B2") == ("hippo-valley", 1)
    assert facts(state)["supply"] == 19


def test_3_2_a_token_for_each_sanctuary_card_from_the_top_left_while_they_last() -> None:
    array = {"A1": "lion-plateau", "B2": "hippo-valley", "B4": "rhino-valley", "C2": "zebra-herd"}
    last = {"order": [0], "slides_left": 3, "line": None, "ranger": False}
    state = play(table(array, hands=[[]], on={"B4": 1}, draft=last), "draft A plateau")
    assert [at(state, space)[1] for space in ("B2", "B4", "C2")] == [1, 2, 1]
    short = play(table(array, hands=[[]], on={"B4": 1}, draft=last, tokens=[17]), "draft A plateau")
    assert [at(short, space)[1] for space in ("B2", "B4", "C2")] == [1, 2, 0]
    assert facts(short)["supply"] == 0
