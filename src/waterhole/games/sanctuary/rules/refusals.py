# compiled: yes
"""Reasons to refuse a move that several rules share."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary.phases import PARK_RANGER
from waterhole.games.sanctuary.rules.deck import can_draw
from waterhole.games.sanctuary.team import ROLE_NAMES

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def gone_by(state: "SanctuaryState", step: i64) -> IllegalMove | None:
    """Rule 2.3: a step of the draft that comes before one already taken."""
    if state.step <= step:
        return None
    code = "sanctuary.already_drafted" if state.step >= PARK_RANGER else "sanctuary.step_gone_by"
    return IllegalMove(code, {}, "2.3")


def nobody_as(role: i64, rule: str) -> IllegalMove:
    """A role that the team does not have."""
    return IllegalMove("sanctuary.nobody_as", {"role": ROLE_NAMES[role]}, rule)


def unpaid(state: "SanctuaryState", role: i64, tokens: i64, rule: str) -> IllegalMove | None:
    """A member of staff that must be there, and be paid."""
    if not state.employs(role):
        return nobody_as(role, rule)
    have: i64 = state.tokens[state.turn]
    if have >= tokens:
        return None
    return IllegalMove("sanctuary.too_few_tokens", {"need": int(tokens), "have": int(have)}, rule)


def no_card(state: "SanctuaryState") -> IllegalMove | None:
    """Rule 1.4: a draw that would bring nothing."""
    return None if can_draw(state) else IllegalMove("sanctuary.no_card_to_draw", {}, "1.4")


def not_this_card(state: "SanctuaryState", card: i64, allowed: i64, rule: str) -> IllegalMove | None:
    """A card that must be in the hand, and in deck order."""
    if (allowed >> card) & 1:
        return None
    hand: i64 = state.hands[state.turn]
    code = "sanctuary.not_in_order" if (hand >> card) & 1 else "sanctuary.not_in_hand"
    return IllegalMove(code, {"card": state.game.cards[card]}, rule)


def too_dear(state: "SanctuaryState", cost: i64) -> IllegalMove | None:
    """Rule 4.4: what costs more points than are left."""
    if cost <= state.points:
        return None
    return IllegalMove("sanctuary.too_dear", {"cost": int(cost), "points": int(state.points)}, "4.4")
