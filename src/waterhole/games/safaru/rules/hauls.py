# compiled: yes
"""Rules 2.3 to 2.8: what a card can catch, found by sums over how many cards of each number lie in the wild.

A *haul* is the tally of the wild cards that go, with PAIRED where the card played goes too. Which species
go matters only afterwards: a haul and a choice of species for it is one outcome, and each outcome is met
once (Rule 2.11).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import spot
from waterhole.games.safaru.edition import Numbers
from waterhole.games.safaru.tally import BITS, COUNT, TALLY, begins, unit, within

PAIRED: Final = 0x4000000000000
"""Above a tally."""

CARDS: Final = 0x0FFFFFFFFFFFFFFF
STAY: Final = 0x1000000000000000
"""Beside the cards of an outcome or a step (bits 0 to 59): the card played stays in the wild …"""
PAIR: Final = 0x2000000000000000
"""… or is caught with them."""


def all_hauls(numbers: Numbers, have: i64, number: i64) -> vec[i64]:
    """Every haul that a card of this number can catch, when the wild has these cards."""
    found = vec[i64]()
    if have >> (BITS * number) & COUNT:  # Rule 2.5: pairing alone
        found = append(found, unit(number) | PAIRED)
    if number == 0:
        found = add_zeroes(found, have & COUNT)
    for haul in numbers.sums.possible(have, number):
        if within(haul, have):
            found = with_zeroes(found, have, haul, number)
    return found


def add_zeroes(found: vec[i64], zeroes: i64) -> vec[i64]:
    """Rule 2.3: a 0 adds other 0s, two or more, and takes one more by pairing."""
    count: i64 = 2
    while count <= zeroes:
        found = append(found, count)
        if count > 2:
            found = append(found, count | PAIRED)
        count += 1
    return found


def with_zeroes(found: vec[i64], have: i64, haul: i64, number: i64) -> vec[i64]:
    """Rule 2.8: with every number of 0s that may go, and with pairing where there is a card for it."""
    zeroes = have & COUNT
    pairs = number > 0 and (have - haul) >> (BITS * number) & COUNT != 0
    count: i64 = 1 if zeroes else 0
    while count <= zeroes:
        found = append(found, haul + count)
        if pairs:
            found = append(found, (haul + count + unit(number)) | PAIRED)
        elif number == 0 and count:
            found = append(found, (haul + count) | PAIRED)
        count += 1
    return found


# A catch is chosen card by card in deck order: `taken` is the tally of what has been chosen, `rest` are
# the wild cards further on (bits) and `later` their tally.


def still_open(hauls: vec[i64], taken: i64, later: i64) -> vec[i64]:
    """The hauls that begin with what was taken and can be completed by later cards."""
    result = vec[i64]()
    for haul in hauls:
        if begins(haul & TALLY, taken, later):
            result = append(result, haul)
    return result


def leads_on(hauls: vec[i64], taken: i64, later: i64) -> bool:
    """Whether some haul is still open."""
    for haul in hauls:  # noqa: SIM110 (compiled: no generator)
        if begins(haul & TALLY, taken, later):
            return True
    return False


def steps(hauls: vec[i64], taken: i64, rest: i64, later: i64, unit_of: vec[i64], alike: i64) -> i64:
    """The cards that can be taken next (the first of two alike), with STAY and PAIR if they can end it."""
    result: i64 = 0
    wanted: i64 = 0  # the numbers that any haul still needs
    for haul in hauls:
        wanted |= (haul & TALLY) - taken
    twins = rest & alike & (rest << 1)
    left = rest
    while left:
        card = left & -left
        one = unit_of[spot(card)]
        later -= one
        if wanted & (one * COUNT) and not twins & card and leads_on(hauls, taken + one, later):
            result |= card
        left ^= card
    for haul in hauls:
        if haul & TALLY == taken:
            result |= PAIR if haul & PAIRED else STAY
    return result


def only_outcome(hauls: vec[i64], taken: i64, rest: i64, later: i64, with_number: vec[i64], alike: i64) -> i64:
    """The cards that complete the only outcome left, with STAY or PAIR; 0 if there are several."""
    if len(hauls) != 1:
        return 0
    haul = hauls[0]
    need = (haul & TALLY) - taken
    result: i64 = PAIR if haul & PAIRED else STAY
    number: i64 = 0
    while need:
        count = need & COUNT
        if count:
            cards = rest & with_number[number]
            twins = cards & alike & (cards << 1)
            if count == later & COUNT:
                result |= cards
            elif count == 1 and twins and cards == twins | (twins >> 1) and twins & (twins - 1) == 0:
                result |= twins >> 1
            else:
                return 0
        need >>= BITS
        later >>= BITS
        number += 1
    return result
