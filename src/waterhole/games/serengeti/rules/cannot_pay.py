# compiled: yes
"""Section 5: a winner with fewer chips than his bid loses a card and sits out while the lot is auctioned again."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted, put
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.serengeti.events import AuctionedAgain, CardDiscarded, CouldNotPay, LotLost
from waterhole.games.serengeti.phases import AUCTION, DISCARD

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def fail(state: "SerengetiState") -> bool:
    """Rule 5.1: nothing is paid; whether there is a card to be discarded."""
    winner = state.bidder
    if state.journal is not None:
        state.journal.append(Event("could_not_pay", CouldNotPay(seat=int(winner), amount=int(state.bid))))
    if not state.held[winner]:
        return False
    state.phase = DISCARD
    state.turn = winner
    return True


# Rule 5.2: a card of his choice.


def list_moves(state: "SerengetiState") -> list[int]:
    legal: list[int] = []
    cards = state.held[state.turn]
    move = state.numbers.chips + 1
    while cards:
        if cards & 1:
            legal.append(move)
        cards >>= 1
        move += 1
    return legal


def mark_legal(state: "SerengetiState", words: vec[i64]) -> None:
    put(words, state.numbers.chips + 1, state.held[state.turn])


def random_move(state: "SerengetiState", dice: Dice) -> i64:
    cards = state.held[state.turn]
    return state.numbers.chips + 1 + chosen(cards, dice.below(counted(cards)))


def refusal(state: "SerengetiState", move: i64) -> IllegalMove | None:
    card = move - state.numbers.chips - 1
    if card < 0:
        return IllegalMove("serengeti.must_discard", {}, "5.2")
    if (state.held[state.turn] >> card) & 1:
        return None
    return IllegalMove("serengeti.not_your_card", {"card": state.game.cards[card]}, "5.2")


def discard(state: "SerengetiState", move: i64) -> None:
    """Rule 3.1: a card that has left the game forbids nothing."""
    card = move - state.numbers.chips - 1
    seat = state.turn
    state.held[seat] &= ~bit(card)
    state.menus[seat] = state.numbers.menu(state.menus[seat].digits - state.numbers.unit[card])
    state.discarded |= bit(card)
    if state.journal is not None:
        state.journal.append(Event("card_discarded", CardDiscarded(seat=int(seat), card=state.game.cards[card])))


# The same lot without him.


def auction_again(state: "SerengetiState") -> bool:
    """Rule 5.3: from no bid; whether there is anybody to bid."""
    state.out |= bit(state.bidder)
    state.phase = AUCTION
    state.bid = 0
    state.bidder = -1
    state.passed = state.out
    if state.out == bit(state.players) - 1:
        lose_lot(state)
        return False
    state.opener = state.starter  # Rule 5.4
    if (state.out >> state.starter) & 1:
        state.opener = state.next_in(state.starter)
    state.turn = state.opener
    if state.journal is not None:
        told = AuctionedAgain(seat=int(state.opener), cards=state.lot_ids())
        state.journal.append(Event("auctioned_again", told))
    return True


def lose_lot(state: "SerengetiState") -> None:
    """Rule 5.7: nobody can take it."""
    state.discarded |= state.lot()
    if state.journal is not None:
        state.journal.append(Event("lot_lost", LotLost(cards=state.lot_ids())))
