"""What happened, in the past tense: logs, animations, terminals and spectators all read these."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypedDict

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
"""Whatever JSON can say."""


class Outcome(TypedDict):
    """What one shuffle or deal brought: card ids, first drawn first."""

    kind: str
    cards: list[str]


@dataclass(slots=True, frozen=True)
class Event:
    """One thing that happened; `secret` is for the eyes of seat `owner` alone. A game types its params as TypedDict."""

    kind: str
    params: Mapping[str, object] = field(default_factory=dict)
    owner: int = -1
    secret: dict[str, Json] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as JSON for one seat, or for a spectator (None)."""
        seen: dict[str, Any] = {"kind": self.kind, **self.params}
        if seat is not None and seat == self.owner:
            seen.update(self.secret)
        return seen
