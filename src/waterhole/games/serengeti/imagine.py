# compiled: yes
"""What a seat could remember, and tables that agree with it.

All chips that move, move in public: only the order of the deck is unknown to a seat with a perfect memory.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, numbered
from waterhole.core.chance import Dice
from waterhole.games.serengeti.phases import PHASE_NAMES
from waterhole.games.serengeti.views import Public, public

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


class Recall(Public):
    """What a seat could know with a perfect memory."""

    you: int
    chips: list[int]


def recall(state: "SerengetiState", seat: int) -> Recall:
    return {**public(state), "you": seat, "chips": list(state.chips)}


# A table as a seat remembers it, with what it cannot know drawn at random.


def imagine(state: "SerengetiState", known: Recall, dice: Dice) -> None:
    """Lay out a bare table."""
    lay_out(state, known)
    auction_on(state, known)
    stack(state, known)
    redeal(state, dice)


def lay_out(state: "SerengetiState", known: Recall) -> None:
    """What everybody has."""
    cards = state.game.card_numbers
    held = [numbered(row, cards) for row in known["cards"]]
    state.held = vec[i64](held)
    state.menus = [state.numbers.menu(state.numbers.tally(row)) for row in held]
    state.discarded = numbered(known["discarded"], cards)
    state.chips = vec[i64](known["chips"])
    state.bank = known["bank"]


def auction_on(state: "SerengetiState", known: Recall) -> None:
    """The round and the auction under way."""
    state.turn = -1 if known["seat"] is None else known["seat"]
    state.round = known["round"]
    state.phase = PHASE_NAMES.index(known["phase"])
    state.starter = known["starter"]
    state.opener = known["opener"]
    state.bid = known["bid"]
    state.bidder = -1 if known["bidder"] is None else known["bidder"]
    state.passed = seats(known["passed"])
    state.out = seats(known["out"])
    state.has_bid = seats(known["has_bid"])
    state.served = seats(known["served"])


def stack(state: "SerengetiState", known: Recall) -> None:
    """The deck: what is gone, the lot, and what is still to come."""
    lot = [state.game.card_numbers[card] for card in known["lot"]]
    gone = state.discarded
    for held in state.held:
        gone |= held
    before = [card for card in range(len(state.numbers.cards)) if gone >> card & 1 and card not in lot]
    unseen = [card for card in range(len(state.numbers.cards)) if not gone >> card & 1 and card not in lot]
    state.deck = before + lot + unseen
    state.dealt = len(before) + len(lot)
    state.lot_size = len(lot)


def seats(flags: list[bool]) -> i64:
    """The set of seats with a flag."""
    found: i64 = 0
    for seat in range(len(flags)):
        if flags[seat]:
            found |= bit(seat)
    return found


def redeal(state: "SerengetiState", dice: Dice) -> None:
    """Another order of the cards that are still to come."""
    rest = state.deck[state.dealt :]
    dice.shuffle(rest)
    state.deck = state.deck[: state.dealt] + rest


def blur(state: "SerengetiState", seat: i64, dice: Dice) -> None:
    """As if nobody had counted the chips behind the screens: the others' are dealt anew."""
    if state.numbers.open_chips or state.turn < 0:
        return
    others = [other for other in range(state.players) if other != seat]
    hidden: i64 = 0
    for other in others:
        hidden += state.chips[other]
        state.chips[other] = 0
    while hidden > 0:
        state.chips[others[dice.below(len(others))]] += 1
        hidden -= 1
