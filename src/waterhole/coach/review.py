"""A match looked at again: for every seat, what luck gave, what its decisions cost, and what others gave away.

Decisions are judged by what the seat knew then; chance by what was truly undealt. These are separate estimates: what
they leave of the way from the start to the end is told as unexplained.
"""

import math
from collections.abc import Iterator

from waterhole.coach.account import DIGITS, Chanced, Choice, Decided, Review, Step, reviewed, unblamed
from waterhole.coach.foresight import foreseen
from waterhole.coach.hidden import hidden_luck
from waterhole.coach.hint import weigh
from waterhole.coach.judge import EXACT, Judge, Judgement, Limit
from waterhole.coach.luck import Gain, both, by_seat, counted_gain, gained_by_chance, ways_to_draw
from waterhole.coach.playing_on import ending, play_on
from waterhole.coach.sample import Sample
from waterhole.core.chance import Dice, number_of
from waterhole.core.state import State
from waterhole.records.match import Match

THOUGHTS = 100
"""For each decision, if nobody says how many."""
TRIALS = 2.0
"""So many times as many deals as thoughts are for the moves that are compared: all that they tell by luck is a loss."""
LOOKS = 8
"""What came, and what there was at the start, is looked at so many times: all its noise would stay in …"""
FUTURES = 32
"""… while what might have come is many, of which each matters little."""
PLAYED = 2
"""Where hands are hidden and a match can be played on at a glance, so many times for each thought: for what came, and
for what might have come …"""
FEWEST_PLAYED = 16
"""… but so many at least."""
HORIZON = 60
"""So many decisions are played on at least, if the match does not end before: about a hand of Safarü."""
COUNTED_OUT = 8
"""So many futures at least are looked at where each is counted out …"""
COUNTED = 30_000
"""… and no more than about so many positions in all of them …"""
ALL_WAYS = 72
"""… but all of them, where they are no more than so many: a lot of one card, and the last ones of two or three."""
CLOSER = 4
"""What looks like a mistake is thought about so many times as long again, on other deals: that counts."""
GLANCES = 16
"""Ways to play on for a point of the curve where there was no choice."""
TOLD = 3
"""So many of the best moves are told beside a mistake."""
WORTH_TELLING = 0.03
"""A move that leads all others by less is no find."""


