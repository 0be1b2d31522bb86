# compiled: yes
"""The course of a round (Section 2): a lot is drawn, auctioned and handed over, or auctioned again."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.event import Event
from waterhole.games.serengeti.events import LotDrawn, LotGiven, LotWon
from waterhole.games.serengeti.rules import cannot_pay
from waterhole.games.serengeti.rules.end import end_game
from waterhole.games.serengeti.rules.payment import pay_out

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def begin(state: "SerengetiState") -> None:
    """Rule 2.1: the next lot; Rule 6.1: the end when there is none."""
    state.bid = 0
    state.bidder = -1
    state.passed = 0
    state.out = 0
    state.has_bid = 0
    state.served = 0
    if state.dealt == len(state.deck):
        end_game(state)
        return
    state.lot_size = state.numbers.lots[state.round % len(state.numbers.lots)]
    state.dealt += state.lot_size
    state.round += 1
    state.opener = state.starter  # Rule 2.2
    state.turn = state.starter
    if state.journal is not None:
        told = LotDrawn(round=int(state.round), cards=state.lot_ids(), seat=int(state.starter))
        state.journal.append(Event("lot_drawn", told))


def go_on(state: "SerengetiState") -> None:
    """The next player who has not passed, or the end of the auction."""
    everyone = bit(state.players) - 1
    if state.bid == 0 and state.passed == everyone:
        give_for_nothing(state)  # Rule 2.6
    elif state.bid > 0 and state.passed | bit(state.bidder) == everyone:
        sell(state)  # Rule 2.4
    else:
        state.turn = state.next_in(state.turn)  # Rule 2.5: nobody is skipped who has not passed


def give_for_nothing(state: "SerengetiState") -> None:
    if state.journal is not None:
        state.journal.append(Event("lot_given", LotGiven(seat=int(state.opener), cards=state.lot_ids())))
    hand_over(state, state.opener)


def sell(state: "SerengetiState") -> None:
    """The winner pays for the lot, or cannot."""
    winner = state.bidder
    if state.chips[winner] < state.bid:
        if not cannot_pay.fail(state):
            auction_again(state)
        return
    if state.journal is not None:
        told = LotWon(seat=int(winner), cards=state.lot_ids(), amount=int(state.bid))
        state.journal.append(Event("lot_won", told))
    pay_out(state)
    hand_over(state, winner)


def auction_again(state: "SerengetiState") -> None:
    """Rule 5.3; Rule 5.7: the next lot, if nobody is left who could take this one."""
    if not cannot_pay.auction_again(state):
        begin(state)


def hand_over(state: "SerengetiState", seat: i64) -> None:
    """Rule 2.10: the lot's cards lie before their owner, who starts the next round."""
    digits = state.menus[seat].digits
    place = state.dealt - state.lot_size
    while place < state.dealt:
        digits += state.numbers.unit[state.deck[place]]
        place += 1
    state.held[seat] |= state.lot()
    state.menus[seat] = state.numbers.menu(digits)
    state.starter = seat
    begin(state)
