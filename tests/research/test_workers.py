"""A batch on several cores plays the same games as one that is alone."""

import numpy as np
import pytest

from waterhole import BadInput, IllegalMove, research


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


def test_what_cannot_be_played_is_refused_before_anything_is_started() -> None:
    with pytest.raises(BadInput):
        research.wide_batch("serengeti", players=17)
