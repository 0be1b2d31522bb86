# compiled: yes
"""Sets as the bits of one machine number."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 0x2000000000000000
"""Bit 61. (One more, and mypyc would keep the number as an object.)"""


def bit(index: i64) -> i64:
    """The set of this one thing, 0 to 61. (mypyc writes a literal 1 with 32 bits: so the top bit is shifted down.)"""
    return TOP >> (61 - index)


def counted(things: i64) -> i64:
    """How many things a set has."""
    count: i64 = 0
    while things:
        things &= things - 1
        count += 1
    return count


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty."""
    index: i64 = 0
    while not things & 255:
        things >>= 8
        index += 8
    while not things & 1:
        things >>= 1
        index += 1
    return index
