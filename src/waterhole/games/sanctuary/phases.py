# compiled: yes
"""The phases of a turn and the steps of each, as numbers and by name. Steps go forward only, none twice."""

from typing import Final, Literal, TypeAlias

Phase: TypeAlias = Literal["draft", "expand", "start", "over"]

DRAFTING: Final = 0  # Section 2
EXPANDING: Final = 1  # Section 4
STARTING: Final = 2  # Rule 5.2
OVER: Final = 3
PHASE_NAMES: Final[list[Phase]] = ["draft", "expand", "start", "over"]

# Rule 2.3: the steps of a drafting action, in this order.
GUIDES: Final = 0
CARE: Final = 1
THE_DRAFT: Final = 2
PARK_RANGER: Final = 3
BREEDING: Final = 4

# Section 4: the steps of an expansion.
PLAYING: Final = 0  # Rules 4.1, 4.2
PROMOTING: Final = 1  # Rule 4.4, as the next two
BUYING: Final = 2
KEEPING: Final = 3
WARDEN_WORK: Final = 4  # Rule 4.6
GUARD_WORK: Final = 5  # Rule 4.7
VET_WORK: Final = 6  # Rule 4.8
DISCARDING: Final = 7
DONE: Final = 8

# What was done in the action under way, as far as nothing else tells it (bits).
REFILLED: Final = 1
SWAPPED: Final = 2
MANAGED: Final = 4
PROMOTED: Final = 8
KEPT: Final = 16
WARDED: Final = 32
GUARDED: Final = 64

STEP_NAMES: Final = [
    ["slide", "swap", "draft", "extra", "breed"],
    ["play", "promote", "buy", "keep", "warden", "guard", "vet", "discard", "done"],
]
"""When drafting and when expanding."""
