# compiled: yes
"""Rules 2.3, 2.4 and 2.6 as tables: all the tallies that a card adds, totals, or both at once.

There are about a thousand in all. To look for those that the wild has is quicker than to search for sums.
"""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS, TALLY, unit

ADDED: Final = 0
TOTALLED: Final = 1
EITHER: Final = 2
"""Added, totalled, or some added and the others totalled."""


@final
class Part:
    """Numbers from 1 up, as a tally; `splits` are the numbers that some of them add up to, two or more (bits)."""

    def __init__(self, tally: int, amount: int, splits: int) -> None:
        self.tally = tally
        self.amount = amount
        self.splits = splits


@final
class Sums:
    """The tallies for each number of a card, without a 0 in the wild and with one, each rising."""

    def __init__(self, total: int) -> None:
        self.total: i64 = total
        parts: list[list[Part]] = [[] for _ in range(total + 1)]
        collect(parts, Part(0, 0, 0), 1, 1)
        tallies: list[int] = []
        begins = [0]
        for number in range(NUMBERS):
            for zero in (False, True):
                added = [part.tally for part in parts[number] if is_split(part, number, zero)]
                totalled = [part.tally for part in parts[total - number]]
                both = [part.tally for part in parts[total] if is_split(part, number, zero)]
                for some in (added, totalled, [*added, *totalled, *both]):
                    tallies += sorted(set(some))
                    begins.append(len(tallies))
        self.tallies = vec[i64](tallies)
        self.jumps = vec[i64](jumps_over(tallies, begins))  # 10 × place + the highest number of which too few lie there
        self.begins = vec[i64](begins)  # 6 × number + 3 × (whether a 0 lies there) + how

    def list_of(self, have: i64, number: i64) -> i64:
        """Which tallies the wild could have, when this is its own tally; −1 if none."""
        sums: i64 = 1
        lower: i64 = 1  # the sums of numbers below that of the card
        place: i64 = 1
        rest = have >> BITS
        while rest:
            if place == number:
                lower = sums
            count = rest & COUNT
            while count > 0:
                sums |= (sums << place) & TALLY
                count -= 1
            rest >>= BITS
            place += 1
        if place <= number:
            lower = sums
        zero = have & COUNT != 0
        # Rules 2.3, 2.8: a card of the number itself can only be added together with a 0.
        adds = number > 0 and ((sums if zero else lower) >> number) & 1 != 0
        totals = (sums >> (self.total - number)) & 1 != 0
        if not adds and not totals:
            return -1
        base = 6 * number + (3 if zero else 0)
        return base + (EITHER if adds and totals else ADDED if adds else TOTALLED)


def jumps_over(tallies: list[int], begins: list[int]) -> list[int]:
    """For each tally and number: the next in its list that does not want as many of this and all higher numbers."""
    jumps = [0] * (NUMBERS * len(tallies))
    for which in range(len(begins) - 1):
        for place in range(begins[which + 1] - 1, begins[which] - 1, -1):
            for number in range(NUMBERS):
                above = BITS * (number + 1)
                last = place + 1 == begins[which + 1] or tallies[place] >> above != tallies[place + 1] >> above
                jumps[NUMBERS * place + number] = place + 1 if last else jumps[NUMBERS * (place + 1) + number]
    return jumps


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
