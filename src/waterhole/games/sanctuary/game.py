"""Serengeti Sanctuary as a Game: dealing and notation. The ways to look at a state are in views.py."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.ranking import result_of
from waterhole.core.state import State
from waterhole.games.sanctuary import turn, views
from waterhole.games.sanctuary.array import SPACES
from waterhole.games.sanctuary.edition import check, prepare
from waterhole.games.sanctuary.notation import GRAMMAR, Notation
from waterhole.games.sanctuary.numbers import Numbers
from waterhole.games.sanctuary.position import EMPTY
from waterhole.games.sanctuary.rules import SanctuaryState


class Sanctuary(Game):
    """Drafting animals for a wildlife sanctuary with a team that grows; 1 to 4 players."""

    name = "sanctuary"
    revisions = 2  # the first had a cost for the Conservationist (Rule 4.5): edition.1.toml
    seats = range(1, 5)  # Rule 1.1
    options = (Option("easier", False, players=(1,)),)  # Rule 7.2
    grammar = GRAMMAR
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        super().__init__(edition, revision)
        self.cards = check(self.edition)
        self.prepared = [prepare(self.edition, self.cards, easier) for easier in (False, True)]
        self.notation = Notation(self.cards, self.prepared[0].terrain_names)
        self.move_count = self.notation.count

    def numbers_for(self, options: Mapping[str, Json]) -> Numbers:
        """The edition and the options in the form that the rules use."""
        return self.prepared[bool(options["easier"])]

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> State:
        numbers = self.numbers_for(options)
        first = int(luck.first)
        state = SanctuaryState(
            self, numbers, players, luck, (), first,
            round=0, phase=0, start=first, action=0, step=0,
            array=[EMPTY] * SPACES, on=[0] * SPACES, deck=[], dealt=0, discard=0,
            hands=vec[i64]([0] * players), secret=[0], tokens=[0] * players, supply=numbers.tokens,  # Rule 1.5
            staff=vec[i64]([int(numbers.team)] * players), repopulation=[0] * players, scores=[0] * players,
            stack=[(first + place) % players for place in range(players)],  # Rule 1.6
            slides=0, line=-1, ranger=False, played=0, kept=0, points=0, bought=0, declined=0,
        )  # fmt: skip
        state.deck = state.shuffle("deal", list(range(len(self.cards))))
        state.journal = told
        turn.fill(state)  # Rule 1.4
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
        return views.view(state, seat)

    def recall(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        return views.recall(state, seat)

    def imagine(self, recall: Mapping[str, Json], dice: Dice) -> State:
        return views.imagine(self, self.numbers_for(views.options(recall)), self.card_numbers, recall, dice)

    def facts(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        return views.facts(state)

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SanctuaryState)
        standings = [state.standing(seat) for seat in range(state.players)]
        result = result_of(standings, state.scores)
        if state.players == 1 and not state.is_won_alone():  # Rule 7.1
            result["winners"] = []
        return result
