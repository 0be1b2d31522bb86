# compiled: yes
"""All randomness: a fast stream for play-outs, and the luck of a real table."""

from hashlib import blake2b, shake_256
from typing import final

from librt.random import Random
from mypy_extensions import i64

from waterhole.core.errors import BadInput


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
    result = list(cards)
    words = shake_256(key.encode()).digest(8 * len(cards))
    last: i64 = len(result) - 1
    while last > 0:
        # 64 bits against at most some hundred cards: the bias is below 2⁻⁵⁶.
        other = rest_of(words, 8 * last, last + 1)
        result[last], result[other] = result[other], result[last]
        last -= 1
    return result


def rest_of(words: bytes, start: i64, count: i64) -> i64:
    """The eight bytes from `start` as one number, modulo `count`: as two halves, so that machine numbers do."""
    high: i64 = 0
    low: i64 = 0
    place = start
    while place < start + 4:
        of_high: i64 = words[place]
        of_low: i64 = words[place + 4]
        high = high << 8 | of_high
        low = low << 8 | of_low
        place += 1
    return (high % count * 0x100000000 + low) % count
