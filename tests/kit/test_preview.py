"""A preview tells what a choice would do, and stops where the seat that chooses cannot know more."""

from typing import Any

import pytest

import waterhole
from tests.rules.sanctuary.setting import GAME, full_array, table
from waterhole.core.errors import BadInput, IllegalMove, NotAMove
from waterhole.core.state import State
from waterhole.kit.preview import Preview, preview


def looked_at(state: State, *moves: str) -> Preview:
    assert state.seat is not None
    return preview(state.game, state.recall(state.seat), moves)


def kinds(found: Preview) -> list[Any]:
    return [event["kind"] for event in found.events]


def test_what_is_certain_is_told_to_the_end() -> None:
    state = table(hands=[["lion-plateau", "lion-savannah", "hyena-valley"], []], expanding=True)
    found = looked_at(state, "play lion-plateau", "play lion-savannah", "score")
    assert kinds(found) == ["card_played", "card_played", "points_scored"]
    assert found.events[-1]["points"] == GAME.numbers["sets"]["lion"][1]  # type: ignore[index, call-overload]
    assert (found.made, found.stopped) == (3, None)
    assert found.view["scores"] == [found.events[-1]["points"], 0]


def test_nothing_is_changed_by_it() -> None:
    state = table(hands=[["lion-plateau"], []], expanding=True)
    before = state.facts()
    looked_at(state, "play lion-plateau")
    assert state.facts() == before


def test_it_stops_at_a_card_that_nobody_has_seen() -> None:
    array = {space: card for space, card in full_array().items() if space != "B2"}
    found = looked_at(table(array), "refill", "draft A forest")
    assert (found.events, found.made, found.stopped) == ([], 0, "hidden")
    assert "array" not in found.view
    assert found.view["step"] == "swap"


def test_what_comes_before_is_still_told() -> None:
    """The last to expand: the score is certain, the cards that fill the array are not."""
    state = table(hands=[["zebra-herd"], []], start=1, expanding=True)
    found = looked_at(state, "play zebra-herd", "spent")
    assert kinds(found)[:2] == ["card_played", "points_scored"]
    assert "array_filled" not in kinds(found)
    assert found.stopped == "hidden"


def test_it_stops_at_a_shuffle() -> None:
    array = {space: card for space, card in full_array().items() if space != "B2"}
    found = looked_at(table(array, rest="discard"), "refill")
    assert found.stopped == "chance"


def test_a_move_that_cannot_be_made_is_refused() -> None:
    state = table(full_array())
    for text, problem in (("breed", IllegalMove), ("dance", NotAMove)):
        with pytest.raises(problem):
            looked_at(state, text)


def test_only_who_decides_can_look_ahead() -> None:
    state = waterhole.game("sanctuary").deal(2, seed=1, first=0)
    with pytest.raises(BadInput) as refused:
        preview(state.game, state.recall(1), ["draft A forest"])
    assert refused.value.code == "core.preview_turn"


def test_what_others_would_do_is_not_for_us_to_choose() -> None:
    """After the draft the other one is to decide."""
    state = table({"A1": "lion-plateau", "B1": "hyena-valley"}, staff=[["guide", "guide", "guide", "vet"]])
    with pytest.raises(BadInput) as refused:
        looked_at(state, "draft A plateau", "draft B valley")
    assert refused.value.code == "core.preview_turn"


def test_a_bid_can_be_followed_to_who_is_paid_what() -> None:
    """Nobody bids more: the money is told, the next lot is not."""
    state = waterhole.game("serengeti").deal(3, seed=5, first=0)
    found = looked_at(state, "bid 7", "pass", "pass")
    assert kinds(found)[:4] == ["bid_placed", "passed", "passed", "lot_won"]
    paid = [event for event in found.events if event["kind"] in ("money_paid", "rest_banked")]
    assert sum(int(str(event["chips"])) for event in paid) == 7
    assert "lot_drawn" not in kinds(found)
    assert found.stopped == "hidden"


def test_it_does_not_count_the_chips_behind_a_screen() -> None:
    """Whether the other can pay his bid is known to a perfect memory, but not shown by the table."""
    for open_chips, known in ((True, True), (False, False)):
        state = waterhole.game("serengeti").deal(3, seed=5, first=0, open_chips=open_chips)
        for text in ("pass", "bid 12"):  # Seat 1 has 10 chips.
            state.play(state.game.parse(state, text))
        found = looked_at(state, "pass")
        assert ("could_not_pay" in kinds(found)) == known


def test_others_are_supposed_to_pass_and_nothing_else() -> None:
    state = waterhole.game("serengeti").deal(3, seed=5, first=0)
    with pytest.raises(BadInput) as refused:
        looked_at(state, "bid 7", "bid 8")
    assert refused.value.code == "core.preview_turn"


def test_piles_that_lie_face_down_stay_so() -> None:
    """The count at the end of a hand is not told beforehand, unless catches lie open or only one pile is hidden."""
    for open_catches in (True, False):
        state = waterhole.game("safaru").deal(3, seed=3, first=0, open_catches=open_catches)
        while int(str(state.view(None)["deck_left"])) or sum(map(len, state.facts()["hands"])) > 1:  # type: ignore[arg-type]
            state.play(state.moves()[0])
        text = state.game.text(state, state.moves()[0])
        assert (kinds(looked_at(state, text)).count("hand_scored") == 3) == open_catches
