"""Sanctuary's last expansion, where nothing can be drawn any more: `expert` gives nothing away, though it searches."""

from collections.abc import Iterator

import pytest

from waterhole import bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.core.chance import stream
from waterhole.core.state import State

GAME = games.game("sanctuary")
PLENTY = 5_000
"""Positions that the longest ending may have, to be gone through without any knowledge of the game."""
ENDINGS = 30
"""So many are looked at. (Of 802 none was played worse than it could, with 60, 300 and 1000 thoughts.)"""


class NotTheEnd(Exception):
    """Somebody else decides as well, or a card would come."""


def reached(state: State, seat: int, draws: int, budget: list[int]) -> float:
    """The best that the seat can still have, by going through all that it can do."""
    if state.over:
        return state.payoffs()[seat]
    budget[0] -= 1
    if state.turn != seat or state.draws() != draws or budget[0] < 0:
        raise NotTheEnd
    return max(after(state, move, seat, budget) for move in state.moves())


def after(state: State, move: int, seat: int, budget: list[int]) -> float:
    child = state.copy()
    child.play(move)
    return reached(child, seat, state.draws(), budget)


def endings(players: int) -> Iterator[tuple[State, dict[int, float]]]:
    """Last expansions of quick games in which it matters what is done, and what each move can still reach."""
    knowledge, seed = knowledge_of(GAME), 0
    while True:
        state, dice, seed = GAME.deal(players, seed=seed), stream("ending", seed), seed + 1
        while not state.over:
            try:
                budget = [PLENTY]
                found = {move: after(state, move, int(state.turn), budget) for move in state.moves()}
                if min(found.values()) < max(found.values()):
                    yield state, found
                    break
            except NotTheEnd:
                pass
            state.play(knowledge.rollout(state, dice))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expert_gives_nothing_away_in_the_last_expansion(players: int) -> None:
    for _, (state, found) in zip(range(ENDINGS), endings(players), strict=False):
        bot = bots.make("expert:seconds=0:iterations=60", "x")
        chosen = bot.choose(GAME, state.recall(int(state.turn)), state.moves())
        assert found[chosen] == max(found.values())
