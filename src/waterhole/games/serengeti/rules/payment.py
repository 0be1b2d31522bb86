# compiled: yes
"""Section 4: the winner's chips go to the owners of the bid's last digit, else to all others."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.event import Event
from waterhole.games.serengeti.events import MoneyPaid, RestBanked

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def matching(state: "SerengetiState", seat: i64, bid: i64) -> i64:
    """Rule 4.1: how many of a seat's cards have the bid's last digit."""
    digits = state.menus[seat].digits
    return (digits >> (4 * (bid % 10))) & 15


def all_matching(state: "SerengetiState", bid: i64, payer: i64) -> i64:
    """Rules 4.2, 5.6: how many cards match, of all the others, those sitting out too."""
    found: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != payer:
            found += matching(state, seat, bid)
        seat += 1
    return found


def gain(state: "SerengetiState", seat: i64, bid: i64, all_matching: i64) -> i64:
    """What a seat other than the payer gets of this bid, when so many cards match."""
    if all_matching == 0:
        return bid // (state.players - 1)  # Rule 4.4
    mine = matching(state, seat, bid)
    if mine == all_matching and not state.numbers.sole_owner_shares:
        return bid  # Rule 4.3: the only owner, of however many cards
    return bid // all_matching * mine


def pay_out(state: "SerengetiState") -> None:
    """The standing bid is paid."""
    winner = state.bidder
    match = all_matching(state, state.bid, winner)
    paid: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != winner:
            chips = gain(state, seat, state.bid, match)
            state.chips[seat] += chips
            paid += chips
            if chips and state.journal is not None:
                state.journal.append(payment(state, seat, chips, match))
        seat += 1
    state.chips[winner] -= state.bid
    state.bank += state.bid - paid  # Rule 4.5
    if paid < state.bid and state.journal is not None:
        told = RestBanked(from_seat=int(winner), chips=int(state.bid - paid))
        state.journal.append(Event("rest_banked", told))


def payment(state: "SerengetiState", seat: i64, chips: i64, all_matching: i64) -> Event:
    """Rules 4.3, 4.4: who gets how much, and for being one of how many owners."""
    told = MoneyPaid(
        from_seat=int(state.bidder), seat=int(seat), chips=int(chips), digit=int(state.bid % 10), owners="several"
    )
    if all_matching == 0:
        told["owners"] = "none"
    elif matching(state, seat, state.bid) == all_matching:
        told["owners"] = "one"
    return Event("money_paid", told)
