# compiled: yes
"""Section 2: stones are laid in turn, and the highest of a round scores."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event

from ..events import RoundWon, StoneLaid
from . import end

if TYPE_CHECKING:
    from ..state import PebblesState


def refusal(state: "PebblesState", stone: i64) -> IllegalMove | None:
    """Rule 2.1: one of one's own."""
    if stone in state.hands[state.turn]:
        return None
    return IllegalMove("pebbles.not_in_hand", {"card": state.game.cards[stone]}, "2.1")


def lay(state: "PebblesState", stone: i64) -> None:
    """Rule 2.1: open to all; then the next player."""
    seat = int(state.turn)
    state.hands[seat].remove(stone)
    state.laid.append(stone)
    if state.journal is not None:
        state.journal.append(Event("stone_laid", StoneLaid(seat=seat, card=state.game.cards[stone])))
    state.turn = (seat + 1) % state.players
    if len(state.laid) == state.players:
        score(state)


def score(state: "PebblesState") -> None:
    """Rule 2.2: the highest stone scores, and its owner begins the next round."""
    highest = state.laid.index(max(state.laid))
    winner = (int(state.turn) + highest) % int(state.players)
    state.points[winner] += 1
    state.seen += state.laid
    state.laid = []
    state.turn = winner
    if state.journal is not None:
        state.journal.append(Event("round_won", RoundWon(seat=winner)))
    end.end_if_all_is_laid(state)
