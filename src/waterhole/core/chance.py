# compiled: yes
"""All randomness: a fast stream for play-outs, and the luck of a real table."""

from hashlib import blake2b, shake_256
from typing import Final, cast, final

from librt.random import Random
from librt.strings import read_i64_be
from mypy_extensions import i64

from waterhole.core.errors import BadInput

HIGH: Final = 0x3FFFFFFFFFFFFFFF
"""62 bits. (One more, and mypyc would keep the number as an object.)"""


def stream(*names: object) -> "Dice":
    """A stream of random numbers of its own for each list of names: the same names, the same numbers."""
    return Dice(number_of("/".join([str(name) for name in names])))


def number_of(name: str) -> int:
    """A 62-bit number that stands for a name."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") >> 2


@final
class Dice:
    """Fast, repeatable random numbers: good for search and simulation, not for secrets."""

    def __init__(self, seed: i64) -> None:
        self._random = Random(seed)

    def below(self, count: i64) -> i64:
        """A number from 0 to count − 1, each as likely."""
        return self._random.randrange(count)

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self._random.random()

    def shuffle(self, cards: list[int]) -> None:
        """Put a list in random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self._random.randrange(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1


@final
class Luck:
    """What chance decides at one table: first the outcomes told beforehand, then those of the seed.

    It never changes and has no position of its own: outcome `index` is always the same,
    so copies of a state can share it and still share nothing.
    """

    def __init__(self, seed: str, told: list[list[int]], first: int = 0) -> None:
        self.seed = seed
        self.told = told
        self.first = first  # the seat that begins (or deals), by lot or by wish

    def order(self, index: int, cards: list[int]) -> list[int]:
        """The order in which shuffle number `index` leaves these cards."""
        if index < len(self.told):
            told = self.told[index]
            if sorted(told) != sorted(cards):
                raise BadInput("core.shuffle_disagrees", {"number": index + 1})
            return list(told)
        return shuffled(cards, f"{self.seed}/shuffle/{index}")


def drawn_below(count: int, key: str) -> int:
    """A number from 0 to count − 1 that stands for this key."""
    return int.from_bytes(shake_256(key.encode()).digest(16), "big") % count


def shuffled(cards: list[int], key: str) -> list[int]:
    """A cryptographic shuffle: only who knows the whole key can tell the order."""
    result: list[object] = list(cards)  # objects: numbers would be unpacked and packed again
    words = shake_256(key.encode()).digest(8 * len(cards))
    last: i64 = len(result) - 1
    while last > 0:
        # 64 bits against at most some hundred cards: the bias is below 2⁻⁵⁶.
        other = rest_of(read_i64_be(words, 8 * last), last + 1)
        held = result[last]
        result[last] = result[other]
        result[other] = held
        last -= 1
    return cast(list[int], result)


def rest_of(word: i64, count: i64) -> i64:
    """64 bits, read as a number that is never negative, modulo `count`."""
    return ((word >> 2 & HIGH) % count * 4 + (word & 3)) % count
