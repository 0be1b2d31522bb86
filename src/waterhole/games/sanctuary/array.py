# compiled: yes
"""The array of four rows and five columns: its spaces, lines and neighbours as numbers.

A space is a number in reading order (A1 is 0, D5 is 19), a set of spaces the bits of a number,
and a line a row (0 to 3) or a column (4 to 8).
"""

from typing import Final

SPACES: Final = 20  # Rule 1.3
ROWS: Final = 4
COLUMNS: Final = 5
LINES: Final = 9
ALL_SPACES: Final = (1 << 20) - 1
SANCTUARY: Final = 0b01110_01110 << 5  # Rule 1.3: rows 2 and 3, columns 2 to 4
FIRST_COLUMN: Final = 0b00001_00001_00001_00001
LAST_COLUMN: Final = FIRST_COLUMN << 4

EMPTY: Final = -1
"""In place of a card: a space without one, or a draw that brings none."""

SPACE_NAMES: Final = [f"{row}{column}" for row in "ABCD" for column in "12345"]
LINE_NAMES: Final = [*"ABCD", *"12345"]
DIRECTIONS: Final = ["up", "down", "left", "right"]

MOST_TERRAINS: Final = 12
"""The terrains of a line are twelve bits: all rows fit into one machine number, and all columns."""


def _beside(space: int, direction: int) -> int:
    row, column = divmod(space, COLUMNS)
    row += [-1, 1, 0, 0][direction]
    column += [0, 0, -1, 1][direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


LINE_SPACES: Final = [
    *([COLUMNS * row + column for column in range(COLUMNS)] for row in range(ROWS)),
    *([COLUMNS * row + column for row in range(ROWS)] for column in range(COLUMNS)),
]
"""The spaces of each line."""
BESIDE: Final = [_beside(space, direction) for space in range(SPACES) for direction in range(4)]
"""The space next to each space in each direction (4 × space + direction), −1 outside the array."""

PAIRS: Final = [(a, b) for a in range(SPACES) for b in range(a + 1, SPACES)]
PAIR_FIRST: Final = [pair[0] for pair in PAIRS]
PAIR_SECOND: Final = [pair[1] for pair in PAIRS]
