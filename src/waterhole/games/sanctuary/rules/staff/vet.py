# compiled: yes
"""Rule 4.8: the Veterinarian draws a card, and then one is discarded from the hand."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.events import CardDiscarded
from waterhole.games.sanctuary.notation import CARDS
from waterhole.games.sanctuary.phases import DISCARDING, DONE, VET_WORK
from waterhole.games.sanctuary.rules.deck import can_draw, draw_for
from waterhole.games.sanctuary.rules.refusals import no_card, not_this_card, unpaid
from waterhole.games.sanctuary.team import VET

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_call(state: "SanctuaryState") -> bool:
    """Offered only where a card can be drawn."""
    return state.step <= VET_WORK and state.employs(VET) and can_draw(state)


def mark_discards(state: "SanctuaryState", words: vec[i64]) -> None:
    put(words, CARDS + 2 * state.numbers.card_count, state.hands[state.turn])


def refusal(state: "SanctuaryState") -> IllegalMove | None:
    nobody = unpaid(state, VET, 0, "4.8")
    return no_card(state) if nobody is None else nobody


def refusal_of_discard(state: "SanctuaryState", card: i64) -> IllegalMove | None:
    if card < 0:
        return IllegalMove("sanctuary.must_discard", {}, "4.8")
    return not_this_card(state, card, state.hands[state.turn], "4.8")


def call(state: "SanctuaryState") -> None:
    state.step = DISCARDING
    draw_for(state, VET, 1, 0)


def discard(state: "SanctuaryState", card: i64) -> None:
    state.hands[state.turn] &= ~bit(card)
    state.discard |= bit(card)
    state.step = DONE
    if state.journal is not None:
        state.journal.append(Event("card_discarded", CardDiscarded(seat=int(state.turn), card=state.game.cards[card])))
