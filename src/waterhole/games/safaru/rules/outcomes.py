# compiled: yes
"""Rule 2.11: all outcomes of a card, for people who want to see them; play goes step by step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.games.safaru.rules.hauls import PAIR, PAIRED, STAY
from waterhole.games.safaru.tally import BITS, COUNT, TALLY


def outcomes(hauls: vec[i64], wild: i64, with_number: vec[i64], alike: i64, most: i64) -> vec[i64]:
    """The outcomes of these hauls as cards (bits) with STAY or PAIR, at most so many."""
    found = vec[i64]()
    for haul in hauls:
        found = spread(found, haul & TALLY, 0, wild, with_number, alike, PAIR if haul & PAIRED else STAY, most)
    return found


def spread(
    found: vec[i64],
    need: i64,
    number: i64,
    wild: i64,
    with_number: vec[i64],
    alike: i64,
    chosen: i64,
    most: i64,
) -> vec[i64]:
    """Choose cards of each number that the haul needs, from `number` on."""
    while need and not need & COUNT:
        need >>= BITS
        number += 1
    if not need:
        return append(found, chosen)
    # One card of this number: each in turn, and after it only later ones.
    cards = wild & with_number[number]
    others = wild & ~cards
    while cards and len(found) < most:
        lowest = cards & -cards
        cards ^= lowest
        found = spread(found, need - 1, number, others | cards, with_number, alike, chosen | lowest, most)
        # Passing over a card is passing over the one alike, too.
        cards &= ~(alike & (lowest << 1))
    return found
