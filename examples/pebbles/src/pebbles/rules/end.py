# compiled: yes
"""Section 3: when it is over, and who has won."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import PebblesState


def end_if_all_is_laid(state: "PebblesState") -> None:
    """Rule 3.1: nobody decides any more."""
    if not state.hands[state.turn]:
        state.turn = -1


def standings(state: "PebblesState") -> list[tuple[int, ...]]:
    """Rule 3.2: what decides, seat by seat; more is better."""
    return [(points,) for points in state.points]


def payoffs(state: "PebblesState") -> list[float]:
    """Rule 3.2: those who tie share the victory."""
    best = max(state.points)
    return [1.0 / state.points.count(best) if points == best else 0.0 for points in state.points]
