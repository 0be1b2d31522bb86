# compiled: yes
"""Section 2: a seat bids higher than the standing bid, or passes."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.serengeti.events import BidPlaced, Passed
from waterhole.games.serengeti.notation import PASS
from waterhole.games.serengeti.rules import forbidden_bids

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def list_moves(state: "SerengetiState") -> list[int]:
    return forbidden_bids.menu(state).above(state.bid)


def mark_legal(state: "SerengetiState", words: vec[i64]) -> None:
    forbidden_bids.menu(state).mark_above(state.bid, words)


def random_move(state: "SerengetiState", dice: Dice) -> i64:
    menu = forbidden_bids.menu(state)
    first = menu.up_to[state.bid]
    pick = dice.below(len(menu.moves) - first)
    return menu.moves[first + pick] if pick else PASS


def refusal(state: "SerengetiState", move: i64) -> IllegalMove | None:
    if move == PASS:
        return None
    if move > state.numbers.chips:
        return IllegalMove("serengeti.not_discarding", {}, "5.2")
    if move <= state.bid:
        return IllegalMove("serengeti.bid_too_low", {"amount": int(move), "bid": int(state.bid)}, "2.2")
    return forbidden_bids.refusal(state, move)


def apply(state: "SerengetiState", move: i64) -> bool:
    """Carry out a move; whether the seat has done its turn with it."""
    if move == PASS:
        pass_turn(state)
    elif state.menus[state.turn].permits(move):
        place_bid(state, move)
    else:
        forbidden_bids.pay_fine(state, move)
        return False
    return True


def pass_turn(state: "SerengetiState") -> None:
    seat = state.turn
    mine = bit(seat)
    gain = pass_gain(state, seat)
    if not state.has_bid & mine:
        state.served |= mine
    state.bank -= gain
    state.chips[seat] += gain
    state.passed |= mine  # Rule 2.3
    if state.journal is not None:
        state.journal.append(Event("passed", Passed(seat=int(seat), chips=int(gain))))


def pass_gain(state: "SerengetiState", seat: i64) -> i64:
    """Rules 2.7, 5.5: what a seat would take from the bank for passing now."""
    if (state.has_bid | state.served) & bit(seat):
        return 0
    return min(state.numbers.pass_bonus, state.bank)


def place_bid(state: "SerengetiState", amount: i64) -> None:
    state.bid = amount
    state.bidder = state.turn
    state.has_bid |= bit(state.turn)
    if state.journal is not None:
        state.journal.append(Event("bid_placed", BidPlaced(seat=int(state.turn), amount=int(amount))))
