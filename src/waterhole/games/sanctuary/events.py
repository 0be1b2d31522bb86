"""Everything that can happen, as those who see it are told: the event `card_slid` is a CardSlid.

What only its owner is told is NotRequired.
"""

from typing import NotRequired, TypedDict

from waterhole.games.sanctuary.team import Role


class BySeat(TypedDict):
    """Something that a seat did."""

    seat: int


# The course of the turn.


class TurnBegan(BySeat):
    turn: int


class ArrayFilled(TypedDict):
    cards: list[str]
    spaces: list[str]
    count: int
    few: bool


class ArrayCleaned(TypedDict):
    cards: list[str]
    count: int
    few: bool
    returned: int
    tokens: int


class DeckReshuffled(TypedDict):
    count: int


class StartDeclined(BySeat):
    pass


class GameEnded(TypedDict):
    pass


# Drafting.


class CardSlid(BySeat):
    card: str
    from_space: str
    space: str


class SanctuaryRefilled(BySeat):
    cards: list[str]
    spaces: list[str]


class SpacesSwapped(BySeat):
    cards: list[str]
    spaces: list[str]


class CardsDrafted(BySeat):
    terrain: str
    line: str
    cards: list[str]
    spaces: list[str]
    tokens: int


class NothingDrafted(BySeat):
    pass


class ExtraTaken(BySeat):
    card: str
    space: str
    tokens: int
    gained: int


class AnimalsBred(BySeat):
    steps: int
    points: int
    tokens: int


# Expanding.


class CardPlayed(BySeat):
    card: str


class ManagerPaid(BySeat):
    tokens: int
    points: int


class PointsScored(BySeat):
    points: int
    score: int
    cards_points: int
    track_points: int
    bonus: int


class GoalReached(BySeat):
    score: int


class StaffPromoted(BySeat):
    from_role: Role
    role: Role
    points: int


class TokenBought(BySeat):
    points: int


class CardKept(BySeat):
    card: str


class UnseenCardKept(BySeat):
    card: NotRequired[str]


class CardsDropped(BySeat):
    cards: list[str]


class TokensTaken(BySeat):
    tokens: int


class CardsDrawn(BySeat):
    role: Role
    count: int
    tokens: int
    cards: NotRequired[list[str]]


class CardDiscarded(BySeat):
    card: str
