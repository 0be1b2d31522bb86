# compiled: yes
"""How promising is each move? A small network with learned weights, asked about one move after the other.

A game tells a move by *features*, the first of which is the weight that the game's own knowledge gives it: so a network
with a single weight is that knowledge, and what is learned are corrections.
"""

from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from waterhole.core.state import State
from waterhole.core.value import by_fours, passed

S = TypeVar("S", bound=State, default=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveFeatures(Generic[S]):
    """How a game tells its moves. A change of a feature's meaning is a change of its name."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def cell(self, state: S) -> i64:
        """Which of the game's networks it is for: usually there is one for each number of players."""
        return state.players

    def tell(self, state: S, moves: list[int], weights: list[float]) -> vec[float]:
        """The features of all these moves, one move after the other, from what the seat on turn knows.

        `weights` are those of the game's knowledge, in units of its spread: the first feature of each.
        """
        raise NotImplementedError


@final
class Prior:
    """A network, ready for use.

    The weights come feature by feature, a number for each hidden unit; then the bias of the units, the weights of what
    comes out of them, and those of the features that go past them.
    """

    def __init__(self, inputs: list[list[float]], bias: list[float], out: list[float], straight: list[float]) -> None:
        self.features: i64 = len(inputs)
        self.inputs = by_fours(inputs)
        self.bias = by_fours([bias])
        self.out = by_fours([out])
        self.straight = vec[float](straight)

    def promises(self, told: vec[float]) -> list[float]:
        """For each move told: how promising it is, as a logarithm."""
        result: list[float] = []
        first: i64 = 0
        while first < len(told):
            result.append(passed(self.bias, self.inputs, self.out, self.straight, told, first))
            first += self.features
        return result


@final
class LearnedPrior(Generic[S]):
    """All that was learned about a game's moves: a network for each cell that has one."""

    def __init__(self, features: MoveFeatures[S], priors: dict[int, Prior]) -> None:
        self.features = features
        self.priors: list[Prior | None] = []
        for cell in range(max(priors) + 1):
            self.priors.append(priors.get(cell))

    def promises(self, state: S, moves: list[int], weights: list[float]) -> list[float]:
        """How promising each move is, as a logarithm: the weights themselves where nothing was learned."""
        cell = self.features.cell(state)
        prior = self.priors[cell] if cell < len(self.priors) else None
        if prior is None or len(moves) == 1:
            return weights
        return prior.promises(self.features.tell(state, moves, weights))
