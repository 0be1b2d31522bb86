# compiled: yes
"""Rules 2.3 to 2.8: what a card can catch, found by sums over how many cards of each number lie in the wild.

A *haul* is the tally of the wild cards that go, with PAIRED where the card played goes too. Which species
go matters only afterwards: a haul and a choice of species for it is one outcome, and each outcome is met
once (Rule 2.11).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS, TALLY, begins, unit

PAIRED: Final = 0x4000000000000
"""Above a tally."""

CARDS: Final = 0x0FFFFFFFFFFFFFFF
STAY: Final = 0x1000000000000000
"""Beside the cards of an outcome or a step (bits 0 to 59): the card played stays in the wild …"""
PAIR: Final = 0x2000000000000000
"""… or is caught with them."""


def all_hauls(have: i64, number: i64, total: i64) -> vec[i64]:
    """Every haul that a card of this number can catch, when the wild has these cards."""
    found = vec[i64]()
    if have >> (BITS * number) & COUNT:  # Rule 2.5: pairing alone
        found = append(found, unit(number) | PAIRED)
    if number == 0:
        zeroes: i64 = have & COUNT
        count: i64 = 2
        while count <= zeroes:  # Rule 2.3: a 0 adds other 0s, two or more …
            found = append(found, count)
            if count > 2:  # … and one more by pairing
                found = append(found, count | PAIRED)
            count += 1
    if some_sum(have, number, total):
        goals = bit(total - number) | (bit(number) | bit(total) if number > 0 else 0)
        found = search(found, have, sums_below(have, total), goals, NUMBERS - 1, 0, 1, 0, number, total)
    return found


def some_sum(have: i64, number: i64, total: i64) -> bool:
    """Whether anything can be added or totalled: most cards can do neither."""
    sums = bit(0)
    addable: i64 = 0
    place: i64 = 1
    have_zero = have & COUNT != 0
    while place < NUMBERS:
        have >>= BITS
        if not have:
            break
        left = have & COUNT
        while left > 0:
            sums |= (sums << place) & TALLY
            left -= 1
        if place == number - 1 or (have_zero and place == number):
            addable = sums
        place += 1
    if place <= number:
        addable = sums
    return (sums >> (total - number) | (addable >> number if number > 0 else 0)) & 1 != 0


def sums_below(have: i64, total: i64) -> vec[i64]:
    """For each number: the sums up to the total that cards from 1 to this number can have (bits)."""
    reach = vec[i64]([0] * NUMBERS)
    sums = bit(0)
    reach[0] = sums
    place: i64 = 1
    while place < NUMBERS:
        have >>= BITS
        left = have & COUNT
        while left > 0:
            sums |= (sums << place) & (2 * bit(total) - 1)
            left -= 1
        reach[place] = sums
        place += 1
    return reach


def search(
    found: vec[i64],
    have: i64,
    reach: vec[i64],
    goals: i64,
    highest: i64,
    amount: i64,
    sums: i64,
    haul: i64,
    number: i64,
    total: i64,
) -> vec[i64]:
    """All hauls of adding and totalling that take the cards of `haul` and more up to `highest`.

    `amount` is the haul's sum; `sums` are the sums of those of its cards that adding could use (bits).
    `reach` is that of `sums_below`, and `goals` are the sums that can be a catch (bits).
    """
    while highest > 0 and not have >> (BITS * highest) & COUNT:
        highest -= 1
    if highest == 0:
        if catches(amount, sums, number, total):
            return with_zeroes(found, have, haul, number)
        return found
    # Rules 2.3, 2.8: a card of the number itself can only be added together with a 0.
    addable = highest < number or (highest == number and have & COUNT != 0)
    left = have >> (BITS * highest) & COUNT
    one = unit(highest)
    while True:
        if (reach[highest - 1] << amount) & goals:
            found = search(found, have, reach, goals, highest - 1, amount, sums, haul, number, total)
        amount += highest
        if left == 0 or amount > total:
            return found
        left -= 1
        haul += one
        if addable:
            sums |= sums << highest


def catches(amount: i64, sums: i64, number: i64, total: i64) -> bool:
    """Rule 2.6: whether cards with this sum are caught by adding, by totalling, or by both."""
    if amount == total - number:  # Rule 2.4
        return True
    if number > 0 and (amount == number or amount == total):  # noqa: SIM109 (compiled: no tuple)
        # Rule 2.3, and both together
        return sums >> number & 1 != 0
    return False


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


def steps(hauls: vec[i64], taken: i64, rest: i64, later: i64, units: vec[i64], alike: i64) -> i64:
    """The cards that can be taken next (the first of two alike), with STAY and PAIR if they can end it."""
    result: i64 = 0
    wanted: i64 = 0  # the numbers that any haul still needs
    for haul in hauls:
        wanted |= (haul & TALLY) - taken
    card: i64 = 0
    twins = rest & alike & (rest << 1)
    left = rest
    while left:
        while not left & 15:
            left >>= 4
            card += 4
        if left & 1:
            one = units[card]
            later -= one
            if wanted & (one * COUNT) and not twins >> card & 1 and leads_on(hauls, taken + one, later):
                result |= bit(card)
        left >>= 1
        card += 1
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
