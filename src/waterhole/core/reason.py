"""Why one would make a move: what a game's own facts say for or against it, for words in any language.

A game's part `coach` has `reasons(seen: Seen) -> list[Reason]`; the words of `Reason("lot_points", …)` are the
message `why-lot_points`. A game without one is told about by what would happen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from waterhole.core.event import Json
from waterhole.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat sees of a move that it thinks about: never more than it could know.

    `view` is the table before it, `events` what would certainly happen (others passing, where that can be supposed),
    `after` those fields of the view that would certainly be so then.
    """

    game: AnyGame
    text: str
    view: Mapping[str, Any]
    events: Sequence[Mapping[str, Any]]
    after: Mapping[str, Any]

    @property
    def words(self) -> list[str]:
        """The words of the move's text."""
        return self.text.split(" ")

    def all(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of one kind."""
        return [event for event in self.events if event["kind"] == kind]

    def first(self, kind: str) -> Mapping[str, Any] | None:
        """The first event of one kind, if it happens."""
        found = self.all(kind)
        return found[0] if found else None


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to be said; its words are the message `why-KIND`."""

    kind: str
    params: Mapping[str, Json]
