"""Everybody's results of a day's deal, added up once for all who look at them."""

from asyncio import Lock
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

from waterhole.server.storage import days
from waterhole.server.storage.days import Deal
from waterhole.server.storage.tables import Store
from waterhole.server.time_source import monotonic

DEPTH = 12
"""So many choices of a play are compared with the others'."""
MOST_CHOICES = 5
AGREED = 0.8
"""The field parts where a smaller part than this made the same choice."""
KEEP = 2.0
"""Seconds after which the database is asked again: other servers write into it, too."""

Key: TypeAlias = tuple[str, str]
"""A day and a game."""


def onward(path: str, text: str) -> str:
    return sha256(f"{path}\n{text}".encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Fork:
    """The first choice at which the most common way was not nearly everybody's."""

    way: Sequence[str]
    """The choices that led there."""
    choices: Sequence[tuple[str, int, int]]
    """Most often chosen first: the text, by how many, and the sum of their places."""


@dataclass(frozen=True)
class Field:
    """All who have played a deal."""

    ranked: Sequence[tuple[int, float, int]]
    """Best first: place, margin, and how many had both."""
    fork: Fork | None


async def read(store: Store, deal: Deal) -> Field:
    return Field(await days.ranking(store, deal.day, deal.game), await fork_of(store, deal))


async def fork_of(store: Store, deal: Deal) -> Fork | None:
    path, way = "", list[str]()
    for _ in range(DEPTH):
        found = await days.choices_at(store, deal.day, deal.game, path, MOST_CHOICES)
        total = sum(players for _, players, _ in found)
        if total < 2:
            return None
        if found[0][1] < AGREED * total:
            return Fork(way, found)
        way.append(found[0][0])
        path = onward(path, found[0][0])
    return None


class Fields:
    """Those that one server has added up: at once anew, when somebody here has finished."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.deals: dict[Key, Deal] = {}
        """Those that nothing is added to any more: the expert has played them, too."""
        self.known: dict[Key, tuple[float, Field]] = {}
        self.changes = Counter[Key]()
        self.reading: defaultdict[Key, Lock] = defaultdict(Lock)

    async def deal(self, day: str, game: str) -> Deal | None:
        """The deal of a day, if there is one."""
        found = self.deals.get((day, game)) or await days.deal_of(self.store, day, game)
        if found is not None and found.expert is not None:
            self.deals[day, game] = found
        return found

    async def of(self, deal: Deal) -> Field:
        """The field of a deal. Read once, however many ask at the same time."""
        key = (deal.day, deal.game)
        async with self.reading[key]:
            read_at, field = self.known.get(key, (float("-inf"), None))
            if field is None or monotonic() - read_at >= KEEP:
                before, begun = self.changes[key], monotonic()
                field = await read(self.store, deal)
                if self.changes[key] == before:  # Else somebody has finished meanwhile.
                    self.known[key] = (begun, field)
            return field

    def changed(self, day: str, game: str) -> None:
        """Somebody has finished this deal."""
        self.changes[day, game] += 1
        self.known.pop((day, game), None)

    def forget(self) -> None:
        """Somebody is in no ranking any more; and days go by."""
        self.known.clear()
        self.deals.clear()
        self.reading = defaultdict(Lock, {key: lock for key, lock in self.reading.items() if lock.locked()})
