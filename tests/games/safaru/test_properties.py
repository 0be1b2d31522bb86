"""What always holds in Safarü, whatever is played."""

from collections import Counter

import pytest

from tests.rules.safaru.table import GAME, facts
from waterhole.core.chance import stream
from waterhole.games.safaru.state import SafaruState

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"variant": "release"},
    {"missed_catches": "notice"},
    {"missed_catches": "notice", "variant": "release"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_and_counted_right(players: int, options: dict[str, str | int]) -> None:
    dice = stream("conserved", players)
    state = GAME.set_up(players, {**options, "hands": 3}, seed="conserved")
    assert isinstance(state, SafaruState)
    while not state.over:
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])
        seen = facts(state)
        lying = [*seen["wild"], *seen["deck"], *([seen["played"]] if seen["played"] else [])]
        groups = [*seen["hands"], *seen["caught"], lying]
        assert Counter(card for group in groups for card in group) == Counter(GAME.cards)
        assert set(seen["taken"]) <= set(seen["wild"])
        assert state.have == state.numbers.tally(state.wild)
        assert state.got == state.numbers.tally(state.taken)


def test_known_decks_are_used_one_for_each_hand_and_then_the_seed() -> None:
    decks = [GAME.cards, GAME.cards[::-1]]
    state = GAME.deal(2, deck=decks, first=0, seed=5, hands=3)
    while not state.over:
        state.play(state.moves()[0])
    drawn = [outcome["cards"] for outcome in state.chance()]
    assert drawn[:2] == decks
    assert sorted(drawn[2]) == sorted(GAME.cards)
    assert [outcome["kind"] for outcome in state.chance()] == ["deal"] * 3


def test_a_wild_of_nearly_all_cards_can_still_be_hunted_in() -> None:
    """With hardly any catches made there could be millions of outcomes: they are never listed to choose one."""
    state = GAME.set_up(2, {"missed_catches": "notice", "hands": 1}, seed=3)
    while len(facts(state)["deck"]) > 0 or len(facts(state)["hands"][state.turn]) > 1:
        free = [move for move in state.moves() if GAME.text(state, move).startswith(("release", "let"))]
        state.play(free[0])
    assert len(facts(state)["wild"]) > 50
    for move in state.moves()[:1]:
        state.play(move)
    steps = 0
    while facts(state)["phase"] == "catch":
        assert len(state.moves()) > 0
        state.play(state.moves()[0])
        steps += 1
    assert steps > 0
