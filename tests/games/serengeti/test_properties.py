"""What holds in every game of Serengeti, whatever is played."""

from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

import waterhole

GAME = waterhole.game("serengeti")
OPTIONS = st.fixed_dictionaries({"forbidden_bids": st.sampled_from(["prevent", "fine"]), "open_chips": st.booleans()})
# Mostly low bids and passes: games in which money moves.
CHOICES = st.lists(st.one_of(st.integers(0, 5), st.integers(0, 99)), min_size=20, max_size=250)


@given(players=st.integers(3, 5), seed=st.integers(), options=OPTIONS, choices=CHOICES)
def test_no_chip_and_no_card_is_ever_lost(
    players: int, seed: int, options: dict[str, object], choices: list[int]
) -> None:
    state = GAME.set_up(players, options, seed=seed)
    for choice in choices:
        facts = cast(dict[str, Any], state.facts())
        assert sum(facts["chips"]) + facts["bank"] == 65
        assert min(*facts["chips"], facts["bank"]) >= 0
        cards = [*facts["deck"], *facts["lot"], *facts["discarded"], *(card for row in facts["cards"] for card in row)]
        assert sorted(cards) == sorted(GAME.cards)
        assert all(passed or not out for passed, out in zip(facts["passed"], facts["out"], strict=True))
        moves = state.moves()
        if not moves:
            assert facts["phase"] == "over"
            return
        assert not facts["passed"][state.seat or 0] or facts["phase"] == "discard"
        state.play(moves[choice % len(moves)])


@given(players=st.integers(3, 5), seed=st.integers(), options=OPTIONS, choices=CHOICES)
def test_events_tell_every_chip_that_moves(
    players: int, seed: int, options: dict[str, object], choices: list[int]
) -> None:
    """A player who only listens knows everybody's chips: so bots may count."""
    state = GAME.set_up(players, options, seed=seed)
    heard = [10] * players
    for choice in choices:
        if state.over:
            return
        moves = state.moves()
        for event in state.narrate(moves[choice % len(moves)]):
            params = cast(dict[str, Any], event.params)
            if event.kind in ("passed", "money_paid"):
                heard[params["seat"]] += params["chips"]
            if event.kind in ("money_paid", "rest_banked"):
                heard[params["from_seat"]] -= params["chips"]
            if event.kind == "bid_fined":
                heard[params["seat"]] -= params["chips"]
        assert heard == state.facts()["chips"]
