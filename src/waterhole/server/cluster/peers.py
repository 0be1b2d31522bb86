"""What servers of one database tell each other about a table, and what is known of the others."""

import time
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct

from waterhole.server.messages.fields import Reaction, Seat

HEARTBEAT = 20.0
"""How often servers tell each other who is present; who is silent for three times as long is not there any more."""


class Word(Struct, omit_defaults=True):
    """That an entry was stored, who is present, or a reaction. The entry itself is read from the database."""

    server: Annotated[str, Meta(max_length=40)]
    ply: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    present: Annotated[list[Seat], Meta(max_length=16)] | None = None
    watchers: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seat: Seat = 0
    reaction: Reaction | None = None


@dataclass(slots=True)
class Neighbour:
    """Who is at the table by another server."""

    seats: frozenset[int]
    watchers: int
    heard_at: float


class Neighbours:
    """The other servers that have people at a table."""

    silent_after = 3 * HEARTBEAT

    def __init__(self) -> None:
        self.known: dict[str, Neighbour] = {}

    def hear(self, server: str, seats: list[int], watchers: int) -> bool:
        """Another server says who is there; whether that is news."""
        news = Neighbour(frozenset(seats), watchers, time.monotonic())
        old = self.known.get(server)
        self.known[server] = news
        return old is None or self.silent(old) or (old.seats, old.watchers) != (news.seats, news.watchers)

    def silent(self, one: Neighbour) -> bool:
        return time.monotonic() - one.heard_at >= self.silent_after

    def all(self) -> list[Neighbour]:
        """Those that were heard of lately: one that died says nothing any more."""
        return [one for one in self.known.values() if not self.silent(one)]

    def forget_silent(self) -> bool:
        """Whether a server has died since this was last asked."""
        before = len(self.known)
        self.known = {server: one for server, one in self.known.items() if not self.silent(one)}
        return len(self.known) < before

    def excuse(self) -> None:
        """While nobody can be heard, silence says nothing."""
        for one in self.all():
            one.heard_at = time.monotonic()

    def present(self, seat: int) -> bool:
        return any(seat in one.seats for one in self.all())

    def watchers(self) -> int:
        return sum(one.watchers for one in self.all())
