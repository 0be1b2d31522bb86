# compiled: yes
"""Rule 4.6: the Habitat Warden takes a token from the supply."""

from typing import TYPE_CHECKING

from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.events import TokensTaken
from waterhole.games.sanctuary.phases import GUARD_WORK, WARDED, WARDEN_WORK
from waterhole.games.sanctuary.rules.refusals import nobody_as
from waterhole.games.sanctuary.team import WARDEN

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_take(state: "SanctuaryState") -> bool:
    return state.step <= WARDEN_WORK and state.employs(WARDEN) and state.supply > 0


def refusal(state: "SanctuaryState") -> IllegalMove | None:
    if may_take(state):
        return None
    if not state.employs(WARDEN):
        return nobody_as(WARDEN, "4.6")
    if state.step > WARDEN_WORK:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.6")
    return IllegalMove("sanctuary.supply_empty", {}, "4.6")


def take(state: "SanctuaryState") -> None:
    state.step = GUARD_WORK
    state.done |= WARDED
    tokens = min(state.numbers.warden_tokens, state.supply)
    state.supply -= tokens
    state.tokens[state.turn] += tokens
    if state.journal is not None:
        state.journal.append(Event("tokens_taken", TokensTaken(seat=int(state.turn), tokens=int(tokens))))
