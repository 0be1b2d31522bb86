# compiled: yes
"""Sets of cards, spaces or roles as the bits of one machine number."""

from typing import Final

from mypy_extensions import i64

from waterhole.core.bits import bit

READY_MADE: Final[list[object]] = list(range(1000))
"""Moves as objects: a list of moves made of these needs no new ones. (Hence lists of `object` while listing.)"""


def up_to_highest(cards: i64) -> i64:
    """All the cards up to the highest of these, as bits."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards


def listed(cards: i64) -> list[int]:
    """The cards of a set, rising."""
    found: list[int] = []
    card: i64 = 0
    while cards:
        if cards & 1:
            found.append(card)
        cards >>= 1
        card += 1
    return found


def bits(cards: list[int]) -> i64:
    """The opposite of `listed`."""
    found: i64 = 0
    for card in cards:
        number: i64 = card
        found |= bit(number)
    return found


def list_bits(first: i64, found: i64, legal: list[object]) -> None:
    """One move for each bit, from `first` on."""
    while found:
        if found & 1:
            legal.append(READY_MADE[first])
        found >>= 1
        first += 1
