"""The ways to look at a table: what a seat may see, and everything."""

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from .state import PebblesState


class View(TypedDict):
    """What the table shows a seat now; a spectator has no hand."""

    you: int | None
    seat: int | None
    players: int
    hand: list[str] | None
    hand_sizes: list[int]
    laid: list[str]
    points: list[int]


class Facts(TypedDict):
    """Everything."""

    seat: int | None
    hands: list[list[str]]
    spare: list[str]
    laid: list[str]
    points: list[int]


def view(state: "PebblesState", seat: int | None) -> View:
    """By allow-list: what a seat may see is named here, and nothing else leaves the state."""
    return {
        "you": seat,
        "seat": state.seat,
        "players": int(state.players),
        "hand": None if seat is None else ids(state, state.hands[seat]),
        "hand_sizes": [len(hand) for hand in state.hands],
        "laid": ids(state, state.laid),
        "points": list(state.points),
    }


def facts(state: "PebblesState") -> Facts:
    """Secrets included."""
    return {
        "seat": state.seat,
        "hands": [ids(state, hand) for hand in state.hands],
        "spare": ids(state, state.spare),
        "laid": ids(state, state.laid),
        "points": list(state.points),
    }


def ids(state: "PebblesState", stones: list[int]) -> list[str]:
    """Stones by their names."""
    return [state.game.cards[stone] for stone in stones]
