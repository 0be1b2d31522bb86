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
SPARE: Final = 0x2108421084210
TALLY: Final = 0x3FFFFFFFFFFFF


def unit(number: i64) -> i64:
    """The tally of one card with this number."""
    return bit(BITS * number)


def within(small: i64, large: i64) -> bool:
    """Whether no count of one tally is above that of the other."""
    return ((large | SPARE) - small) & SPARE == SPARE


def begins(tally: i64, taken: i64, later: i64) -> bool:
    """Whether a tally begins with what was taken and can be completed by later cards."""
    return within(taken, tally) and within(tally - taken, later)
