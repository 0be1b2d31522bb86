"""5 End of the turn, 6 End of the game, 7 Alone."""

from typing import Any

import pytest

import waterhole
from tests.playing import play, refused, texts
from tests.rules.sanctuary.setting import GAME, TEAM, facts, full_array, table
from waterhole import State

HERDS = ["buffalo-herd", "gazelle-herd", "zebra-herd"]


def ending(scores: list[int], **known: object) -> State:
    """The last decision of a turn: seat 0 expands last and still has a card to play."""
    players = len(scores)
    hands = [["elephant-forest"], *[[] for _ in scores[1:]]]
    settled: dict[str, Any] = {"stack": list(range(players)), **known}
    return table(hands=hands, scores=scores, start=1 % players, expanding=True, **settled)


def test_5_1_the_array_is_filled_to_twenty() -> None:
    array = {"B2": "rhino-valley", "C3": "hippo-valley"}
    deck = [card for card in GAME.cards if card not in ("rhino-valley", "hippo-valley", "elephant-forest")]
    state = table(array, hands=[["elephant-forest"], []], start=1, deck=deck, on={"B2": 1}, expanding=True)
    play(state, "score")
    expected = [*deck[:6], "rhino-valley", *deck[6:11], "hippo-valley", *deck[11:18]]
    assert facts(state)["array"] == expected
    assert facts(state)["on"][6] == 1


def test_5_2_the_last_decides_first_and_the_leader_must() -> None:
    state = play(ending([5, 9, 2]), "score")
    assert facts(state)["phase"] == "start"
    assert state.seat == 2
    assert texts(state) == ["accept", "decline"]
    assert refused(state, "score").code == "sanctuary.start_now"
    play(state, "decline")
    assert state.seat == 0
    play(state, "decline")  # nobody is left but the leader, who is not asked
    assert facts(state)["start"] == 1
    assert (facts(state)["phase"], facts(state)["turn"], state.seat) == ("draft", 2, 1)


def test_5_2_who_accepts_drafts_first() -> None:
    state = play(ending([5, 9, 2]), "score", "accept")
    assert facts(state)["start"] == 2
    assert state.seat == 2


def test_5_2_on_one_space_the_disc_on_top_decides_first() -> None:
    assert play(ending([4, 4, 4]), "score").seat == 2
    assert play(ending([4, 4, 4]), "score", "decline").seat == 1
    assert play(ending([4, 4, 4], stack=[2, 1, 0]), "score").seat == 0


def test_5_2_a_disc_that_arrives_lies_on_top_and_one_that_stays_does_not_move() -> None:
    arriving = table(hands=[["zebra-herd"], []], scores=[1, 4], start=1, stack=[0, 1], expanding=True)
    play(arriving, "play zebra-herd", "spent")
    assert arriving.view(None)["stack"] == [1, 0]
    assert arriving.seat == 0  # both on 4: seat 0 came last and lies on top
    staying = table(hands=[["elephant-forest"], []], scores=[4, 4], start=1, stack=[0, 1], expanding=True)
    play(staying, "play elephant-forest")
    assert staying.view(None)["stack"] == [0, 1]
    assert staying.seat == 1


def test_6_1_the_game_ends_after_everyones_expansion() -> None:
    state = table(hands=[["zebra-herd"], ["lion-plateau"]], scores=[48, 40], expanding=True)
    play(state, "play zebra-herd")
    assert state.seat == 1  # seat 0 has reached the goal, and seat 1 still expands
    play(state, "play lion-plateau", "spent")
    assert state.over
    scores = facts(state)["scores"]
    assert state.result() == {"scores": scores, "ranking": [[0], [1]], "winners": [0]}
    assert state.payoffs() == [1.0, 0.0]


@pytest.mark.parametrize(
    ("known", "winner"),
    [
        ({"tokens": [1, 2, 0]}, 1),  # tokens
        ({"tokens": [2, 2, 2], "hands": [["zebra-herd"], ["lion-plateau", "lion-savannah"], []]}, 1),  # cards in hand
        ({"stack": [2, 1, 0]}, 0),  # the disc on top
        ({"stack": [0, 1, 2]}, 2),
    ],
)
def test_6_1_ties_are_broken_by_tokens_then_cards_then_the_disc_on_top(known: dict[str, object], winner: int) -> None:
    over = {"phase": "over", "seat": None, "step": None, "draft": None, "expansion": None}
    state = table(**{"hands": [[], [], []], "scores": [51, 51, 51], **over, **known})  # type: ignore[arg-type]
    assert state.over
    assert state.result()["winners"] == [winner]
    assert state.payoffs()[winner] == 1.0


def alone(scores: list[int], turn: int, **known: object) -> State:
    return table(full_array(), hands=[["zebra-herd"]], scores=scores, turn=turn, expanding=True, **known)  # type: ignore[arg-type]


def test_7_1_alone_one_drafts_twice_and_wins_with_fifty_in_three_turns() -> None:
    state = GAME.deal(1, seed=5)
    play(state, next(text for text in texts(state) if text.startswith("draft")))
    assert (facts(state)["phase"], state.seat) == ("draft", 0)
    won = play(alone([47], 3), "play zebra-herd")
    assert won.result() == {"scores": [50], "ranking": [[0]], "winners": [0]}
    assert won.payoffs() == [1.0]
    lost = play(alone([46], 3), "play zebra-herd", "spent")
    assert lost.over
    assert lost.result()["winners"] == []
    assert lost.payoffs() == [0.0]
    early = play(alone([46], 2), "play zebra-herd", "spent")
    assert (facts(early)["phase"], facts(early)["turn"], early.seat) == ("draft", 3, 0)  # no start token to offer


def test_7_2_easier_begins_with_a_caretaker() -> None:
    assert facts(GAME.deal(1, seed=1, easier=True))["staff"] == [["guide", "guide", "conservationist", "caretaker"]]
    assert facts(GAME.deal(1, seed=1))["staff"] == [TEAM]
    with pytest.raises(waterhole.BadInput) as caught:
        GAME.deal(2, seed=1, easier=True)
    assert caught.value.code == "core.option_players"
