"""Serengeti Sanctuary as a Game: how it is dealt, read and looked at."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.state import State
from waterhole.games.sanctuary import imagine, views
from waterhole.games.sanctuary.edition import Numbers
from waterhole.games.sanctuary.notation import GRAMMAR, Notation
from waterhole.games.sanctuary.rules import set_up, turn
from waterhole.games.sanctuary.state import SanctuaryState


class Sanctuary(Game):
    """Drafting animals for a wildlife sanctuary with a team that grows; 1 to 4 players."""

    name = "sanctuary"
    seats = range(1, 5)  # Rule 1.1
    options = (Option("easier", False, players=(1,)),)  # Rule 7.2
    grammar = GRAMMAR
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None) -> None:
        super().__init__(edition)
        self.prepared = [Numbers(self.edition, easier) for easier in (False, True)]
        self.cards = self.prepared[0].cards
        self.notation = Notation(self.cards, self.prepared[0].terrain_names)
        self.move_count = self.notation.count

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> State:
        state = SanctuaryState(self, self.prepared[bool(options["easier"])], players, luck)
        state.journal = told
        set_up.set_up(state)
        turn.begin(state)
        state.journal = None
        return state

    # Notation.

    def words_of(self, state: State, move: int) -> list[str]:
        return list(self.notation.words[move])

    def move_of(self, state: State, words: list[str]) -> int | None:
        return self.notation.moves.get(tuple(words))

    # Ways to look at a state.

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        return cast(dict[str, Json], views.view(state, seat))

    def recall(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        return cast(dict[str, Json], imagine.recall(state, seat))

    def imagine(self, recall: Mapping[str, Json], dice: Dice) -> State:
        known = cast(imagine.Recall, recall)
        numbers = self.prepared[known["options"]["easier"]]
        state = SanctuaryState(self, numbers, known["players"], Luck("imagined", []))
        imagine.imagine(state, known, dice)
        return state

    def facts(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        return cast(dict[str, Json], views.facts(state))

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        return views.result(state)
