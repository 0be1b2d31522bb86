# compiled: yes
"""What is known about playing Safarü well: how good each move looks, and which to take in a rollout."""

from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.games.safaru.bot.features import Worths, card_worth, sums_by_number
from waterhole.games.safaru.bot.value import chances
from waterhole.games.safaru.edition import MOST_CARDS
from waterhole.games.safaru.phases import CATCH, PLAY
from waterhole.games.safaru.rules.hauls import PAIRED, all_hauls
from waterhole.games.safaru.state import SafaruState
from waterhole.games.safaru.tally import TALLY, begins

SCORE: Final = 32
MOST_POINTS: Final = 0xFFFFFFFF
"""Bits for a score in a key, which may be below 0."""
GLANCE: Final = 0.3
"""How sure of their weights players are who do not look ahead: what hidden cards did is measured by them."""


@final
class SafaruKnowledge(Knowledge[SafaruState]):
    """Judges in points of the hand, for the side that decides and against the others."""

    def __init__(self, naive: bool = False, spread: float = 2.0) -> None:
        super().__init__(spread, glance=GLANCE)
        self.worths = Worths(naive)

    # How good the moves are.

    def weigh(self, state: SafaruState, moves: list[int]) -> list[float]:
        if state.phase == CATCH:
            return self.weigh_catch(state, moves)
        cards = self.worths.of_cards(state, state.turn % state.sides())
        table = sums_by_number(state, state.wild, cards, not state.numbers.release)
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            weights.append(self.weigh_play(state, move, cards, table))
        return weights

    def weigh_play(self, state: SafaruState, move: i64, worths: list[float], table: list[list[float]]) -> float:
        numbers = state.numbers
        if move == numbers.call:
            return self.weigh_call(state)
        if move == numbers.let:
            return 0.0
        card = numbers.card_among(state.held[state.turn], move % numbers.kinds)
        free = -self.worths.leave * worths[card]
        if move >= numbers.free:
            return free
        hauls = all_hauls(numbers, state.have, numbers.number[card])
        if len(hauls) == 0:
            return free
        best = 0.0
        first = True
        for haul in hauls:
            value = self.worths.of_haul(haul, table) + (worths[card] if haul & PAIRED else free)
            # Rule 5.2: the neighbour chooses, and not for our good.
            if first or (value < best if numbers.release else value > best):
                best = value
                first = False
        return best

    def weigh_call(self, state: SafaruState) -> float:
        """Who released what could catch did not want the catch: so it is good to call."""
        numbers = state.numbers
        have = state.have - numbers.units[state.freed]
        return 5.0 if len(all_hauls(numbers, have, numbers.number[state.freed])) else -5.0

    def weigh_catch(self, state: SafaruState, moves: list[int]) -> list[float]:
        numbers = state.numbers
        side = state.catcher % state.sides()
        worths = self.worths.of_cards(state, side)
        sign = sign_of(state)
        gain = 1.0 + self.worths.leave
        played = worths[state.played]
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == numbers.stay:
                value = -self.worths.leave * played
            elif move == numbers.pair:
                value = played
            else:
                card = numbers.card_among(state.wild & ~state.taken, move - numbers.take)
                value = gain * worths[card] + self.completion(state, card, worths, sign > 0.0)
            weights.append(sign * value)
        return weights

    def completion(self, state: SafaruState, card: i64, worths: list[float], high: bool) -> float:
        """The best (or for an opponent the worst) that can follow after taking this card."""
        numbers = state.numbers
        taken = numbers.tally(state.taken | bit(card))
        rest = state.wild & ~(2 * bit(card) - 1)
        later = numbers.tally(rest)
        table = sums_by_number(state, rest, worths, high)
        stays = -self.worths.leave * worths[state.played]
        best = 0.0
        first = True
        for haul in state.hauls:
            if begins(haul & TALLY, taken, later):
                value = self.worths.of_haul(haul - taken, table)
                value += worths[state.played] if haul & PAIRED else stays
                if first or (value > best if high else value < best):
                    best = value
                    first = False
        return best

    # For search.

    def rollout(self, state: SafaruState, dice: Dice) -> i64:
        """Any card, but a catch that takes what is worth having."""
        if state.phase != CATCH:
            return state.random_move(dice)
        lines = self.worths.of_lines(state, state.catcher % state.sides())
        sign = sign_of(state)
        moves = state.moves()
        numbers = state.numbers
        best: i64 = moves[0]
        highest = -1000.0
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == numbers.stay:
                value = 0.0
            elif move == numbers.pair:
                value = sign * card_worth(state, state.played, lines)
            else:
                card = numbers.card_among(state.wild & ~state.taken, move - numbers.take)
                value = sign * card_worth(state, card, lines)
            if value > highest:
                highest = value
                best = move
        return best

    def quiet(self, state: SafaruState) -> bool:
        """After a deal, before its first card."""
        first = (state.dealer + 1) % state.players
        return state.turn == first and state.phase == PLAY and counted(state.held[first]) == state.numbers.hand

    def bare(self, state: SafaruState) -> bool:
        """The last deal of two: whoever counts knows the other's cards."""
        return state.players == 2 and state.dealt == len(state.deck)

    def key(self, state: SafaruState) -> int:
        """Where every card lies, how far a catch has gone, and the score: the next hand begins alike after every end of
        this one, but for that."""
        step = (int(state.played + 1) << 8 | int(state.freed + 1)) << 8 | int(state.catcher) << 1 | int(state.called)
        key = (step << 4 | int(state.phase)) << 4 | int(state.turn)
        for cards in (state.held[0], state.held[1], state.wild, state.taken, state.caught[0]):
            key = key << MOST_CARDS | int(cards)
        for points in state.scores:
            key = key << SCORE | (int(points) & MOST_POINTS)
        return key

    def appraise(self, state: SafaruState) -> list[float]:
        return state.payoffs() if state.turn < 0 else chances(state)


def sign_of(state: SafaruState) -> float:
    """Partners catch together; a neighbour (Rule 5.2) chooses for his own good, against the catcher."""
    return 1.0 if (state.turn - state.catcher) % state.sides() == 0 else -1.0
