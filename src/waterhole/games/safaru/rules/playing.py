# compiled: yes
"""Rule 2.2: a card is played. It catches, or it goes free (2.9, 2.10)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted, put
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.safaru.events import CardFreed, CardPlayed, CardReleased
from waterhole.games.safaru.rules import calling, catching
from waterhole.games.safaru.rules.hauls import all_hauls
from waterhole.games.safaru.rules.turn import pass_on

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


# What may be done.


def mark_legal(state: "SafaruState", words: vec[i64]) -> None:
    numbers = state.numbers
    kinds = numbers.kinds_of(state.held[state.turn])
    put(words, 0, kinds)
    if numbers.notice:  # Rule 2.12
        put(words, numbers.free, kinds)
        if state.freed >= 0:
            put(words, numbers.call, 1)


def random_move(state: "SafaruState", dice: Dice) -> i64:
    """One of the cards in hand, where none can be released, nor called."""
    numbers = state.numbers
    cards = numbers.kinds_among(state.held[state.turn])
    return numbers.kind[chosen(cards, dice.below(counted(cards)))]


def refusal(state: "SafaruState", move: i64) -> IllegalMove | None:
    numbers = state.numbers
    if move >= numbers.call:
        return calling.refusal(state, move)
    if numbers.take <= move < numbers.free or move >= numbers.stay:
        return IllegalMove("safaru.not_catching", {}, "2.2")
    if move >= numbers.free and not numbers.notice:
        return IllegalMove("safaru.must_catch", {}, "2.9")
    kind = move % numbers.kinds
    if numbers.card_among(state.held[state.turn], kind) >= 0:
        return None
    return IllegalMove("safaru.not_in_hand", {"card": state.name(numbers.first[kind])}, "2.2")


# What is done.


def apply(state: "SafaruState", move: i64) -> None:
    numbers = state.numbers
    seat = state.turn
    kind = move
    if move >= numbers.free:
        kind -= numbers.free
    card = numbers.card_among(state.held[seat], kind)
    state.held[seat] ^= bit(card)
    state.catcher = seat
    state.freed = -1
    state.called = False
    if move < numbers.take:
        play(state, card)
    else:
        release(state, card)


def play(state: "SafaruState", card: i64) -> None:
    """Rule 2.2."""
    if state.journal is not None:
        state.journal.append(Event("card_played", CardPlayed(seat=int(state.turn), card=state.name(card))))
    hauls = all_hauls(state.numbers, state.have, state.numbers.number[card])
    if len(hauls):  # Rule 2.9
        catching.hunt(state, card, hauls)
        return
    if state.journal is not None:
        state.journal.append(Event("card_freed", CardFreed(seat=int(state.turn), card=state.name(card))))
    catching.set_free(state, card)  # Rules 2.9, 2.10
    pass_on(state)


def release(state: "SafaruState", card: i64) -> None:
    """Rule 2.12: without catching, though it may be called."""
    if state.journal is not None:
        state.journal.append(Event("card_released", CardReleased(seat=int(state.turn), card=state.name(card))))
    catching.set_free(state, card)
    state.freed = card
    pass_on(state)
