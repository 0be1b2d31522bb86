# compiled: yes
"""Rule 2.6: the Animal Caretaker lets two cards, or a card and an empty space, change places."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from waterhole.core.bits import chosen, counted
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import EMPTY, PAIR_FIRST, PAIR_SECOND, SPACE_NAMES, SPACES
from waterhole.games.sanctuary.bits import READY_MADE, list_bits
from waterhole.games.sanctuary.events import SpacesSwapped
from waterhole.games.sanctuary.notation import SWAP
from waterhole.games.sanctuary.phases import CARE, SWAPPED, THE_DRAFT
from waterhole.games.sanctuary.rules.cards_in_array import exchange
from waterhole.games.sanctuary.rules.refusals import gone_by, nobody_as
from waterhole.games.sanctuary.team import CARETAKER

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState

SWAPS_FROM: Final[list[list[object]]] = [
    [READY_MADE[SWAP + pair] for pair, first in enumerate(PAIR_FIRST) if first == space] for space in range(SPACES)
]
"""All swaps of each space with a later one, made once: a list that is copied makes no new numbers."""


def may_swap(state: "SanctuaryState") -> bool:
    return state.step <= CARE and state.employs(CARETAKER)


def list_swaps(full: i64, legal: list[object]) -> None:
    """Every pair of spaces with at least one card."""
    first: i64 = SWAP
    space: i64 = 0
    while space < SPACES - 1:
        if (full >> space) & 1:
            legal.extend(SWAPS_FROM[space])
        else:
            list_bits(first, full >> (space + 1), legal)
        first += SPACES - 1 - space
        space += 1


def swaps(full: i64) -> i64:
    """How many there are."""
    empty = SPACES - counted(full)
    return (SPACES * (SPACES - 1) - empty * (empty - 1)) // 2


def swap_at(full: i64, place: i64) -> i64:
    """The swap at this place of their list."""
    move: i64 = SWAP
    later: i64 = SPACES - 1  # spaces after this one
    while True:
        full_here = full & 1
        full >>= 1
        count = later if full_here else counted(full)
        if place < count:
            return move + (place if full_here else chosen(full, place))
        place -= count
        move += later
        later -= 1


def refusal(state: "SanctuaryState", pair: i64) -> IllegalMove | None:
    gone = gone_by(state, CARE)
    if gone is not None:
        return gone
    if not may_swap(state):
        return nobody_as(CARETAKER, "2.6")
    first: i64 = PAIR_FIRST[pair]
    second: i64 = PAIR_SECOND[pair]
    if state.array[first] == EMPTY and state.array[second] == EMPTY:
        spaces = [SPACE_NAMES[first], SPACE_NAMES[second]]
        return IllegalMove("sanctuary.both_empty", {"spaces": spaces}, "2.6")
    return None


def swap(state: "SanctuaryState", pair: i64) -> None:
    state.step = THE_DRAFT
    state.done |= SWAPPED
    first: i64 = PAIR_FIRST[pair]
    second: i64 = PAIR_SECOND[pair]
    exchange(state, first, second)
    if state.journal is not None:
        moved = [state.array[second], state.array[first]]
        cards = [state.game.cards[card] for card in moved if card != EMPTY]
        spaces = [SPACE_NAMES[first], SPACE_NAMES[second]]
        state.journal.append(Event("spaces_swapped", SpacesSwapped(seat=int(state.turn), cards=cards, spaces=spaces)))
