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


# What follows from the rules is told, so that nobody who draws has to know them.


@pytest.mark.parametrize(("players", "deals"), [(2, 5), (3, 4), (4, 3)])
def test_the_deals_of_a_hand_are_counted(players: int, deals: int) -> None:
    state, seen = deal(players=players, hands=1), set()
    dice = stream("deals", players)
    while not state.over:
        seen.add((state.view(None)["deal"], state.view(0)["deals"]))
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])
    assert seen == {(number, deals) for number in range(1, deals + 1)}


def test_a_hand_begins_until_one_has_played() -> None:
    state = deal(players=3)
    assert [state.view(seat)["hand_begins"] for seat in (0, 1, 2, None)] == [True] * 4
    play(state, f"play {facts(state)['hands'][0][0]}")
    assert [state.view(seat)["hand_begins"] for seat in (0, 1, 2, None)] == [False, True, True, False]


def test_the_chooser_is_the_neighbour_in_the_variant() -> None:
    wild = ["panther-3", "panther-4", "panther-7"]
    for variant, chooser in (("catch", 0), ("release", 1)):
        state = position(["owl-7", "owl-9"], wild, variant=variant)
        assert state.view(None)["chooser"] == chooser
        assert play(state, "play owl-7").view(None)["chooser"] == chooser == state.seat
    assert random_hand(deal(hands=1)).view(0)["chooser"] is None
    known = {"hand_sizes": [1, 0], "wild": ["panther-7"]}
    state = play(position(["owl-7"], [], known=known, missed_catches="notice"), "release owl-7")
    assert (state.seat, state.view(None)["chooser"]) == (1, 0)


def test_leaders_are_ahead_as_far_as_it_can_be_seen() -> None:
    def leaders(scores: list[int], players: int = 2, **options: str | int) -> object:
        state = position(["owl-9"], [], caught=PILES, players=players, known={"scores": scores}, **options)
        return state.view(0)["leaders"]

    assert leaders([10, 12]) == [1]
    assert leaders([10, 12], open_catches=True) == [0]  # with a pile that counts 21
    assert leaders([10, 12], variant="release") == [0]
    assert leaders([10, 12], players=4) == [1, 3]
    assert leaders([10, 10]) == []


def test_marks_say_which_cards_a_line_counts_and_whether_they_are_welcome() -> None:
    def marks(variant: str = "catch") -> list[tuple[object, ...]]:
        found = cast(list[dict[str, object]], deal(variant=variant).view(None)["marks"])
        return [tuple(mark.values()) for mark in found]

    assert marks() == [
        ("most_unicorn", "unicorn", None, 24, True),
        ("most_hedgehog", "hedgehog", None, -12, False),
        ("baby", None, 0, -5, False),
    ]
    assert marks("release") == [
        ("most_cards", None, None, 24, False),
        ("most_hedgehog", "hedgehog", None, 18, False),
    ]


def test_a_state_is_small() -> None:
    import tracemalloc

    state = position(["owl-9", "owl-8"], ["panther-3", "panther-4", "panther-8"], players=4)
    assert isinstance(state, SafaruState)
    tracemalloc.start()
    copies = [state.copy() for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    assert size < 2048
