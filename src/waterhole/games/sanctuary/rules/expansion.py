# compiled: yes
"""Section 4: one seat's expansion, from playing cards to the Veterinarian, step by step."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import put
from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary.notation import (
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
    END,
    MANAGE,
    PROMOTE,
    SCORE,
    SPENT,
    SWAP,
    TAKE,
)
from waterhole.games.sanctuary.phases import DISCARDING, DONE, KEEPING, PLAYING, PROMOTING, VET_WORK, WARDEN_WORK
from waterhole.games.sanctuary.rules import promotion, scoring, spending
from waterhole.games.sanctuary.rules.staff import guard, vet, warden

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def begin(state: "SanctuaryState") -> None:
    """The expansion of the seat whose turn it is."""
    state.step = PLAYING
    state.done = 0
    state.played = 0
    state.kept = 0
    state.points = 0
    state.bought = 0


# What may be done.


def mark_legal(state: "SanctuaryState", words: vec[i64]) -> None:
    if state.step == PLAYING:
        scoring.mark_legal(state, words)
    elif state.step <= KEEPING:
        spending.mark_legal(state, words)
    elif state.step == DISCARDING:
        vet.mark_discards(state, words)
    else:
        mark_work(state, words)


def mark_work(state: "SanctuaryState", words: vec[i64]) -> None:
    """Rules 4.6 to 4.8."""
    put(words, END, 1)
    if warden.may_take(state):
        put(words, TAKE, 1)
    if guard.may_call(state):
        put(words, CALL_GUARD, 1)
    if vet.may_call(state):
        put(words, CALL_VET, 1)


def nobody_works(state: "SanctuaryState") -> bool:
    return not warden.may_take(state) and not guard.may_call(state) and not vet.may_call(state)


def refusal(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    if move < END or SWAP <= move < CARDS:
        return IllegalMove("sanctuary.expanding_now", {}, "4.1")
    if state.step == PLAYING:
        return scoring.refusal(state, move)
    if state.step <= KEEPING:
        return spending.refusal(state, move)
    if state.step == DISCARDING:
        return vet.refusal_of_discard(state, move - CARDS - 2 * state.numbers.card_count)
    return refusal_of_work(state, move)


def refusal_of_work(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    if move == END:
        return None
    if move == TAKE:
        return warden.refusal(state)
    if move == CALL_GUARD:
        return guard.refusal(state)
    if move == CALL_VET:
        return vet.refusal(state)
    if move >= CARDS + 2 * state.numbers.card_count:
        return IllegalMove("sanctuary.nothing_to_discard", {}, "4.8")
    return IllegalMove("sanctuary.already_spent", {}, "4.4")


# What is done.


def apply(state: "SanctuaryState", move: i64) -> None:
    """Carry out a move known to be legal."""
    if move >= CARDS:
        apply_card(state, move - CARDS)
    elif move >= PROMOTE:
        promotion.promote(state, move)
    elif move == SCORE:
        scoring.score(state, 0)
    elif move == MANAGE:
        scoring.pay_manager(state)
    elif move == BUY:
        spending.buy(state)
    elif move == SPENT:
        spending.settle(state)
    elif move == TAKE:
        warden.take(state)
    elif move == CALL_GUARD:
        guard.call(state)
    elif move == CALL_VET:
        vet.call(state)
    else:
        state.step = DONE


def apply_card(state: "SanctuaryState", number: i64) -> None:
    """Cards are played, then kept, then discarded: each with numbers of its own."""
    if state.step == PLAYING:
        scoring.play(state, number)
    elif state.step == DISCARDING:
        vet.discard(state, number - 2 * state.numbers.card_count)
    else:
        spending.keep(state, number - state.numbers.card_count)


def advance(state: "SanctuaryState") -> bool:
    """Pass over what need not be asked; whether the expansion is over, with the cards put away."""
    if state.step == PLAYING and scoring.is_all_played(state):
        scoring.score(state, 0)
    if PROMOTING <= state.step <= KEEPING and spending.is_all_spent(state):
        spending.settle(state)
    if WARDEN_WORK <= state.step <= VET_WORK and nobody_works(state):
        state.step = DONE
    if state.step < DONE:
        return False
    state.discard |= state.played  # Rules 4.3, 4.9
    state.played = 0
    return True
