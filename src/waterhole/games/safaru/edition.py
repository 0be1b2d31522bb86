# compiled: yes
"""The edition: what it must hold to be played, and its numbers in the form that the rules use."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, by_spot, spot
from waterhole.core.edition import Edition
from waterhole.games.safaru.notation import Notation
from waterhole.games.safaru.sums import sums_to
from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS

MOST_CARDS: Final = 60
"""A set of cards is the bits of one machine number, with two to spare."""
MOST_ALIKE: Final = 2
RESERVED: Final = ["baby", "cards"]
"""What lines of the score count besides species."""


@final
class Numbers:
    """An edition with the options of a table. Never changed: all states of a table share it.

    Cards are numbers in deck order; those of one species and number are alike and of one kind.
    """

    def __init__(
        self,
        edition: Edition,
        notation: Notation,
        *,
        release: bool,
        notice: bool,
        last_called: bool,
        open_catches: bool,
        target: int,
        hands: int,
    ) -> None:
        cards = cards_of(edition)
        kinds = kinds_of(cards)
        self.hand: i64 = edition.whole("hand")
        self.wild: i64 = edition.whole("wild")
        self.total: i64 = edition.whole("total")
        self.sums = sums_to(edition.whole("total"))
        number = [number_of(card) for card in cards]
        values = edition.wholes("values")
        self.number = vec[i64](number)  # of each card
        self.value = vec[i64]([values[of] for of in number])  # of each card
        # The values that count, each once, and for each the cards that have it (bits).
        self.worths = vec[i64](sorted({value for value in values if value}))
        self.with_worth = vec[i64](
            [bits([card for card, of in enumerate(number) if values[of] == worth]) for worth in self.worths]
        )
        self.kind = vec[i64]([kinds.index(card) for card in cards])  # of each card
        self.kind_bit = by_spot([1 << kinds.index(card) for card in cards])  # of each card, as bits
        self.first = vec[i64]([cards.index(kind) for kind in kinds])  # card of each kind
        self.pack = [cards.index(card) for card in cards]  # as chance is given it
        # Cards whose kind has been there before (bits).
        self.alike: i64 = bits([card for card, name in enumerate(cards) if cards.index(name) != card])
        self.units = vec[i64]([1 << BITS * of for of in number])  # for each card: 1 in its place of a tally
        self.unit_of = by_spot([1 << BITS * of for of in number])  # the same, for sets of cards
        # For each number: its cards (bits).
        self.with_number = vec[i64](
            [bits([card for card, of in enumerate(number) if of == wanted]) for wanted in range(NUMBERS)]
        )
        # The lines of the score: their names, the cards that each counts (bits), its points,
        # and whether for the most of them, or for each.
        scoring = scoring_of(release)
        self.lines = list(edition.table(scoring))
        self.line_cards = vec[i64]([counted_by(line, cards) for line in self.lines])
        self.line_points = vec[i64]([edition.whole(f"{scoring}.{line}", -1000, 1000) for line in self.lines])
        self.line_most = [line.startswith("most_") for line in self.lines]
        # The options.
        self.release = release
        self.notice = notice
        self.last_called = last_called  # the last card of a deal can be called, too: not so in the first revision
        self.open_catches = open_catches
        self.target: i64 = target
        self.hands: i64 = hands  # 0: no limit
        # The moves: the first of those that take and that free a card of each kind, and those that stand alone.
        self.kinds: i64 = len(kinds)
        self.take: i64 = notation.first("take")
        self.free: i64 = notation.first("release")
        self.stay: i64 = notation.first("stay")
        self.pair: i64 = notation.first("pair")
        self.call: i64 = notation.first("call")
        self.let: i64 = notation.first("let")

    def kinds_among(self, cards: i64) -> i64:
        """These cards, without the second of two alike."""
        return cards & ~(self.alike & (cards << 1))

    def card_among(self, cards: i64, kind: i64) -> i64:
        """The first of these cards that is of this kind, or −1."""
        card: i64 = self.first[kind]
        if cards >> card & 1:
            return card
        card += 1
        if self.alike >> card & 1 and cards >> card & 1:
            return card
        return -1

    def kinds_of(self, cards: i64) -> i64:
        """The kinds of these cards (bits)."""
        kind_bit = self.kind_bit
        kinds: i64 = 0
        while cards:
            kinds |= kind_bit[spot(cards & -cards)]
            cards &= cards - 1
        return kinds

    def tally(self, cards: i64) -> i64:
        """How many cards of each number."""
        unit_of = self.unit_of
        tally: i64 = 0
        while cards:
            tally += unit_of[spot(cards & -cards)]
            cards &= cards - 1
        return tally


# What the numbers are made of.


def cards_of(edition: Edition) -> list[str]:
    """Rule 1.2: the cards in deck order."""
    numbers = edition.wholes("numbers")
    return [f"{species}-{number}" for species in edition.words("species") for number in numbers]


def kinds_of(cards: list[str]) -> list[str]:
    """Each of those that are alike once."""
    return list(dict.fromkeys(cards))


def number_of(card: str) -> int:
    """The number on a card."""
    return int(card.split("-")[1])


def bits(cards: list[int]) -> i64:
    """A set of cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found


