# compiled: yes
"""Sets of cards, spaces or roles as the bits of one machine number."""

from mypy_extensions import i64

from waterhole.core.bits import bit, lowest


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
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def bits(cards: list[int]) -> i64:
    """The opposite of `listed`."""
    found: i64 = 0
    for card in cards:
        number: i64 = card
        found |= bit(number)
    return found
