# compiled: yes
"""Rule 2.12: the next player may call a card that was released, and must say so after the last of a deal."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.safaru.events import CallFailed, ReleaseCalled, ReleaseLet
from waterhole.games.safaru.phases import CALL
from waterhole.games.safaru.rules import catching
from waterhole.games.safaru.rules.hauls import all_hauls
from waterhole.games.safaru.rules.turn import go_on

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


# What may be done after the last card of a deal; before, a call is one of the moves of playing.py.


def mark_legal(state: "SafaruState", words: vec[i64]) -> None:
    put(words, state.numbers.call, 1)
    put(words, state.numbers.let, 1)


def refusal(state: "SafaruState", move: i64) -> IllegalMove | None:
    """Why nothing can be called now, or a release not be let pass, or nothing else be done."""
    if move < state.numbers.call:
        return IllegalMove("safaru.call_or_let", {"card": state.name(state.freed)}, "2.12")
    if not state.numbers.notice:
        return IllegalMove("safaru.no_calls", {}, "2.12")
    if state.called:
        return IllegalMove("safaru.called_already", {}, "2.12")
    if state.freed < 0:
        return IllegalMove("safaru.nothing_to_call", {}, "2.12")
    if move == state.numbers.let and state.phase != CALL:
        return IllegalMove("safaru.let_by_playing", {"card": state.name(state.freed)}, "2.12")
    return None


# What is done.


def apply(state: "SafaruState", move: i64) -> None:
    if move == state.numbers.call:
        call(state)
    else:
        let(state)


def call(state: "SafaruState") -> None:
    """The card released before this turn is looked at again."""
    numbers = state.numbers
    card = state.freed
    seat = int(state.turn)
    state.freed = -1
    state.called = True
    if state.journal is not None:
        told = ReleaseCalled(seat=seat, from_seat=int(state.catcher), card=state.name(card))
        state.journal.append(Event("release_called", told))
    have = state.have - numbers.units[card]
    hauls = all_hauls(numbers, have, numbers.number[card])
    if len(hauls):
        state.wild &= ~bit(card)
        state.have = have
        catching.hunt(state, card, hauls)
        return
    if state.journal is not None:
        state.journal.append(Event("call_failed", CallFailed(seat=seat, card=state.name(card))))
    if state.phase == CALL:
        go_on(state)


def let(state: "SafaruState") -> None:
    """The last card released stays where it is."""
    if state.journal is not None:
        told = ReleaseLet(seat=int(state.turn), card=state.name(state.freed))
        state.journal.append(Event("release_let", told))
    go_on(state)
