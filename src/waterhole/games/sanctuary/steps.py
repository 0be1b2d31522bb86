# compiled: yes
"""The optional steps of a drafting action and of an expansion: always forward, none twice."""

from typing import Final

# Rule 2.3: the steps, in this order.
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
