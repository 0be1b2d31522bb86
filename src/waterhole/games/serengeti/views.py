# compiled: yes
"""The ways to look at a table: what a seat may see, everything, and the result."""

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from waterhole.core.bits import named
from waterhole.core.ranking import Result, ahead, deciding, result_of
from waterhole.games.serengeti.phases import PHASE_NAMES, Phase
from waterhole.games.serengeti.rules import end
from waterhole.games.serengeti.rules.auction import pass_gain
from waterhole.games.serengeti.rules.forbidden_bids import forbids

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState

TieBreak: TypeAlias = Literal["cards", "chips"]


class Table(TypedDict):
    """What views and facts both tell; lists of flags are by seat."""

    round: int
    lot: list[str]
    bid: int
    bidder: int | None
    bank: int
    cards: list[list[str]]
    discarded: list[str]
    starter: int
    seat: int | None
    phase: Phase
    passed: list[bool]
    out: list[bool]


class Facts(Table):
    """Everything."""

    deck: list[str]
    chips: list[int]


class Chosen(TypedDict):
    """The options."""

    forbidden_bids: Literal["prevent", "fine"]
    open_chips: bool


class Seated(TypedDict):
    """Who plays what."""

    game: str
    players: int
    options: Chosen


class Public(Seated, Table):
    """What lies open on the table. `forbidden` are the last digits that each seat may not bid (Rule 3.1)."""

    deck_left: int
    has_bid: list[bool]
    served: list[bool]
    opener: int
    forbidden: list[list[int]]
    points: list[int]


class Collection(TypedDict):
    """A seat's cards of one tribe, and what they score together (Rule 6.2)."""

    tribe: str
    cards: list[str]
    points: int


class View(Public):
    """What a seat may see; lists are by seat.

    `chips` are None where they are hidden; `chips_points` is what they score when the game is over (Rule 6.3).
    `pass_gain`: what passing would bring. `lowest_bid` to `highest_bid` can be bid now by whom they are not forbidden;
    from `lowest_bluff` on a bid is more than this seat has (Rule 5.1); None for who has no seat.
    `leaders` have the most points so far; `decided_by` is what decided among those with the most at the end (Rule 6.4).
    """

    you: int | None
    chips: list[int | None]
    pass_gain: list[int]
    rounds: int
    lowest_bid: int
    highest_bid: int
    lowest_bluff: int | None
    collections: list[list[Collection]]
    chips_points: list[int]
    leaders: list[int]
    decided_by: TieBreak | None


def facts(state: "SerengetiState") -> Facts:
    return {
        **table(state),
        "deck": [state.game.cards[card] for card in state.deck[state.dealt :]],
        "chips": list(state.chips),
    }


def table(state: "SerengetiState") -> Table:
    ids = state.game.cards
    return {
        "round": int(state.round),
        "lot": state.lot_ids(),
        "bid": int(state.bid),
        "bidder": None if state.bidder < 0 else int(state.bidder),
        "bank": int(state.bank),  # Rule 1.7
        "cards": [named(held, ids) for held in state.held],
        "discarded": named(state.discarded, ids),
        "starter": int(state.starter),
        "seat": state.seat,
        "phase": PHASE_NAMES[state.phase],
        "passed": flags(state, state.passed),
        "out": flags(state, state.out),
    }


def result(state: "SerengetiState") -> Result:
    found = standings(state)
    return result_of(found, [points for points, _, _ in found])


def standings(state: "SerengetiState") -> list[tuple[int, int, int]]:
    return [end.standing(state, seat) for seat in range(state.players)]


# What a seat may see.


def view(state: "SerengetiState", seat: int | None) -> View:
    shown = state.numbers.open_chips or state.turn < 0
    known = public(state)
    return {
        **known,
        "you": seat,
        "chips": [
            int(count) if shown or other == seat else None for other, count in enumerate(state.chips)
        ],  # Rule 1.6
        "pass_gain": [int(pass_gain(state, other)) for other in range(state.players)],
        "rounds": state.numbers.rounds,  # Rule 2.1
        "lowest_bid": int(state.bid + 1),  # Rule 2.2
        "highest_bid": int(state.numbers.chips),  # Rule 2.8
        "lowest_bluff": None if seat is None else int(state.chips[seat] + 1),  # Rule 5.1
        "collections": [collections(state, held) for held in state.held],
        "chips_points": [int(end.chips_points(state, other)) for other in range(state.players)],
        "leaders": ahead(known["points"]),
        "decided_by": decided_by(state) if state.turn < 0 else None,
    }


def public(state: "SerengetiState") -> Public:
    numbers = state.numbers
    return {
        "game": state.game.name,
        "players": int(state.players),
        "options": {"forbidden_bids": "fine" if numbers.fines else "prevent", "open_chips": numbers.open_chips},
        **table(state),
        "deck_left": int(len(state.deck) - state.dealt),
        "has_bid": flags(state, state.has_bid),
        "served": flags(state, state.served),
        "opener": int(state.opener),
        "forbidden": [forbidden(state, other) for other in range(state.players)],
        "points": [int(end.score(state, other)) for other in range(state.players)],
    }


def flags(state: "SerengetiState", seats: i64) -> list[bool]:
    """A set of seats as true or false for each."""
    return [(seats >> seat) & 1 != 0 for seat in range(state.players)]


def forbidden(state: "SerengetiState", seat: i64) -> list[int]:
    """Rule 3.1."""
    digits = state.menus[seat].digits
    return [digit for digit in range(10) if forbids(digits, digit)]


def collections(state: "SerengetiState", held: i64) -> list[Collection]:
    """A seat's cards tribe by tribe."""
    found: list[Collection] = []
    for tribe, mask in enumerate(state.numbers.masks):
        cards = held & mask
        if cards:
            points = int(end.tribe_points(state, cards))
            found.append(
                {"tribe": state.numbers.tribes[tribe], "cards": named(cards, state.game.cards), "points": points}
            )
    return found


def decided_by(state: "SerengetiState") -> TieBreak | None:
    """Rule 6.4; nothing had to decide, or nothing could."""
    ties: list[TieBreak | None] = [None, "cards", "chips"]
    return ties[deciding(standings(state))]
