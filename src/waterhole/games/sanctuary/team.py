# compiled: yes
"""The roles of a team, and a team as one number: how many guides, and bit 2 + r for each other role r."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

Role: TypeAlias = Literal[
    "guide", "conservationist", "caretaker", "ranger", "breeder", "manager", "warden", "guard", "vet"
]

# In the order of the playmat.
GUIDE: Final = 0
CONSERVATIONIST: Final = 1
CARETAKER: Final = 2
RANGER: Final = 3
BREEDER: Final = 4
MANAGER: Final = 5
WARDEN: Final = 6
GUARD: Final = 7
VET: Final = 8
ROLES: Final = 9
ROLE_NAMES: Final[list[Role]] = [
    "guide", "conservationist", "caretaker", "ranger", "breeder", "manager", "warden", "guard", "vet",
]  # fmt: skip

DISCS: Final = 4  # Rule 1.5
SINGLE: Final = [role for role in ROLE_NAMES if role not in ("guide", "ranger")]
"""The roles with room for one disc, which can have a cost (Rule 4.5)."""


def team_of(roles: Sequence[str]) -> int:
    """The number of a team."""
    names: list[str] = [*ROLE_NAMES]
    return sum([1 if role == "guide" else 1 << (names.index(role) + 2) for role in roles])


def roles_of(team: int) -> list[Role]:
    """The opposite of `team_of`: the four discs in the order of the playmat."""
    guides: list[Role] = ["guide"] * (team & 7)
    others = [role for number, role in enumerate(ROLE_NAMES) if number != GUIDE and team >> (number + 2) & 1]
    return guides + others
