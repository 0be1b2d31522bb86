"""What can be learned from games played: their quiet moments, told by the game's features, and who won."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from waterhole.core.state import State
from waterhole.core.value import Features
from waterhole.lab.train.self_play import Played, Table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Positions:
    """One line for each quiet moment."""

    features: "Numbers"
    """Those of all sides, one side after the other, and then the common ones."""
    shares: "Numbers"
    """Of the victory, side by side, as the game ended."""
    guesses: "Numbers"
    """The same as the game's appraisal without anything learned has it."""
    games: "NDArray[np.int64]"
    """The number of the game that each is from, in the order of play."""

    def part(self, chosen: "NDArray[np.bool_]") -> "Positions":
        """Some of them."""
        return Positions(self.features[chosen], self.shares[chosen], self.guesses[chosen], self.games[chosen])


def positions_of(table: Table, features: Features, games: Iterable[Played]) -> Positions:
    """All quiet moments of these games."""
    import numpy as np

    told: list[list[float]] = []
    shares: list[list[float]] = []
    guesses: list[list[float]] = []
    numbers: list[int] = []
    firsts = [side[0] for side in table.game.sides(table.players)]
    for played in games:
        for state in quiet_moments(table, played):
            told.append(list(features.tell(state)))
            shares.append([played.shares[seat] for seat in firsts])
            guess = table.knowledge.appraise(state)
            guesses.append([guess[seat] for seat in firsts])
            numbers.append(played.number)
    return Positions(np.array(told), np.array(shares), np.array(guesses), np.array(numbers, dtype=np.int64))


def quiet_moments(table: Table, played: Played) -> Iterable[State]:
    """The state at each quiet moment. It goes on: whoever wants to keep it makes a copy."""
    state = table.dealt(played.number)
    for move in played.moves:
        if table.knowledge.quiet(state):
            yield state
        state.apply(move)
