# compiled: yes
"""Section 1: the table before the first round."""

from typing import TYPE_CHECKING

from waterhole.core.event import Event

from ..events import StonesDealt

if TYPE_CHECKING:
    from ..state import PebblesState


def set_up(state: "PebblesState", each: int) -> None:
    """Rule 1.2: so many stones for each, at random. All chance goes through `shuffle`, which keeps its outcome."""
    order = state.shuffle("deal", list(range(state.game.move_count)))
    for seat in range(len(state.hands)):
        state.hands[seat] = sorted(order[seat * each : (seat + 1) * each])
    state.spare = sorted(order[len(state.hands) * each :])
    if state.journal is not None:
        state.journal.append(Event("stones_dealt", StonesDealt(count=each)))
