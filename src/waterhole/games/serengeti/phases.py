# compiled: yes
"""The phases of a game, as numbers and by name."""

from typing import Final, Literal, TypeAlias

Phase: TypeAlias = Literal["auction", "discard", "over"]

AUCTION: Final = 0  # Section 2
DISCARD: Final = 1  # Rule 5.2
OVER: Final = 2
PHASE_NAMES: Final[list[Phase]] = ["auction", "discard", "over"]
