# compiled: yes
"""What is known about playing Sanctuary well: a judge for each phase, and one for the end.

What things are worth is in features.py; drafts are judged in draft.py, expansions in expansion.py,
and positions in value.py.
"""

from typing import final

from mypy_extensions import i64

from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.games.sanctuary.bot.draft import DraftJudge
from waterhole.games.sanctuary.bot.expansion import ExpansionJudge
from waterhole.games.sanctuary.bot.features import Worths
from waterhole.games.sanctuary.bot.value import ambition, chances
from waterhole.games.sanctuary.notation import ACCEPT
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING, KEEPING, PARK_RANGER, PLAYING, STARTING
from waterhole.games.sanctuary.state import SanctuaryState


@final
class SanctuaryKnowledge(Knowledge[SanctuaryState]):
    """Judges in points. `naive` sees what a card scores today and nothing beyond."""

    def __init__(self, worths: Worths, alone: Worths, naive: bool = False, spread: float = 1.0) -> None:
        super().__init__(spread)
        self.worths = worths
        self.drafts = [DraftJudge(alone, naive), DraftJudge(worths, naive)]
        self.expansions = [ExpansionJudge(alone, naive), ExpansionJudge(worths, naive)]

    def draft(self, state: SanctuaryState) -> DraftJudge:
        """Who judges a draft: alone other things matter."""
        return self.drafts[1 if state.players > 1 else 0]

    def expansion(self, state: SanctuaryState) -> ExpansionJudge:
        """Who judges an expansion."""
        return self.expansions[1 if state.players > 1 else 0]

    def candidates(self, state: SanctuaryState) -> list[int]:
        if state.phase == DRAFTING and state.step < PARK_RANGER:
            return self.draft(state).candidates(state)
        if state.phase == EXPANDING and state.step == PLAYING:
            return self.expansion(state).play_candidates(state)
        if state.phase == EXPANDING and state.step <= KEEPING:
            return self.expansion(state).spend_candidates(state)
        return state.moves()

    def weigh(self, state: SanctuaryState, moves: list[int]) -> list[float]:
        if state.phase == DRAFTING:
            draft = self.draft(state)
            draft.look(state)
            return draft.weigh(state, moves) if state.step < PARK_RANGER else draft.weigh_extras(state, moves)
        if state.phase == STARTING:
            return [0.5 if move == ACCEPT else 0.0 for move in moves]
        if state.step == PLAYING:
            return self.expansion(state).weigh_plays(state, moves)
        if state.step <= KEEPING:
            return self.expansion(state).weigh_spending(state, moves)
        return self.expansion(state).weigh_work(state, moves)

    # For search.

    def weighed(self, state: SanctuaryState) -> tuple[list[int], list[float]]:
        """The candidates and their weights, with nothing done twice."""
        if state.phase == DRAFTING and state.step < PARK_RANGER:
            return self.draft(state).weighed(state)
        if state.phase == EXPANDING and PLAYING < state.step <= KEEPING:
            return self.expansion(state).spending(state)
        moves = self.candidates(state)
        return moves, self.weigh(state, moves)

    def rollout(self, state: SanctuaryState, dice: Dice) -> i64:
        """About the best move by weight."""
        moves, weights = self.weighed(state)
        best: i64 = moves[0]
        if len(moves) == 1:
            return best
        highest = -1000.0
        for index in range(len(moves)):
            value = weights[index] + dice.fraction()
            if value > highest:
                highest = value
                best = moves[index]
        return best

    def quiet(self, state: SanctuaryState) -> bool:
        """Between two turns."""
        if state.phase == STARTING:
            return True
        return state.phase == DRAFTING and state.action == 0 and state.step == 0 and state.slides == 0

    def appraise(self, state: SanctuaryState) -> list[float]:
        if state.turn < 0:
            return state.payoffs()
        return chances(state, self.worths)

    def aims(self, state: SanctuaryState) -> list[float]:
        return [ambition(state)] if state.players == 1 and state.turn < 0 else self.chances(state)

    def only_the_end_tells(self, state: SanctuaryState) -> bool:
        """Alone, where cards are kept for the last turn and no position on the way shows what they will be worth."""
        return state.players == 1
