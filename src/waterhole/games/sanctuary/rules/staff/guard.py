# compiled: yes
"""Rule 4.7: the Wildlife Guard draws cards for tokens."""

from typing import TYPE_CHECKING

from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary.phases import GUARD_WORK, GUARDED, VET_WORK
from waterhole.games.sanctuary.rules.deck import can_draw, draw_for
from waterhole.games.sanctuary.rules.refusals import no_card, unpaid
from waterhole.games.sanctuary.team import GUARD

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_call(state: "SanctuaryState") -> bool:
    """Offered only where a card can be drawn."""
    return (
        state.step <= GUARD_WORK
        and state.employs(GUARD)
        and state.tokens[state.turn] >= state.numbers.guard_tokens
        and can_draw(state)
    )


def refusal(state: "SanctuaryState") -> IllegalMove | None:
    if state.step > GUARD_WORK:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.7")
    short = unpaid(state, GUARD, state.numbers.guard_tokens, "4.7")
    return no_card(state) if short is None else short


def call(state: "SanctuaryState") -> None:
    state.step = VET_WORK
    state.done |= GUARDED
    tokens = state.numbers.guard_tokens
    state.tokens[state.turn] -= tokens
    state.supply += tokens
    draw_for(state, GUARD, state.numbers.guard_cards, tokens)
