# compiled: yes
"""A table of Pebbles: where every stone lies, and which rules apply."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.state import State

from . import imagine
from .rules import end, laying

if TYPE_CHECKING:
    from waterhole.core.game import AnyGame


class PebblesState(State):
    """A move is the number of the stone laid: 0 for the lowest.

    A new one is a bare table: rules/set_up.py lays it out, and imagine.py as somebody remembers it.
    """

    def __init__(self, game: "AnyGame", players: int, luck: Luck) -> None:
        super().__init__(game, players, luck, (), luck.first)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.spare: list[int] = []  # stones that were not dealt: never seen
        self.laid: list[int] = []  # this round's stones, from the one who began it
        self.seen: list[int] = []  # those of earlier rounds
        self.points = [0] * players

    def copy(self) -> "PebblesState":
        twin = PebblesState(self.game, int(self.players), self.luck)
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.spare = self.spare[:]
        twin.laid = self.laid[:]
        twin.seen = self.seen[:]
        twin.points = self.points[:]
        return twin

    def moves(self) -> list[int]:
        if self.turn < 0:
            return []
        return [stone for stone in range(self.game.move_count) if self.refusal(stone) is None]

    def refusal(self, move: i64) -> IllegalMove | None:
        return laying.refusal(self, move)

    def apply(self, move: i64) -> None:
        laying.lay(self, move)

    def payoffs(self) -> list[float]:
        return end.payoffs(self)

    def redeal(self, seat: i64, dice: Dice) -> None:
        imagine.redeal(self, seat, dice)
