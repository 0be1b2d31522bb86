"""Serengeti Sanctuary as a Game: how it is dealt, read and looked at."""

from pathlib import Path

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.ranking import Result
from waterhole.games.sanctuary import imagine, views
from waterhole.games.sanctuary.edition import Numbers
from waterhole.games.sanctuary.notation import GRAMMAR, Notation
from waterhole.games.sanctuary.rules import set_up, turn
from waterhole.games.sanctuary.state import SanctuaryState


class Sanctuary(Game[SanctuaryState, views.View, imagine.Recall, views.Facts]):
    """Drafting animals for a wildlife sanctuary with a team that grows; 1 to 4 players."""

    name = "sanctuary"
    # The first had a cost for the Conservationist (Rule 4.5), the first two had other costs, the first three other sets
    # (Rule 9.1), and in the fourth Manager and Guard were cheaper by one.
    revisions = 5
    editions = {"first": "edition.2.toml"}
    seats = range(1, 5)  # Rule 1.1
    options = (Option("easier", False, players=(1,)),)  # Rule 7.2
    grammar = GRAMMAR
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        super().__init__(edition, revision)
        self.prepared = [Numbers(self.edition, easier) for easier in (False, True)]
        self.cards = self.prepared[0].cards
        self.notation = Notation(self.cards, self.prepared[0].terrain_names)
        self.move_count = self.notation.count

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> SanctuaryState:
        state = SanctuaryState(self, self.prepared[bool(options["easier"])], players, luck)
        state.journal = told
        set_up.set_up(state)
        turn.begin(state)
        state.journal = None
        return state

    # Notation.

    def words_of(self, state: SanctuaryState, move: int) -> list[str]:
        return list(self.notation.words[move])

    def move_of(self, state: SanctuaryState, words: list[str]) -> int | None:
        return self.notation.moves.get(tuple(words))

    # Ways to look at a state.

    def view(self, state: SanctuaryState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def recall(self, state: SanctuaryState, seat: int) -> imagine.Recall:
        return imagine.recall(state, seat)

    def imagine(self, recall: imagine.Recall, dice: Dice) -> SanctuaryState:
        numbers = self.prepared[recall["options"]["easier"]]
        state = SanctuaryState(self, numbers, recall["players"], Luck("imagined", []))
        imagine.imagine(state, recall, dice)
        return state

    def facts(self, state: SanctuaryState) -> views.Facts:
        return views.facts(state)

    def result(self, state: SanctuaryState) -> Result:
        return views.result(state)
