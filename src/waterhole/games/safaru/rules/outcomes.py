# compiled: yes
"""Rule 2.11: all outcomes of a card, for people who want to see them, and how each is made (2.3 to 2.6)."""

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import bit, counted, lowest
from waterhole.games.safaru.edition import Numbers
from waterhole.games.safaru.rules.hauls import PAIR, PAIRED, STAY
from waterhole.games.safaru.tally import BITS, COUNT, TALLY

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState

Kind: TypeAlias = Literal["add", "total", "pair"]


def outcomes(hauls: vec[i64], wild: i64, with_number: vec[i64], alike: i64, most: i64) -> vec[i64]:
    """The outcomes of these hauls as cards (bits) with STAY or PAIR, at most so many."""
    found = vec[i64]()
    for haul in hauls:
        found = spread(found, haul & TALLY, 0, wild, with_number, alike, PAIR if haul & PAIRED else STAY, most)
    return found


def spread(
    found: vec[i64],
    need: i64,
    number: i64,
    wild: i64,
    with_number: vec[i64],
    alike: i64,
    chosen: i64,
    most: i64,
) -> vec[i64]:
    """Choose cards of each number that the haul needs, from `number` on."""
    while need and not need & COUNT:
        need >>= BITS
        number += 1
    if not need:
        return append(found, chosen)
    # One card of this number: each in turn, and after it only later ones.
    cards = wild & with_number[number]
    others = wild & ~cards
    while cards and len(found) < most:
        lowest = cards & -cards
        cards ^= lowest
        found = spread(found, need - 1, number, others | cards, with_number, alike, chosen | lowest, most)
        # Passing over a card is passing over the one alike, too.
        cards &= ~(alike & (lowest << 1))
    return found


# How an outcome is made: of several readings of the same cards, one.


class Way(TypedDict):
    """One of the kinds of catch: the wild cards that it takes, and `numbers` that have this `sum`."""

    kind: Kind
    cards: list[str]
    numbers: list[int]
    sum: int


def ways_of(state: "SafaruState", card: i64, cards: i64, paired: bool) -> list[Way]:
    """The kinds of catch by which this card catches these (bits), each once (Rule 2.6)."""
    numbers = state.numbers
    number = numbers.number[card]
    pair = bit(lowest(cards & numbers.with_number[number])) if paired else 0
    rest = cards & ~pair
    added = added_of(numbers, number, rest)
    totalled = rest & ~added
    ways: list[Way] = []
    if added:
        ways.append(way_of(state, "add", added, []))
    if totalled:
        ways.append(way_of(state, "total", totalled, [int(number)]))
    if pair:
        ways.append(way_of(state, "pair", pair, []))
    return ways


def way_of(state: "SafaruState", kind: Kind, cards: i64, more: list[int]) -> Way:
    number = state.numbers.number
    summed = [int(of) for card, of in enumerate(number) if cards >> card & 1] + more
    return {"kind": kind, "cards": state.ids(cards), "numbers": summed, "sum": sum(summed)}


def written(way: Way) -> str:
    """ "8 + 9 = 17"."""
    return f"{' + '.join([str(number) for number in way['numbers']])} = {way['sum']}"


def added_of(numbers: Numbers, number: i64, cards: i64) -> i64:
    """Of the cards that are added or totalled, those that are added (Rule 2.3); 0s go with these."""
    amount = sum_of(numbers, cards)
    if amount == number and counted(cards) > 1:
        return cards
    if amount == numbers.total - number:
        return 0
    zeroes = cards & numbers.with_number[0]
    return zeroes | summing(numbers, cards & ~zeroes, number, 0 if zeroes else number)


def sum_of(numbers: Numbers, cards: i64) -> i64:
    amount: i64 = 0
    for number in numbers.number:
        if cards & 1:
            amount += number
        cards >>= 1
    return amount


def summing(numbers: Numbers, cards: i64, amount: i64, barred: i64) -> i64:
    """Some of these cards with this sum, none of a number that is barred; 0 if there are none such."""
    while cards:
        card = cards & -cards
        cards ^= card
        number = numbers.number[lowest(card)]
        if number == barred or number > amount:
            continue
        if number == amount:
            return card
        others = summing(numbers, cards, amount - number, barred)
        if others:
            return card | others
    return 0
