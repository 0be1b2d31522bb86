# compiled: yes
"""What tells how promising a move is: what it catches, what it leaves to the next player, and to oneself."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import counted, lowest
from waterhole.core.prior import MoveFeatures
from waterhole.games.safaru.bot.features import Worths, sums_by_number
from waterhole.games.safaru.bot.position import most_lines
from waterhole.games.safaru.bot.value import cards_left
from waterhole.games.safaru.phases import PLAY
from waterhole.games.safaru.rules.hauls import PAIRED, all_hauls
from waterhole.games.safaru.state import SafaruState
from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS, TALLY

NAMES: Final = [
    "weight", "weight of a catch", "worth", "catches", "haul", "danger", "my next", "unicorn", "hedgehog", "baby",
    "alike in hand", "alike unseen", "cards in hand", "cards to come", "wild", "their cards",
]  # fmt: skip
POINT: Final = 0.2


@final
class SafaruMoves(MoveFeatures[SafaruState]):
    """Each is about 0 to 1, or a few. Points are told in fives."""

    def __init__(self) -> None:
        super().__init__(NAMES)
        self.worths = Worths(naive=False)

    def cell(self, state: SafaruState) -> i64:
        """Learned from the usual match, and as good for other targets and numbers of hands; but for no variant."""
        numbers = state.numbers
        return 0 if numbers.release or numbers.notice else state.players

    def tell(self, state: SafaruState, moves: list[int], weights: list[float]) -> vec[float]:
        told = vec[float]()
        if state.phase != PLAY:
            for index in range(len(moves)):
                told = append(told, weights[index])
                told = append(told, weights[index])
                rest: i64 = 2
                while rest < len(NAMES):
                    told = append(told, 0.0)
                    rest += 1
            return told
        worths = self.worths.of_cards(state, state.turn % state.sides())
        table = sums_by_number(state, state.wild, worths, True)
        likely = self.likely(state)
        for index in range(len(moves)):
            told = append(told, weights[index])
            told = append(told, 0.0)
            told = self.tell_play(told, state, moves[index], worths, table, likely)
        return told

    def tell_play(
        self, told: vec[float], state: SafaruState, move: i64, worths: list[float], table: list[list[float]],
        likely: vec[float],
    ) -> vec[float]:  # fmt: skip
        """A card that is played."""
        numbers = state.numbers
        held = state.held[state.turn]
        card = numbers.card_among(held, move % numbers.kinds)
        number = numbers.number[card]
        haul, gain = best_haul(state, state.have, 0, number, table, worths[card])
        gone = haul & TALLY
        have = state.have - gone
        row = table[number]
        if not haul & PAIRED:
            have += numbers.units[card]
            table[number] = with_one_more(row, worths[card])
        unicorns, hedgehogs = most_lines(state)
        rest = held & ~(i64(1) << card)
        told = append(told, POINT * worths[card])
        told = append(told, 1.0 if haul else 0.0)
        told = append(told, POINT * gain)
        told = append(told, POINT * self.danger(state, have, gone, table, likely))
        told = append(told, POINT * self.best_of(state, rest, have, gone, table))
        table[number] = row
        told = append(told, float(unicorns >> card & 1))
        told = append(told, float(hedgehogs >> card & 1))
        told = append(told, 1.0 if number == 0 else 0.0)
        told = append(told, float(counted(rest & numbers.with_number[number])))
        told = append(told, 0.2 * float(counted(self.unseen(state) & numbers.with_number[number])))
        told = append(told, 0.25 * float(counted(rest)))
        told = append(told, cards_left(state))
        told = append(told, 0.1 * float(counted(state.wild)))
        follower = (state.turn + 1) % state.players
        return append(told, 0.25 * float(counted(state.held[follower])))

    def unseen(self, state: SafaruState) -> i64:
        """The cards that the seat on turn has not seen in this hand (bits)."""
        seen = state.held[state.turn] | state.wild
        for caught in state.caught:
            seen |= caught
        return ~seen & ((i64(1) << len(state.numbers.value)) - 1)

    def likely(self, state: SafaruState) -> vec[float]:
        """For each number: how likely the next player has a card of it."""
        unseen = self.unseen(state)
        follower = (state.turn + 1) % state.players
        lacks = 1.0 - float(counted(state.held[follower])) / max(1.0, float(counted(unseen)))
        found = vec[float]()
        number: i64 = 0
        while number < NUMBERS:
            none = 1.0
            count = counted(unseen & state.numbers.with_number[number])
            while count > 0:
                none *= lacks
                count -= 1
            found = append(found, 1.0 - none)
            number += 1
        return found

    def danger(self, state: SafaruState, have: i64, gone: i64, table: list[list[float]], likely: vec[float]) -> float:
        """What the next player is expected to catch, the best of all that a card of his may."""
        gains: list[float] = []
        chances: list[float] = []
        number: i64 = 0
        while number < NUMBERS:
            if likely[number] > 0.0:
                haul, gain = best_haul(state, have, gone, number, table, 0.0)
                if haul and gain > 0.0:
                    place: i64 = 0
                    while place < len(gains) and gains[place] > gain:
                        place += 1
                    gains.insert(place, gain)
                    chances.insert(place, likely[number])
            number += 1
        expected = 0.0
        none = 1.0
        for index in range(len(gains)):
            expected += none * chances[index] * gains[index]
            none *= 1.0 - chances[index]
        return expected

    def best_of(self, state: SafaruState, cards: i64, have: i64, gone: i64, table: list[list[float]]) -> float:
        """The most that one of these cards could catch next."""
        best = 0.0
        while cards:
            card = lowest(cards)
            _, gain = best_haul(state, have, gone, state.numbers.number[card], table, 0.0)
            best = max(best, gain)
            cards &= cards - 1
        return best


def best_haul(
    state: SafaruState, have: i64, gone: i64, number: i64, table: list[list[float]], paired: float
) -> tuple[i64, float]:
    """The haul that is worth most to who plays this number, where so many of the best cards are gone; 0 if none."""
    best: i64 = 0
    highest = 0.0
    for haul in all_hauls(state.numbers, have, number):
        gain = paired if haul & PAIRED else 0.0
        rest = haul & TALLY
        lost = gone
        at: i64 = 0
        while rest:
            some = rest & COUNT
            if some:
                sums = table[at]
                first = lost & COUNT
                gain += sums[min(first + some, len(sums) - 1)] - sums[min(first, len(sums) - 1)]
            rest >>= BITS
            lost >>= BITS
            at += 1
        if best == 0 or gain > highest:
            best = haul
            highest = gain
    return best, highest


def with_one_more(sums: list[float], worth: float) -> list[float]:
    """Sums of the most worthy cards first, with a card of this worth among them."""
    result = [0.0]
    added = False
    for index in range(1, len(sums)):
        one = sums[index] - sums[index - 1]
        if not added and worth > one:
            result.append(result[-1] + worth)
            added = True
        result.append(result[-1] + one)
    if not added:
        result.append(result[-1] + worth)
    return result
