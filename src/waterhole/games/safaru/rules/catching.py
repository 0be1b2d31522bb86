# compiled: yes
"""Rules 2.9 and 2.11: a catch is chosen card by card in deck order, until only one outcome is left."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted, put
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.safaru.events import CardsCaught
from waterhole.games.safaru.phases import CATCH, PLAY
from waterhole.games.safaru.rules.hauls import (
    CARDS,
    PAIR,
    STAY,
    all_hauls,
    leads_on,
    only_outcome,
    steps,
    still_open,
)
from waterhole.games.safaru.rules.outcomes import ways_of, written
from waterhole.games.safaru.rules.turn import pass_on
from waterhole.games.safaru.tally import COUNT, TALLY

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


# What may be done: the list and the refusals read the same options.


def mark_legal(state: "SafaruState", words: vec[i64]) -> None:
    numbers = state.numbers
    put(words, numbers.take, numbers.kinds_of(state.options & CARDS))
    if state.options & STAY:
        put(words, numbers.stay, 1)
    if state.options & PAIR:
        put(words, numbers.pair, 1)


def random_move(state: "SafaruState", dice: Dice) -> i64:
    numbers = state.numbers
    options = numbers.kinds_among(state.options)
    one = chosen(options, dice.below(counted(options)))
    if bit(one) & CARDS:
        return numbers.take + numbers.kind[one]
    return numbers.stay if bit(one) == STAY else numbers.pair


def refusal(state: "SafaruState", move: i64) -> IllegalMove | None:
    numbers = state.numbers
    if move == numbers.stay or move == numbers.pair:
        return refusal_of_end(state, STAY if move == numbers.stay else PAIR)
    if not numbers.take <= move < numbers.free:
        return IllegalMove("safaru.catch_first", {"card": state.name(state.played)}, "2.9")
    kind = move - numbers.take
    card = numbers.card_among(state.wild & ~state.taken, kind)
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
    tally = numbers.tally(cards)
    number: i64 = numbers.number[state.played]
    if state.have & COUNT and not tally & COUNT:
        # As if no 0 lay there, only later cards could have completed it.
        without = all_hauls(numbers, state.have & ~COUNT, number)
        top: i64 = cards
        while top & (top - 1):
            top &= top - 1
        later = numbers.tally(state.wild & ~(2 * top - 1)) & ~COUNT
        if leads_on(without, tally, later):
            return IllegalMove("safaru.zero_left", {"cards": state.ids(cards)}, "2.8")
    return IllegalMove(
        "safaru.no_sum",
        {"cards": state.ids(cards), "card": state.name(state.played), "total": int(numbers.total)},
        "2.6",
    )


# What is done.


def apply(state: "SafaruState", move: i64) -> None:
    numbers = state.numbers
    if move >= numbers.stay:
        settle(state, state.taken | (STAY if move == numbers.stay else PAIR), state.got)
    else:
        take(state, numbers.card_among(state.wild & ~state.taken, move - numbers.take))


def hunt(state: "SafaruState", card: i64, hauls: vec[i64]) -> None:
    """Rule 2.9: the card must catch one of these hauls."""
    state.played = card
    state.hauls = hauls
    state.taken = 0
    state.got = 0
    state.last = -1
    narrow(state, state.wild, state.have)


def narrow(state: "SafaruState", rest: i64, later: i64) -> None:
    """Carry out the catch if only one outcome is left, or let it be chosen."""
    numbers = state.numbers
    only = only_outcome(state.hauls, state.got, rest, later, numbers.with_number, numbers.alike)
    if only:
        settle(state, state.taken | only, state.hauls[0] & TALLY)
        return
    state.options = steps(state.hauls, state.got, rest, later, numbers.unit_of, numbers.alike)
    state.phase = CATCH
    state.turn = chooser(state, state.catcher)


def chooser(state: "SafaruState", catcher: i64) -> i64:
    """Who chooses the catch of a card that this seat has played. Rule 5.2: in the variant the left neighbour."""
    return state.after(catcher) if state.numbers.release else catcher


def take(state: "SafaruState", card: i64) -> None:
    """One more card of the catch, in deck order."""
    state.taken |= bit(card)
    state.last = card
    state.got += state.numbers.units[card]
    rest = state.wild & ~(2 * bit(card) - 1)
    later = state.numbers.tally(rest)
    state.hauls = still_open(state.hauls, state.got, later)
    narrow(state, rest, later)


def settle(state: "SafaruState", outcome: i64, tally: i64) -> None:
    """Rule 2.7: the wild cards go, and the card played goes with them or stays."""
    cards = outcome & CARDS
    side = state.side_of(state.catcher)
    state.wild &= ~cards
    state.have -= tally
    if state.journal is not None:
        tell_catch(state, cards, outcome & PAIR != 0)
    if outcome & PAIR:
        cards |= bit(state.played)
    else:
        set_free(state, state.played)
    state.caught[side] |= cards
    forget(state)
    pass_on(state)


def set_free(state: "SafaruState", card: i64) -> None:
    """The card lies in the wild."""
    state.wild |= bit(card)
    state.have += state.numbers.units[card]


def tell_catch(state: "SafaruState", cards: i64, paired: bool) -> None:
    if state.journal is None:
        return
    told = CardsCaught(
        seat=int(state.catcher),
        cards=state.ids(cards),
        card=state.name(state.played),
        paired=paired,
        sums=[written(way) for way in ways_of(state, state.played, cards, paired)],
    )
    state.journal.append(Event("cards_caught", told))


def forget(state: "SafaruState") -> None:
    """The catch has been made."""
    state.phase = PLAY
    state.played = -1
    state.taken = 0
    state.got = 0
    state.last = -1
    state.hauls = vec[i64]()
    state.options = 0
