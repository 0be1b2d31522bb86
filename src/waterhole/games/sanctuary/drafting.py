# compiled: yes
"""Section 2, what is done: the moves of a drafting action. What may be done is in draft.py."""

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import (
    BESIDE,
    LINE_NAMES,
    LINE_SPACES,
    MOST_TERRAINS,
    PAIR_FIRST,
    PAIR_SECOND,
    SANCTUARY,
    SPACE_NAMES,
)
from waterhole.games.sanctuary.draft import extra_spaces, may_breed
from waterhole.games.sanctuary.moves import BREED, DRAFT, END, EXTRA, NOTHING, REFILL, SWAP
from waterhole.games.sanctuary.position import EMPTY, Position
from waterhole.games.sanctuary.steps import BREEDING, CARE, GUIDES, PARK_RANGER, THE_DRAFT


def begin(state: Position) -> None:
    """A drafting action of the seat whose turn it is."""
    state.step = GUIDES
    state.slides = 0
    state.line = -1
    state.ranger = False


def apply(state: Position, move: i64) -> bool:
    """Carry out a move known to be legal; whether the drafting action is over."""
    if move < REFILL:
        slide(state, move // 4, BESIDE[move])
    elif move == REFILL:
        refill(state)
    elif move < NOTHING:
        draft(state, (move - DRAFT) // MOST_TERRAINS, (move - DRAFT) % MOST_TERRAINS)
    elif move == NOTHING:
        draft_nothing(state)
    elif move < BREED:
        take_extra(state, move - EXTRA)
    elif move == BREED:
        breed(state)
        return True
    elif move == END:
        return True
    else:
        swap(state, PAIR_FIRST[move - SWAP], PAIR_SECOND[move - SWAP])
    if state.step < PARK_RANGER:
        return False
    # What has nothing left but its end is not asked.
    return not may_breed(state) and extra_spaces(state) == 0


def slide(state: Position, space: i64, target: i64) -> None:
    """Rule 2.4: the tokens stay on their card."""
    state.slides += 1
    exchange(state, space, target)
    if state.journal is not None:
        card = state.game.cards[state.array[target]]
        state.journal.append(
            Event(
                "card_slid",
                {
                    "seat": int(state.turn),
                    "card": card,
                    "from_space": SPACE_NAMES[space],
                    "space": SPACE_NAMES[target],
                },
            )
        )


def exchange(state: Position, first: i64, second: i64) -> None:
    """Two spaces change what lies on them."""
    array = state.array
    array[first], array[second] = array[second], array[first]
    on = state.on
    on[first], on[second] = on[second], on[first]


def refill(state: Position) -> None:
    """Rule 2.5."""
    state.step = CARE
    cards, where = state.fill(SANCTUARY)
    if state.journal is not None:
        state.journal.append(Event("sanctuary_refilled", {"seat": int(state.turn), "cards": cards, "spaces": where}))


def swap(state: Position, first: i64, second: i64) -> None:
    """Rule 2.6."""
    state.step = THE_DRAFT
    exchange(state, first, second)
    if state.journal is not None:
        moved = [state.array[second], state.array[first]]
        cards = [state.game.cards[card] for card in moved if card != EMPTY]
        spaces = [SPACE_NAMES[first], SPACE_NAMES[second]]
        state.journal.append(Event("spaces_swapped", {"seat": int(state.turn), "cards": cards, "spaces": spaces}))


def draft(state: Position, line: i64, kind: i64) -> None:
    """Rule 2.2: all cards of this terrain in the line, with the tokens on them."""
    seat = state.turn
    had: i64 = state.tokens[seat]
    before: i64 = state.hands[seat]
    state.ranger = had >= state.numbers.ranger_tokens  # Rule 2.7: in hand before the draft
    state.step = PARK_RANGER
    state.line = line
    for space in LINE_SPACES[line]:
        card: i64 = state.array[space]
        if card >= 0 and state.numbers.terrain[card] == kind:
            pick_up(state, space)
    if state.journal is not None:
        has: i64 = state.tokens[seat]
        hand: i64 = state.hands[seat]
        state.journal.append(
            Event(
                "cards_drafted",
                {
                    "seat": int(seat),
                    "terrain": state.numbers.terrain_names[kind],
                    "line": LINE_NAMES[line],
                    "cards": state.ids(hand & ~before),
                    "tokens": int(has - had),
                },
            )
        )


def pick_up(state: Position, space: i64) -> None:
    """A card of the array and its tokens go to the seat that decides."""
    card: i64 = state.array[space]
    state.hands[state.turn] |= bit(card)
    state.tokens[state.turn] += state.on[space]
    state.array[space] = EMPTY
    state.on[space] = 0


def draft_nothing(state: Position) -> None:
    """Rule 2.2: from an empty array."""
    state.step = PARK_RANGER
    if state.journal is not None:
        state.journal.append(Event("nothing_drafted", {"seat": int(state.turn)}))


def take_extra(state: Position, space: i64) -> None:
    """Rule 2.7."""
    state.step = BREEDING
    price = state.numbers.ranger_tokens
    if state.journal is not None:
        state.journal.append(
            Event(
                "extra_taken",
                {
                    "seat": int(state.turn),
                    "card": state.game.cards[state.array[space]],
                    "space": SPACE_NAMES[space],
                    "tokens": int(price),
                    "gained": state.on[space],
                },
            )
        )
    state.tokens[state.turn] -= price
    state.supply += price
    pick_up(state, space)


def breed(state: Position) -> None:
    """Rule 2.8."""
    seat = state.turn
    price = state.numbers.breeder_tokens
    state.tokens[seat] -= price
    state.supply += price
    state.repopulation[seat] += 1
    if state.journal is not None:
        steps = state.repopulation[seat]
        points = state.numbers.track[steps]
        state.journal.append(
            Event("animals_bred", {"seat": int(seat), "steps": steps, "points": points, "tokens": int(price)})
        )
