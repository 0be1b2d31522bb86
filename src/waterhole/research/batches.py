"""Thousands of games in one call: NumPy arrays in, NumPy arrays out. The loop over the games is in stepping.py."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray
from typing_extensions import Buffer

from waterhole.core.errors import BadInput
from waterhole.research.observation import Floats
from waterhole.research.stepping import Rows
from waterhole.research.versions import V0, Setting

Kind = TypeVar("Kind", bound=np.generic)
Masks: TypeAlias = NDArray[np.int8]


@dataclass(frozen=True)
class Step:
    """What a step brought; the first index is the game. Arrays are views: the next step writes into the same memory.

    `observations` and `masks` are of the seat in `seats`, which decides now. `rewards` (one for each seat) are those of
    the move just made. Where `dones` is true a game ended with it, and all the rest is of the next game in its row.
    """

    observations: Floats
    masks: Masks
    rewards: Floats
    seats: NDArray[np.int32]
    dones: NDArray[np.bool_]


class Batch:
    """So many games of one kind, side by side. Row i plays the games of (seed, i), whatever the size."""

    def __init__(self, setting: Setting, size: int, seed: int | str, first: int = 0) -> None:
        self.setting = setting
        self.size = size
        self.fields = setting.encoder.fields
        self.move_count = setting.observer.move_count
        self.rows = Rows(setting.game, setting.players, setting.options, setting.encoder, size, str(seed), first)
        self.now = self.views()

    def views(self) -> Step:
        """The memory of the rows as arrays."""
        rows, size = self.rows, self.size
        return Step(
            shared(rows.observations, np.float32).reshape(size, -1),
            shared(rows.masks, np.int8).reshape(size, -1),
            shared(rows.rewards, np.float32).reshape(size, -1),
            shared(rows.seats, np.int32),
            shared(rows.dones, np.bool_),
        )

    def reset(self, seed: int | str | None = None) -> Step:
        """Deal all games anew: those of the seed from the first on."""
        if seed is not None:
            self.rows.seed = str(seed)
        self.rows.reset()
        return self.now

    def step(self, actions: ArrayLike) -> Step:
        """A move in each game. If one is illegal, `IllegalMove` is raised and no game has changed."""
        self.rows.step(vec[i64](np.ascontiguousarray(actions, np.int64)))
        return self.now


def shared(numbers: Buffer, kind: type[Kind]) -> NDArray[Kind]:
    """A vector's memory as an array that only we write."""
    return np.frombuffer(memoryview(numbers), dtype=kind)


def batch(
    game: str,
    players: int = 4,
    size: int = 1024,
    seed: int | str = 0,
    *,
    edition: str | Path | None = None,
    **options: object,
) -> Batch:
    """Games to be stepped together. Nothing is dealt before `reset`."""
    if game not in V0:
        raise BadInput("core.unknown_game", {"game": game, "known": sorted(V0)})
    if size < 1:
        raise BadInput("research.bad_size", {"size": size})
    return Batch(Setting(V0[game].load(edition), players, options), size, seed)
