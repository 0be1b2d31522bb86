# compiled: yes
"""How many cards of each number, in one machine number: sums and comparisons of them all at once.

A *tally* packs a count for each of the numbers 0 to 9, five bits a count: four for the count and a
spare one that shows a borrow when tallies are compared.
"""

from typing import Final

from mypy_extensions import i64

from waterhole.core.bits import bit

NUMBERS: Final = 10
BITS: Final = 5
COUNT: Final = 15
"""The bits of a count, and the most it holds."""
EACH: Final = 0x0210842108421
"""One of each number. (A tally times it has the sum of all its counts as its last.)"""
SPARE: Final = 0x2108421084210
TALLY: Final = 0x3FFFFFFFFFFFF


def unit(number: i64) -> i64:
    """The tally of one card with this number."""
    return bit(BITS * number)


def within(small: i64, large: i64) -> bool:
    """Whether no count of one tally is above that of the other."""
    return ((large | SPARE) - small) & SPARE == SPARE


def lacking(small: i64, large: i64) -> i64:
    """The highest number of which one tally has more than the other; −1 if it is within it."""
    scarce = ((large | SPARE) - small) & SPARE ^ SPARE
    scarce |= scarce >> BITS  # … and all lower numbers: as many as there are up to the highest
    scarce |= scarce >> 2 * BITS
    scarce |= scarce >> 4 * BITS
    scarce |= scarce >> 8 * BITS
    return (((scarce >> BITS - 1) * EACH) >> BITS * (NUMBERS - 1) & COUNT) - 1


def begins(tally: i64, taken: i64, later: i64) -> bool:
    """Whether a tally begins with what was taken and can be completed by later cards."""
    return within(taken, tally) and within(tally - taken, later)
