"""A match looked at again: for every seat, what luck gave, what its decisions cost, and what others gave away.

Decisions are judged by what the seat knew then; chance by what was truly undealt. These are separate estimates: what
they leave of the way from the start to the end is told as unexplained.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypedDict

from waterhole.coach.judge import EXACT, Judge, Judgement, Limit
from waterhole.coach.luck import FUTURES, gained_by_chance
from waterhole.coach.sample import CLEARLY
from waterhole.core.chance import Dice, number_of
from waterhole.core.state import State
from waterhole.records.match import Match

THOUGHTS = 100
"""For each decision, if nobody says how many."""
ROLLOUTS = 16
"""So many ways to play on tell what a position is worth, where it cannot be counted out …"""
EACH = 6
"""… but no more than one for so many thoughts: who wants a quick review wants all of it quick."""
COUNTED_OUT = 8
"""So many futures are looked at where each is counted out, which costs more than to play on quickly."""
DIGITS = 4


class SeatSum(TypedDict):
    """One seat's account: `end` − `start` = `luck` − `losses` + `gifts` + `unexplained`."""

    seat: int
    start: float
    end: float
    luck: float
    losses: float
    gifts: float
    unexplained: float


class Decided(TypedDict):
    """A decision, the best move by what the seat knew, and what it lost to that; `equal` if that may be chance."""

    ply: int
    seat: int
    text: str
    best: str
    loss: float
    error: float
    equal: bool


class Chanced(TypedDict):
    """A chance event, at the first decision that sees it: what it gave each seat."""

    ply: int
    luck: list[float]
    error: float


class Review(TypedDict):
    """All of it."""

    game: str
    players: int
    seats: list[SeatSum]
    decisions: list[Decided]
    chance: list[Chanced]


@dataclass
class Step:
    """One ply, looked at: the decision, what it gave everybody (with the mover's loss as a negative gift), and what
    chance added."""

    decided: Decided
    given: list[float]
    chanced: Chanced | None
    shares: list[float]
    """What everybody could expect before it."""


