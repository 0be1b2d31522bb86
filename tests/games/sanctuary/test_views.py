"""What the table shows of the rules, so that nobody has to work them out again."""

from typing import Any

import pytest

from tests.playing import play
from tests.rules.sanctuary.setting import COSTS, GAME, SETS, TRACK, full_array, table
from waterhole.core.state import State
from waterhole.games.sanctuary.array import SPACE_NAMES

GAPS = {space: card for space, card in full_array().items() if space not in ("B2", "D5")}
HELPED = ["guide", "guide", "conservationist", "vet"]


def view(state: State, seat: int | None = 0) -> dict[str, Any]:
    return state.view(seat)


def fates(state: State) -> list[str]:
    return [step["state"] for step in view(state)["steps"]]


def drafting(*team: str, **known: Any) -> State:
    """A drafting action of this team, in an array with two gaps."""
    state = table(GAPS, staff=[list(team)], **known)
    state.slides = 0
    return state


def now(state: State) -> list[str]:
    return [step["id"] for step in view(state)["steps"] if step["now"]]


def test_2_3_the_way_through_a_drafting_action() -> None:
    state = drafting(*HELPED, tokens=[1])
    assert fates(state) == ["lit", "lit", "none", "lit", "lit", "none"]
    assert [step["left"] for step in view(state)["steps"]] == [2, None, None, None, None, None]
    assert now(state) == ["slide"]
    play(state, "refill")
    assert fates(state) == ["gone", "used", "none", "lit", "lit", "none"]
    play(state, "draft A forest")
    assert fates(state) == ["gone", "used", "none", "used", "lit", "none"]
    assert now(state) == ["extra"]


def test_2_3_a_step_that_is_not_taken_is_given_up() -> None:
    state = play(drafting("guide", "guide", "caretaker", "conservationist"), "slide B1 right", "swap A1 A2")
    assert fates(state)[:4] == ["used", "gone", "used", "lit"]


def test_2_7_the_ranger_wants_a_token_from_before_the_draft() -> None:
    assert fates(table(full_array(), tokens=[0]))[4] == "none"
    state = table(full_array(), tokens=[0], on={"A1": 1}, staff=[["guide", "guide", "breeder", "vet"]])
    assert fates(play(state, "draft A forest"))[4] == "none"


def test_4_the_way_through_an_expansion() -> None:
    team = ["manager", "warden", "guard", "vet"]
    state = table(hands=[["lion-plateau", "lion-savannah", "zebra-herd"], []], staff=[team], tokens=[1], expanding=True)
    assert fates(state) == ["lit"] * 10
    play(state, "play lion-plateau", "manager")
    assert fates(state) == ["used", "used", "used", *["lit"] * 7]
    play(state, "buy", "keep zebra-herd")
    assert fates(state) == ["used", "used", "used", "gone", "used", "used", "used", "lit", "lit", "lit"]
    play(state, "vet")
    assert fates(state)[7:] == ["gone", "gone", "lit"]
    assert view(state)["gives_up"] == {}


def test_all_steps_are_told_to_all_and_remembered() -> None:
    state = play(table(GAPS, staff=[HELPED]), "refill")
    assert view(state, 1)["steps"] == view(state, None)["steps"] == view(state)["steps"]
    assert view(state)["steps"][1]["state"] == "used"


def test_2_3_what_a_move_gives_up_is_told_to_who_decides() -> None:
    state = table(GAPS, staff=[["guide", "guide", "caretaker", "conservationist"]])
    assert view(state)["gives_up"] == {
        "slide": [], "refill": ["slide"], "swap": ["slide", "refill"], "draft": ["slide", "refill", "swap"],
    }  # fmt: skip
    assert view(state, 1)["gives_up"] == view(state, None)["gives_up"] == {}


def test_2_3_the_end_of_an_action_gives_up_all_that_is_left() -> None:
    state = table(full_array(), staff=[["guide", "guide", "breeder", "vet"]], tokens=[2])
    play(state, "draft A forest")
    assert view(state)["gives_up"] == {"extra": [], "breed": ["extra"], "end": ["extra", "breed"]}


def test_4_4_what_spending_gives_up() -> None:
    state = table(hands=[["lion-plateau", "lion-savannah", "zebra-herd", "lion-watering_hole"], []], expanding=True)
    play(state, "play lion-plateau", "play lion-savannah", "play lion-watering_hole", "score")
    assert view(state)["gives_up"] == {
        "promote": [], "buy": ["promote"], "keep": ["promote", "buy"], "spent": ["promote", "buy", "keep"],
    }  # fmt: skip
    assert max(COSTS.values()) <= view(state)["expansion"]["points"]


