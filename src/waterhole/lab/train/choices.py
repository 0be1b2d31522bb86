"""What can be learned about moves from games played: each choice, told by the game's features, and what was tried."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from waterhole.core.prior import MoveFeatures
from waterhole.lab.train.self_play import Played, Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Choices:
    """One line for each choice between moves; where there are fewer of them than places, the rest is empty."""

    features: "Numbers"
    """(choices, places, features)"""
    tried: "Numbers"
    """(choices, places): the share of the thoughts that each move got."""
    there: "Flags"
    """(choices, places): where there is a move."""
    games: "NDArray[np.int64]"
    """The number of the game that each is from."""

    def some(self, chosen: "NDArray[np.int64] | Flags") -> "Choices":
        return Choices(self.features[chosen], self.tried[chosen], self.there[chosen], self.games[chosen])

    def widened(self, places: int) -> "Choices":
        """With so many places for moves."""
        more = places - self.there.shape[1]
        return Choices(
            np.pad(self.features, ((0, 0), (0, more), (0, 0))),
            np.pad(self.tried, ((0, 0), (0, more))),
            np.pad(self.there, ((0, 0), (0, more))),
            self.games,
        )


def choices_of(table: Table, features: MoveFeatures, games: Iterable[Played]) -> Choices:
    """All choices of these games that were made by search."""
    told: list[Numbers] = []
    shares: list[Numbers] = []
    numbers: list[int] = []
    for played in games:
        for one, share in choices_in(table, features, played):
            told.append(one)
            shares.append(share)
            numbers.append(played.number)
    places = max(map(len, shares), default=1)
    made = Choices(
        np.zeros((len(told), places, len(features.names))),
        np.zeros((len(told), places)),
        np.zeros((len(told), places), dtype=np.bool_),
        np.array(numbers, dtype=np.int64),
    )
    for at, (one, share) in enumerate(zip(told, shares, strict=True)):
        made.features[at, : len(share)] = one
        made.tried[at, : len(share)] = share
        made.there[at, : len(share)] = True
    return made


def together(parts: list[Choices]) -> Choices:
    """The choices of several rounds; their games keep apart what was kept apart."""
    places = max(one.there.shape[1] for one in parts)
    wide = [one.widened(places) for one in parts]
    names = ("features", "tried", "there", "games")
    return Choices(*(np.concatenate([getattr(one, name) for one in wide]) for name in names))


def choices_in(table: Table, features: MoveFeatures, played: Played) -> "Iterable[tuple[Numbers, Numbers]]":
    """The features of the moves, and the share of the thoughts that each got, at every choice of one game."""
    state, knowledge = table.dealt(played.number), table.knowledge
    for move, tried in zip(played.moves, played.tried, strict=bool(played.tried)):
        if len(tried) > 2:
            moves = sorted(tried[::2])
            times = dict(zip(tried[::2], tried[1::2], strict=True))
            weights = [weight / knowledge.spread for weight in knowledge.weigh(state, moves)]
            visits = np.array([times[one] for one in moves], dtype=np.float64)
            yield np.array(features.tell(state, moves, weights)).reshape(len(moves), -1), visits / visits.sum()
        state.apply(move)
