"""What chance gave each seat, by a value fixed beforehand.

After a move the value of what came is compared with the mean over what might have come: that is zero on average,
whatever the value is worth. Nobody's cards change, only what was still undealt.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from waterhole.coach.sample import Sample
from waterhole.core.chance import Dice
from waterhole.core.state import State

FUTURES = 16
"""So many other outcomes of chance are looked at for each move: a sixteenth of its noise stays in."""
Value: TypeAlias = Callable[[State], Sequence[float]]
"""What everybody can expect in a position."""


@dataclass(frozen=True)
class Gain:
    """What everybody gained by chance, and the standard error of that (the largest of all seats)."""

    luck: list[float]
    error: float


def gained_by_chance(
    value: Value, before: State, move: int, after: State, dice: Dice, futures: int = FUTURES, looks: int = 1
) -> Gain:
    """What everybody gained by what chance added to this move, by a sample; nothing if it added nothing.

    Where the value is uncertain itself, what came is looked at so many times: it is one, and what might have come many.
    """
    if after.draws() == before.draws():
        return Gain([0.0] * int(before.players), 0.0)
    return compared(value, after, [another(before, move, dice) for _ in range(futures)], looks)


def counted_gain(value: Value, before: State, move: int, after: State, ways: Sequence[list[int]]) -> Gain:
    """The same by all that could have come: nothing is left to the sample."""
    return Gain(compared(value, after, [drawn_so(before, move, way) for way in ways]).luck, 0.0)


def compared(value: Value, after: State, others: Sequence[State], looks: int = 1) -> Gain:
    """The value of what came against the mean over what might have come."""
    means = by_seat([value(other) for other in others])
    came = by_seat([value(after) for _ in range(looks)])
    luck = [one.mean - mean.mean for one, mean in zip(came, means, strict=True)]
    return Gain(luck, max(math.hypot(one.error, mean.error) for one, mean in zip(came, means, strict=True)))


def by_seat(worth: Sequence[Sequence[float]]) -> list[Sample]:
    """What each seat can expect, by all that was looked at."""
    return [Sample(shares) for shares in zip(*worth, strict=True)]


def both(gains: Sequence[Gain]) -> Gain:
    """What came by chance in several ways."""
    luck = [math.fsum(parts) for parts in zip(*(gain.luck for gain in gains), strict=True)]
    return Gain(luck, math.hypot(*(gain.error for gain in gains)))


def another(before: State, move: int, dice: Dice) -> State:
    """The position after the move if other cards had come."""
    state = before.copy()
    state.reshuffle(dice)
    state.apply(move)
    return state


def drawn_so(before: State, move: int, way: list[int]) -> State:
    """The position after the move if the undealt cards had lain in this order."""
    state = before.copy()
    state.stack_deck(way)
    state.apply(move)
    return state


def ways_to_draw(before: State, after: State, most: int) -> list[list[int]]:
    """All orders of the undealt cards that this move could tell apart; none where these are more than so many, or where
    something was shuffled."""
    rest = before.undealt()
    count = len(rest) - len(after.undealt())
    if count <= 0 or len(after.drawn) != len(before.drawn):
        return []
    parcels = before.parcels(count)
    return list(dealt(rest, parcels)) if number_of_ways(len(rest), parcels) <= most else []


def number_of_ways(cards: int, parcels: Sequence[int]) -> int:
    found = 1
    for parcel in parcels:
        found *= math.comb(cards, parcel)
        cards -= parcel
    return found


def dealt(cards: list[int], parcels: Sequence[int]) -> Iterator[list[int]]:
    """Every way to deal these parcels from the cards, each followed by the cards that are left."""
    if not parcels:
        yield cards
        return
    for chosen in combinations(range(len(cards)), parcels[0]):
        rest = [card for place, card in enumerate(cards) if place not in chosen]
        for later in dealt(rest, parcels[1:]):
            yield [*(cards[place] for place in chosen), *later]
