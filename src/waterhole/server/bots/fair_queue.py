"""Taking turns: so many places, shared by addresses and by their tables in proportion to the time that each has had."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias


class Turn:
    """One turn: who has it says how much time it took."""

    seconds = 0.0


Place: TypeAlias = asyncio.Future[None]
Line: TypeAlias = list[tuple[tuple[float, ...], int, tuple[str, ...], Place]]
"""Who waits at one address: a heap by the marks of their tables, then by who came first."""


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
        self.lines: dict[str, Line] = {}
        """Who waits, by address. A turn is given often, and then only addresses are compared one by one: a thousand
        tables behind one proxy would else be gone through for each move of a bot."""
        self.order = count()

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

    def mark_after(self, name: str) -> float:
        """The mark that the next turn will leave, if it takes as long as the last one."""
        return self.used.get(name, 0.0) + self.last.get(name, 0.0)

    async def wait(self, names: tuple[str, ...]) -> None:
        if self.free and not self.lines:
            self.free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self.join(self.lines.setdefault(names[0], []), next(self.order), names[1:], place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()  # It had been given to us, who went away in the same moment.
            raise

    def join(self, line: Line, order: int, names: tuple[str, ...], place: Place) -> None:
        heappush(line, (tuple(map(self.mark_after, names)), order, names, place))

    def give_back(self) -> None:
        """The next one has the place, if somebody waits."""
        while self.lines:
            first = min(self.lines, key=self.mark_after)  # Of those who stand alike the first: who came first.
            place = self.next_in(self.lines[first])
            if not self.lines[first]:
                del self.lines[first]
            if place is not None:
                place.set_result(None)
                return
        self.free += 1
        # Nobody waits: what was before matters to nobody.
        self.used.clear()
        self.last.clear()
        self.stand.clear()

    def next_in(self, line: Line) -> Place | None:
        """Who is next at one address; None if all have gone away. Who has had a turn meanwhile goes further back."""
        while line:
            marks, order, names, place = heappop(line)
            if place.done():
                continue
            if tuple(map(self.mark_after, names)) <= marks:
                return place
            self.join(line, order, names, place)
        return None
