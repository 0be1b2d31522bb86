# compiled: yes
"""Long lists of moves, each made once and then copied: a draft's and a swap's.

Random play and search list moves all the time; a list copied from another makes no new numbers.
"""

from typing import Final

from mypy_extensions import i64

from waterhole.games.sanctuary.array import LINES, MOST_TERRAINS, PAIR_FIRST, SPACES
from waterhole.games.sanctuary.bits import READY_MADE, list_bits
from waterhole.games.sanctuary.moves import DRAFT, SWAP

ALL_TERRAINS: Final = (1 << MOST_TERRAINS) - 1
_DRAFTS: Final[list[list[object] | None]] = [None] * (LINES << MOST_TERRAINS)
"""By line and the terrains in it; made when first needed."""
SWAPS_FROM: Final[list[list[object]]] = [
    [READY_MADE[SWAP + pair] for pair, first in enumerate(PAIR_FIRST) if first == space] for space in range(SPACES)
]
"""All swaps of each space with a later one."""


def list_drafts(line: i64, lines: i64, terrains: i64, legal: list[object]) -> None:
    """The drafts from so many lines, beginning with this one; twelve bits of terrains each."""
    while lines:
        place = (line << MOST_TERRAINS) + (terrains & ALL_TERRAINS)
        menu = _DRAFTS[place]
        if menu is None:
            menu = []
            list_bits(DRAFT + MOST_TERRAINS * line, terrains & ALL_TERRAINS, menu)
            _DRAFTS[place] = menu
        legal.extend(menu)
        terrains >>= MOST_TERRAINS
        line += 1
        lines -= 1
