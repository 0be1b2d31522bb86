# compiled: yes
"""Section 3: nobody bids an amount whose last digit is on one of the cards before him.

A seat's menu says which bids are permitted: to the list of moves and to the refusal alike.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import WORD, bit
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.serengeti.events import BidFined
from waterhole.games.serengeti.notation import PASS

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def forbids(digits: i64, amount: i64) -> bool:
    """Rule 3.1: the amount's last digit is on one of the cards with these digits (four bits a digit: how many)."""
    return (digits >> (4 * (amount % 10))) & 15 != 0


@final
class Menu:
    """What a seat with these digits (how many cards of each, four bits a digit) can do: PASS and permitted bids."""

    def __init__(self, digits: i64, highest: i64) -> None:
        self.digits: i64 = digits
        self.moves = [PASS]
        self.up_to = vec[i64]([0])  # for each amount: how many permitted bids are not above it
        self.words = vec[i64]([0] * (int(highest) // WORD + 1))  # the permitted bids as bits
        amount: i64 = 1
        while amount <= highest:  # Rules 2.8, 2.9: up to all the chips there are, whoever has them
            if not forbids(digits, amount):
                self.moves.append(amount)
                self.words[amount // WORD] |= bit(amount % WORD)
            self.up_to = append(self.up_to, len(self.moves) - 1)
            amount += 1

    def permits(self, amount: i64) -> bool:
        """Whether this amount is among the bids."""
        return self.up_to[amount] > self.up_to[amount - 1]

    def above(self, bid: i64) -> list[int]:
        """PASS and every permitted bid above this one (Rule 2.2)."""
        legal = self.moves[self.up_to[bid] :]
        legal[0] = PASS
        return legal

    def mark_above(self, bid: i64, words: vec[i64]) -> None:
        """The same, marked in words."""
        bids = self.words
        below = bid + 1
        word: i64 = 0
        while word < len(bids):
            if below <= 0:
                words[word] = bids[word]
            elif below < WORD:
                words[word] = bids[word] >> below << below
            below -= WORD
            word += 1
        words[0] |= bit(PASS)

    def is_used_up(self, bid: i64) -> bool:
        """Rule 3.2: no permitted bid is left above this one."""
        return self.up_to[bid] == len(self.moves) - 1


def menu(state: "SerengetiState") -> Menu:
    """What the one who decides may bid. Rule 3.3: where forbidden bids are fined, they can be made as well."""
    menu = state.menus[state.turn]
    if state.numbers.fines and not menu.is_used_up(state.bid):
        return state.numbers.menu(0)
    return menu


def refusal(state: "SerengetiState", amount: i64) -> IllegalMove | None:
    """Why this amount, above the standing bid, is forbidden."""
    if menu(state).permits(amount):
        return None
    if state.menus[state.turn].is_used_up(state.bid):
        return IllegalMove("serengeti.must_pass", {"bid": int(state.bid)}, "3.2")
    return IllegalMove("serengeti.bid_forbidden", {"amount": int(amount), "digit": int(amount % 10)}, "3.1")


def pay_fine(state: "SerengetiState", amount: i64) -> None:
    """Rule 3.3: the bid is invalid, costs a chip if there is one, and the same seat decides again."""
    seat = state.turn
    fine = min(state.numbers.fine, state.chips[seat])
    state.chips[seat] -= fine
    state.bank += fine
    if state.journal is not None:
        told = BidFined(seat=int(seat), amount=int(amount), digit=int(amount % 10), chips=int(fine))
        state.journal.append(Event("bid_fined", told))
