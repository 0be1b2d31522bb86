"""Gymnasium's spaces for what seats are given."""

import numpy as np
from gymnasium import spaces

from waterhole.research.observation import Observer


def seat_space(observer: Observer) -> spaces.Dict:
    """What a seat knows, and what it may do."""
    low, high = observer.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (observer.move_count,), np.int8),
        }
    )


def full_space(observer: Observer) -> spaces.Box:
    """Everything."""
    low, high = observer.bounds(full=True)
    return spaces.Box(low, high, dtype=np.float32)
