# compiled: yes
"""Rule 5.2: the start token is offered. (Rule 5.1 is in deck.py, with 1.4.)"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.events import StartDeclined
from waterhole.games.sanctuary.notation import ACCEPT, DECLINE
from waterhole.games.sanctuary.phases import STARTING
from waterhole.games.sanctuary.rules.scoring import disc_of

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def offer_start(state: "SanctuaryState") -> bool:
    """Rule 5.2: to the last of those who have not declined; whether that is the only one left, who must take it."""
    state.phase = STARTING
    last: i64 = -1
    left: i64 = 0
    for seat in state.stack:
        if (state.declined >> seat) & 1:
            continue
        left += 1
        if last < 0 or state.scores[seat] <= state.scores[last]:  # later in the stack: on top
            last = seat
    state.turn = last
    if left > 1:
        return False
    take_start(state)
    return True


def start_order(state: "SanctuaryState") -> list[int]:
    """Rule 5.2: whom it is offered to, one after the other: the last on the track first, the disc on top first."""
    return sorted(range(state.players), key=lambda seat: (state.scores[seat], -disc_of(state.stack, seat)))


def take_start(state: "SanctuaryState") -> None:
    state.start = state.turn
    state.declined = 0


def mark_legal(words: vec[i64]) -> None:
    put(words, ACCEPT, 1)
    put(words, DECLINE, 1)


def refusal(move: i64) -> IllegalMove | None:
    """The start token is offered: nothing else can be done."""
    if move in (ACCEPT, DECLINE):
        return None
    return IllegalMove("sanctuary.start_now", {}, "5.2")


def apply(state: "SanctuaryState", move: i64) -> bool:
    """Rule 5.2; whether somebody has the start token now."""
    if move == ACCEPT:
        take_start(state)
        return True
    if state.journal is not None:
        state.journal.append(Event("start_declined", StartDeclined(seat=int(state.turn))))
    state.declined |= bit(state.turn)
    return offer_start(state)
