"""Pebbles as a Game: dealing, notation, and the ways to look at a state."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from waterhole.games.pebbles.rules import PebblesState

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.ranking import result_of
from waterhole.core.state import State


class Pebbles(Game):
    """The highest pebble of each round scores; 2 or 3 players."""

    name = "pebbles"
    seats = range(2, 4)  # Rule 1.1
    grammar = {"lay": ("card",)}
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None) -> None:
        super().__init__(edition)
        self.each = self.edition.whole("each", 1, 20)
        self.cards = [f"pebble-{number}" for number in range(1, self.edition.whole("pebbles", 3 * self.each, 60) + 1)]
        self.move_count = len(self.cards)

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> State:
        state = PebblesState(self, players, luck, (), luck.first, [], [], [], [], [0] * players)
        order = state.shuffle("deal", list(range(len(self.cards))))
        dealt = self.each * players
        state.hands = [sorted(order[start : start + self.each]) for start in range(0, dealt, self.each)]  # Rule 1.2
        state.spare = sorted(order[dealt:])
        if told is not None:
            told.append(Event("pebbles_dealt", {"count": self.each}))
        return state

    # Notation.

    def words_of(self, state: State, move: int) -> list[str]:
        return ["lay", self.cards[move]]

    def move_of(self, state: State, words: list[str]) -> int | None:
        return self.cards.index(words[1]) if words[1] in self.cards else None

    # Ways to look at a state.

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, PebblesState)
        return {
            "you": seat,
            "seat": state.seat,
            "players": int(state.players),
            "hand": None if seat is None else self.ids(state.hands[seat]),
            "hand_sizes": [len(hand) for hand in state.hands],
            "laid": self.ids(state.laid),
            "points": list(state.points),
        }

    def recall(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, PebblesState)
        return {**self.view(state, seat), "seen": self.ids(state.seen)}

    def facts(self, state: State) -> dict[str, Json]:
        assert isinstance(state, PebblesState)
        return {
            "seat": state.seat,
            "hands": [self.ids(hand) for hand in state.hands],
            "spare": self.ids(state.spare),
            "laid": self.ids(state.laid),
            "points": list(state.points),
        }

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, PebblesState)
        return result_of([(points,) for points in state.points], state.points)  # Rule 3.2

    def imagine(self, recall: Mapping[str, Json], dice: Dice) -> State:
        known = cast(Mapping[str, Any], recall)
        hand, laid, seen = (self.numbers_of(known[name]) for name in ("hand", "laid", "seen"))
        unseen = [pebble for pebble in range(len(self.cards)) if pebble not in {*hand, *laid, *seen}]
        hands = []
        for seat, size in enumerate(known["hand_sizes"]):
            hands.append(hand if seat == known["you"] else [unseen.pop() for _ in range(size)])
        turn = -1 if known["seat"] is None else known["seat"]
        state = PebblesState(
            self, known["players"], Luck("imagined", []), (), turn, hands, unseen, laid, seen, list(known["points"])
        )
        state.redeal(known["you"], dice)
        return state

    def ids(self, pebbles: list[int]) -> list[str]:
        return [self.cards[pebble] for pebble in pebbles]

    def numbers_of(self, ids: list[str]) -> list[int]:
        return [self.card_number(card) for card in ids]
