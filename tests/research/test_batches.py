"""A batch plays the same games as single tables, whatever its size."""

from typing import Any

import numpy as np
import pytest

from tests.research.tables import KINDS, Kind
from waterhole import BadInput, IllegalMove, research
from waterhole.research import Batch, Step
from waterhole.research.aec import Table
from waterhole.research.versions import V0


def make(kind: Kind, size: int, seed: int = 7) -> Batch:
    name, players, options = kind
    return research.batch(name, players=players, size=size, seed=seed, **options)


def chosen(step: Step, ply: int, rows: Any) -> list[int]:
    """A legal move for each game, by its row and the ply alone."""
    weights = [np.random.default_rng((row, ply)).random(step.masks.shape[1]) for row in rows]
    return [int(move) for move in (step.masks * weights).argmax(axis=1)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_row_plays_the_games_of_a_table(kind: Kind) -> None:
    """Observations, masks, rewards and seats are those of PettingZoo, beyond the end of a game."""
    name, players, options = kind
    batch, table = make(kind, 1), Table(V0[name], players, **options)
    step = batch.reset()
    table.reset(seed=7)
    for ply in range(200):
        seen = table.observe(table.agent_selection)
        np.testing.assert_array_equal(step.observations[0], seen["observation"])
        np.testing.assert_array_equal(step.masks[0], seen["action_mask"])
        assert table.agent_selection == f"seat_{step.seats[0]}"
        action = chosen(step, ply, [0])[0]
        step = batch.step([action])
        table.step(int(action))
        over = table.now().over
        assert step.dones[0] == over
        np.testing.assert_allclose(step.rewards[0], list(table.rewards.values()) if over else 0, atol=1e-7)
        if over:
            table.reset()


@pytest.mark.parametrize("name", V0)
def test_games_are_the_same_for_any_size(name: str) -> None:
    large, small = make((name, 3, {}), 5), make((name, 3, {}), 2)
    ours, theirs = large.reset(), small.reset()
    for ply in range(30):
        np.testing.assert_array_equal(ours.observations[:2], theirs.observations)
        ours, theirs = large.step(chosen(ours, ply, range(5))), small.step(chosen(theirs, ply, range(2)))


def test_other_rows_and_other_seeds_are_other_games() -> None:
    batch = make(("serengeti", 3, {}), 3)
    first = batch.reset().observations.copy()
    again, other = batch.reset().observations.copy(), batch.reset(seed=8).observations.copy()
    np.testing.assert_array_equal(first, again)
    assert len(np.unique(np.concatenate([first, other]), axis=0)) == 6


@pytest.mark.parametrize("bad", [70, -1, 10_000, 1 << 40])
def test_an_illegal_action_is_refused_and_no_game_changes(bad: int) -> None:
    batch = make(("serengeti", 3, {}), 2)
    before = batch.reset().observations.copy()
    with pytest.raises(IllegalMove):
        batch.step([0, bad])
    np.testing.assert_array_equal(batch.now.observations, before)


def test_as_many_actions_as_games() -> None:
    batch = make(("serengeti", 3, {}), 2)
    batch.reset()
    with pytest.raises(ValueError, match="2 games"):
        batch.step([0])


def test_a_step_before_the_first_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="reset"):
        make(("serengeti", 3, {}), 1).step([0])


def test_nobody_else_writes_into_the_arrays() -> None:
    step = make(("serengeti", 3, {}), 1).reset()
    with pytest.raises(ValueError, match="read-only"):
        step.masks[0, 0] = 1


@pytest.mark.parametrize("bad", [{"game": "chess"}, {"size": 0}, {"players": 17}, {"nonsense": True}])
def test_what_cannot_be_played_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        research.batch(**{"game": "serengeti", "players": 3, **bad})