class Reviewer:
    """Reviews one match that is over, ply by ply: last turns first, for those who want to see results as they come."""

    def __init__(self, match: Match, iterations: int, seed: str, exact: int = EXACT) -> None:
        self.match = match
        self.game = match.game
        self.whole = Limit(iterations)
        self.exact = exact
        self.seed = seed
        self.judge = Judge(match.game, seed, exact, TRIALS, ahead=False)
        self.open = self.judge.knowledge.glance > 0
        """Whether positions with open hands are played on, to tell what hidden cards did."""
        self.think(1.0)
        self.states = states_of(match)
        self.moves = [self.game.parse(state, text) for state, (_, text) in zip(self.states, match.moves, strict=False)]
        self.steps: dict[int, Step] = {}
        self.guessed = False
        """Whether a value was none that is counted out."""

    def think(self, effort: float) -> None:
        """Spend a part of the usual thought on what comes next: for who has little time."""
        self.limit = Limit(max(1, int(self.whole.iterations * effort)))
        self.judge.exact = int(self.exact * effort)
        self.played = max(FEWEST_PLAYED, PLAYED * self.limit.iterations)

    def run(self) -> Iterator[Step]:
        """Look at everything, from the end to the beginning."""
        for ply in reversed(range(len(self.moves))):
            yield self.look_at(ply)

    def look_at(self, ply: int) -> Step:
        """What there is to say about one move. Quickest where the one after it was looked at just before."""
        chanced = self.chance(ply)
        if chanced or self.judge.knowledge.quiet(self.states[ply + 1]):
            self.judge.nothing_solved()  # what was solved is of no use before that
        judgement = self.judged(ply)
        decided, given, errors = self.decision(ply, judgement)
        choices: list[Choice] = []
        if judgement is not None and not decided["equal"]:
            judgement = self.judged_closer(ply, judgement)
            decided, given, errors = self.decision(ply, judgement)
            choices = [] if decided["equal"] else self.choices(ply, judgement, decided)
        found, shares = self.found(ply, judgement), self.expected(ply, judgement)
        self.steps[ply] = Step(decided, given, errors, chanced, shares, found, choices)
        return self.steps[ply]

    def review(self) -> Review:
        """The whole review; what has been looked at already is not looked at again."""
        if len(self.steps) < len(self.moves):
            for _ in self.run():
                pass
        steps = [self.steps[ply] for ply in range(len(self.moves))]
        return reviewed(self.game.name, self.start(), self.end(), steps)

    def end(self) -> list[float]:
        """What everybody won."""
        return self.states[-1].payoffs()

    # Decisions.

    def judged(self, ply: int) -> Judgement | None:
        """What the seat could have known about its moves; None where it had no choice."""
        state, move = self.states[ply], self.moves[ply]
        if len(state.moves()) == 1:
            return None
        return self.judge.judge(state.recall(int(state.turn)), self.limit, [move], f"{self.seed}/{ply}", whole=False)

    def judged_closer(self, ply: int, first: Judgement) -> Judgement:
        """All moves of what looks like a mistake, on other deals and more of them: few deals accuse too easily."""
        state, limit = self.states[ply], Limit(CLOSER * self.limit.iterations)
        deals = f"{self.seed}/{ply}/closer"
        found = self.judge.judge(state.recall(int(state.turn)), limit, [self.moves[ply]], deals)
        return first if first.exact and not found.exact else found

    def choices(self, ply: int, judgement: Judgement, decided: Decided) -> list[Choice]:
        """What could have been done instead of a mistake, best first, and the mistake itself."""
        found: list[Choice] = []
        for place, one in enumerate(weigh(judgement)):
            text = self.game.text(self.states[ply], one.move)
            better = text == decided["best"] or (one.equal and text != decided["text"])
            if better or place < TOLD or text == decided["text"]:
                found.append(Choice(text, round(one.share, DIGITS), round(one.error, DIGITS), better))
        return found

    def decision(self, ply: int, judgement: Judgement | None) -> tuple[Decided, list[float], list[float]]:
        """What a decision lost, and what it gave everybody, with the errors of that."""
        state, move = self.states[ply], self.moves[ply]
        text = self.game.text(state, move)
        decided = unblamed(ply, int(state.turn), text)
        nothing = [0.0] * self.match.players
        if judgement is None:
            return decided, nothing, nothing
        best, half = best_apart(judgement)
        behind = judgement.difference(best, move, judgement.seat, half)
        if judgement.exact:
            behind = lost_to_all(judgement, move)
        if round(behind.mean, DIGITS) > 0:
            decided["loss"], decided["error"] = round(behind.mean, DIGITS), round(behind.error, DIGITS)
            decided["equal"] = not behind.clear
            decided["best"] = self.game.text(state, best)
        if judgement.exact:
            return decided, given_to_all(judgement, move), doubts(judgement, self.match.players)
        if behind.mean <= 0:
            return decided, nothing, nothing
        lost = [judgement.difference(best, move, each, half) for each in range(self.match.players)]
        return decided, [-one.mean for one in lost], [one.error for one in lost]

    def found(self, ply: int, judgement: Judgement | None) -> float:
        """By how much a move was clearly better than all others, where the eye alone would not have seen it.

        The next best is chosen on one half of the deals, and the lead measured on the other.
        """
        move = self.moves[ply]
        if judgement is None or len(judgement.outcomes) < 2 or move == self.first_thought(ply):
            return 0.0
        others = [other for other in judgement.outcomes if other != move]
        rival = max(others, key=lambda other: judgement.sample(other, judgement.seat, half=0).mean)
        lead = judgement.difference(move, rival, judgement.seat, half=1)
        return round(lead.mean, DIGITS) if lead.mean > WORTH_TELLING and lead.clear else 0.0

    def first_thought(self, ply: int) -> int:
        """The move that the game's knowledge weighs most at a glance."""
        state = self.states[ply]
        root = self.judge.imagined(state.recall(int(state.turn)))
        moves = self.judge.knowledge.candidates(root)
        weights = self.judge.knowledge.weigh(root, moves)
        return moves[weights.index(max(weights))]

    # Chance, and what positions are worth.

    def drew(self, ply: int) -> bool:
        """Whether chance added something to the move of this ply."""
        return self.states[ply + 1].draws() != self.states[ply].draws()

    def chance(self, ply: int) -> Chanced | None:
        """What cards did with the move of this ply, those that came and those that were hidden: seen by the next
        decision."""
        after = self.states[ply + 1]
        if after.over:
            return None
        self.dice = Dice(number_of(f"{self.seed}/chance/{ply}"))
        came = self.gain(self.states[ply], self.moves[ply], after) if self.drew(ply) else None
        hidden = self.hidden(ply) if self.open else None
        gains = [gain for gain in (came, hidden) if gain]
        if not gains:
            return None
        gain = both(gains)
        luck = [round(one, DIGITS) for one in gain.luck]
        chanced: Chanced = {"ply": ply + 1, "luck": luck, "error": round(gain.error, DIGITS)}
        if hidden:
            chanced["by"] = "both" if came else "hidden"
        return chanced

    def hidden(self, ply: int) -> Gain | None:
        """What hidden cards did for or against the move of this ply."""
        state = self.states[ply]
        root = self.judge.imagined(state.recall(int(state.turn)))
        return hidden_luck(self.judge.knowledge, root, state, self.moves[ply], self.dice)

    def gain(self, before: State, move: int, after: State) -> Gain:
        """Counted, where what may come is little and is counted out itself; else by a sample."""
        if self.open:
            looks = 1 if ending(self.judge.knowledge, after) else self.played
            return gained_by_chance(self.played_through, before, move, after, self.dice, self.played, looks)
        if not (self.judge.exact and self.judge.knowledge.plain(after)):
            return gained_by_chance(self.fresh_value, before, move, after, self.dice, FUTURES, LOOKS)
        ways, self.guessed = ways_to_draw(before, after, ALL_WAYS), False
        counted = self.counted_out(after)
        cost = max(1, self.judge.spent if counted else self.judge.exact)
        if ways and counted is not None:
            gain = counted_gain(self.fresh_value, before, move, after, ways)
            if not self.guessed:
                return gain
        futures = min(FUTURES, max(COUNTED_OUT, COUNTED // cost))
        return gained_by_chance(self.fresh_value, before, move, after, self.dice, futures)

    def start(self) -> list[float]:
        """What everybody could expect after the first deal."""
        self.dice, first = Dice(number_of(f"{self.seed}/start")), self.states[0]
        if self.open:
            return [one.mean for one in by_seat([self.played_through(first) for _ in range(self.played)])]
        found = self.counted_out(first)
        return found or [one.mean for one in by_seat([self.foreseen(first) for _ in range(LOOKS)])]

    def expected(self, ply: int, judgement: Judgement | None) -> list[float]:
        """What everybody could expect before this ply, as far as the seat on turn knew: a point of the curve."""
        if judgement is None:
            self.dice = Dice(number_of(f"{self.seed}/curve/{ply}"))
            return self.imagined_value(self.states[ply])
        if judgement.exact:
            return judgement.expected
        best = judgement.best()
        return [judgement.sample(best, seat).mean for seat in range(self.match.players)]

    def fresh_value(self, state: State) -> list[float]:
        """What everybody can expect where chance has just had its say: counted out, or foreseen."""
        found = self.counted_out(state)
        self.guessed = self.guessed or found is None
        return found or self.foreseen(state)

    def counted_out(self, state: State) -> list[float] | None:
        self.judge.nothing_solved()
        return self.judge.value(state)

    def imagined_value(self, state: State) -> list[float]:
        """What everybody can expect, by what the seat on turn knows."""
        recall = state.recall(int(state.turn))
        found = [self.played_on(self.game.imagine(recall, self.dice)) for _ in range(GLANCES)]
        return [one.mean for one in by_seat(found)]

    def played_through(self, state: State) -> list[float]:
        """What everybody can expect with these hands, played on once at a glance, other cards to come each time; what
        is left when nothing is hidden any more is counted out."""
        knowledge, state = self.judge.knowledge, state.copy()
        state.reshuffle(self.dice)
        play_on(knowledge, state, self.dice, HORIZON)
        if found := ending(knowledge, state):
            return found
        play_on(knowledge, state, self.dice, 1 if knowledge.bare(state) else 0)
        return knowledge.chances(state)

    def foreseen(self, state: State) -> list[float]:
        """What everybody can expect with these hands, if all look ahead; other cards to come each time."""
        return foreseen(self.judge.knowledge, state, self.limit.iterations, self.dice)

    def played_on(self, state: State) -> list[float]:
        """What everybody can expect at the next quiet moment; not at this one: what is in the hands is played first."""
        knowledge, state = self.judge.knowledge, state.copy()
        state.reshuffle(self.dice)
        state.apply(knowledge.rollout(state, self.dice))
        while not state.over and not knowledge.quiet(state):
            state.apply(knowledge.rollout(state, self.dice))
        return knowledge.chances(state)


def best_apart(judgement: Judgement) -> tuple[int, int | None]:
    """The best move, and the half of the deals that had no part in choosing it: all, where the search chose."""
    best = judgement.best(half=0)
    return best, None if best == judgement.choice else 1


def lost_to_all(judgement: Judgement, move: int) -> Sample:
    """What a move that was counted out lost to what could be expected before it."""
    return Sample([judgement.expected[judgement.seat] - judgement.outcomes[move][0][judgement.seat]], judgement.doubt)


def given_to_all(judgement: Judgement, move: int) -> list[float]:
    """What a move that was counted out gave everybody against what could be expected before it.

    What its own seat gained by it, within the doubt of the value, was given by nobody.
    """
    found = [after - before for after, before in zip(judgement.outcomes[move][0], judgement.expected, strict=True)]
    gained = max(0.0, found[judgement.seat])
    others = max(1, len(found) - 1)
    return [0.0 if seat == judgement.seat else one + gained / others for seat, one in enumerate(found)]


def doubts(judgement: Judgement, players: int) -> list[float]:
    """How well it is known what such a move gave: what the mover's loss is in doubt by, the others have together."""
    return [judgement.doubt / math.sqrt(max(1, players - 1))] * players


def states_of(match: Match) -> list[State]:
    """The state before each move of a match, and the last one."""
    state = match.dealt()
    found = [state.copy()]
    for _, text in match.moves:
        state.play(match.game.parse(state, text))
        found.append(state.copy())
    return found
