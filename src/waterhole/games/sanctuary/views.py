# compiled: yes
"""The ways to look at a table: what a seat may see, everything, and the result."""

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.ranking import Result, result_of
from waterhole.games.sanctuary.array import EMPTY, LINE_NAMES
from waterhole.games.sanctuary.bits import bits, listed
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING, PHASE_NAMES, STEP_NAMES
from waterhole.games.sanctuary.rules import end
from waterhole.games.sanctuary.team import roles_of

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


class Table(TypedDict):
    """What views and facts both tell."""

    turn: int
    phase: str
    seat: int | None
    start: int
    array: list[str | None]
    on: list[int]
    discard: list[str]
    tokens: list[int]
    supply: int
    staff: list[list[str]]
    repopulation: list[int]
    scores: list[int]


class Facts(Table):
    """Everything."""

    deck: list[str]
    hands: list[list[str]]


class Chosen(TypedDict):
    """The options."""

    easier: bool


class Drafting(TypedDict):
    """The drafting action under way."""

    order: list[int]
    slides_left: int
    line: str | None
    ranger: bool


class Expanding(TypedDict):
    """The expansion under way. Kept cards that were drawn unseen are only counted."""

    played: list[str]
    played_points: int
    track_points: int
    kept: list[str]
    kept_unseen: int
    points: int
    bought: int
    token_price: int


class Seated(TypedDict):
    """To whom a view is told."""

    game: str
    you: int | None
    players: int
    options: Chosen


class Public(Seated, Table):
    """What lies open on the table."""

    step: str | None
    stack: list[int]
    deck_left: int
    draft: Drafting | None
    expansion: Expanding | None
    declined: list[int]


class SetInHand(TypedDict):
    """The cards of one animal, and what they would score now."""

    animal: str
    cards: list[str]
    points: int


class View(Public):
    """What a seat may see; a spectator has no hand."""

    hand: list[str] | None
    sets: list[SetInHand] | None
    hand_points: int | None
    hand_sizes: list[int]


def facts(state: "SanctuaryState") -> Facts:
    return {
        **table(state),
        "deck": [state.game.cards[card] for card in state.deck[state.dealt :]],
        "hands": [state.ids(hand) for hand in state.hands],
    }


def table(state: "SanctuaryState") -> Table:
    return {
        "turn": int(state.round),
        "phase": PHASE_NAMES[state.phase],
        "seat": state.seat,
        "start": int(state.start),
        "array": [None if card == EMPTY else state.game.cards[card] for card in state.array],
        "on": list(state.on),
        "discard": state.ids(state.discard),
        "tokens": list(state.tokens),
        "supply": int(state.supply),
        "staff": [roles_of(team) for team in state.staff],
        "repopulation": list(state.repopulation),
        "scores": list(state.scores),
    }


def result(state: "SanctuaryState") -> Result:
    found = result_of([end.standing(state, seat) for seat in range(state.players)], state.scores)
    if state.players == 1 and not end.is_won_alone(state):  # Rule 7.1
        found["winners"] = []
    return found


# What a seat may see.


def view(state: "SanctuaryState", seat: int | None) -> View:
    hand = 0 if seat is None else state.hands[seat]
    seated = seat is not None
    return {
        **public(state, seat),
        "hand": state.ids(hand) if seated else None,
        "sets": sets_in(state, hand) if seated else None,
        "hand_points": int(state.numbers.worth(hand)) if seated else None,
        "hand_sizes": [int(counted(held)) for held in state.hands],
    }


def public(state: "SanctuaryState", seat: int | None) -> Public:
    """What lies open on the table, told to a seat or a spectator."""
    return {
        "game": state.game.name,
        "you": seat,
        "players": int(state.players),
        "options": {"easier": state.numbers.easier},
        **table(state),
        "step": step_name(state),
        "stack": list(state.stack),
        "deck_left": int(len(state.deck) - state.dealt),
        "draft": drafting(state) if state.phase == DRAFTING else None,
        "expansion": expanding(state, seat) if state.phase == EXPANDING else None,
        "declined": [other for other in range(state.players) if state.declined >> other & 1],
    }


def step_name(state: "SanctuaryState") -> str | None:
    return STEP_NAMES[state.phase][state.step] if state.phase in (DRAFTING, EXPANDING) else None


def drafting(state: "SanctuaryState") -> Drafting:
    order = [min(place, 2 * state.players - 1 - place) for place in range(state.action, 2 * state.players)]
    return {
        "order": [int((state.start + place) % state.players) for place in order],
        "slides_left": int(state.guides() - state.slides),
        "line": None if state.line < 0 else LINE_NAMES[state.line],
        "ranger": bool(state.ranger),
    }


def expanding(state: "SanctuaryState", seat: int | None) -> Expanding:
    hidden = 0 if seat == state.turn else state.kept & unseen_by_others(state)
    return {
        "played": state.ids(state.played),
        "played_points": int(state.numbers.worth(state.played)),
        "track_points": int(state.numbers.track[state.repopulation[state.turn]]),
        "kept": state.ids(state.kept & ~hidden),
        "kept_unseen": int(counted(hidden)),
        "points": int(state.points),
        "bought": int(state.bought),
        "token_price": int(state.bought + 1),
    }


def unseen_by_others(state: "SanctuaryState") -> i64:
    """Cards that only their holder has seen."""
    found: i64 = 0
    for cards in state.secret:
        drawn: i64 = cards
        found |= drawn
    return found


def sets_in(state: "SanctuaryState", hand: i64) -> list[SetInHand]:
    """The sets of a hand by animal, in the order of their names."""
    sets: dict[str, list[int]] = {}
    for card in listed(hand):
        sets.setdefault(state.game.cards[card].split("-")[0], []).append(card)
    return [set_of(state, animal, bits(cards)) for animal, cards in sorted(sets.items())]


def set_of(state: "SanctuaryState", animal: str, cards: i64) -> SetInHand:
    return {"animal": animal, "cards": state.ids(cards), "points": int(state.numbers.worth(cards))}
