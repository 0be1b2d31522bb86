# compiled: yes
"""The edition's numbers and a table's options, in the form that the rules use."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Numbers:
    """Never changed: all states of a table share it.

    Cards are numbers in deck order; those of one species and number are alike and of one kind.
    Moves: play, take and release a kind, in this order, then stay, pair, call and let.
    """

    def __init__(
        self,
        hand: int,
        wild: int,
        total: int,
        number: vec[i64],
        value: vec[i64],
        kind: vec[i64],
        first: vec[i64],
        alike: int,
        units: vec[i64],
        with_number: vec[i64],
        lines: list[str],
        line_cards: list[int],
        line_points: list[int],
        line_most: list[bool],
        release: bool,
        notice: bool,
        last_called: bool,
        open_catches: bool,
        target: int,
        hands: int,
    ) -> None:
        self.hand: i64 = hand
        self.wild: i64 = wild
        self.total: i64 = total
        self.number = number  # of each card
        self.value = value  # of each card
        self.kind = kind  # of each card
        self.first = first  # card of each kind
        self.alike: i64 = alike  # cards whose kind has been there before (bits)
        self.units = units  # for each card: 1 in the place of its number in a tally
        self.with_number = with_number  # for each number: its cards (bits)
        self.lines = lines  # the lines of the score, by name …
        self.line_cards = vec[i64](line_cards)  # … the cards that each counts (bits) …
        self.line_points = vec[i64](line_points)  # … its points …
        self.line_most = line_most  # … and whether for the most of them, or for each
        self.release = release
        self.notice = notice
        self.last_called = last_called  # the last card of a deal can be called, too: not so in the first revision
        self.open_catches = open_catches
        self.target: i64 = target
        self.hands: i64 = hands  # 0: no limit
        self.kinds: i64 = len(first)
        self.take: i64 = self.kinds
        self.free: i64 = 2 * self.kinds
        self.stay: i64 = 3 * self.kinds
        self.pair: i64 = self.stay + 1
        self.call: i64 = self.stay + 2
        self.let: i64 = self.stay + 3
        self.pack = [int(first[of]) for of in kind]
