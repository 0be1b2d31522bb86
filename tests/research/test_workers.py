"""A batch on several cores plays the same games as one that is alone."""

import numpy as np
import pytest

from waterhole import BadInput, IllegalMove, research
from waterhole.research.workers import BLOCK


def test_it_plays_the_same_games_and_refuses_the_same() -> None:
    alone = research.batch("serengeti", players=3, size=5, seed=7)
    with research.wide_batch("serengeti", players=3, size=5, seed=7, workers=2) as wide:
        ours, theirs = alone.reset(), wide.reset()
        for _ in range(120):
            np.testing.assert_array_equal(ours.observations, theirs.observations)
            np.testing.assert_array_equal(ours.masks, theirs.masks)
            np.testing.assert_array_equal(ours.rewards, theirs.rewards)
            np.testing.assert_array_equal(ours.dones, theirs.dones)
            moves = ours.masks[:, ::-1].argmax(axis=1)  # The highest legal move: games end soon.
            moves = ours.masks.shape[1] - 1 - moves
            wide.send(moves)
            ours, theirs = alone.step(moves), wide.recv()
        with pytest.raises(IllegalMove) as refused:
            wide.step([0, 0, 0, 70, 0])
        assert refused.value.code == "serengeti.not_discarding"
        with pytest.raises(ValueError, match="5 games"):
            wide.step([0])
        np.testing.assert_array_equal(ours.observations, wide.now.observations)


def test_a_process_hands_over_its_rows_in_parts() -> None:
    """More rows than it plays at a time: each is the row of a batch that is alone, and a refusal names its reason."""
    alone = research.batch("safaru", players=2, size=BLOCK + 3, seed=7, hands=1)
    with research.wide_batch("safaru", players=2, size=BLOCK + 3, seed=7, workers=1, hands=1) as wide:
        with pytest.raises(ValueError, match="reset"):
            wide.step(np.zeros(BLOCK + 3, np.int64))
        ours, theirs = alone.reset(8), wide.reset(8)
        for _ in range(5):
            moves = ours.masks.argmax(axis=1)
            ours, theirs = alone.step(moves), wide.step(moves)
            np.testing.assert_array_equal(ours.observations, theirs.observations)
            np.testing.assert_array_equal(ours.seats, theirs.seats)
        for bad in (-1, alone.move_count, 10**18):
            moves = ours.masks.argmax(axis=1)
            moves[-1] = bad
            with pytest.raises(IllegalMove) as refused:
                wide.step(moves)
            assert refused.value.code == "core.unknown_move"


def test_what_cannot_be_played_is_refused_before_anything_is_started() -> None:
    with pytest.raises(BadInput):
        research.wide_batch("serengeti", players=17)