def scoring_of(release: bool) -> str:
    """Where an edition has the lines of the score."""
    return "scoring.release" if release else "scoring.catch"


def counted_by(line: str, cards: list[str]) -> i64:
    """The cards that a line of the score counts (bits)."""
    what = line.removeprefix("most_")
    if what == "cards":
        return bits(list(range(len(cards))))
    if what == "baby":
        return bits([card for card, name in enumerate(cards) if name.endswith("-0")])
    return bits([card for card, name in enumerate(cards) if name.startswith(f"{what}-")])


# What an edition must hold.


def check(edition: Edition, seats: range) -> None:
    """Whether the rules can be played with these numbers."""
    species = edition.words("species")
    if not species or len(set(species)) < len(species):
        raise edition.wrong("species", "not_different", value=", ".join(species))
    for name in RESERVED:
        if name in species:
            raise edition.wrong("species", "reserved", value=name)
    check_numbers(edition, len(species))
    if len(edition.wholes("values", 0, 100)) != NUMBERS:
        raise edition.wrong("values", "length", count=NUMBERS)
    edition.whole("total", NUMBERS, 30)
    edition.whole("release_hands", 1, 100)
    check_deals(edition, seats)
    edition.table("scoring", ("catch", "release"))
    for release in (False, True):
        check_scoring(edition, scoring_of(release), species)


def check_numbers(edition: Edition, species: int) -> None:
    """The numbers of each species."""
    numbers = edition.wholes("numbers", 0, NUMBERS - 1)
    most = max([numbers.count(number) for number in numbers], default=0)
    if numbers != sorted(numbers) or most > MOST_ALIKE:
        raise edition.wrong("numbers", "not_sorted", value=str(numbers), highest=MOST_ALIKE)
    if species * len(numbers) > MOST_CARDS:
        raise edition.wrong("numbers", "too_many_cards", count=species * len(numbers), highest=MOST_CARDS)
    if most * species > COUNT:
        raise edition.wrong("species", "too_many_alike", highest=COUNT)


def check_deals(edition: Edition, seats: range) -> None:
    """Rules 3.1, 3.2: every deal serves all players, whatever their number."""
    cards = len(cards_of(edition))
    hand = edition.whole("hand", 1, MOST_CARDS)
    wild = edition.whole("wild", 0, MOST_CARDS)
    for players in seats:
        left = cards
        while left >= hand * players:
            left -= hand * players
            left -= min(wild, left)
        if left:
            raise edition.wrong("hand", "deals_left_over", players=players, cards=cards)


def check_scoring(edition: Edition, path: str, species: list[str]) -> None:
    """Rule 4.2: what goes to the most can be shared by two or three without a rest."""
    known = ["baby", "most_cards", *[f"most_{name}" for name in species]]
    for line in edition.table(path):
        if line not in known:
            raise edition.wrong(f"{path}.{line}", "unknown", key=line, known=", ".join(known))
        points = edition.whole(f"{path}.{line}", -1000, 1000)
        if line.startswith("most_") and points % 6:
            raise edition.wrong(f"{path}.{line}", "not_shareable", value=points)
