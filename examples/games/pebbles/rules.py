# compiled: yes
"""The rules of Pebbles: lay a pebble in turn; the highest of a round scores a point."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.core.state import State

if TYPE_CHECKING:
    from waterhole.core.game import Game


class PebblesState(State):
    """A move is the number of the pebble laid: 0 for the lowest."""

    def __init__(
        self,
        game: "Game",
        players: int,
        luck: Luck,
        drawn: tuple[tuple[str, list[int]], ...],
        turn: int,
        hands: list[list[int]],
        spare: list[int],
        laid: list[int],
        seen: list[int],
        points: list[int],
    ) -> None:
        super().__init__(game, players, luck, drawn, turn)
        self.hands = hands
        self.spare = spare  # pebbles that were not dealt: never seen
        self.laid = laid  # this round's pebbles, from the one who began it
        self.seen = seen  # those of earlier rounds
        self.points = points

    def copy(self) -> "PebblesState":
        hands = [hand[:] for hand in self.hands]
        return PebblesState(
            self.game, int(self.players), self.luck, self.drawn, int(self.turn),
            hands, self.spare[:], self.laid[:], self.seen[:], self.points[:],
        )  # fmt: skip

    # What is legal: decided once, by `refusal`.

    def moves(self) -> list[int]:
        if self.turn < 0:
            return []
        return [pebble for pebble in range(self.game.move_count) if self.refusal(pebble) is None]

    def refusal(self, move: i64) -> IllegalMove | None:
        if move in self.hands[self.turn]:
            return None
        return IllegalMove("pebbles.not_in_hand", {"card": self.game.cards[move]}, "2.1")

    # What a move does.

    def apply(self, move: i64) -> None:
        seat = int(self.turn)
        self.hands[seat].remove(move)
        self.laid.append(move)
        if self.journal is not None:
            self.journal.append(Event("pebble_laid", {"seat": seat, "card": self.game.cards[move]}))
        self.turn = (seat + 1) % self.players  # Rule 2.1
        if len(self.laid) == self.players:
            self.end_round()

    def end_round(self) -> None:
        """Rule 2.2: the highest pebble scores, and its owner begins the next round."""
        highest = self.laid.index(max(self.laid))
        winner = (int(self.turn) + highest) % int(self.players)
        self.points[winner] += 1
        self.seen += self.laid
        self.laid = []
        if self.journal is not None:
            self.journal.append(Event("round_won", {"seat": winner}))
        self.turn = winner if self.hands[winner] else -1  # Rule 3.1

    def payoffs(self) -> list[float]:
        best = max(self.points)
        return [1.0 / self.points.count(best) if points == best else 0.0 for points in self.points]

    def redeal(self, seat: i64, dice: Dice) -> None:
        """The other hands and the pebbles that were not dealt can be anywhere."""
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        hidden = sorted([pebble for hand in [*others, self.spare] for pebble in hand])
        dice.shuffle(hidden)
        for hand in [*others, self.spare]:
            hand[:] = sorted(hidden[: len(hand)])
            del hidden[: len(hand)]
