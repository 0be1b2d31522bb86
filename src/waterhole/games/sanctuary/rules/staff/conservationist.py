# compiled: yes
"""Rule 2.5: the Conservationist fills the empty spaces of the sanctuary."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import SANCTUARY
from waterhole.games.sanctuary.events import SanctuaryRefilled
from waterhole.games.sanctuary.phases import CARE, GUIDES, REFILLED
from waterhole.games.sanctuary.rules.cards_in_array import occupied
from waterhole.games.sanctuary.rules.deck import can_draw, fill
from waterhole.games.sanctuary.rules.refusals import gone_by, no_card, nobody_as
from waterhole.games.sanctuary.team import CONSERVATIONIST

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_refill(state: "SanctuaryState", full: i64) -> bool:
    """Offered only where it changes something."""
    return state.step == GUIDES and state.employs(CONSERVATIONIST) and full & SANCTUARY != SANCTUARY and can_draw(state)


def refusal(state: "SanctuaryState") -> IllegalMove | None:
    gone = gone_by(state, GUIDES)
    if gone is not None or may_refill(state, occupied(state)):
        return gone
    if not state.employs(CONSERVATIONIST):
        return nobody_as(CONSERVATIONIST, "2.5")
    return no_card(state) or IllegalMove("sanctuary.sanctuary_full", {}, "2.5")


def refill(state: "SanctuaryState") -> None:
    state.step = CARE
    state.done |= REFILLED
    cards, where = fill(state, SANCTUARY)
    if state.journal is not None:
        state.journal.append(
            Event("sanctuary_refilled", SanctuaryRefilled(seat=int(state.turn), cards=cards, spaces=where))
        )
