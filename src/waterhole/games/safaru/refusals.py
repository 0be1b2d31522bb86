# compiled: yes
"""Why a move is refused: asked only where the rules have found that it is none of those that are open."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.errors import IllegalMove
from waterhole.games.safaru.catches import PAIR, STAY, all_ways, leads_on

if TYPE_CHECKING:
    from waterhole.games.safaru.rules import SafaruState


def refusal_of_call(state: "SafaruState", move: i64) -> IllegalMove | None:
    """Rule 2.12: why nothing can be called now, or a release not be let pass."""
    if not state.numbers.notice:
        return IllegalMove("safaru.no_calls", {}, "2.12")
    if state.called:
        return IllegalMove("safaru.called_already", {}, "2.12")
    if state.freed < 0:
        return IllegalMove("safaru.nothing_to_call", {}, "2.12")
    if move == state.numbers.let and state.held[state.turn]:
        return IllegalMove("safaru.let_by_playing", {"card": state.name(state.freed)}, "2.12")
    return None


def refusal_of_catch(state: "SafaruState", move: i64) -> IllegalMove | None:
    numbers = state.numbers
    if move == numbers.stay or move == numbers.pair:
        return refusal_of_end(state, STAY if move == numbers.stay else PAIR)
    if not numbers.take <= move < numbers.free:
        return IllegalMove("safaru.catch_first", {"card": state.name(state.played)}, "2.9")
    kind = move - numbers.take
    card = state.card_among(state.wild & ~state.taken, kind)
    if card < 0:
        return IllegalMove("safaru.not_in_wild", {"card": state.name(numbers.first[kind])}, "2.3")
    if card < state.last:
        return IllegalMove("safaru.out_of_order", {"card": state.name(card), "cards": state.ids(state.taken)}, "2.11")
    if state.options >> card & 1:
        return None
    return refusal_of_cards(state, state.taken | bit(card))


def refusal_of_end(state: "SafaruState", ending: i64) -> IllegalMove | None:
    """Why the cards taken are no catch that ends this way."""
    if state.options & ending:
        return None
    if state.options & (STAY | PAIR):
        code = "safaru.no_pair" if ending == PAIR else "safaru.must_pair"
        return IllegalMove(code, {"card": state.name(state.played)}, "2.7")
    if state.taken == 0:
        return IllegalMove("safaru.nothing_taken", {"card": state.name(state.played)}, "2.9")
    return refusal_of_cards(state, state.taken)


def refusal_of_cards(state: "SafaruState", cards: i64) -> IllegalMove:
    """Why these cards cannot be caught: a 0 was left out, or they do not sum."""
    numbers = state.numbers
    tally = state.tally(cards)
    number: i64 = numbers.number[state.played]
    if state.have & 15 and not tally & 15:
        # As if no 0 lay there, only later cards could have completed it.
        without = all_ways(state.have & ~15, number, numbers.total)
        top: i64 = cards
        while top & (top - 1):
            top &= top - 1
        later = state.tally(state.wild & ~(2 * top - 1)) & ~15
        if leads_on(without, tally, later):
            return IllegalMove("safaru.zero_left", {"cards": state.ids(cards)}, "2.8")
    return IllegalMove(
        "safaru.no_sum",
        {"cards": state.ids(cards), "card": state.name(state.played), "total": int(numbers.total)},
        "2.6",
    )
