"""Long work that a stranger asks for: one piece at a time for each address, in slices, and paid by what it took.

Whoever asks for much at once waits behind himself: what the first piece takes is paid before the second begins, so a
hundred questions in one moment get no more than one after the other would.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import thread_time
from typing import TypeVar
from weakref import WeakValueDictionary

from waterhole.server.budgets import Budgets
from waterhole.server.event_loop import in_slices, others_first
from waterhole.server.identity.limits import Accounts, household
from waterhole.server.time_source import monotonic
from waterhole.table.errors import NotNow

T = TypeVar("T")


class Spent:
    """The seconds that a piece of work has taken so far, without what others did in between."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """By the clock on the wall: for what waits for a thread."""
        begun = monotonic()
        try:
            yield
        finally:
            self.seconds += monotonic() - begun

    @contextmanager
    def at_work_here(self) -> Iterator[None]:
        """By this thread's own time, for what waits for nothing: a busy machine refuses nothing."""
        begun = thread_time()
        try:
            yield
        finally:
            self.seconds += thread_time() - begun

    def counted(self, work: Iterable[T]) -> Iterator[T]:
        """The same things; what it takes to make each is counted."""
        pieces = iter(work)
        while True:
            with self.at_work_here():
                try:
                    piece = next(pieces)
                except StopIteration:
                    return
            yield piece


class Desk:
    """Where one kind of work is done: so many seconds of it a minute for each address."""

    def __init__(self, seconds_a_minute: float, slice_seconds: float) -> None:
        self.accounts = Accounts(seconds_a_minute / 60, seconds_a_minute)
        self.slice_seconds = slice_seconds
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def check(self, address: str) -> None:
        """Refuse an address that has had all its seconds."""
        if self.accounts.spent(household(address)):
            raise NotNow("server.too_fast")

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Spent]:
        """The only turn of this address: what is counted in `Spent` meanwhile is charged to it."""
        home, spent = household(address), Spent()
        async with self.turns.setdefault(home, asyncio.Lock()):
            self.check(address)
            try:
                yield spent
            finally:
                self.accounts.of(home).charge(spent.seconds)

    async def done(self, address: str, work: Iterable[T]) -> list[T]:
        """All that the work gives; others have their turns in between."""
        async with self.turn(address) as spent:
            await others_first()
            return [piece async for piece in in_slices(spent.counted(work), self.slice_seconds)]


class Paying:
    """Work that comes piece by piece for as long as somebody listens, charged as it is done: `with paying: …`."""

    def __init__(self, desk: Desk, address: str) -> None:
        """Refused, if there are no seconds left."""
        desk.check(address)
        self.accounts, self.home = desk.accounts, household(address)
        self.begun = 0.0

    async def until_there_is_time(self) -> None:
        """Wait while all seconds are spent: what is being told comes to its end, only later."""
        while self.accounts.spent(self.home):
            await asyncio.sleep(1.0)

    def __enter__(self) -> None:
        self.begun = monotonic()

    def __exit__(self, *_: object) -> None:
        self.accounts.of(self.home).charge(monotonic() - self.begun)


class Desks:
    """One for each kind of work that is counted by seconds."""

    def __init__(self, budgets: Budgets) -> None:
        self.records = Desk(budgets.record_seconds_per_address, budgets.slice_seconds)
        self.replays = Desk(budgets.replay_seconds_per_address, budgets.slice_seconds)
        self.previews = Desk(budgets.preview_seconds_per_address, budgets.slice_seconds)
        self.lessons = Desk(budgets.lesson_seconds_per_address, budgets.slice_seconds)
