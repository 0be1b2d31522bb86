"""What is counted in a match to study the balance of its game. A game says more in its part `balance`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Told: TypeAlias = Mapping[str, Any]
"""An event as JSON with its `kind`, secrets included; or the facts of a state. A game knows what is in its own."""


@dataclass
class Count:
    """How often a thing (a card, a role, a digit …) was on offer, was taken, and was of use; who has it in the end."""

    offered: int = 0
    taken: int = 0
    used: int = 0
    held: list[int] = field(default_factory=list)
    """By seat."""


class Observer:
    """Watches one match. A game's own hears every event; this one knows only what all games have.

    `counts` are by kind and name (`counts["role"]["warden"]`), which the game's words put into words.
    """

    clock = "decisions"
    """The unit in which the length of a match is told: turns, rounds, hands."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.time = 0
        """How many turns (rounds, hands …) have begun; 0 if the game has no such clock."""
        self.counts: dict[str, dict[str, Count]] = {}

    def count(self, kind: str, name: str) -> Count:
        """The count of a thing, begun when it is first asked for."""
        things = self.counts.setdefault(kind, {})
        if name not in things:
            things[name] = Count(held=[0] * self.players)
        return things[name]

    def hear(self, event: Told) -> None:
        """What happened, from before the first decision to the end."""

    def standing(self, facts: Told) -> list[float]:
        """How far each seat is now, more being better; empty if nobody can say. Asked when the time goes on."""
        return []

    def end(self, facts: Told) -> None:
        """The match is over: time to count what everybody holds."""

    def plan(self, facts: Told, seat: int) -> str:
        """In a few words, by which strategy a seat has played; empty if the game knows none."""
        return ""

    def each(self, kinds: Iterable[str], card: str) -> list[Count]:
        """The counts of the parts of a card's name: of `nuba-4` by tribe and digit."""
        return [self.count(kind, name) for kind, name in zip(kinds, card.split("-"), strict=True)]
