"""Taking turns: so many places, shared by addresses and by their tables in proportion to the time that each has had."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


class Turn:
    """One turn: who has it says how much time it took."""

    seconds = 0.0


@dataclass(eq=False, slots=True)
class Waiting:
    """Somebody who waits for a place: the address first, then its table."""

    names: tuple[str, ...]
    place: "asyncio.Future[None]" = field(repr=False)


class Turns:
    """Places that are given to whoever has had the least time so far: first among addresses, then
    among the tables of one.

    Every name has a mark: the seconds it has used. Who comes back after a rest joins where the others stand: rest is
    not saved up. Among those who stand alike, who will be done sooner comes first, as far as its last turn tells:
    without that, a quick one who always comes back just after its turn would wait for everybody. So a table whose bot
    thinks for three seconds waits for sixty turns of one whose bot thinks for a twentieth, an address with fifty
    tables waits as long as one with a single table, and nobody waits for ever.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.used: dict[str, float] = {}
        self.last: dict[str, float] = {}
        """How long the last turn of each name took."""
        self.stand: dict[int, float] = {}
        """Where the others stand: for each rank of names the mark of who had the last turn."""
        self.waiting: list[Waiting] = []

    @asynccontextmanager
    async def turn(self, *names: str) -> AsyncIterator[Turn]:
        """Wait for a place, and have it."""
        for rank, name in enumerate(names):
            self.used[name] = max(self.stand.get(rank, 0.0), self.used.get(name, 0.0))
        await self.wait(names)
        for rank, mark in enumerate(self.marks(names)):
            self.stand[rank] = max(self.stand.get(rank, 0.0), mark)
        turn = Turn()
        try:
            yield turn
        finally:
            for name in names:
                self.used[name] = self.used.get(name, 0.0) + turn.seconds
                self.last[name] = turn.seconds
            self.give_back()

    def marks(self, names: tuple[str, ...]) -> tuple[float, ...]:
        return tuple(self.used.get(name, 0.0) for name in names)

    def marks_after(self, names: tuple[str, ...]) -> tuple[float, ...]:
        """The marks that the next turn will leave, if it takes as long as the last one."""
        return tuple(self.used.get(name, 0.0) + self.last.get(name, 0.0) for name in names)

    async def wait(self, names: tuple[str, ...]) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        one = Waiting(names, asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        try:
            await one.place
        except asyncio.CancelledError:
            if one.place.done() and not one.place.cancelled():
                self.give_back()  # It had been given to us, who went away in the same moment.
            raise

    def give_back(self) -> None:
        """The next one has the place, if somebody waits."""
        self.waiting = [one for one in self.waiting if not one.place.done()]
        if self.waiting:
            # The first of those with the lowest marks: who came first.
            chosen = min(self.waiting, key=lambda one: self.marks_after(one.names))
            self.waiting.remove(chosen)
            chosen.place.set_result(None)
            return
        self.free += 1
        # Nobody waits: what was before matters to nobody.
        self.used.clear()
        self.last.clear()
        self.stand.clear()
