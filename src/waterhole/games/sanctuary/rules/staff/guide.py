# compiled: yes
"""Rule 2.4: each Trail Guide slides one card into an empty space beside it."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import chosen, counted, lowest, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import (
    ALL_SPACES,
    BESIDE,
    DIRECTIONS,
    EMPTY,
    FIRST_COLUMN,
    LAST_COLUMN,
    SPACE_NAMES,
)
from waterhole.games.sanctuary.events import CardSlid
from waterhole.games.sanctuary.notation import SLIDE
from waterhole.games.sanctuary.phases import GUIDES
from waterhole.games.sanctuary.rules.cards_in_array import exchange
from waterhole.games.sanctuary.rules.refusals import gone_by

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_slide(state: "SanctuaryState") -> bool:
    return state.step == GUIDES and state.slides < state.guides()


def slidable(full: i64) -> tuple[i64, i64, i64, i64]:
    """The cards that can go up, down, left and right."""
    empty = full ^ ALL_SPACES
    up = full & (empty << 5)
    down = full & (empty >> 5)
    left = full & (empty << 1) & ~FIRST_COLUMN
    right = full & (empty >> 1) & ~LAST_COLUMN
    return up, down, left, right


def mark_slides(full: i64, words: vec[i64]) -> None:
    """From where a card has an empty space beside it."""
    up, down, left, right = slidable(full)
    any_way = up | down | left | right
    while any_way:
        space = lowest(any_way)
        here = (up >> space & 1) | (down >> space & 1) << 1 | (left >> space & 1) << 2 | (right >> space & 1) << 3
        put(words, SLIDE + 4 * space, here)
        any_way &= any_way - 1


def slide_at(up: i64, down: i64, left: i64, right: i64, place: i64) -> i64:
    """The slide at this place of their list."""
    move: i64 = SLIDE
    while True:
        here = (up & 1) | (down & 1) << 1 | (left & 1) << 2 | (right & 1) << 3
        if here:
            count = counted(here)
            if place < count:
                return move + chosen(here, place)
            place -= count
        up >>= 1
        down >>= 1
        left >>= 1
        right >>= 1
        move += 4


def refusal(state: "SanctuaryState", space: i64, direction: i64) -> IllegalMove | None:
    gone = gone_by(state, GUIDES)
    if gone is not None:
        return gone
    if not may_slide(state):
        return IllegalMove("sanctuary.no_guide_left", {"count": int(state.guides())}, "2.4")
    name = SPACE_NAMES[space]
    if state.array[space] == EMPTY:
        return IllegalMove("sanctuary.space_empty", {"space": name}, "2.4")
    target: i64 = BESIDE[4 * space + direction]
    if target < 0:
        return IllegalMove("sanctuary.off_the_array", {"space": name, "direction": DIRECTIONS[direction]}, "2.4")
    if state.array[target] != EMPTY:
        card = state.game.cards[state.array[target]]
        return IllegalMove("sanctuary.space_full", {"space": SPACE_NAMES[target], "card": card}, "2.4")
    return None


def slide(state: "SanctuaryState", space: i64, target: i64) -> None:
    state.slides += 1
    exchange(state, space, target)
    if state.journal is not None:
        state.journal.append(
            Event(
                "card_slid",
                CardSlid(
                    seat=int(state.turn),
                    card=state.game.cards[state.array[target]],
                    from_space=SPACE_NAMES[space],
                    space=SPACE_NAMES[target],
                ),
            )
        )
