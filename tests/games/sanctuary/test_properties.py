"""What holds in every game of Serengeti Sanctuary, whatever is played."""

from collections.abc import Iterator
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

import waterhole
from waterhole.core.chance import stream
from waterhole.games.sanctuary.state import SanctuaryState

GAME = waterhole.game("sanctuary")
PLAYERS = st.integers(1, 4)
FEW = settings(max_examples=25, deadline=None)  # each is a whole game
ENDINGS = {"end", "score", "spent"}


def deal(players: int, seed: int) -> SanctuaryState:
    state = GAME.deal(players, seed=seed)
    assert isinstance(state, SanctuaryState)
    return state


def games(players: int, seed: int) -> Iterator[SanctuaryState]:
    """Every position of a random game."""
    state, dice = deal(players, seed), stream("properties", seed)
    while not state.over:
        yield state
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])
    yield state


def verbs(state: SanctuaryState) -> set[str]:
    return {GAME.text(state, move).split()[0] for move in state.moves()}


@FEW
@given(players=PLAYERS, seed=st.integers())
def test_no_card_and_no_token_is_ever_lost(players: int, seed: int) -> None:
    for state in games(players, seed):
        facts = cast(dict[str, Any], state.facts())
        lying = [card for card in facts["array"] if card]
        held = [card for hand in facts["hands"] for card in hand]
        shown = [*state.ids(state.played), *state.ids(state.kept)]
        assert sorted([*lying, *held, *shown, *facts["deck"], *facts["discard"]]) == sorted(GAME.cards)
        assert sum(facts["tokens"]) + sum(facts["on"]) + facts["supply"] == 20
        assert min([*facts["tokens"], *facts["on"], facts["supply"]]) >= 0
        assert all(card for card, tokens in zip(facts["array"], facts["on"], strict=True) if tokens)


@FEW
@given(players=PLAYERS, seed=st.integers())
def test_teams_keep_four_discs_and_no_role_twice(players: int, seed: int) -> None:
    for state in games(players, seed):
        for team in cast(Any, state.facts())["staff"]:
            assert len(team) == 4
            assert team.count("guide") <= 3
            assert "ranger" not in team
            assert all(team.count(role) == 1 for role in team if role != "guide")


@FEW
@given(players=PLAYERS, seed=st.integers())
def test_nobody_comes_back_to_a_role_one_starts_with(players: int, seed: int) -> None:
    """Rule 4.5."""
    before = [["guide", "guide", "guide", "conservationist"]] * players
    for state in games(players, seed):
        teams = cast(Any, state.facts())["staff"]
        for team, then in zip(teams, before, strict=True):
            for role in ("guide", "conservationist"):
                assert team.count(role) <= then.count(role)
        before = teams


@FEW
@given(players=PLAYERS, seed=st.integers())
def test_nobody_is_asked_only_to_end_a_stage(players: int, seed: int) -> None:
    for state in games(players, seed):
        assert state.over or not verbs(state) <= ENDINGS


@FEW
@given(players=PLAYERS, seed=st.integers())
def test_scores_never_fall_and_end_the_game_at_fifty(players: int, seed: int) -> None:
    before = [0] * players
    for state in games(players, seed):
        assert all(now >= then for now, then in zip(state.scores, before, strict=True))
        before = list(state.scores)
    assert max(before) >= 50 or (players == 1 and state.round == 3)


@FEW
@given(players=PLAYERS, seed=st.integers())
def test_events_tell_everybody_what_lies_open(players: int, seed: int) -> None:
    """A spectator who only listens knows all scores, and how many cards each hand has."""
    state, dice = deal(players, seed), stream("events", seed)
    scores, cards = [0] * players, [0] * players
    sign = {"cards_drafted": 1, "extra_taken": 1, "cards_drawn": 1}
    sign |= {"card_played": -1, "cards_dropped": -1, "card_discarded": -1}
    while not state.over:
        moves = state.moves()
        for event in state.narrate(moves[dice.below(len(moves))]):
            told = cast(dict[str, Any], event.seen_by(None))
            if event.kind == "points_scored":
                scores[told["seat"]] = told["score"]
            if event.kind in sign:
                cards[told["seat"]] += sign[event.kind] * told.get("count", len(told.get("cards", "1")))
        assert scores == list(state.scores)
        kept = [len(state.ids(state.kept)) if seat == state.turn else 0 for seat in range(players)]
        view = cast(dict[str, Any], state.view(None))
        assert cards == [size + more for size, more in zip(view["hand_sizes"], kept, strict=True)]
