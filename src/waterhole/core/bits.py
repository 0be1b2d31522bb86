# compiled: yes
"""Sets as the bits of one machine number."""

from typing import Final

from mypy_extensions import i64

WORD: Final = 60
"""How many of more things than one number can tell each of several numbers tells."""
TOP: Final = 0x2000000000000000
"""Bit 61. (One more, and mypyc would keep the number as an object.)"""


def bit(index: i64) -> i64:
    """The set of this one thing, 0 to 61. (mypyc writes a literal 1 with 32 bits: so the top bit is shifted down.)"""
    return TOP >> (61 - index)


def counted(things: i64) -> i64:
    """How many things a set has: counted in pairs, in fours, in eights, and these added up."""
    things -= things >> 1 & 0x1555555555555555
    things = (things & 0x3333333333333333) + (things >> 2 & 0x3333333333333333)
    things = things + (things >> 4) & 0x0F0F0F0F0F0F0F0F
    return things * 0x0101010101010101 >> 56 & 255


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


def chosen(things: i64, place: i64) -> i64:
    """The thing at this place of a set (0: the first) that has so many."""
    while place > 0:
        things &= things - 1
        place -= 1
    return lowest(things)


def named(things: i64, names: list[str]) -> list[str]:
    """The names of a set's things, in their order."""
    found: list[str] = []
    index: i64 = 0
    while things:
        while not things & 15:
            things >>= 4
            index += 4
        if things & 1:
            found.append(names[index])
        things >>= 1
        index += 1
    return found


def numbered(names: list[str], numbers: dict[str, int]) -> i64:
    """The opposite of `named`: the set of the things with these names."""
    things: i64 = 0
    for name in names:
        things |= bit(numbers[name])
    return things
