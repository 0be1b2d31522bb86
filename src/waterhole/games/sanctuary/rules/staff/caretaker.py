# compiled: yes
"""Rule 2.6: the Animal Caretaker lets two cards, or a card and an empty space, change places."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import EMPTY, PAIR_FIRST, PAIR_SECOND, SPACE_NAMES, SPACES
from waterhole.games.sanctuary.events import SpacesSwapped
from waterhole.games.sanctuary.notation import SWAP
from waterhole.games.sanctuary.phases import CARE, SWAPPED, THE_DRAFT
from waterhole.games.sanctuary.rules.cards_in_array import exchange
from waterhole.games.sanctuary.rules.refusals import gone_by, nobody_as
from waterhole.games.sanctuary.team import CARETAKER

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_swap(state: "SanctuaryState") -> bool:
    return state.step <= CARE and state.employs(CARETAKER)


def mark_swaps(full: i64, words: vec[i64]) -> None:
    """Every pair of spaces with at least one card."""
    first: i64 = SWAP
    later: i64 = SPACES - 1  # spaces after this one
    while later:
        full_here = full & 1
        full >>= 1
        put(words, first, bit(later) - 1 if full_here else full)
        first += later
        later -= 1


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
