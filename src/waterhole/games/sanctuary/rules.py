# compiled: yes
"""The rules of Serengeti Sanctuary: a position that knows which chapter of them applies."""

from typing import cast, final

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary import draft, drafting, expanding, expansion, hidden, turn
from waterhole.games.sanctuary.moves import ACCEPT, DECLINE
from waterhole.games.sanctuary.position import DRAFTING, EXPANDING, STARTING, Position
from waterhole.games.sanctuary.steps import PARK_RANGER


@final
class SanctuaryState(Position):
    """A position that can be played."""

    def copy(self) -> "SanctuaryState":
        return SanctuaryState(
            self.game,
            self.numbers,
            self.players,
            self.luck,
            self.drawn,
            self.turn,
            self.round,
            self.phase,
            self.start,
            self.action,
            self.step,
            self.array[:],
            self.on[:],
            self.deck,
            self.dealt,
            self.discard,
            self.hands[:],
            self.secret,
            self.tokens[:],
            self.supply,
            self.staff[:],
            self.repopulation[:],
            self.scores[:],
            self.stack[:],
            self.slides,
            self.line,
            self.ranger,
            self.played,
            self.kept,
            self.points,
            self.bought,
            self.declined,
        )

    def moves(self) -> list[int]:
        legal: list[object] = []
        if self.phase == DRAFTING:
            draft.list_moves(self, legal)
        elif self.phase == EXPANDING:
            expansion.list_moves(self, legal)
        elif self.phase == STARTING:
            legal.append(ACCEPT)
            legal.append(DECLINE)
        return cast(list[int], legal)

    def random_move(self, dice: Dice) -> i64:
        if self.phase == DRAFTING and self.step < PARK_RANGER:
            return draft.random_move(self, dice)
        return super().random_move(dice)

    def refusal(self, move: i64) -> IllegalMove | None:
        if self.phase == DRAFTING:
            return draft.refusal(self, move)
        if self.phase == EXPANDING:
            return expansion.refusal(self, move)
        return turn.refusal(self, move)

    def apply(self, move: i64) -> None:
        if self.phase == DRAFTING:
            if drafting.apply(self, move):
                turn.next_draft(self)
        elif self.phase == EXPANDING:
            expanding.apply(self, move)
            turn.go_on(self)
        else:
            turn.answer(self, move)

    def redeal(self, seat: i64, dice: Dice) -> None:
        hidden.redeal(self, seat, dice)

    # The end.

    def standing(self, seat: i64) -> tuple[int, int, int, int]:
        """Rule 6.1: what decides the victory: points, tokens, cards in hand, the disc on top."""
        cards = counted(self.hands[seat])
        return self.scores[seat], self.tokens[seat], int(cards), self.stack.index(seat)

    def is_won_alone(self) -> bool:
        """Rule 7.1."""
        return self.scores[0] >= self.numbers.goal

    def payoffs(self) -> list[float]:
        if self.players == 1:
            return [1.0 if self.is_won_alone() else 0.0]
        standings = [self.standing(seat) for seat in range(self.players)]
        best = max(standings)
        return [1.0 if standing == best else 0.0 for standing in standings]