def test_2_5_the_spaces_that_a_refill_fills() -> None:
    assert view(table(GAPS))["draft"]["refills"] == ["B2"]


def test_2_8_what_the_next_step_of_the_track_is_worth() -> None:
    breeder = [["guide", "guide", "breeder", "vet"]]
    assert view(table(full_array(), staff=breeder))["draft"]["bred_points"] == TRACK[1]
    top = len(TRACK) - 1
    assert view(table(full_array(), staff=breeder, repopulation=[top, 0]))["draft"]["bred_points"] is None
    assert view(table(full_array()))["draft"]["bred_points"] is None


def test_4_2_sets_in_hand_with_what_they_are_worth() -> None:
    state = table(hands=[["lion-plateau", "lion-savannah", "zebra-herd"], []])
    lions, zebras = view(state)["sets"]
    lion = SETS["lion"]
    assert lions == {
        "animal": "lion", "cards": ["lion-plateau", "lion-savannah"], "points": lion[1], "values": lion,
        "next": lion[2] - lion[1], "herd": False,
    }  # fmt: skip
    assert (zebras["points"], zebras["values"], zebras["next"], zebras["herd"]) == (3, [3], None, True)


def test_4_1_a_card_played_stays_in_its_set_until_it_is_scored() -> None:
    state = table(hands=[["lion-plateau", "lion-savannah"], []], expanding=True)
    play(state, "play lion-plateau")
    assert [one["cards"] for one in view(state)["sets"]] == [["lion-plateau", "lion-savannah"]]
    play(state, "score")
    assert [one["cards"] for one in view(state)["sets"]] == [["lion-savannah"]]


def test_4_2_what_each_card_of_the_array_would_add() -> None:
    state = table({"A1": "lion-savannah", "C3": "zebra-herd"}, hands=[["lion-plateau"], []])
    gains = dict(zip(SPACE_NAMES, view(state)["gains"], strict=True))
    assert (gains["A1"], gains["C3"], gains["D5"]) == (SETS["lion"][1] - SETS["lion"][0], 3, None)
    assert view(state, None)["gains"] is None


def test_4_4_the_prices_of_tokens() -> None:
    state = table(hands=[["rhino-savannah", "rhino-valley", "hippo-valley", "zebra-herd"], []], expanding=True)
    play(state, "play rhino-savannah", "play rhino-valley", "score")
    assert view(state)["expansion"]["points"] == 6
    assert view(state)["expansion"]["token_prices"] == [1, 2, 3]
    assert view(state)["expansion"]["left_over"] == [[6, 5, 4], [5, 4, 3], [3, 2, 1], [0]]
    assert view(state, 1)["expansion"]["left_over"] == []
    play(state, "buy")
    assert view(state)["expansion"]["token_prices"] == [2, 3]
    play(state, "keep hippo-valley")
    assert view(state)["expansion"]["token_prices"] == []


def test_5_2_whom_the_start_token_is_offered_to() -> None:
    hands = [["elephant-forest"], [], [], []]
    state = table(hands=hands, scores=[5, 2, 5, 2], stack=[1, 0, 3, 2], start=1, expanding=True)
    play(state, "score")
    assert view(state)["start_order"] == [3, 1, 2, 0]
    assert state.seat == 3


@pytest.mark.parametrize(
    ("scores", "tokens", "stack", "expected"),
    [
        ([60, 50], [0, 0], [0, 1], None),
        ([60, 60], [1, 0], [0, 1], "tokens"),
        ([60, 60], [0, 0], [0, 1], "disc"),
    ],
)
def test_6_1_what_decided_a_tie(scores: list[int], tokens: list[int], stack: list[int], expected: str | None) -> None:
    state = table(
        hands=[[], []], scores=scores, tokens=tokens, stack=stack, phase="over", seat=None, step=None, draft=None
    )
    assert view(state)["decided_by"] == expected


def test_6_1_cards_in_hand_decide_before_the_disc() -> None:
    state = table(
        hands=[["zebra-herd"], []], scores=[60, 60], stack=[0, 1], phase="over", seat=None, step=None, draft=None
    )
    assert view(state)["decided_by"] == "cards"


def test_who_is_ahead() -> None:
    assert view(table(hands=[[], [], []], scores=[3, 7, 7]))["leaders"] == [1, 2]
    assert view(GAME.deal(3, seed=1))["leaders"] == []
