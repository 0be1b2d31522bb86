"""Everything that can happen, as all who see it are told: the event `bid_placed` is a BidPlaced."""

from typing import Literal, TypedDict


class BySeat(TypedDict):
    """Something that a seat did, or that happened to it."""

    seat: int


# The auction.


class LotDrawn(BySeat):
    round: int
    cards: list[str]


class Passed(BySeat):
    chips: int


class BidPlaced(BySeat):
    amount: int


class BidFined(BySeat):
    amount: int
    digit: int
    chips: int


class LotGiven(BySeat):
    cards: list[str]


class LotWon(BySeat):
    cards: list[str]
    amount: int


# Where the money goes.


class MoneyPaid(BySeat):
    """`owners` of the digit: this seat is the only one, or one of several, or there are none and all get a share."""

    from_seat: int
    chips: int
    digit: int
    owners: Literal["one", "several", "none"]


class RestBanked(TypedDict):
    from_seat: int
    chips: int


# A winner who cannot pay.


class CouldNotPay(BySeat):
    amount: int


class CardDiscarded(BySeat):
    card: str


class AuctionedAgain(BySeat):
    cards: list[str]


class LotLost(TypedDict):
    cards: list[str]


class GameEnded(TypedDict):
    pass