class Reviewer:
    """Reviews one match that is over, ply by ply: last turns first, for those who want to see results as they come."""

    def __init__(self, match: Match, iterations: int, seed: str, exact: int = EXACT) -> None:
        self.match = match
        self.game = match.game
        self.limit = Limit(iterations)
        self.rollouts = max(2, min(ROLLOUTS, iterations // EACH))
        self.seed = seed
        self.judge = Judge(match.game, seed, exact)
        self.states = states_of(match)
        self.moves = [self.game.parse(state, text) for state, (_, text) in zip(self.states, match.moves, strict=False)]
        self.steps: dict[int, Step] = {}

    def run(self) -> Iterator[Step]:
        """Look at everything, from the end to the beginning."""
        for ply in reversed(range(len(self.moves))):
            chanced = self.chance(ply)
            if chanced or self.judge.knowledge.quiet(self.states[ply + 1]):
                self.judge.nothing_solved()  # what was solved is of no use before that
            judgement = self.judged(ply)
            decided, given = self.decision(ply, judgement)
            self.steps[ply] = Step(decided, given, chanced, self.expected(ply, judgement))
            yield self.steps[ply]

    def review(self) -> Review:
        """The whole review; what has been looked at already is not looked at again."""
        if len(self.steps) < len(self.moves):
            for _ in self.run():
                pass
        steps = [self.steps[ply] for ply in range(len(self.moves))]
        return {
            "game": self.game.name,
            "players": self.match.players,
            "seats": [self.account(seat, steps) for seat in range(self.match.players)],
            "decisions": [step.decided for step in steps],
            "chance": [step.chanced for step in steps if step.chanced is not None],
        }

    def account(self, seat: int, steps: Sequence[Step]) -> SeatSum:
        """One seat's sums; rounded before they are added up, so that they do."""
        start, end = round(self.start()[seat], DIGITS), round(self.states[-1].payoffs()[seat], DIGITS)
        luck = round(sum(step.chanced["luck"][seat] for step in steps if step.chanced), DIGITS)
        losses = round(sum(step.decided["loss"] for step in steps if step.decided["seat"] == seat), DIGITS)
        gifts = round(sum(step.given[seat] for step in steps if step.decided["seat"] != seat), DIGITS)
        unexplained = round(end - start - luck + losses - gifts, DIGITS)
        return {
            "seat": seat,
            "start": start,
            "end": end,
            "luck": luck,
            "losses": losses,
            "gifts": gifts,
            "unexplained": unexplained,
        }

    # Decisions.

    def judged(self, ply: int) -> Judgement | None:
        """What the seat could have known about its moves; None where it had no choice."""
        state = self.states[ply]
        if len(state.moves()) == 1:
            return None
        return self.judge.judge(state.recall(int(state.turn)), self.limit, [self.moves[ply]], f"{self.seed}/{ply}")

    def decision(self, ply: int, judgement: Judgement | None) -> tuple[Decided, list[float]]:
        """What a decision lost, and what it gave everybody."""
        state, move = self.states[ply], self.moves[ply]
        text = self.game.text(state, move)
        seat = int(state.turn)
        decided: Decided = {
            "ply": ply,
            "seat": seat,
            "text": text,
            "best": text,
            "loss": 0.0,
            "error": 0.0,
            "equal": True,
        }
        nothing = [0.0] * self.match.players
        if judgement is None:
            return decided, nothing
        best = judgement.best(half=0)
        behind = judgement.difference(best, move, seat, half=1)
        if behind.mean <= 0:
            return decided, judgement_given(judgement, move) if judgement.exact else nothing
        decided["loss"], decided["error"] = round(behind.mean, DIGITS), round(behind.error, DIGITS)
        decided["equal"] = behind.mean <= CLEARLY * behind.error
        decided["best"] = self.game.text(state, best)
        if judgement.exact:
            return decided, judgement_given(judgement, move)
        return decided, [-judgement.difference(best, move, each, half=1).mean for each in range(self.match.players)]

    # Chance, and what positions are worth.

    def drew(self, ply: int) -> bool:
        """Whether chance added something to the move of this ply."""
        return self.states[ply + 1].draws() != self.states[ply].draws()

    def chance(self, ply: int) -> Chanced | None:
        """What chance added to the move of this ply: seen by the next decision."""
        after = self.states[ply + 1]
        if after.over or not self.drew(ply):
            return None
        self.dice = Dice(number_of(f"{self.seed}/chance/{ply}"))
        futures = COUNTED_OUT if self.judge.exact and self.judge.knowledge.plain(after) else FUTURES
        gain = gained_by_chance(self.fresh_value, self.states[ply], self.moves[ply], after, self.dice, futures)
        return {"ply": ply + 1, "luck": [round(one, DIGITS) for one in gain.luck], "error": round(gain.error, DIGITS)}

    def start(self) -> list[float]:
        """What everybody could expect after the first deal."""
        self.dice = Dice(number_of(f"{self.seed}/start"))
        return self.fresh_value(self.states[0])

    def expected(self, ply: int, judgement: Judgement | None) -> list[float]:
        """What everybody could expect before this ply, as far as the seat on turn knew: a point of the curve."""
        if judgement is None:
            self.dice = Dice(number_of(f"{self.seed}/curve/{ply}"))
            return self.rolled(self.states[ply])
        if judgement.exact:
            return judgement.expected
        best = judgement.best()
        return [judgement.sample(best, seat).mean for seat in range(self.match.players)]

    def fresh_value(self, state: State) -> list[float]:
        """What everybody can expect where chance has just had its say: counted out, or played on quickly."""
        self.judge.nothing_solved()
        return self.judge.value(state) or self.rolled(state)

    def rolled(self, state: State) -> list[float]:
        """The mean over ways to play on up to the next quiet moment, with other cards to come each time."""
        knowledge = self.judge.knowledge
        if state.over or knowledge.fresh(state):  # new cards lie open, and the value sees them
            return knowledge.chances(state)
        total = [0.0] * self.match.players
        for _ in range(self.rollouts):
            for seat, share in enumerate(self.played_on(state)):
                total[seat] += share / self.rollouts
        return total

    def played_on(self, state: State) -> list[float]:
        """What everybody can expect at the next quiet moment; not at this one: what is in the hands is played first."""
        knowledge, state = self.judge.knowledge, state.copy()
        state.reshuffle(self.dice)
        state.apply(knowledge.rollout(state, self.dice))
        while not state.over and not knowledge.quiet(state):
            state.apply(knowledge.rollout(state, self.dice))
        return knowledge.chances(state)


def judgement_given(judgement: Judgement, move: int) -> list[float]:
    """What a move gave everybody against what could be expected before it."""
    return [after - before for after, before in zip(judgement.outcomes[move][0], judgement.expected, strict=True)]


def states_of(match: Match) -> list[State]:
    """The state before each move of a match, and the last one."""
    state = match.dealt()
    found = [state.copy()]
    for _, text in match.moves:
        state.play(match.game.parse(state, text))
        found.append(state.copy())
    return found
