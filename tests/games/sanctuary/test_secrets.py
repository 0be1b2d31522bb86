"""What others draw unseen stays unknown, and what cannot be is never imagined."""

from typing import Any, cast

from tests.playing import play
from tests.rules.sanctuary.setting import GAME, table
from waterhole import State
from waterhole.core.chance import stream
from waterhole.games.sanctuary.bits import bits, listed
from waterhole.games.sanctuary.rules.deck import reshuffle
from waterhole.games.sanctuary.state import SanctuaryState

GUARDS = ["guide", "guide", "conservationist", "guard"]


def guarded(deck: list[str], **known: Any) -> SanctuaryState:
    """Seat 0 has drawn the first two cards of this deck; seat 1 is to expand."""
    state = table(
        hands=[["lion-plateau", "zebra-herd"], ["hippo-valley"], ["rhino-valley"]],
        tokens=[3], staff=[GUARDS], deck=deck, expanding=True, **known,
    )  # fmt: skip
    play(state, "play zebra-herd", "keep lion-plateau", "guard")
    assert state.seat == 1
    return state


def recall(state: State, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], state.recall(seat))


def test_drafted_cards_are_remembered_and_drawn_ones_only_counted() -> None:
    state = guarded(["gazelle-herd", "buffalo-herd"])
    assert recall(state, 0)["known"][0] == ["lion-plateau", "buffalo-herd", "gazelle-herd"]
    for other in (1, 2):
        assert recall(state, other)["known"][0] == ["lion-plateau"]
        assert recall(state, other)["unknown"][0] == [2]
        assert "gazelle-herd" in recall(state, other)["unseen"][0]
        assert state.view(other)["hand_sizes"] == [3, 1, 1]
        view = state.view(other)
        assert "gazelle-herd" in cast(list[str], view["unseen"]), "in the deck or in a hand, for all that one knows"
        assert "gazelle-herd" not in str({**view, "unseen": []})


def test_swapping_a_drawn_card_with_one_of_the_deck_changes_nothing_for_the_others() -> None:
    state = guarded(["gazelle-herd", "buffalo-herd"])
    twin = guarded(["gazelle-herd", "meerkat-forest"])
    assert twin.facts() != state.facts()
    for other in (1, 2, None):
        assert twin.view(other) == state.view(other)
    for other in (1, 2):
        assert twin.recall(other) == state.recall(other)
    assert twin.view(0) != state.view(0)


def test_the_event_names_the_cards_to_their_holder_only() -> None:
    state = table(hands=[["zebra-herd"], ["hippo-valley"]], tokens=[3], staff=[GUARDS], expanding=True)
    play(state, "play zebra-herd", "spent")
    drawn = next(event for event in state.narrate(GAME.parse(state, "guard")) if event.kind == "cards_drawn")
    assert "cards" in drawn.seen_by(0)
    assert "cards" not in drawn.seen_by(1)
    assert "cards" not in drawn.seen_by(None)


def test_the_event_does_not_tell_in_which_order_cards_were_drawn() -> None:
    for deck in (["gazelle-herd", "buffalo-herd"], ["buffalo-herd", "gazelle-herd"]):
        state = table(hands=[["zebra-herd"], ["hippo-valley"]], tokens=[3], staff=[GUARDS], deck=deck, expanding=True)
        play(state, "play zebra-herd", "spent")
        drawn = next(event for event in state.narrate(GAME.parse(state, "guard")) if event.kind == "cards_drawn")
        assert drawn.seen_by(0)["cards"] == ["buffalo-herd", "gazelle-herd"]


def test_keeping_an_unseen_card_does_not_name_it() -> None:
    state = guarded(["gazelle-herd", "buffalo-herd"])
    hand = state.hands[0]
    state.turn, state.step, state.points, state.start = 0, 1, 3, 0
    kept = state.narrate(GAME.parse(state, "keep buffalo-herd"))
    assert kept[0].kind == "unseen_card_kept"
    assert "card" not in kept[0].seen_by(1)
    assert "buffalo-herd" not in str({**state.view(1), "unseen": []})
    assert cast(Any, state.view(1))["expansion"]["kept_unseen"] == 1
    assert cast(Any, state.view(0))["expansion"]["kept"] == ["buffalo-herd"]
    for number in range(20):
        imagined = GAME.imagine(state.recall(1), stream("kept", number))
        assert isinstance(imagined, SanctuaryState)
        assert imagined.view(1) == state.view(1)
        assert len(listed(imagined.hands[0] | imagined.kept)) == len(listed(hand))


def test_after_a_reshuffle_an_old_draw_cannot_be_in_the_new_deck() -> None:
    """Seat 0 drew the only two cards of the old deck: after the reshuffle the others know them."""
    state = guarded(["gazelle-herd", "buffalo-herd"], rest="discard")
    reshuffle(state)
    assert recall(state, 1)["unseen"][0] == ["buffalo-herd", "gazelle-herd"]
    assert recall(state, 1)["unknown"][0] == [2, 0]
    for number in range(30):
        imagined = GAME.imagine(state.recall(1), stream("old", number))
        assert isinstance(imagined, SanctuaryState)
        assert imagined.facts()["hands"] == state.facts()["hands"]


def test_imagined_draws_are_as_likely_to_be_any_unseen_card() -> None:
    state = guarded(["gazelle-herd", "buffalo-herd"])
    unseen = bits([GAME.cards.index(card) for card in recall(state, 1)["unseen"][0]])
    found: set[int] = set()
    for number in range(300):
        imagined = GAME.imagine(state.recall(1), stream("any", number))
        assert isinstance(imagined, SanctuaryState)
        drawn = imagined.hands[0] & ~bits([GAME.cards.index("lion-plateau")])
        assert len(listed(drawn)) == 2
        assert drawn & ~unseen == 0
        found |= set(listed(drawn))
    assert found == set(listed(unseen))


def test_redealing_forgets_shuffles_that_a_record_would_tell() -> None:
    state = GAME.deal(2, seed=1)
    twin = state.copy()
    twin.redeal(0, stream("later"))
    assert twin.luck.seed != state.luck.seed
    assert twin.luck.first == state.luck.first
