"""What a seat is shown of Safarü."""

from typing import Any, cast

from tests.playing import play
from tests.rules.safaru.table import GAME, facts, outcomes, position
from waterhole import State
from waterhole.games.safaru.rules import SafaruState
from waterhole.games.safaru.views import MOST_SHOWN


def catches(state: State, seat: int) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], state.view(seat)["catches"])


def test_the_outcomes_shown_are_those_that_can_be_played() -> None:
    state = position(["owl-5", "owl-7", "unicorn-9"], ["panther-3", "panther-4", "tortoise-7", "panther-0"])
    for catch in catches(state, 0):
        shown = {(tuple(one["cards"]), one["paired"]) for one in catch["outcomes"]}
        assert shown == outcomes(state, f"play {catch['card']}")
        assert set(catch["within_reach"]) == {card for cards, _ in shown for card in cards}
        assert catch["more"] is False
    assert [catch["card"] for catch in catches(state, 0)] == ["owl-7"]
    assert catches(state, 1) == []
    assert state.view(None)["catches"] == []


def test_a_catch_in_progress_shows_what_is_still_open() -> None:
    state = position(["owl-7", "owl-9"], ["panther-3", "panther-4", "owl-4", "tortoise-7"])
    play(state, "play owl-7", "take panther-3", "take panther-4")
    [catch] = catches(state, 0)
    shown = {(tuple(one["cards"]), one["paired"]) for one in catch["outcomes"]}
    assert shown == {(("panther-3", "panther-4"), False), (("panther-3", "panther-4", "tortoise-7"), True)}
    assert facts(state)["taken"] == ["panther-3", "panther-4"]
    assert facts(state)["played"] == "owl-7"
    assert len(facts(state)["wild"]) == 4


def test_of_too_many_outcomes_some_are_shown() -> None:
    small = [card for card in GAME.cards if card[-1] in "123" and not card.startswith("owl")]
    [catch, *_] = catches(position(["owl-9", "owl-8"], small), 0)
    assert len(catch["outcomes"]) == MOST_SHOWN
    assert catch["more"] is True
    assert catch["within_reach"] == small


def test_everybody_sees_all_but_the_hands_and_the_deck() -> None:
    state = position(["owl-9", "owl-8"], ["panther-3"])
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["wild"] == ["panther-3"]
        assert view["hand_sizes"] == [2, 2]
        hands = cast(list[object], view["hands"])
        assert [other for other, hand in enumerate(hands) if hand is not None] == ([] if seat is None else [seat])
        assert "deck" not in view


def test_a_state_is_small() -> None:
    import tracemalloc

    state = position(["owl-9", "owl-8"], ["panther-3", "panther-4", "panther-8"], players=4)
    assert isinstance(state, SafaruState)
    tracemalloc.start()
    copies = [state.copy() for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    assert size < 2048
