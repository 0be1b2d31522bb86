"""What a seat is shown of Safarü."""

from typing import Any, cast

import pytest

from tests.playing import play
from tests.rules.safaru.table import GAME, deal, facts, outcomes, position, random_hand
from waterhole import State
from waterhole.core.chance import stream
from waterhole.games.safaru.state import SafaruState
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


PILES = [["owl-3", "unicorn-0"], ["panther-4"]]


@pytest.mark.parametrize("players", [2, 4])
def test_others_catches_lie_face_down(players: int) -> None:
    state = position(["owl-9", "owl-8"], ["panther-3"], caught=PILES, players=players)
    for seat in (None, *range(players)):
        view = state.view(seat)
        assert view["caught_sizes"] == [2, 1]
        mine = None if seat is None else seat % 2
        own = [sorted(pile) if side == mine else None for side, pile in enumerate(PILES)]
        assert [pile and sorted(pile) for pile in cast(list[list[str] | None], view["caught"])] == own
        assert view["so_far"] is None
    for seat in range(players):
        caught = cast(list[list[str]], state.recall(seat)["caught"])
        assert [sorted(cards) for cards in caught] == [sorted(cards) for cards in PILES]


def test_no_view_depends_on_what_others_have_caught() -> None:
    """Twins whose second pile has another card of the same number: only its owner can tell."""
    one, other = (position(["owl-9"], ["panther-3"], caught=[["owl-3"], [card]]) for card in ("panther-4", "unicorn-4"))
    for seat, same in ((0, True), (1, False), (None, True)):
        assert (one.view(seat) == other.view(seat)) is same
    assert one.recall(0) != other.recall(0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_catches", [False, True])
def test_another_card_in_anothers_pile_is_seen_only_if_piles_are_open(players: int, open_catches: bool) -> None:
    """All through a game: a card of another's pile is exchanged for one that nobody has seen."""
    state, dice, tried = deal(players=players, hands=1, open_catches=open_catches), stream("piles"), 0
    while not state.over:
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])
        told = facts(state)
        for seat in range(players):
            side = (seat + 1) % len(told["caught"])
            if not state.over and told["caught"][side] and told["deck"]:
                memory = cast(dict[str, Any], state.recall(seat))
                memory["caught"][side][0] = told["deck"][0]
                other = GAME.imagine(memory, stream("twin"))
                for eyes in (seat, None):
                    assert (other.view(eyes) == state.view(eyes)) is not open_catches
                tried += 1
    assert tried > 20


def test_open_catches_show_all_piles_and_the_count_so_far() -> None:
    state = position(["owl-9", "owl-8"], ["panther-3"], caught=PILES, open_catches=True)
    for seat in (0, 1, None):
        view = cast(dict[str, Any], state.view(seat))
        assert [sorted(pile) for pile in view["caught"]] == [sorted(pile) for pile in PILES]
        assert view["so_far"]["totals"] == [24 - 5 + 2, 1]


def test_the_count_turns_all_catches_over() -> None:
    state = random_hand(deal(hands=1))
    assert state.over
    for seat in (0, 1, None):
        assert state.view(seat)["caught"] == facts(state)["caught"]
        assert state.view(seat)["so_far"] == state.view(seat)["sheet"]
    state = random_hand(deal(hands=2))
    assert cast(dict[str, Any], state.view(None)["sheet"])["lines"]


def test_a_state_is_small() -> None:
    import tracemalloc

    state = position(["owl-9", "owl-8"], ["panther-3", "panther-4", "panther-8"], players=4)
    assert isinstance(state, SafaruState)
    tracemalloc.start()
    copies = [state.copy() for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    assert size < 2048
