# compiled: yes
"""Moves as numbers, and the roles they name.

The frequent ones come first: Python keeps numbers up to 256 ready made.
"""

from typing import Final

# Roles, in the order of the team's playmat.
GUIDE: Final = 0
CONSERVATIONIST: Final = 1
CARETAKER: Final = 2
RANGER: Final = 3
BREEDER: Final = 4
MANAGER: Final = 5
WARDEN: Final = 6
GUARD: Final = 7
VET: Final = 8
ROLE_NAMES: Final = [
    "guide", "conservationist", "caretaker", "ranger", "breeder", "manager", "warden", "guard", "vet",
]  # fmt: skip

# Drafting.
SLIDE: Final = 0  # + 4 × space + direction
REFILL: Final = 80
DRAFT: Final = 81  # + 12 × line + terrain
NOTHING: Final = 189
EXTRA: Final = 190  # + space
BREED: Final = 210
END: Final = 211  # of a drafting action or an expansion

# Expansion and the start token.
SCORE: Final = 212
MANAGE: Final = 213
BUY: Final = 214
SPENT: Final = 215
TAKE: Final = 216  # the warden's token
CALL_GUARD: Final = 217
CALL_VET: Final = 218
ACCEPT: Final = 219
DECLINE: Final = 220
PROMOTE: Final = 221  # + 9 × old role + new role

SWAP: Final = 302  # + number of the pair of spaces
CARDS: Final = 492  # + card: play it; then as many to keep, and as many to discard
