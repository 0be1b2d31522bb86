# compiled: yes
"""Rules 2.3, 2.4 and 2.6 as tables: all the tallies that a card adds, totals, or both at once.

There are about a thousand in all, but few that need no other numbers than those in the wild: these are listed once for
each set of numbers that comes to lie there. To look through them is quicker than to search for sums.
"""

from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS, unit

NUMBER_SETS: Final = 512
"""Sets of numbers from 1 up (bits)."""


@final
class Part:
    """Numbers from 1 up, as a tally; `splits` are the numbers that some of them add up to, two or more (bits)."""

    def __init__(self, tally: int, amount: int, splits: int) -> None:
        self.tally = tally
        self.amount = amount
        self.splits = splits


@final
class Listed:
    """Some of the tallies, rising, and the numbers that each of them has (bits)."""

    def __init__(self, tallies: vec[i64]) -> None:
        self.tallies = tallies
        self.numbers = vec[i64]([numbers_in(tally) for tally in tallies])

    def without_others(self, numbers: i64) -> vec[i64]:
        """Those that have none but these numbers."""
        found = vec[i64]()
        place: i64 = 0
        while place < len(self.tallies):
            if not self.numbers[place] & ~numbers:
                found = append(found, self.tallies[place])
            place += 1
        return found


@final
class Sums:
    """The tallies for each number of a card, without a 0 in the wild and with one, each rising."""

    def __init__(self, total: int) -> None:
        parts: list[list[Part]] = [[] for _ in range(total + 1)]
        collect(parts, Part(0, 0, 0), 1, 1)
        self.all: list[Listed] = []  # 2 × number + whether a 0 lies there
        for number in range(NUMBERS):
            for zero in (False, True):
                added = [part.tally for part in parts[number] if is_split(part, number, zero)]
                totalled = [part.tally for part in parts[total - number]]
                both = [part.tally for part in parts[total] if is_split(part, number, zero)]
                self.all.append(Listed(vec[i64](sorted({*added, *totalled, *both}))))
        self.some: list[Listed | None] = [None] * (len(self.all) * NUMBER_SETS)  # … and by what lies there

    def possible(self, have: i64, number: i64) -> vec[i64]:
        """The tallies that have no other numbers than the wild, when this is its own tally."""
        which = 2 * number
        if have & COUNT:
            which += 1
        there = numbers_in(have)
        place = which * NUMBER_SETS + there
        found = self.some[place]
        if found is None:
            found = Listed(self.all[which].without_others(there))
            self.some[place] = found
        return found.tallies


def numbers_in(tally: i64) -> i64:
    """The numbers from 1 up of which there are any (bits: 1 is the first)."""
    found: i64 = 0
    one: i64 = 1
    rest = tally >> BITS
    while rest:
        if rest & COUNT:
            found |= one
        one <<= 1
        rest >>= BITS
    return found


@cache
def sums_to(total: int) -> Sums:
    """The tables for a total, made once."""
    return Sums(total)


def collect(parts: list[list[Part]], part: Part, sums: int, number: int) -> None:
    """Add, by their sum, all that have this part and numbers from `number` on; `sums` are those of the part (bits)."""
    if number == NUMBERS:
        parts[part.amount].append(part)
        return
    splits = part.splits | (sums & (1 << number))
    for count in range(COUNT + 1):
        amount = part.amount + count * number
        if amount >= len(parts):
            return
        tally = part.tally + count * int(unit(number))
        collect(parts, Part(tally, amount, splits), sums, number + 1)
        sums |= sums << number


def is_split(part: Part, number: int, zero: bool) -> bool:
    """Rule 2.3: whether some of it is added: two or more, a 0 counting as one (Rule 2.8)."""
    alone = zero and (part.tally >> BITS * number) & COUNT > 0
    return number > 0 and (alone or part.splits >> number & 1 > 0)
