"""Everything that can happen, as all who see it are told: the event `stone_laid` is a StoneLaid."""

from typing import TypedDict


class BySeat(TypedDict):
    """Something that a seat did."""

    seat: int


class StonesDealt(TypedDict):
    count: int


class StoneLaid(BySeat):
    card: str


class RoundWon(BySeat):
    pass
