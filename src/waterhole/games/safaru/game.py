"""Safarü as a Game: how it is dealt, read and looked at."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.ranking import Result
from waterhole.games.safaru import imagine, views
from waterhole.games.safaru.edition import Numbers, cards_of, check, kinds_of
from waterhole.games.safaru.notation import GRAMMAR, Notation
from waterhole.games.safaru.rules.set_up import set_up
from waterhole.games.safaru.state import SafaruState


class Safaru(Game[SafaruState, views.View, imagine.Recall, views.Facts]):
    """Catch wild animals with numbers that sum or pair; 2 to 4 players, four of them as two teams."""

    name = "safaru"
    revisions = 2  # in the first the last card of a deal could not be called (Rule 2.12)
    seats = range(2, 5)  # Rule 1.1
    options: tuple[Option, ...] = (
        Option("variant", "catch", choices=("catch", "release")),  # Section 5
        Option("missed_catches", "prevent", choices=("prevent", "notice")),  # Rule 2.12
        Option("open_catches", False),
        Option("target", 100, lowest=1, highest=1000),  # Rule 4.3
        Option("hands", None, lowest=1, highest=100, optional=True),  # Rules 4.3, 5.4
    )
    grammar = GRAMMAR
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        super().__init__(edition, revision)
        if self.revision < 2:  # then all catches lay open
            self.options = tuple(
                replace(option, default=True) if option.name == "open_catches" else option for option in self.options
            )
        check(self.edition, self.seats)
        self.cards = cards_of(self.edition)
        self.notation = Notation(kinds_of(self.cards))
        self.move_count = len(self.notation.words)
        self.prepared: dict[tuple[bool, bool, bool, int, int], Numbers] = {}

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> SafaruState:
        state = SafaruState(self, self.numbers_for(options), players, luck)
        state.journal = told
        set_up(state)
        state.journal = None
        return state

    def numbers_for(self, options: Mapping[str, object]) -> Numbers:
        """The edition and the options in the form that the rules use, made once."""
        release = options["variant"] == "release"
        notice = options["missed_catches"] == "notice"
        hands = whole(options["hands"])
        if release and not hands:  # Rule 5.4
            hands = self.edition.whole("release_hands")
        key = (release, notice, bool(options["open_catches"]), whole(options["target"]), hands)
        if key not in self.prepared:
            self.prepared[key] = self.prepare(*key)
        return self.prepared[key]

    def prepare(self, release: bool, notice: bool, open_catches: bool, target: int, hands: int) -> Numbers:
        return Numbers(
            self.edition,
            self.notation,
            release=release,
            notice=notice,
            last_called=self.revision > 1,  # Rule 2.12
            open_catches=open_catches,
            target=target,
            hands=hands,
        )

    # Notation.

    def words_of(self, state: SafaruState, move: int) -> list[str]:
        return list(self.notation.words[move])

    def move_of(self, state: SafaruState, words: list[str]) -> int | None:
        return self.notation.moves.get(tuple(words))

    # Ways to look at a state.

    def view(self, state: SafaruState, seat: int | None) -> views.View:
        return views.view(state, seat)

    def recall(self, state: SafaruState, seat: int) -> imagine.Recall:
        return imagine.recall(state, seat)

    def imagine(self, recall: imagine.Recall, dice: Dice) -> SafaruState:
        numbers = self.numbers_for(recall["options"])
        state = SafaruState(self, numbers, recall["players"], Luck("imagined", [], recall["first"]))
        imagine.imagine(state, recall, dice)
        return state

    def facts(self, state: SafaruState) -> views.Facts:
        return views.facts(state)

    def result(self, state: SafaruState) -> Result:
        return views.result(state)

    def sides(self, players: int) -> list[list[int]]:
        return [[0, 2], [1, 3]] if players == 4 else super().sides(players)  # Rule 1.1


def whole(value: object) -> int:
    """An option that is a number; 0 where there is none."""
    return value if isinstance(value, int) else 0
