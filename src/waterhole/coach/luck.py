"""What chance gave each seat, by a value fixed beforehand.

After a move the value of what came is compared with the mean over what might have come: that is zero on average,
whatever the value is worth. Nobody's cards change, only what was still undealt.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from waterhole.coach.sample import Sample
from waterhole.core.chance import Dice
from waterhole.core.state import State

FUTURES = 16
"""So many other outcomes of chance are looked at for each move: a sixteenth of its noise stays in."""
Value: TypeAlias = Callable[[State], Sequence[float]]
"""What everybody can expect in a position."""


@dataclass(frozen=True)
class Gain:
    """What everybody gained by chance, and the standard error of that (the largest of all seats)."""

    luck: list[float]
    error: float


def gained_by_chance(value: Value, before: State, move: int, after: State, dice: Dice, futures: int = FUTURES) -> Gain:
    """What everybody gained by what chance added to this move; nothing if it added nothing."""
    players = int(before.players)
    if after.draws() == before.draws():
        return Gain([0.0] * players, 0.0)
    others = [value(another(before, move, dice)) for _ in range(futures)]
    means = [Sample([shares[seat] for shares in others]) for seat in range(players)]
    luck = [share - mean.mean for share, mean in zip(value(after), means, strict=True)]
    return Gain(luck, max(mean.error for mean in means))


def another(before: State, move: int, dice: Dice) -> State:
    """The position after the move if other cards had come."""
    state = before.copy()
    state.reshuffle(dice)
    state.apply(move)
    return state
