# compiled: yes
"""The cards that lie in the array: where, of which terrains, and how they are moved."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.games.sanctuary.array import COLUMNS, EMPTY, MOST_TERRAINS, ROWS

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def survey(state: "SanctuaryState") -> tuple[i64, i64, i64]:
    """The spaces with a card, the terrains of all rows and those of all columns (twelve bits a line)."""
    full: i64 = 0
    rows: i64 = 0
    columns: i64 = 0
    array = state.array
    terrain_bit = state.numbers.terrain_bit
    space: i64 = 0
    here: i64 = 1  # the bit of this space
    row: i64 = 0
    while row < ROWS * MOST_TERRAINS:
        column: i64 = 0
        while column < COLUMNS * MOST_TERRAINS:
            card: i64 = array[space]
            if card >= 0:
                kind: i64 = terrain_bit[card]
                full |= here
                rows |= kind << row
                columns |= kind << column
            space += 1
            here <<= 1
            column += MOST_TERRAINS
        row += MOST_TERRAINS
    return full, rows, columns


def occupied(state: "SanctuaryState") -> i64:
    """The spaces with a card."""
    return survey(state)[0]


def terrains_in(state: "SanctuaryState", line: i64) -> i64:
    """The terrains in one line."""
    if line < ROWS:
        return (survey(state)[1] >> (MOST_TERRAINS * line)) & 0xFFF
    return (survey(state)[2] >> (MOST_TERRAINS * (line - ROWS))) & 0xFFF


def exchange(state: "SanctuaryState", first: i64, second: i64) -> None:
    """Two spaces change what lies on them: tokens stay on their card (Rule 2.4)."""
    array = state.array
    array[first], array[second] = array[second], array[first]
    on = state.on
    on[first], on[second] = on[second], on[first]


def pick_up(state: "SanctuaryState", space: i64) -> None:
    """A card of the array and its tokens go to the seat that decides (Rules 2.2, 2.7)."""
    card: i64 = state.array[space]
    state.hands[state.turn] |= bit(card)
    state.tokens[state.turn] += state.on[space]
    state.array[space] = EMPTY
    state.on[space] = 0
