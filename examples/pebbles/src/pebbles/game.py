"""Pebbles as a Game: dealing, notation, and the ways to look at a state."""

from pathlib import Path

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.ranking import Result, result_of

from . import imagine, notation, views
from .edition import MOST_PLAYERS, Numbers
from .rules import end, set_up
from .state import PebblesState


class Pebbles(Game[PebblesState, views.View, imagine.Recall, views.Facts]):
    """The highest stone of each round scores; 2 or 3 players."""

    name = "pebbles"
    seats = range(2, MOST_PLAYERS + 1)  # Rule 1.1
    grammar = notation.GRAMMAR
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None) -> None:
        super().__init__(edition)
        self.prepared = Numbers(self.edition)
        self.cards = self.prepared.cards
        self.move_count = len(self.cards)

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> PebblesState:
        state = PebblesState(self, players, luck)
        state.journal = told
        set_up.set_up(state, self.prepared.each)
        state.journal = None
        return state

    def words_of(self, state: PebblesState, move: int) -> list[str]:
        return notation.words_of(self.cards, move)

    def move_of(self, state: PebblesState, words: list[str]) -> int | None:
        return notation.move_of(self.cards, words)

    def view(self, state: PebblesState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def recall(self, state: PebblesState, seat: int) -> imagine.Recall:
        return imagine.recall(state, seat)

    def imagine(self, recall: imagine.Recall, dice: Dice) -> PebblesState:
        state = PebblesState(self, recall["players"], Luck("imagined", []))
        imagine.remember(state, recall, self.card_numbers, dice)
        return state

    def facts(self, state: PebblesState) -> views.Facts:
        return views.facts(state)

    def result(self, state: PebblesState) -> Result:
        return result_of(end.standings(state), state.points)
