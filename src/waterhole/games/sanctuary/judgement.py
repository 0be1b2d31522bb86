# compiled: yes
"""What is known about playing Sanctuary well: what cards, tokens and staff are worth in points.

Cards of one terrain are all of different animals, so what a draft is worth is the sum of what its
cards are worth one by one: that makes it cheap to compare all drafts, slides and swaps.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.games.sanctuary.array import (
    BESIDE,
    COLUMNS,
    LINES,
    MOST_TERRAINS,
    PAIR_FIRST,
    PAIR_SECOND,
    ROWS,
    SPACES,
)
from waterhole.games.sanctuary.bits import up_to_highest
from waterhole.games.sanctuary.moves import (
    ACCEPT,
    BREED,
    BREEDER,
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
    CONSERVATIONIST,
    DRAFT,
    END,
    EXTRA,
    GUIDE,
    MANAGE,
    MANAGER,
    NOTHING,
    PROMOTE,
    RANGER,
    REFILL,
    SCORE,
    SPENT,
    SWAP,
    TAKE,
    VET,
)
from waterhole.games.sanctuary.position import DRAFTING, EXPANDING, STARTING
from waterhole.games.sanctuary.rules import SanctuaryState
from waterhole.games.sanctuary.steps import KEEPING, PARK_RANGER, PLAYING

TURN_POINTS: Final = 12.0
"""About what a turn brings."""
DOUBT: Final = 2.0
"""Decisions on what to play that cost less than this are left to search."""
MOST_DRAFTS: Final = 6
MOST_MOVED: Final = 4
"""So many drafts, and slides or swaps, are worth a thought."""


@final
class Worths:
    """What things are worth in points.

    `hope`: how much of a set's next step counts before it is made. `token`: a token. `keep`: how
    much of its worth a card keeps until the next turn. `roles`: each role for each turn that is
    left, in the order of the playmat (guide, conservationist, caretaker, ranger, …).
    """

    def __init__(self, hope: float, token: float, keep: float, roles: list[float]) -> None:
        self.hope = hope
        self.token = token
        self.keep = keep
        self.roles = roles


# Found by play against itself, see docs/lab-notes/sanctuary.md.
WORTHS = Worths(hope=0.25, token=1.25, keep=0.65, roles=[0.42, 2.0, 1.7, 0.0, 2.8, 3.2, 0.95, 0.6, 0.6])

# Learned from games played: docs/lab-notes/sanctuary.md. Each pair is the weight when this
# turn is the last, and what it gains with each turn that is left after it.
THE_SCORE, TOKENS, SETS, IN_HAND, STEPS, START, ROLE = range(7)
LEARNED = [
    (0.534, -0.147),
    (0.073, 0.125),
    (0.245, -0.114),
    (0.741, -0.103),
    (0.448, 0.126),
    (0.278, -0.062),
    (-0.544, 0.229),
    (-0.152, -0.056),
    (0.053, 0.158),
    (0.0, 0.0),
    (0.106, 0.186),
    (1.815, -0.337),
    (-0.166, -0.098),
    (-0.560, -0.106),
    (-0.552, 0.025),
]
"""Score, tokens, worth of the sets in hand, cards in hand, repopulation, start token, and each role."""
MOST_TURNS: Final = 3.2
"""No more turns than these were ever left where the weights were learned."""


@final
class SanctuaryKnowledge(Knowledge):
    """Judges in points. `naive` sees what a card scores today and nothing beyond."""

    def __init__(self, worths: Worths, naive: bool = False, spread: float = 1.0) -> None:
        super().__init__(spread)
        self.worths = worths
        self.naive = naive
        self.values = [0.0] * SPACES  # of the array's cards, with the tokens on them
        self.sums = [0.0] * (LINES * MOST_TERRAINS)  # of each draft

    # Values.

    def turns_left(self, state: SanctuaryState) -> float:
        """About how many turns are still to come after this one."""
        if state.players == 1:
            return float(state.numbers.solo_turns - state.round)
        best: i64 = max(state.scores)
        return max(0.0, (float(state.numbers.goal - best) / TURN_POINTS) - 1.0)

    def hope(self, state: SanctuaryState) -> float:
        """How much a set's next step counts: nothing when the game is about to end."""
        return 0.0 if self.naive else self.worths.hope * min(1.0, self.turns_left(state))

    def set_value(self, state: SanctuaryState, animal: i64, count: i64, hope: float) -> float:
        """What so many cards of an animal are worth in the hand."""
        points = state.numbers.set_points
        base = 16 * animal
        now: i64 = points[base + count]
        if count == 0 or count == 15:
            return float(now)
        more: i64 = points[base + count + 1]
        return float(now) + (hope * float(more - now) if more > now else 0.0)

    def gain(self, state: SanctuaryState, counts: list[int], card: i64, hope: float) -> float:
        """What one more card adds to a hand."""
        animal: i64 = state.numbers.animal[card]
        if animal < 0:
            return float(state.numbers.herd_points)
        have: i64 = counts[animal]
        return self.set_value(state, animal, have + 1, hope) - self.set_value(state, animal, have, hope)

    def animals(self, state: SanctuaryState, cards: i64) -> list[int]:
        """How many cards of each animal."""
        counts = [0] * (len(state.numbers.set_points) // 16)
        card: i64 = 0
        while cards >> card:
            if cards >> card & 1:
                animal: i64 = state.numbers.animal[card]
                if animal >= 0:
                    counts[animal] += 1
            card += 1
        return counts

    def role(self, state: SanctuaryState, role: i64) -> float:
        """What a role is worth for each turn that is left; some only with tokens at hand."""
        worth = self.worths.roles[role]
        if role == MANAGER or role == BREEDER:  # noqa: SIM109 (compiled: no tuple)
            tokens: i64 = state.tokens[state.turn]
            worth *= 1.0 if tokens else 0.6
        return worth

    # Which moves, and how good they are.

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, SanctuaryState)
        if state.phase == DRAFTING and state.step < PARK_RANGER:
            return self.draft_candidates(state)
        if state.phase == EXPANDING and state.step == PLAYING:
            return self.play_candidates(state)
        if state.phase == EXPANDING and state.step <= KEEPING:
            return self.spend_candidates(state)
        return state.moves()

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        assert isinstance(state, SanctuaryState)
        if state.phase == DRAFTING:
            self.look(state)
            if state.step < PARK_RANGER:
                return self.weigh_drafts(state, moves)
            return self.weigh_extras(state, moves)
        if state.phase == STARTING:
            return [0.5 if move == ACCEPT else 0.0 for move in moves]
        if state.step == PLAYING:
            return self.weigh_plays(state, moves)
        if state.step <= KEEPING:
            return self.weigh_spending(state, moves)
        return self.weigh_work(state, moves)

    def look(self, state: SanctuaryState) -> None:
        """Value the cards of the array for the seat that decides, and all drafts."""
        hope = self.hope(state)
        counts = self.animals(state, state.hands[state.turn])
        sums = self.sums
        index: i64 = 0
        while index < LINES * MOST_TERRAINS:
            sums[index] = 0.0
            index += 1
        space: i64 = 0
        while space < SPACES:
            card: i64 = state.array[space]
            value = 0.0
            if card >= 0:
                value = self.gain(state, counts, card, hope) + self.worths.token * float(state.on[space])
                terrain: i64 = state.numbers.terrain[card]
                sums[MOST_TERRAINS * (space // COLUMNS) + terrain] += value
                sums[MOST_TERRAINS * (ROWS + space % COLUMNS) + terrain] += value
            self.values[space] = value
            space += 1

    def moved(self, state: SanctuaryState, space: i64, target: i64) -> float:
        """The best draft that moving a card there makes."""
        card: i64 = state.array[space]
        if card < 0:
            return 0.0
        terrain: i64 = state.numbers.terrain[card]
        best = 0.0
        if space // COLUMNS != target // COLUMNS:
            best = self.sums[MOST_TERRAINS * (target // COLUMNS) + terrain]
        if space % COLUMNS != target % COLUMNS:
            best = max(best, self.sums[MOST_TERRAINS * (ROWS + target % COLUMNS) + terrain])
        return best + self.values[space]

    def weigh_draft(self, state: SanctuaryState, move: i64, best: float) -> float:
        if move < REFILL:
            return self.moved(state, move // 4, BESIDE[move]) + 0.05
        if move == REFILL:
            return best + (0.0 if self.naive else 0.8)
        if move < NOTHING:
            return self.sums[move - DRAFT]
        if move < SWAP:
            return 0.0
        first: i64 = PAIR_FIRST[move - SWAP]
        second: i64 = PAIR_SECOND[move - SWAP]
        return max(self.moved(state, first, second), self.moved(state, second, first)) + 0.05

    def weigh_drafts(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        best = max(self.sums)
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            weights.append(self.weigh_draft(state, move, best))
        return weights

    def draft_candidates(self, state: SanctuaryState) -> list[int]:
        """The best drafts, and the slides and swaps that make a better one."""
        legal = state.moves()
        if len(legal) <= MOST_DRAFTS:
            return legal
        self.look(state)
        best = max(self.sums)
        drafts: list[tuple[float, int]] = []
        moved: list[tuple[float, int]] = []
        chosen: list[int] = []
        for index in range(len(legal)):
            move: i64 = legal[index]
            if move == REFILL:
                chosen.append(move)
                continue
            weight = self.weigh_draft(state, move, best)
            if DRAFT <= move < EXTRA:
                drafts.append((-weight, legal[index]))
            elif weight > best + 0.3:
                moved.append((-weight, legal[index]))
        drafts.sort()
        moved.sort()
        chosen.extend([move for _, move in drafts[:MOST_DRAFTS]])
        chosen.extend(differing(moved, MOST_MOVED))
        chosen.sort()
        return chosen

    def weigh_extras(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """The Park Ranger's card and the Animal Breeder's step, for a token each."""
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == END:
                weights.append(0.0)
            elif move == BREED:
                weights.append(self.turns_left(state) + 1.0 - self.worths.token * 0.8)
            else:
                weights.append(self.values[move - EXTRA] - self.worths.token * 0.8)
        return weights

    # Expansion: what to play and what to keep.

    def ends_now(self, state: SanctuaryState) -> bool:
        """Whether this is the last turn, or can be made so by playing all."""
        seat = state.turn
        if state.players == 1:
            return state.round == state.numbers.solo_turns
        best: i64 = max(state.scores)
        mine: i64 = state.scores[seat]
        hand: i64 = state.hands[seat]
        goal = state.numbers.goal
        return best >= goal or mine + state.numbers.worth(hand | state.played) >= goal

    def regrets(self, state: SanctuaryState) -> list[float]:
        """For each animal: what it costs to keep it instead of playing it, in the best plan for this hand.

        The plan begins with playing everything, and keeps an animal for as long as that is better.
        """
        hand: i64 = state.hands[state.turn]
        counts = self.animals(state, hand | state.played)
        turns = self.turns_left(state)
        herds = float(state.numbers.worth(hand | state.played))
        for animal in range(len(counts)):
            herds -= float(state.numbers.set_points[16 * animal + counts[animal]])
        kept = [0] * len(counts)
        highest = self.outlook(state, counts, kept, herds, turns)
        regrets = [9.0] * len(counts)
        better = turns > 0.0 and not self.ends_now(state)
        while better:
            better = False
            for animal in range(len(counts)):
                if counts[animal] > 0:
                    kept[animal] = 1 - kept[animal]
                    value = self.outlook(state, counts, kept, herds, turns)
                    regret = highest - value
                    regrets[animal] = regret if kept[animal] else -regret
                    if value > highest + 0.01:
                        highest = value
                        better = True
                    else:
                        kept[animal] = 1 - kept[animal]
        return regrets

    def outlook(
        self,
        state: SanctuaryState,
        counts: list[int],
        kept: list[int],
        herds: float,
        turns: float,
    ) -> float:
        """What it brings to play all animals but the kept ones: points, and what they can buy."""
        hope = self.hope(state)
        points = herds
        keeps: list[float] = []
        for animal in range(len(counts)):
            have: i64 = counts[animal]
            if kept[animal]:
                each = self.worths.keep * self.set_value(state, animal, have, hope) / float(have)
                while have > 0:
                    keeps.append(each)
                    have -= 1
            elif have > 0:
                points += float(state.numbers.set_points[16 * animal + have])
        keeps.sort(reverse=True)
        budget = i64(points) + state.numbers.track[state.repopulation[state.turn]]
        return points + self.spend_best(state, budget, turns, keeps)

    def spend_best(self, state: SanctuaryState, budget: i64, turns: float, keeps: list[float]) -> float:
        """The best of one promotion or none, and then tokens and cards to keep."""
        best = self.rest(state, budget, 0, turns, keeps)
        lowest = self.worths.roles[GUIDE] if state.guides() else 9.0
        role: i64 = CONSERVATIONIST
        while role <= VET:
            if state.employs(role):
                lowest = min(lowest, self.worths.roles[role])
            role += 1
        role = CONSERVATIONIST
        while role <= VET:
            cost: i64 = state.numbers.costs[role]
            if role != RANGER and cost <= budget and not state.employs(role):
                gain = (self.role(state, role) - lowest) * turns
                if gain > 0.0:
                    best = max(best, gain + self.rest(state, budget - cost, 0, turns, keeps))
            role += 1
        return best

    def play_candidates(self, state: SanctuaryState) -> list[int]:
        """In deck order: cards that may be kept are offered up to the first that must be played."""
        numbers = state.numbers
        hand: i64 = state.hands[state.turn]
        highest = up_to_highest(state.played)
        regrets = self.regrets(state)
        begun = self.animals(state, state.played)
        passed = self.animals(state, hand & highest)
        chosen: list[int] = []
        rest = hand & ~highest
        card: i64 = 0
        while rest >> card:
            if rest >> card & 1:
                animal: i64 = numbers.animal[card]
                if animal < 0 or begun[animal] or (regrets[animal] > DOUBT and not passed[animal]):
                    chosen.append(CARDS + int(card))
                    return chosen
                if regrets[animal] > -DOUBT and not passed[animal]:
                    chosen.append(CARDS + int(card))
            card += 1
        if self.manages(state):
            chosen.insert(0, MANAGE)
        chosen.insert(0, SCORE)
        return chosen

    def manages(self, state: SanctuaryState) -> bool:
        return state.employs(MANAGER) and state.tokens[state.turn] >= state.numbers.manager_tokens

    def weigh_plays(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """What playing a card brings, and all that can still be played after it."""
        numbers = state.numbers
        counts = self.animals(state, state.hands[state.turn] | state.played)
        regrets = self.regrets(state)
        managed = float(numbers.manager_points) - self.worths.token if self.manages(state) else 0.0
        after = max(0.0, managed)
        weights = [0.0] * len(moves)
        index: i64 = len(moves) - 1
        while index >= 0:
            move: i64 = moves[index]
            if move == MANAGE:
                weights[index] = managed
            elif move != SCORE:
                animal: i64 = numbers.animal[move - CARDS]
                gain = 3.0
                if animal >= 0:
                    gain = regrets[animal] / float(counts[animal])
                weights[index] = gain + after
                after += max(0.0, gain)
            index -= 1
        return weights

    def spend_candidates(self, state: SanctuaryState) -> list[int]:
        """All but promotions that make the team worse, and cards not worth keeping."""
        legal = state.moves()
        if len(legal) <= MOST_DRAFTS:
            return legal
        weights = self.weigh_spending(state, legal)
        chosen: list[int] = []
        for index in range(len(legal)):
            if weights[index] > 0.0 or legal[index] == SPENT:
                chosen.append(legal[index])
        return chosen

    def weigh_spending(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """What each use of the points brings, with the best use of what it leaves (steps go forward only)."""
        numbers = state.numbers
        turns = self.turns_left(state)
        keeps = self.keep_values(state, turns)
        ordered = sorted(keeps, reverse=True)
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == SPENT:
                weights.append(0.0)
            elif move == BUY:
                left = state.points - state.bought - 1
                value = self.weigh_token(state, state.bought + 1, turns)
                weights.append(value + self.rest(state, left, state.bought + 1, turns, ordered))
            elif move < SWAP:
                old = (move - PROMOTE) // 9
                new = (move - PROMOTE) % 9
                value = (self.role(state, new) - self.role(state, old)) * turns
                left = state.points - numbers.costs[new]
                if value > 0.0:
                    value += self.rest(state, left, state.bought, turns, ordered)
                weights.append(value)
            else:
                weights.append(self.weigh_keep(state, move - CARDS - numbers.cards, keeps))
        return weights

    def keep_values(self, state: SanctuaryState, turns: float) -> list[float]:
        """For each card that can still be kept: what that is worth; 0 for all others."""
        numbers = state.numbers
        hope = self.hope(state)
        hand: i64 = state.hands[state.turn]
        hand &= ~up_to_highest(state.kept)
        counts = self.animals(state, hand | state.kept)
        values = [0.0] * int(numbers.cards)
        card: i64 = 0
        while hand >> card:
            if hand >> card & 1 and turns > 0.0:
                animal: i64 = numbers.animal[card]
                value = float(numbers.herd_points)
                if animal >= 0:
                    have: i64 = counts[animal]
                    value = self.set_value(state, animal, have, hope) / float(have)
                values[card] = self.worths.keep * value
            card += 1
        return values

    def weigh_keep(self, state: SanctuaryState, card: i64, keeps: list[float]) -> float:
        later = keeps[card + 1 :]
        later.sort(reverse=True)
        return keeps[card] + sum_of(later, state.points - state.numbers.keep_points)

    def rest(self, state: SanctuaryState, points: i64, bought: i64, turns: float, keeps: list[float]) -> float:
        """The best of buying tokens and keeping cards (best first) with so many points."""
        best = sum_of(keeps, points)
        tokens = 0.0
        more = bought + 1
        while more <= points:
            points -= more
            tokens += self.weigh_token(state, more, turns)
            best = max(best, tokens + sum_of(keeps, points))
            more += 1
        return best

    def weigh_token(self, state: SanctuaryState, number: i64, turns: float) -> float:
        """A token more; at the end it may still break a tie. Points that are not spent are lost."""
        return self.worths.token / (1.0 + 0.1 * float(number)) if turns > 0.0 else 0.1

    def weigh_work(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        """The Warden's token is a gift, the Vet's card nearly, the Guard's cards are dear."""
        numbers = state.numbers
        turns = self.turns_left(state)
        hope = self.hope(state)
        counts = self.animals(state, state.hands[state.turn])
        weights: list[float] = []
        for index in range(len(moves)):
            move: i64 = moves[index]
            if move == END:
                weights.append(0.0)
            elif move == TAKE:
                weights.append(3.0)
            elif move == CALL_VET:
                weights.append(1.0)
            elif move == CALL_GUARD:
                weights.append(3.0 - self.worths.token * float(numbers.guard_tokens) if turns > 0.0 else -1.0)
            else:
                card = move - CARDS - 2 * numbers.cards
                animal: i64 = numbers.animal[card]
                if animal < 0:
                    weights.append(-float(numbers.herd_points))
                else:
                    have: i64 = counts[animal]
                    with_it = self.set_value(state, animal, have, hope)
                    weights.append(self.set_value(state, animal, have - 1, hope) - with_it)
        return weights

    # For search.

    def rollout(self, state: State, dice: Dice) -> i64:
        """About the best move by weight."""
        moves = self.candidates(state)
        if len(moves) == 1:
            return moves[0]
        weights = self.weigh(state, moves)
        best: i64 = moves[0]
        highest = -1000.0
        for index in range(len(moves)):
            value = weights[index] + dice.fraction()
            if value > highest:
                highest = value
                best = moves[index]
        return best

    def quiet(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, SanctuaryState)
        if state.phase == STARTING:
            return True
        return state.phase == DRAFTING and state.action == 0 and state.step == 0 and state.slides == 0

    def appraise(self, state: State) -> list[float]:
        """Each seat's strength, learned from games played, against that of the others."""
        assert isinstance(state, SanctuaryState)
        if state.turn < 0:
            return state.payoffs()
        if state.players == 1:
            return [self.alone(state)]
        turns = min(MOST_TURNS, self.turns_left(state))
        weights = [end + slope * turns for end, slope in LEARNED]
        strengths = [self.strength(state, seat, weights) for seat in range(state.players)]
        best = max(strengths)
        shares = [math.exp(strength - best) for strength in strengths]
        total = sum(shares)
        return [share / total for share in shares]

    def strength(self, state: SanctuaryState, seat: i64, weights: list[float]) -> float:
        """What a seat has, as far as it tells who will win."""
        staff: i64 = state.staff[seat]
        strength = weights[THE_SCORE] * float(state.scores[seat])
        strength += weights[TOKENS] * float(state.tokens[seat])
        strength += weights[STEPS] * float(state.repopulation[seat])
        strength += weights[ROLE + GUIDE] * float(staff & 7)
        role: i64 = CONSERVATIONIST
        while role <= VET:
            if staff >> (role + 2) & 1:
                strength += weights[ROLE + role]
            role += 1
        counts = self.animals(state, state.hands[seat])
        for animal in range(len(counts)):
            have: i64 = counts[animal]
            if have:
                strength += weights[IN_HAND] * float(have)
                strength += weights[SETS] * self.set_value(state, animal, have, self.worths.hope)
        return strength + (weights[START] if state.start == seat else 0.0)

    def alone(self, state: SanctuaryState) -> float:
        """Rule 7.1: the chance of reaching the goal in time."""
        left = float(state.numbers.solo_turns - state.round + (1 if state.phase == DRAFTING else 0))
        points = float(state.scores[0]) + self.worths.token * float(state.tokens[0])
        staff: i64 = state.staff[0]
        role: i64 = CONSERVATIONIST
        while role <= VET:
            if staff >> (role + 2) & 1:
                points += left * self.worths.roles[role]
            role += 1
        hand: i64 = state.hands[0]
        points += float(state.numbers.worth(hand)) + left * float(state.repopulation[0])
        need = float(state.numbers.goal) - points - 14.0 * left
        return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, need / (2.0 + 3.0 * left)))))


def sum_of(values: list[float], count: i64) -> float:
    """The sum of the first so many."""
    total = 0.0
    place: i64 = 0
    while place < count and place < len(values):
        total += values[place]
        place += 1
    return total


def differing(moves: list[tuple[float, int]], most: int) -> list[int]:
    """The first moves of different weight: those of the same make the same draft."""
    found: list[int] = []
    last = 1.0
    for weight, move in moves:
        if weight != last and len(found) < most:
            found.append(move)
            last = weight
    return found
