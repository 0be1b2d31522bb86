# compiled: yes
"""The ways to look at a table: what a seat may see, everything, and the result."""

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.core.ranking import Result, ahead, deciding, result_of
from waterhole.games.sanctuary import steps
from waterhole.games.sanctuary.array import EMPTY, LINE_NAMES, SANCTUARY, SPACE_NAMES
from waterhole.games.sanctuary.bits import bits, listed
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING, PHASE_NAMES, PLAYING, STARTING, STEP_NAMES, Phase
from waterhole.games.sanctuary.rules import end, end_of_turn, spending
from waterhole.games.sanctuary.rules.cards_in_array import occupied
from waterhole.games.sanctuary.rules.staff import breeder
from waterhole.games.sanctuary.steps import Step, StepId
from waterhole.games.sanctuary.team import BREEDER, Role, roles_of

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState

TieBreak: TypeAlias = Literal["tokens", "cards", "disc"]


class Table(TypedDict):
    """What views and facts both tell."""

    turn: int
    phase: Phase
    seat: int | None
    start: int
    array: list[str | None]
    on: list[int]
    discard: list[str]
    tokens: list[int]
    supply: int
    staff: list[list[Role]]
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
    """The drafting action under way.

    `refills`: the empty spaces of the sanctuary. `bred_points`: what the step of the repopulation track would be worth
    that the Animal Breeder can still climb.
    """

    order: list[int]
    slides_left: int
    line: str | None
    ranger: bool
    refills: list[str]
    bred_points: int | None


class Expanding(TypedDict):
    """The expansion under way. Kept cards that were drawn unseen are only counted.

    `token_prices`: of the tokens that can be bought now, one after the other. `left_over[tokens][cards]`: the points
    left after buying so many more tokens and keeping so many more cards; only for who spends: it tells of the hand.
    """

    played: list[str]
    played_points: int
    track_points: int
    kept: list[str]
    kept_unseen: int
    points: int
    bought: int
    token_price: int
    token_prices: list[int]
    left_over: list[list[int]]


class Seated(TypedDict):
    """To whom a view is told."""

    game: str
    you: int | None
    players: int
    options: Chosen


class Public(Seated, Table):
    """What lies open on the table."""

    step: str | None
    steps: list[Step]
    stack: list[int]
    deck_left: int
    draft: Drafting | None
    expansion: Expanding | None
    declined: list[int]


class SetInHand(TypedDict):
    """The cards of one animal that somebody holds, has kept or is about to score, and what they would score together.

    `values` are the points of 1, 2, … of them; `next` is what one more would add, if there is one more.
    """

    animal: str
    cards: list[str]
    points: int
    values: list[int]
    next: int | None
    herd: bool


class View(Public):
    """What a seat may see; a spectator has no hand.

    `gains`: what each card of the array would add to the hand. `gives_up`: for who decides, by verb, the steps that
    could still be taken before. `known`: the cards that everybody is known to hold, for all that was drafted lay open.
    `unseen`: those that lie in the deck or were drawn from it unseen. `start_order`: whom the start token is offered
    to, one after the other.
    """

    hand: list[str] | None
    sets: list[SetInHand] | None
    hand_points: int | None
    hand_sizes: list[int]
    gains: list[int | None] | None
    gives_up: dict[str, list[StepId]]
    known: list[list[str]]
    unseen: list[str]
    start_order: list[int]
    leaders: list[int]
    decided_by: TieBreak | None


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
    found = result_of([end.standing(state, seat) for seat in range(state.players)], list(state.scores))
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
        "sets": sets_in(state, hand | on_show(state, seat)) if seat is not None else None,
        "hand_points": int(state.numbers.worth(hand)) if seated else None,
        "hand_sizes": [int(counted(held)) for held in state.hands],
        "gains": gains(state, hand) if seated else None,
        "gives_up": steps.gives_up(state) if seated and seat == state.turn else {},
        "known": [state.ids(held) for held in known_hands(state, seat)],
        "unseen": state.ids(unseen_cards(state, -1 if seat is None else seat)),
        "start_order": end_of_turn.start_order(state) if state.phase == STARTING else [],
        "leaders": ahead(list(state.scores)),
        "decided_by": decided_by(state) if state.turn < 0 else None,
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
        "steps": steps.steps(state),
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
        "refills": [SPACE_NAMES[space] for space in listed(SANCTUARY & ~occupied(state))],
        "bred_points": breeder.next_points(state) if state.employs(BREEDER) else None,
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
        "token_prices": spending.token_prices(state),
        "left_over": spending.left_over(state) if seat == state.turn else [],
    }


def unseen_by_others(state: "SanctuaryState") -> i64:
    """Cards that only their holder has seen."""
    found: i64 = 0
    for drawn in state.secret:
        found |= drawn
    return found


def known_hands(state: "SanctuaryState", seat: int | None) -> list[i64]:
    """The cards in each hand that this seat (None: a spectator) has seen."""
    unseen = unseen_by_others(state)
    return [hand if other == seat else hand & ~unseen for other, hand in enumerate(state.hands)]


def held_by_others(state: "SanctuaryState", seat: i64) -> i64:
    """The cards in the other hands, those just being kept included."""
    held: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            cards: i64 = state.hands[other]
            held |= cards
        other += 1
    return held | state.kept if state.turn != seat else held


def unseen_cards(state: "SanctuaryState", seat: i64) -> i64:
    """The cards of the deck, and those that others have drawn unseen."""
    return held_by_others(state, seat) & unseen_by_others(state) | bits(state.deck[state.dealt :])


def sets_in(state: "SanctuaryState", hand: i64) -> list[SetInHand]:
    """The sets of these cards by animal, in the order of their names."""
    sets: dict[str, list[int]] = {}
    for card in listed(hand):
        sets.setdefault(state.game.cards[card].split("-")[0], []).append(card)
    return [set_of(state, animal, bits(cards)) for animal, cards in sorted(sets.items())]


def set_of(state: "SanctuaryState", animal: str, cards: i64) -> SetInHand:
    numbers = state.numbers
    count = int(counted(cards))
    values = numbers.sets.get(animal)
    return {
        "animal": animal,
        "cards": state.ids(cards),
        "points": int(numbers.worth(cards)),
        "values": [int(numbers.herd_points) * (place + 1) for place in range(count)] if values is None else values[:],
        "next": None if values is None or count >= len(values) else values[count] - values[count - 1],
        "herd": values is None,
    }


def on_show(state: "SanctuaryState", seat: int) -> i64:
    """The reader's cards that have left the hand in the expansion under way: kept, or played and not yet scored."""
    if state.phase != EXPANDING or seat != state.turn:
        return 0
    return state.kept | state.played if state.step == PLAYING else state.kept


def gains(state: "SanctuaryState", hand: i64) -> list[int | None]:
    """Rule 4.2: what each card of the array would add to this hand."""
    now = state.numbers.worth(hand)
    return [None if card == EMPTY else int(state.numbers.worth(hand | bit(card)) - now) for card in state.array]


def decided_by(state: "SanctuaryState") -> TieBreak | None:
    """Rule 6.1: what decided among those with the most points; nothing had to, or nothing could."""
    ties: list[TieBreak | None] = [None, "tokens", "cards", "disc"]
    return ties[deciding([end.standing(state, seat) for seat in range(state.players)])]
