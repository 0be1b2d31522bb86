"""Safarü as a Game: dealing, notation, and the ways to look at a state."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.ranking import Result, result_of
from waterhole.core.state import State
from waterhole.games.safaru.catches import BITS, NUMBERS
from waterhole.games.safaru.imagination import imagine
from waterhole.games.safaru.numbers import Numbers
from waterhole.games.safaru.rules import SafaruState
from waterhole.games.safaru.views import Views

OF_A_CARD = ("play", "take", "release")
ALONE = ("stay", "pair", "call", "let")
"""The words of moves, in the order of their numbers."""
MOST_CARDS = 60
"""A set of cards is the bits of one machine number, with two to spare."""
MOST_ALIKE = 2
RESERVED = ("baby", "cards")
"""What lines of the score count besides species."""
MOST_OF_A_NUMBER = 15
"""So much a tally holds."""


class Safaru(Game):
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
    grammar = {
        "play": ("card",),
        "take": ("card",),
        "release": ("card",),
        "stay": (),
        "pair": (),
        "call": (),
        "let": (),
    }
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        super().__init__(edition, revision)
        if self.revision < 2:  # then all catches lay open
            self.options = tuple(
                replace(option, default=True) if option.name == "open_catches" else option for option in self.options
            )
        check(self.edition)
        self.species = self.edition.words("species")
        numbers = self.edition.wholes("numbers")
        self.cards = [f"{species}-{number}" for species in self.species for number in numbers]
        self.kinds = list(dict.fromkeys(self.cards))
        self.prepared: dict[tuple[bool, bool, bool, int, int], Numbers] = {}
        self.move_count = len(OF_A_CARD) * len(self.kinds) + len(ALONE)
        self.views = Views(self)

    def numbers_for(self, options: Mapping[str, Json]) -> Numbers:
        """The edition and the options in the form that the rules use, made once."""
        release = options["variant"] == "release"
        hands = cast(int | None, options["hands"])
        if hands is None:  # Rules 4.3, 5.4
            hands = self.edition.whole("release_hands") if release else 0
        notice = options["missed_catches"] == "notice"
        key = (release, notice, bool(options["open_catches"]), cast(int, options["target"]), hands)
        if key not in self.prepared:
            self.prepared[key] = self.prepare(*key)
        return self.prepared[key]

    def prepare(self, release: bool, notice: bool, open_catches: bool, target: int, hands: int) -> Numbers:
        edition = self.edition
        number = [int(card.split("-")[1]) for card in self.cards]
        scoring = "scoring.release" if release else "scoring.catch"
        lines = list(edition.table(scoring))
        return Numbers(
            hand=edition.whole("hand"),
            wild=edition.whole("wild"),
            total=edition.whole("total"),
            number=vec[i64](number),
            value=vec[i64]([edition.wholes("values")[of] for of in number]),
            kind=vec[i64]([self.kinds.index(card) for card in self.cards]),
            first=vec[i64]([self.cards.index(kind) for kind in self.kinds]),
            alike=bits(card for card, name in enumerate(self.cards) if self.cards.index(name) != card),
            units=vec[i64]([1 << BITS * of for of in number]),
            with_number=vec[i64](
                [bits(card for card, of in enumerate(number) if of == wanted) for wanted in range(NUMBERS)]
            ),
            lines=lines,
            line_cards=[self.counted(line) for line in lines],
            line_points=[edition.whole(f"{scoring}.{line}", -1000, 1000) for line in lines],
            line_most=[line.startswith("most_") for line in lines],
            release=release,
            notice=notice,
            last_called=self.revision > 1,  # Rule 2.12
            open_catches=open_catches,
            target=target,
            hands=hands,
        )

    def counted(self, line: str) -> int:
        """The cards that a line of the score counts (bits)."""
        what = line.removeprefix("most_")
        return bits(
            card
            for card, name in enumerate(self.cards)
            if what == "cards" or (what == "baby" and name.endswith("-0")) or name.startswith(f"{what}-")
        )

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> State:
        sides = 2 if players == 4 else players  # Rule 1.1
        state = SafaruState(
            self, self.numbers_for(options), players, luck, (), luck.first,
            deck=[], dealt=0, hand=0, dealer=luck.first, phase=0, held=vec[i64]([0] * players), wild=0, have=0,
            caught=vec[i64]([0] * sides), scores=[0] * sides, sheet=[], played=-1, catcher=luck.first, taken=0,
            got=0, last=-1, ways=vec[i64](), options=0, freed=-1, called=False,
        )  # fmt: skip
        state.journal = told
        state.start_hand()
        state.journal = None
        return state

    # Notation.

    def words_of(self, state: State, move: int) -> list[str]:
        verb, kind = divmod(move, len(self.kinds))
        if verb < len(OF_A_CARD):
            return [OF_A_CARD[verb], self.kinds[kind]]
        return [ALONE[kind]]

    def move_of(self, state: State, words: list[str]) -> int | None:
        if len(words) == 1:
            return len(OF_A_CARD) * len(self.kinds) + ALONE.index(words[0])
        if words[1] not in self.kinds:
            return None
        verb = OF_A_CARD.index(words[0])
        return verb * len(self.kinds) + self.kinds.index(words[1])

    # Ways to look at a state.

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return self.views.view(cast(SafaruState, state), seat)

    def recall(self, state: State, seat: int) -> dict[str, Json]:
        return self.views.recall(cast(SafaruState, state), seat)

    def facts(self, state: State) -> dict[str, Json]:
        return self.views.facts(cast(SafaruState, state))

    def result(self, state: State) -> Result:
        """By seat: partners have the score of their side."""
        ended = cast(SafaruState, state)
        sides = int(ended.sides())
        scores = [ended.scores[seat % sides] for seat in range(ended.players)]
        return result_of([(ended.standing(seat),) for seat in range(ended.players)], scores)

    def sides(self, players: int) -> list[list[int]]:
        return [[0, 2], [1, 3]] if players == 4 else super().sides(players)  # Rule 1.1

    def imagine(self, recall: Mapping[str, Json], dice: Dice) -> State:
        numbers = self.numbers_for(cast(Mapping[str, Json], recall["options"]))
        return imagine(self, numbers, self.card_numbers, recall, dice)


def bits(cards: Iterable[int]) -> int:
    """A set of cards."""
    return sum(1 << card for card in cards)


def check(edition: Edition) -> None:
    """Refuse an edition that cannot be played."""
    species = edition.words("species")
    if not species or len(set(species)) < len(species):
        raise edition.wrong("species", "not_different", value=", ".join(species))
    for name in RESERVED:
        if name in species:
            raise edition.wrong("species", "reserved", value=name)
    numbers = edition.wholes("numbers", 0, NUMBERS - 1)
    if numbers != sorted(numbers) or any(numbers.count(number) > MOST_ALIKE for number in numbers):
        raise edition.wrong("numbers", "not_sorted", value=str(numbers), highest=MOST_ALIKE)
    cards = len(species) * len(numbers)
    if cards > MOST_CARDS:
        raise edition.wrong("numbers", "too_many_cards", count=cards, highest=MOST_CARDS)
    if max(numbers.count(number) for number in numbers) * len(species) > MOST_OF_A_NUMBER:
        raise edition.wrong("species", "too_many_alike", highest=MOST_OF_A_NUMBER)
    if len(edition.wholes("values", 0, 100)) != NUMBERS:
        raise edition.wrong("values", "length", count=NUMBERS)
    edition.whole("total", NUMBERS, 30)
    edition.whole("release_hands", 1, 100)
    check_deals(edition, cards)
    edition.table("scoring", ("catch", "release"))
    for variant in ("catch", "release"):
        check_scoring(edition, f"scoring.{variant}", species)


def check_deals(edition: Edition, cards: int) -> None:
    """Rules 3.1, 3.2: every deal serves all players, whatever their number."""
    hand = edition.whole("hand", 1, MOST_CARDS)
    wild = edition.whole("wild", 0, MOST_CARDS)
    for players in Safaru.seats:
        left = cards
        while left >= hand * players:
            left -= hand * players
            left -= min(wild, left)
        if left:
            raise edition.wrong("hand", "deals_left_over", players=players, cards=cards)


def check_scoring(edition: Edition, path: str, species: Sequence[str]) -> None:
    """Rule 4.2: what goes to the most can be shared by two or three without a rest."""
    known = ["baby", "most_cards", *(f"most_{name}" for name in species)]
    for line in edition.table(path):
        if line not in known:
            raise edition.wrong(f"{path}.{line}", "unknown", key=line, known=", ".join(known))
        points = edition.whole(f"{path}.{line}", -1000, 1000)
        if line.startswith("most_") and points % 6:
            raise edition.wrong(f"{path}.{line}", "not_shareable", value=points)
