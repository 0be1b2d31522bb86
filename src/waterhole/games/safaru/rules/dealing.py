# compiled: yes
"""Rules 1.5 and 3.1: cards for the players and for the wild."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.event import Event
from waterhole.games.safaru.events import DealtOn, HandDealt, WildDealt

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


def deal(state: "SafaruState") -> None:
    """Cards for each player from the dealer's left, then for the wild if any are left."""
    whole = len(state.deck) - state.dealt == len(state.numbers.kind)
    seat = state.dealer
    while True:
        seat = state.after(seat)
        state.held[seat] = draw(state, state.numbers.hand)
        if seat == state.dealer:
            break
    wild = draw(state, min(state.numbers.wild, len(state.deck) - state.dealt))
    state.wild |= wild
    state.have += state.numbers.tally(wild)
    state.turn = state.after(state.dealer)  # Rule 2.1
    if state.journal is not None:
        tell_deal(state, whole, wild)


def draw(state: "SafaruState", count: i64) -> i64:
    """So many cards from the deck (bits)."""
    deck, place = state.deck, state.dealt
    state.dealt = place + count
    cards: i64 = 0
    while place < state.dealt:
        cards |= bit(deck[place])
        place += 1
    return cards


def deals_of(state: "SafaruState", cards: i64) -> i64:
    """Rule 3.2: in how many deals so many cards leave the deck; the last may leave fewer to the wild, or none."""
    each = state.numbers.hand * state.players + state.numbers.wild
    return (cards + each - 1) // each


def tell_deal(state: "SafaruState", new: bool, wild: i64) -> None:
    if state.journal is None:
        return
    seat = int(state.dealer)
    left = int(len(state.deck) - state.dealt)
    if new:
        state.journal.append(Event("hand_dealt", HandDealt(seat=seat, hand=int(state.hand))))
    else:
        state.journal.append(Event("dealt_on", DealtOn(seat=seat, left=left)))
    if wild:
        state.journal.append(Event("wild_dealt", WildDealt(cards=state.ids(wild))))
