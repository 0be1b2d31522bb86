"""A game: its rules as an object that deals states, reads and writes moves, and shows states."""

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, cast

from typing_extensions import TypeVar

from waterhole.core import edition as editions
from waterhole.core.chance import Dice, Luck, drawn_below
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput, NotAMove
from waterhole.core.event import Event, Json, Outcome
from waterhole.core.option import Option, Options, complete
from waterhole.core.ranking import Result
from waterhole.core.state import State

Deck: TypeAlias = Sequence[str] | Sequence[Sequence[str]]
S = TypeVar("S", bound=State, default=State)
View = TypeVar("View", bound=Mapping[str, object], default=dict[str, Json])
Recall = TypeVar("Recall", bound=Mapping[str, object], default=Mapping[str, Json])


Facts = TypeVar("Facts", bound=Mapping[str, object], default=dict[str, Json])


class Game(ABC, Generic[S, View, Recall, Facts]):
    """The rules of one game in one edition. Its folder holds `edition.toml` and `words/`.

    A game names its own types: `class Hippos(Game[HipposState, View, Recall, Facts])`, the last three as TypedDict.
    Whoever is given just a `Game` knows no more of these than that they can be sent as JSON.

    A move's words are its text ("bid 7" is `["bid", "7"]`); `grammar` names them for JSON:
    `{"bid": ("amount",)}` makes `{"do": "bid", "amount": "7"}`.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    revisions: ClassVar[int] = 1
    """So many revisions the rules have had, the first one counted; all can still be played (docs/decisions/0014)."""
    editions: ClassVar[Mapping[str, str]] = {}
    """Further editions that come with the game: their files by the names that people ask for them by."""
    options: tuple[Option, ...] = ()
    grammar: ClassVar[dict[str, tuple[str, ...]]]
    supposed: ClassVar[tuple[str, ...]] = ()
    """The verbs of moves that a preview may suppose others to make: passing, say, to see what a bid would win."""
    folder: ClassVar[Path]

    cards: list[str]
    """The card list, in the order that the notation calls deck order."""
    move_count: int
    """Moves are the numbers from 0 up to, not including, this one."""

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        self.revision = self.revisions if revision is None else revision
        self.edition = standard = self.standard()
        if edition is not None:
            self.edition = edition if isinstance(edition, Edition) else editions.load(edition, self.name)
            editions.check_names(self.edition, standard)

    @property
    def numbers(self) -> dict[str, Json]:
        """The edition's numbers as plain data (a copy: change an edition by its file)."""
        return cast(dict[str, Json], json.loads(json.dumps(self.edition.numbers)))

    def standard(self) -> Edition:
        """The edition that comes with the game; a revision that had other numbers has a file of its own."""
        then = self.folder / f"edition.{self.revision}.toml"
        return editions.load(then if then.exists() else self.folder / "edition.toml", self.name)

    # Dealing.

    def deal(
        self,
        players: int,
        *,
        seed: int | str | None = None,
        deck: Deck | None = None,
        first: int | None = None,
        **options: object,
    ) -> S:
        """A new game: from a seed, or from a known deck (card ids in the order drawn) and first seat."""
        shuffles = [] if deck is None else as_decks(deck)
        for cards in shuffles:
            self.check_deck(cards)
        return self.set_up(players, options, seed=seed, first=first, chance=shuffles)

    def set_up(
        self,
        players: int,
        options: Mapping[str, object],
        *,
        seed: int | str | None = None,
        first: int | None = None,
        chance: Sequence[Sequence[str]] = (),
        told: list[Event] | None = None,
    ) -> S:
        """Like `deal`; `chance` gives the outcomes of all shuffles, as a record has them.

        What happens before the first decision is appended to `told`, if given.
        """
        if isinstance(players, bool) or players not in self.seats:
            lowest, highest = self.seats[0], self.seats[-1]
            raise BadInput("core.bad_players", {"game": self.name, "lowest": lowest, "highest": highest})
        if first is not None and (isinstance(first, bool) or first not in range(players)):
            raise BadInput("core.bad_first", {"first": str(first), "highest": players - 1})
        chosen = complete(self.options, options, players)
        key = secrets.token_hex(32) if seed is None else str(seed)
        shuffles = [[self.card_number(card) for card in cards] for cards in chance]
        starter = drawn_below(players, f"{key}/first") if first is None else first
        return self.begin(players, Luck(key, shuffles, starter), chosen, told)

    @abstractmethod
    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> S:
        """The state at the first decision, by seat `luck.first`; everything has been checked."""

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        """The number of each card id (of the first of those that are alike)."""
        return {card: number for number, card in reversed([*enumerate(self.cards)])}

    def card_number(self, card: str) -> int:
        """The number of a card id, which may be anything that was sent."""
        try:
            return self.card_numbers[card]
        except (KeyError, TypeError):
            raise NotAMove("core.unknown_card", {"card": str(card), "game": self.name}) from None

    def check_deck(self, ids: Sequence[str]) -> None:
        """Whether a whole deck has each card exactly as often as the edition."""
        for card in dict.fromkeys([*ids, *self.cards]):
            self.card_number(card)
            have, want = list(ids).count(card), self.cards.count(card)
            if have != want:
                raise BadInput("core.bad_deck", {"card": card, "have": have, "want": want})

    # Moves: numbers inside, words at the edge.

    @abstractmethod
    def words_of(self, state: S, move: int) -> list[str]:
        """The words of a move, as its text has them."""

    @abstractmethod
    def move_of(self, state: S, words: list[str]) -> int | None:
        """The move with these words (the grammar has been checked), or None if there is none such."""

    def text(self, state: S, move: int) -> str:
        """A move's one text in this state."""
        return " ".join(self.words_of(state, move))

    def parse(self, state: S, text: str) -> int:
        """The move of a text; NotAMove if it names none. It may still be illegal."""
        words = text.split(" ")  # At no other space: a move has one text.
        if words[0] not in self.grammar or len(words) != 1 + len(self.grammar[words[0]]):
            raise NotAMove("core.not_a_move", {"text": text, "known": self.forms()})
        move = self.move_of(state, words)
        if move is None:
            raise NotAMove("core.not_a_move", {"text": text, "known": self.forms()})
        return move

    def to_json(self, state: S, move: int) -> dict[str, str]:
        """A move as JSON."""
        words = self.words_of(state, move)
        return {"do": words[0], **dict(zip(self.grammar[words[0]], words[1:], strict=True))}

    def from_json(self, state: S, data: Mapping[str, object]) -> int:
        """The move of a JSON object; NotAMove if it names none."""
        fields = self.grammar.get(str(data.get("do")))
        if fields is None or set(data) != {"do", *fields}:
            raise NotAMove("core.not_a_move", {"text": json.dumps(dict(data)), "known": self.forms()})
        return self.parse(state, " ".join(str(data[field]) for field in ("do", *fields)))

    def forms(self) -> list[str]:
        """The forms that a move's text can have: "bid AMOUNT"."""
        return [" ".join([verb, *map(str.upper, fields)]) for verb, fields in self.grammar.items()]

    # Ways to look at a state.

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What this seat may see now, by allow-list; None is a spectator."""

    @abstractmethod
    def recall(self, state: S, seat: int) -> Recall:
        """What this seat could know with a perfect memory."""

    @abstractmethod
    def imagine(self, recall: Recall, dice: Dice) -> S:
        """A full state that agrees with what a seat knows, drawn at random among those."""

    @abstractmethod
    def facts(self, state: S) -> Facts:
        """Everything."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Scores, ranking and winners of a game that is over."""

    def sides(self, players: int) -> list[list[int]]:
        """The seats that win and lose together: each alone, if the game has no partners."""
        return [[seat] for seat in range(players)]

    def chance(self, state: S) -> list[Outcome]:
        """Every outcome of chance so far."""
        return [{"kind": kind, "cards": [self.cards[card] for card in cards]} for kind, cards in state.drawn]


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose state holds it: a state may be any game's."""


def as_decks(deck: Deck) -> list[Sequence[str]]:
    """One deck or a list of decks: always as a list of decks."""
    if not deck or isinstance(deck[0], str):
        return [cast(Sequence[str], deck)]
    return list(deck)
