"""What servers of one database tell each other about a table, and what is known of the others."""

import time
from dataclasses import dataclass

from msgspec import Struct

HEARTBEAT = 20.0
"""How often servers tell each other who is present; who is silent for three times as long is not there any more."""


class Word(Struct, omit_defaults=True):
    """An entry that was stored, who is present, or a reaction."""

    server: str
    ply: int = -1
    entry: str = ""
    present: list[int] | None = None
    watchers: int = 0
    seat: int = -1
    reaction: str = ""


@dataclass(slots=True)
class Neighbour:
    """Who is at the table by another server."""

    seats: frozenset[int]
    watchers: int
    heard_at: float


class Neighbours:
    """The other servers that have people at a table."""

    def __init__(self) -> None:
        self.known: dict[str, Neighbour] = {}

    def hear(self, server: str, seats: list[int], watchers: int) -> bool:
        """Another server says who is there; whether that is news."""
        news = Neighbour(frozenset(seats), watchers, time.monotonic())
        old = self.known.get(server)
        self.known[server] = news
        return old is None or (old.seats, old.watchers) != (news.seats, news.watchers)

    def all(self) -> list[Neighbour]:
        """Those that were heard of lately: one that died says nothing any more."""
        if not self.known:
            return []
        fresh = time.monotonic() - 3 * HEARTBEAT
        self.known = {server: one for server, one in self.known.items() if one.heard_at > fresh}
        return list(self.known.values())

    def present(self, seat: int) -> bool:
        return any(seat in one.seats for one in self.all())

    def watchers(self) -> int:
        return sum(one.watchers for one in self.all())
