# compiled: yes
"""What a seat knows as a row of numbers: all of `recall` that the rest of the game depends on, but the options.

Cards that are alike are one kind: a row tells how many of each kind, never which.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from waterhole.core.bits import by_spot, counted, spot
from waterhole.core.encoding import ONE, Encoder, Field, Page, Scale
from waterhole.games.safaru.edition import Numbers
from waterhole.games.safaru.phases import PHASE_NAMES
from waterhole.games.safaru.state import SafaruState

TWO: Final = 0x40000000
"""The bits of the float 2."""
MOST_POINTS: Final = 2000
MOST_HANDS: Final = 100


@final
class SafaruEncoder(Encoder[SafaruState]):
    """For one number of players in one edition."""

    def __init__(self, numbers: Numbers, players: int, sides: int) -> None:
        super().__init__(fields(numbers, players, sides), hidden(numbers, players))
        self.kinds: i64 = numbers.kinds
        self.kind = numbers.kind
        self.kind_at = by_spot([int(kind) for kind in numbers.kind])
        self.firsts: i64 = numbers.alike >> 1  # the first of two alike (bits)
        self.alone: i64 = ~(numbers.alike | numbers.alike >> 1)  # the others
        self.of_hands = Scale(10, MOST_HANDS)
        self.of_points = Scale(100, MOST_POINTS, -MOST_POINTS)
        self.of_hand = Scale(int(numbers.hand), int(numbers.hand))
        self.of_deck = Scale(len(numbers.kind), len(numbers.kind))

    def write(self, state: SafaruState, page: Page) -> None:
        page.choice(state.phase, 4)
        page.seat(state.turn)
        page.seat(state.dealer)
        page.seat(state.catcher)
        left = len(state.deck) - state.dealt
        if page.differs(state.hand << 8 | left, 2):
            page.mark(-2, self.of_hands.of(state.hand))
            page.mark(-1, self.of_deck.of(left))
        self.write_sizes(state, page)
        self.write_sides(state, page)
        self.kinds_of(page, state.held[page.you])
        self.kinds_of(page, state.wild)
        self.one_kind(page, state.played)
        self.kinds_of(page, state.taken)
        self.one_kind(page, state.freed)
        page.flag(state.called)

    def write_sizes(self, state: SafaruState, page: Page) -> None:
        held, cells, bits = state.held, page.cells, self.of_hand.bits
        at = page.at
        seat = page.you
        place: i64 = 0
        while place < state.players:
            cells[at + place] = bits[counted(held[seat])]
            seat = page.after(seat)
            place += 1
        page.at = at + place

    def write_sides(self, state: SafaruState, page: Page) -> None:
        """The scores, then the piles."""
        sides = state.sides()
        caught = state.caught
        place: i64 = 0
        while place < sides:
            page.number(state.scores[state.side_of(page.other(place))], self.of_points)
            place += 1
        if sides == 2:
            side = state.side_of(page.you)
            self.write_two_piles(page, caught[side], caught[1 - side])
            return
        place = 0
        while place < sides:
            self.kinds_of(page, caught[page.other(place)])
            place += 1

    def write_two_piles(self, page: Page, ours: i64, theirs: i64) -> None:
        """Two sides trade places with almost every decision: what differs between them is written in one go."""
        at = page.at
        other = at + self.kinds
        page.at = other + self.kinds
        here = page.changed(ours)
        there = page.changed(theirs)
        both = here & there & self.alone
        cells, kind_at = page.cells, self.kind_at
        left = both
        while left:
            one = left & -left
            kind = kind_at[spot(one)]
            cells[at + kind] = ONE if ours & one else 0
            cells[other + kind] = ONE if theirs & one else 0
            left ^= one
        self.write_changed(cells, at, ours, here ^ both)
        self.write_changed(cells, other, theirs, there ^ both)

    def kinds_of(self, page: Page, cards: i64) -> None:
        """For each kind, how many of these cards are of it."""
        at = page.at
        page.at = at + self.kinds
        changed = page.changed(cards)
        if changed:
            self.write_changed(page.cells, at, cards, changed)

    def write_changed(self, cells: vec[i32], at: i64, cards: i64, changed: i64) -> None:
        """Those alone of their kind are turned over; of two alike, the first stands for both."""
        kind_at = self.kind_at
        pairs = (changed | changed >> 1) & self.firsts
        changed &= self.alone
        while changed:
            one = changed & -changed
            cells[at + kind_at[spot(one)]] = ONE if cards & one else 0
            changed ^= one
        while pairs:
            first = pairs & -pairs
            there = cards & 3 * first
            cells[at + kind_at[spot(first)]] = 0 if not there else TWO if there == 3 * first else ONE
            pairs ^= first

    def one_kind(self, page: Page, card: i64) -> None:
        """Of which kind a card is; −1 is none."""
        kind: i64 = -1
        if card >= 0:
            kind = self.kind[card]
        page.choice(kind, self.kinds)

    def write_hidden(self, state: SafaruState, page: Page) -> None:
        place: i64 = 1
        while place < state.players:
            self.kinds_of(page, state.held[page.other(place)])
            place += 1
        deck = state.deck
        drawn = state.dealt
        while drawn < len(deck):
            self.one_kind(page, deck[drawn])
            drawn += 1
        while drawn < len(self.kind) + state.dealt:
            self.one_kind(page, -1)
            drawn += 1


def encoder(state: SafaruState) -> SafaruEncoder:
    """The one for games like this one."""
    return SafaruEncoder(state.numbers, int(state.players), int(state.sides()))


def fields(numbers: Numbers, players: int, sides: int) -> list[Field]:
    kinds, cards, hand = int(numbers.kinds), len(numbers.kind), int(numbers.hand)
    most = MOST_POINTS / 100
    return [
        Field("phase", (len(PHASE_NAMES),), f"one of {', '.join(PHASE_NAMES)}"),
        Field("turn", (players,), "whose decision it is; nobody's when the game is over"),
        Field("dealer", (players,), "who deals this hand"),
        Field("catcher", (players,), "who played last"),
        Field("hand_number", (), "which hand it is / 10", MOST_HANDS / 10),
        Field("deck_left", (), f"the cards left in the deck / {cards}"),
        Field("hand_sizes", (players,), f"the cards in each hand / {hand}"),
        Field("scores", (sides,), "each side's score before this hand / 100", most, -most),
        Field("caught", (sides, kinds), "what each side has caught in this hand, how many of each kind", 2.0),
        Field("hand", (kinds,), "one's own cards, how many of each kind", 2.0),
        Field("wild", (kinds,), "the cards in the wild, likewise", 2.0),
        Field("played", (kinds,), "the card whose catch is being chosen"),
        Field("taken", (kinds,), "the cards that it takes so far", 2.0),
        Field("freed", (kinds,), "the card released just now, which may be called"),
        Field("called", (), "1 if a release has been called in this turn"),
    ]


def hidden(numbers: Numbers, players: int) -> list[Field]:
    kinds, cards = int(numbers.kinds), len(numbers.kind)
    return [
        Field("other_hands", (players - 1, kinds), "the others' cards, how many of each kind", 2.0),
        Field("deck", (cards, kinds), "the kind of the card that is drawn next, of the one after it, …"),
    ]
