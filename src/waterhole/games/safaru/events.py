"""Everything that can happen, as those who see it are told: the event `card_played` is a CardPlayed."""

from typing import TypedDict


class BySeat(TypedDict):
    """Something that a seat did."""

    seat: int


# Dealing.


class HandDealt(BySeat):
    hand: int


class DealtOn(BySeat):
    left: int


class WildDealt(TypedDict):
    cards: list[str]


# A turn.


class CardPlayed(BySeat):
    card: str


class CardFreed(BySeat):
    card: str


class CardReleased(BySeat):
    card: str


class CardsCaught(BySeat):
    cards: list[str]
    card: str
    paired: bool
    sums: list[str]


class ReleaseCalled(BySeat):
    from_seat: int
    card: str


class CallFailed(BySeat):
    card: str


class ReleaseLet(BySeat):
    card: str


# The count.


class HandScored(TypedDict):
    seats: list[int]
    hand: int
    points: int
    score: int


class GameEnded(TypedDict):
    pass
