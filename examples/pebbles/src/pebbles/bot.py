"""What the bots know about Pebbles. They judge before a round: by the points, until `lab train` has learned more.

What may be learned from are the features: numbers that tell a position, for each seat and for all, and those that
tell a move.
"""

from librt.vecs import vec

from waterhole.core.knowledge import Knowledge
from waterhole.core.prior import MoveFeatures
from waterhole.core.value import Features

from .game import Pebbles
from .state import PebblesState


class PebblesKnowledge(Knowledge[PebblesState]):
    """A point is worth as much as a whole share more."""

    def quiet(self, state: PebblesState) -> bool:
        return not state.laid

    def appraise(self, state: PebblesState) -> list[float]:
        total = sum(state.points) + int(state.players)
        return [(points + 1) / total for points in state.points]


class PebblesFeatures(Features[PebblesState]):
    """Of each seat its points, its stones and the best of them; of all, how many rounds are left."""

    def __init__(self) -> None:
        super().__init__(["points", "stones", "highest", "begins"], ["rounds left"])

    def tell(self, state: PebblesState) -> vec[float]:
        told: list[float] = []
        for seat, hand in enumerate(state.hands):
            stones = [float(stone) for stone in hand]
            told += [float(state.points[seat]), 0.1 * sum(stones), 0.1 * max(stones, default=0.0)]
            told.append(float(seat == state.turn))
        return vec[float]([*told, float(len(state.hands[0]))])


class PebblesMoves(MoveFeatures[PebblesState]):
    """Of each stone its number, and whether it beats what is laid."""

    def __init__(self) -> None:
        super().__init__(["weight", "number", "beats"])

    def tell(self, state: PebblesState, moves: list[int], weights: list[float]) -> vec[float]:
        highest = max(state.laid, default=-1)
        told: list[float] = []
        for move, weight in zip(moves, weights, strict=True):
            told += [weight, 0.1 * move, float(move > highest)]
        return vec[float](told)


def knowledge(game: Pebbles, naive: bool = False) -> PebblesKnowledge:
    """What is known about playing well; a beginner knows no less here."""
    return PebblesKnowledge()


def position_features(game: Pebbles) -> PebblesFeatures:
    """What tells who will win."""
    return PebblesFeatures()


def move_features(game: Pebbles) -> PebblesMoves:
    """What tells how promising a move is."""
    return PebblesMoves()
