# compiled: yes
"""What a seat knows as a row of numbers, for programs that learn. A game brings its encoder in its part `encoding`.

A row is written into a vector of machine numbers that hold the bits of 32-bit floats: NumPy reads the same memory as
floats, and nothing is copied or made into objects on the way. From one decision to the next most of a row stays as it
is: what stands in it is remembered part by part, and only what differs is written.
"""

from struct import pack, unpack
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr
from typing_extensions import TypeVar

from waterhole.core.bits import THINGS, bit, spot
from waterhole.core.state import State

S = TypeVar("S", bound=State, default=State)

ONE: Final = 0x3F800000
"""The bits of the float 1."""


@final
class Field:
    """A part of the row: its name, its shape, what it says, and the least and the most that its numbers can be."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str, high: float = 1.0, low: float = 0.0) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.high = high
        self.low = low
        self.size = 1
        for count in shape:
            self.size *= count


@final
class Scale:
    """Whole numbers as floats: n / unit. Whatever lies outside is written as the nearest that does not."""

    def __init__(self, unit: int, highest: int, lowest: int = 0) -> None:
        self.lowest: i64 = lowest
        self.highest: i64 = highest
        self.bits = vec[i32]([i32(float_bits(number / unit)) for number in range(lowest, highest + 1)])

    def of(self, number: i64) -> i32:
        """The bits of a number's float."""
        if number > self.highest:
            number = self.highest
        if number < self.lowest:
            number = self.lowest
        return self.bits[number - self.lowest]


def float_bits(number: float) -> int:
    """The bits of a number as a 32-bit float."""
    found: int = unpack("<i", pack("<f", number))[0]
    return found


@final
class Page:
    """A row to be written: so many cells of a vector, from `start` on. It is told from a seat's own point of view.

    Seats are told from the observer's own on, clockwise: to a network all seats look alike. The parts of a row are
    told in the same order every time: that is how a part is compared with what stood there before.
    """

    def __init__(self, cells: vec[i32], start: i64, size: int, players: i64) -> None:
        self.cells = cells
        self.start: i64 = start
        self.players: i64 = players
        self.you: i64 = 0
        self.at: i64 = start  # the next cell
        self.part: i64 = 0  # the next part of those that are remembered …
        self.told = vec[i64]([i64(0)] * size)  # … and what each of them said; 0 is a part of zeros

    def begin(self, seat: i64) -> None:
        """From the first part on, for what this seat knows."""
        self.at = self.start
        self.part = 0
        self.you = seat

    def differs(self, key: i64, count: i64) -> bool:
        """Whether the next part, so many cells that follow from this key (0 or more), is another than before.

        If it is, it has been wiped, and `mark` writes it. One goes on behind it either way.
        """
        at = self.at
        self.at = at + count
        part = self.part
        self.part = part + 1
        if self.told[part] == key + 1:
            return False
        self.told[part] = key + 1
        cells = self.cells
        while at < self.at:
            cells[at] = 0
            at += 1
        return True

    def changed(self, things: i64) -> i64:
        """What is in one of the two sets alone: in this one, or in the one that the next part told before."""
        part = self.part
        self.part = part + 1
        changed = things ^ self.told[part]
        if changed:
            self.told[part] = things
        return changed

    def mark(self, place: i64, bits: i32) -> None:
        """A number into the cell at this place from here (before 0: of the part that has just differed)."""
        self.cells[self.at + place] = bits

    def marks(self, things: i64, place: i64) -> None:
        """A 1 for each thing of a set, from this place on: likewise, where zeros stand."""
        self.update(things, things, self.at + place)

    def update(self, things: i64, changed: i64, cell: i64) -> None:
        """For each thing that has changed, whether it is in the set, from this cell on."""
        cells, numbers = self.cells, THINGS
        while changed:
            one = changed & -changed
            cells[cell + numbers[spot(one)]] = ONE if things & one else 0
            changed ^= one

    # The parts of a row, one after the other.

    def set(self, things: i64, count: i64) -> None:
        """For each of so many things, whether it is in the set."""
        cell = self.at
        self.at = cell + count
        changed = self.changed(things)
        if changed:
            self.update(things, changed, cell)

    def choice(self, place: i64, count: i64) -> None:
        """Which of so many it is: a 1 in one place, or none if it is none of them (−1)."""
        at, part = self.at, self.part
        self.at = at + count
        self.part = part + 1
        before = self.told[part] - 1
        if place == before:
            return
        self.told[part] = place + 1
        cells = self.cells
        if before >= 0:
            cells[at + before] = 0
        if place >= 0:
            cells[at + place] = ONE

    def flag(self, on: bool) -> None:
        """Whether something is so."""
        self.cells[self.at] = ONE if on else 0
        self.at += 1

    def number(self, number: i64, scale: Scale) -> None:
        """A number."""
        self.cells[self.at] = scale.of(number)
        self.at += 1

    def seat(self, one: i64) -> None:
        """Which seat it is; −1 is none."""
        place = one - self.you
        if one < 0:  # (Compiled, a choice between a machine number and a literal would be made of objects.)
            place = -1
        elif place < 0:
            place += self.players
        self.choice(place, self.players)

    def seats(self, seats: i64) -> None:
        """For each seat, whether it is in the set."""
        everyone = bit(self.players) - 1
        self.set((seats >> self.you | seats << (self.players - self.you)) & everyone, self.players)

    def other(self, place: i64) -> i64:
        """The seat at this place from one's own on (0: oneself)."""
        seat = self.you + place
        return seat if seat < self.players else seat - self.players

    def after(self, seat: i64) -> i64:
        """The seat to the left of this one."""
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def deck(self, deck: list[int], dealt: i64, count: i64, scale: Scale) -> None:
        """For each of so many cards: when it will be drawn (1: next), or 0 if it does not lie in the deck."""
        card: i64 = 0
        while card < count:
            self.mark(card, 0)
            card += 1
        place = dealt
        while place < len(deck):
            self.mark(deck[place], scale.of(place - dealt + 1))
            place += 1
        self.at += count


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Writes what a seat knows (`fields`), and what nobody or not everybody knows (`hidden`), for critics."""

    def __init__(self, fields: list[Field], hidden: list[Field]) -> None:
        self.fields = fields
        self.hidden = hidden
        self.size: i64 = sum([field.size for field in fields])
        self.hidden_size: i64 = sum([field.size for field in hidden])

    def write(self, state: S, page: Page) -> None:
        """Write what the page's seat knows."""
        raise NotImplementedError

    def write_hidden(self, state: S, page: Page) -> None:
        """Write what it does not know: never a part of what a player is given."""
        raise NotImplementedError
