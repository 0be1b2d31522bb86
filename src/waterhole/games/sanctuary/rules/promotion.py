# compiled: yes
"""Rule 4.5: a disc of the team is promoted to another role."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.edition import NO_COST
from waterhole.games.sanctuary.events import StaffPromoted
from waterhole.games.sanctuary.notation import PROMOTE
from waterhole.games.sanctuary.phases import PROMOTED, PROMOTING
from waterhole.games.sanctuary.rules.refusals import nobody_as, too_dear
from waterhole.games.sanctuary.team import CONSERVATIONIST, GUIDE, RANGER, ROLE_NAMES, ROLES, VET

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def promotable(state: "SanctuaryState") -> i64:
    """Rules 4.4, 4.5: the empty roles that have a cost which the points can pay, as bits."""
    if state.step > PROMOTING:
        return 0
    roles: i64 = 0
    role: i64 = CONSERVATIONIST
    while role <= VET:
        cost: i64 = state.numbers.costs[role]
        if cost != NO_COST and cost <= state.points and not state.employs(role):
            roles |= bit(role)
        role += 1
    return roles


def is_on_team(state: "SanctuaryState", role: i64) -> bool:
    """A disc that can be promoted: the Park Ranger is none (Rule 1.5)."""
    if role == GUIDE:
        return state.guides() > 0
    return role != RANGER and state.employs(role)


def mark_legal(state: "SanctuaryState", words: vec[i64]) -> None:
    roles = promotable(state)
    old: i64 = GUIDE
    while roles and old <= VET:
        if is_on_team(state, old):
            put(words, PROMOTE + ROLES * old, roles)
        old += 1


def refusal(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    old = (move - PROMOTE) // ROLES
    new = (move - PROMOTE) % ROLES
    if state.step > PROMOTING:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.4")
    if old == RANGER or new == RANGER:
        return IllegalMove("sanctuary.ranger_stays", {}, "1.5")
    if not is_on_team(state, old):
        return nobody_as(old, "4.5")
    if (promotable(state) >> new) & 1:
        return None
    if state.numbers.costs[new] == NO_COST:
        return IllegalMove("sanctuary.no_promotion_to", {"role": ROLE_NAMES[new]}, "4.5")
    if state.employs(new):
        return IllegalMove("sanctuary.role_taken", {"role": ROLE_NAMES[new]}, "4.5")
    return too_dear(state, state.numbers.costs[new])


def promote(state: "SanctuaryState", move: i64) -> None:
    """The old role is empty and its ability gone."""
    old = (move - PROMOTE) // ROLES
    new = (move - PROMOTE) % ROLES
    state.done |= PROMOTED
    seat = state.turn
    state.staff[seat] -= 1 if old == GUIDE else bit(old + 2)
    state.staff[seat] += bit(new + 2)
    state.points -= state.numbers.costs[new]
    if state.journal is not None:
        state.journal.append(
            Event(
                "staff_promoted",
                StaffPromoted(
                    seat=int(seat), from_role=ROLE_NAMES[old], role=ROLE_NAMES[new], points=state.numbers.costs[new]
                ),
            )
        )
