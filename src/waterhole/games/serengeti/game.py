"""Serengeti as a Game: how it is dealt, read and looked at."""

from pathlib import Path

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.ranking import Result
from waterhole.games.serengeti import imagine, notation, views
from waterhole.games.serengeti.edition import FEWEST_PLAYERS, MOST_PLAYERS, Numbers
from waterhole.games.serengeti.rules import round, set_up
from waterhole.games.serengeti.state import SerengetiState


class Serengeti(Game[SerengetiState, views.View, imagine.Recall, views.Facts]):
    """Auctions for carvings, whose money goes to the owners of the right digit; 3 to 5 players."""

    name = "serengeti"
    revisions = 2  # the first divided a sole owner's money, too (Rule 4.3)
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)  # Rule 1.1
    options = (
        Option("forbidden_bids", "prevent", choices=("prevent", "fine")),  # Rule 3.3
        Option("open_chips", False),  # Rule 1.6
    )
    supposed = ("pass",)
    grammar = notation.GRAMMAR
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        super().__init__(edition, revision)
        self.prepared = {
            (fines, open_chips): Numbers(self.edition, fines, open_chips, sole_owner_shares=self.revision < 2)
            for fines in (False, True)
            for open_chips in (False, True)
        }
        plain = self.prepared[False, False]
        self.tribes = plain.tribes
        self.cards = plain.cards
        self.chips = int(plain.chips)
        self.move_count = 1 + self.chips + len(self.cards)

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> SerengetiState:
        numbers = self.prepared[options["forbidden_bids"] == "fine", bool(options["open_chips"])]
        state = SerengetiState(self, numbers, players, luck)
        state.journal = told
        set_up.set_up(state)
        round.begin(state)
        state.journal = None
        return state

    # Notation.

    def words_of(self, state: SerengetiState, move: int) -> list[str]:
        return notation.words_of(self, move)

    def move_of(self, state: SerengetiState, words: list[str]) -> int | None:
        return notation.move_of(self, words)

    # Ways to look at a state.

    def view(self, state: SerengetiState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def recall(self, state: SerengetiState, seat: int) -> imagine.Recall:
        return imagine.recall(state, seat)

    def imagine(self, recall: imagine.Recall, dice: Dice) -> SerengetiState:
        options = recall["options"]
        numbers = self.prepared[options["forbidden_bids"] == "fine", options["open_chips"]]
        state = SerengetiState(self, numbers, recall["players"], Luck("imagined", []))
        imagine.imagine(state, recall, dice)
        return state

    def facts(self, state: SerengetiState) -> views.Facts:
        return views.facts(state)

    def result(self, state: SerengetiState) -> Result:
        return views.result(state)
