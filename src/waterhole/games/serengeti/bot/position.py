# compiled: yes
"""What tells who will win between two auctions: points, chips, cards and what they promise."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.value import Features
from waterhole.games.serengeti.bot.features import unseen
from waterhole.games.serengeti.rules.end import score
from waterhole.games.serengeti.state import SerengetiState

OWN: Final = [
    "points", "points, sharper", "chips", "chips, sharper", "lead in chips", "richest", "cards",
    "lead in points", "lead in points, sharper", "promise", "hope", "hope, sharper",
    "lot", "lot, sharper", "lot's promise", "digits", "income", "own lot's digits", "opens", "place after the opener",
    "single cards", "pairs", "threes and more", "tribes without rivals", "can outbid all",
]  # fmt: skip
COMMON: Final = ["cards to come", "sharpness", "lot", "next lot", "chips of all", "points of all", "last lot"]


@final
class SerengetiFeatures(Features[SerengetiState]):
    """Each is about 0 to 1, or a few. *Sharper* is multiplied by what grows as the end comes near."""

    def __init__(self) -> None:
        super().__init__(OWN, COMMON)

    def tell(self, state: SerengetiState) -> vec[float]:
        """All seats' features, one seat after the other, and the common ones."""
        told = vec[float]()
        coming = unseen(state)
        left = float(counted(coming)) / float(len(state.deck))
        sharp = 0.25 / math.sqrt(left + 0.05)
        owned: i64 = 0
        for menu in state.menus:
            owned += menu.digits
        points = vec[i64]([0] * int(state.players))
        seat: i64 = 0
        while seat < state.players:
            points[seat] = score(state, seat)
            seat += 1
        seat = 0
        while seat < state.players:
            told = self.tell_seat(told, state, seat, points, coming, owned, sharp)
            seat += 1
        return tell_common(told, state, points, left, sharp)

    def tell_seat(
        self,
        told: vec[float],
        state: SerengetiState,
        seat: i64,
        points: vec[i64],
        coming: i64,
        owned: i64,
        sharp: float,
    ) -> vec[float]:
        mine = 0.1 * float(points[seat])
        ahead = 0.1 * float(points[seat] - best_other(points, seat))
        chips = 0.05 * float(state.chips[seat])
        richer = float(state.chips[seat] - best_other(state.chips, seat))
        told = append(told, mine)
        told = append(told, mine * sharp)
        told = append(told, chips)
        told = append(told, chips * sharp)
        told = append(told, 0.05 * richer)
        told = append(told, 1.0 / (1.0 + math.exp(-richer / 3.0)))
        told = append(told, 0.1 * float(counted(state.held[seat])))
        told = append(told, ahead)
        told = append(told, ahead * sharp)
        told = tell_cards(told, state, seat, coming, sharp)
        told = append(told, 0.2 * float(distinct(state.menus[seat].digits)))
        told = append(told, income(state.menus[seat].digits, owned))
        told = append(told, 0.3 * float(new_digits(state, seat)))
        told = append(told, 1.0 if seat == state.opener else 0.0)
        told = append(told, float((seat - state.opener + state.players) % state.players) / float(state.players))
        told = tell_sets(told, state, seat)
        return append(told, 1.0 if richer > 0.0 else 0.0)


def tell_cards(told: vec[float], state: SerengetiState, seat: i64, coming: i64, sharp: float) -> vec[float]:
    """What the cards to come, and those of the lot, would add to a seat's collection."""
    numbers = state.numbers
    lot = state.lot()
    held = state.held[seat]
    promise = 0.0
    hope = 0.0
    all_more = 0.0
    gain = 0.0
    more_promise = 0.0
    for mask in numbers.masks:
        have = counted(held & mask)
        more = float(counted(coming & mask))
        here = counted(lot & mask)
        promise += float(have) * more
        all_more += more
        if more > 0.0:
            hope += more * float(numbers.values[have + 1] - numbers.values[have])
        if here:
            gain += float(numbers.values[have + here] - numbers.values[have])
            more_promise += float(here) * more
    hope = 0.5 * hope / all_more if all_more > 0.0 else 0.0
    told = append(told, 0.03 * promise)
    told = append(told, hope)
    told = append(told, hope * sharp)
    told = append(told, 0.1 * gain)
    told = append(told, 0.1 * gain * sharp)
    return append(told, 0.1 * more_promise)


def tell_sets(told: vec[float], state: SerengetiState, seat: i64) -> vec[float]:
    """How a seat's cards are spread over the tribes, and where nobody else collects."""
    singles = 0.0
    pairs = 0.0
    larger = 0.0
    alone = 0.0
    held = state.held[seat]
    others: i64 = 0
    seen = state.held[:]
    other: i64 = 0
    while other < state.players:
        if other != seat:
            others |= seen[other]
        other += 1
    for mask in state.numbers.masks:
        have = counted(held & mask)
        if have == 1:
            singles += 0.3
        elif have == 2:
            pairs += 0.3
        elif have > 2:
            larger += 0.5
        if have and not others & mask:
            alone += 0.3
    told = append(told, singles)
    told = append(told, pairs)
    told = append(told, larger)
    return append(told, alone)


def tell_common(told: vec[float], state: SerengetiState, points: vec[i64], left: float, sharp: float) -> vec[float]:
    chips: i64 = 0
    total: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        chips += state.chips[seat]
        total += points[seat]
        seat += 1
    lots = state.numbers.lots
    told = append(told, left)
    told = append(told, sharp)
    told = append(told, 0.3 * float(state.lot_size))
    told = append(told, 0.3 * float(lots[state.round % len(lots)]) if left > 0.0 else 0.0)
    told = append(told, 0.02 * float(chips))
    told = append(told, 0.02 * float(total))
    return append(told, 0.0 if left > 0.0 else 1.0)


def best_other(amounts: vec[i64], seat: i64) -> i64:
    """The most that anybody else has."""
    best: i64 = 0
    other: i64 = 0
    while other < len(amounts):
        if other != seat:
            best = max(best, amounts[other])
        other += 1
    return best


def distinct(digits: i64) -> i64:
    """How many of the ten digits a seat has."""
    found: i64 = 0
    while digits:
        if digits & 15:
            found += 1
        digits >>= 4
    return found


def new_digits(state: SerengetiState, seat: i64) -> i64:
    """How many more digits the lot would forbid this seat."""
    digits = state.menus[seat].digits
    lot: i64 = 0
    place = state.dealt - state.lot_size
    while place < state.dealt:
        unit = state.numbers.unit[state.deck[place]]
        if not digits & (15 * unit):
            lot |= unit
        place += 1
    return distinct(lot)


def income(digits: i64, owned: i64) -> float:
    """Of all ten digits: which share of their cards a seat has."""
    share = 0.0
    while digits:
        if digits & 15:
            share += float(digits & 15) / float(owned & 15)
        digits >>= 4
        owned >>= 4
    return 0.3 * share
