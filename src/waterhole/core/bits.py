# compiled: yes
"""Sets as the bits of one machine number."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 60
"""How many of more things than one number can tell each of several numbers tells."""
ALL_OF_WORD: Final = 0x0FFFFFFFFFFFFFFF
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Shifted by 0 to 63 places, it begins with another six bits each time."""
READY_MADE: Final[list[object]] = list(range(1000))
"""Numbers as objects: a list made of these needs no new ones. (Hence lists of `object` while listing.)"""
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


def spot(one: i64) -> i64:
    """Where a set of one thing stands in a table by spot: quicker to tell than which thing it is."""
    return (one * DE_BRUIJN) >> 58 & 63


def by_spot(of_things: list[int]) -> vec[i64]:
    """A table that `spot` reads: what belongs to thing 0, 1, … of those that a set may hold."""
    table = [0] * 64
    for thing in range(len(of_things)):
        table[spot(bit(thing))] = of_things[thing]
    return vec[i64](table)


THINGS: Final = by_spot(list(range(62)))


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty."""
    return THINGS[spot(things & -things)]


def chosen(things: i64, place: i64) -> i64:
    """The thing at this place of a set (0: the first) that has so many."""
    while place > 0:
        things &= things - 1
        place -= 1
    return lowest(things)


def named(things: i64, names: list[str]) -> list[str]:
    """The names of a set's things, in their order."""
    found: list[str] = []
    while things:
        found.append(names[lowest(things)])
        things &= things - 1
    return found


def numbered(names: list[str], numbers: dict[str, int]) -> i64:
    """The opposite of `named`: the set of the things with these names."""
    things: i64 = 0
    for name in names:
        things |= bit(numbers[name])
    return things


# A set of more things than one number can tell: its *words*, WORD things each.


def no_words(count: i64) -> vec[i64]:
    """Room for a set of so many things, with none in it."""
    return vec[i64]([0] * (count // WORD + 1))


def put(words: vec[i64], first: i64, things: i64) -> None:
    """Into a set of several words: these things, of which thing 0 is number `first` there."""
    word = first // WORD
    ahead = first - WORD * word
    words[word] |= (things << ahead) & ALL_OF_WORD
    rest = things >> (WORD - ahead)
    if rest:
        words[word + 1] |= rest


def listed_words(words: vec[i64]) -> list[int]:
    """The things of such a set, rising."""
    found: list[object] = []
    first: i64 = 0
    for things in words:
        while things:
            thing = first + lowest(things)
            found.append(READY_MADE[thing] if thing < len(READY_MADE) else thing)
            things &= things - 1
        first += WORD
    return cast(list[int], found)
