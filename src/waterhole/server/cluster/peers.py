"""What servers of one database tell each other about a table, and what is known of the others."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder, encode

from waterhole.server.cluster.bus import Bus
from waterhole.server.identity.signing import Keeper
from waterhole.server.messages.fields import Reaction, Seat
from waterhole.server.time_source import monotonic

HEARTBEAT = 20.0
"""How often servers tell each other who is present; who is silent for three times as long is not there any more."""


class Word(Struct, omit_defaults=True):
    """That an entry was stored, who is present, a reaction, or a nudge. The entry itself is read from the database."""

    server: Annotated[str, Meta(max_length=40)]
    ply: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    present: Annotated[list[Seat], Meta(max_length=16)] | None = None
    watchers: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seat: Seat = 0
    reaction: Reaction | None = None
    nudged: Seat | None = None
    calls: bool = False
    """Somebody at this table wishes to be called otherwise than before."""


_word: Decoder[Word] = Decoder(Word)


@dataclass(slots=True)
class Peer:
    """Who is at the table by another server."""

    seats: frozenset[int]
    watchers: int
    heard_at: float


class Peers:
    """The other servers that have people at a table."""

    silent_after = 3 * HEARTBEAT

    def __init__(self, table: str, server: str, bus: Bus, keeper: Keeper) -> None:
        self.table = table
        self.server = server
        self.bus = bus
        self.keeper = keeper
        self.known: dict[str, Peer] = {}

    # What we say.

    async def tell_entry(self, ply: int) -> None:
        await self.say(Word(self.server, ply))

    async def tell_presence(self, seats: list[int], watchers: int) -> None:
        await self.say(Word(self.server, present=seats, watchers=watchers))

    async def tell_reaction(self, seat: int, reaction: Reaction) -> None:
        await self.say(Word(self.server, seat=seat, reaction=reaction))

    async def tell_nudge(self, seat: int, nudged: int) -> None:
        await self.say(Word(self.server, seat=seat, nudged=nudged))

    async def tell_calls(self) -> None:
        await self.say(Word(self.server, calls=True))

    async def say(self, word: Word) -> None:
        if self.bus.shared:
            await self.bus.tell(self.table, self.keeper.sealed(self.table, encode(word)))

    # What we hear.

    def read(self, message: bytes) -> Word | None:
        """What another server says; None if it was this one."""
        word = _word.decode(message)
        return word if word.server != self.server else None

    def hear(self, server: str, seats: list[int], watchers: int) -> bool:
        """Another server says who is there; whether that is news."""
        news = Peer(frozenset(seats), watchers, monotonic())
        old = self.known.get(server)
        self.known[server] = news
        return old is None or self.silent(old) or (old.seats, old.watchers) != (news.seats, news.watchers)

    def silent(self, one: Peer) -> bool:
        return monotonic() - one.heard_at >= self.silent_after

    def all(self) -> list[Peer]:
        """Those that were heard of lately: one that died says nothing any more."""
        return [one for one in self.known.values() if not self.silent(one)]

    def shared(self) -> bool:
        """Whether other servers have people at this table."""
        return self.bus.shared and bool(self.all())

    def forget_silent(self) -> bool:
        """Whether a server has died since this was last asked."""
        before = len(self.known)
        self.known = {server: one for server, one in self.known.items() if not self.silent(one)}
        return len(self.known) < before

    def excuse(self) -> None:
        """While nobody can be heard, silence says nothing."""
        for one in self.all():
            one.heard_at = monotonic()

    def present(self, seat: int) -> bool:
        return any(seat in one.seats for one in self.all())

    def watchers(self) -> int:
        return sum(one.watchers for one in self.all())
