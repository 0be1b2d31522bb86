# compiled: yes
"""Section 3: the array is cleaned up after everyone's second draft."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import EMPTY, SANCTUARY, SPACES
from waterhole.games.sanctuary.events import ArrayCleaned
from waterhole.games.sanctuary.rules.deck import FEW

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def clean_up(state: "SanctuaryState") -> None:
    before = state.discard
    returned = clear_edge(state)
    placed = reward_sanctuary(state)
    if state.journal is not None:
        cards = state.ids(state.discard & ~before)
        count = len(cards)
        told = ArrayCleaned(cards=cards, count=count, few=count <= FEW, returned=int(returned), tokens=int(placed))
        state.journal.append(Event("array_cleaned", told))


def clear_edge(state: "SanctuaryState") -> i64:
    """Rule 3.1; how many tokens lay there."""
    returned: i64 = 0
    space: i64 = 0
    while space < SPACES:
        card: i64 = state.array[space]
        if card != EMPTY and (SANCTUARY >> space) & 1 == 0:
            state.discard |= bit(card)
            returned += state.on[space]
            state.array[space] = EMPTY
            state.on[space] = 0
        space += 1
    state.supply += returned
    return returned


def reward_sanctuary(state: "SanctuaryState") -> i64:
    """Rule 3.2, once only the sanctuary has cards; how many tokens were placed."""
    placed: i64 = 0
    space: i64 = 0
    while space < SPACES and state.supply > 0:
        if state.array[space] != EMPTY:
            state.on[space] += 1
            state.supply -= 1
            placed += 1
        space += 1
    return placed
