"""Taking turns: so many places, shared by tables in proportion to the time that each has had."""

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class Turn:
    """One turn: who has it says how much time it took."""

    seconds = 0.0


class Turns:
    """Places that are given to whoever has had the least time so far.

    Every table has a tag: when its next turn is due, in seconds of use. A turn moves it on by the time that it took,
    and a table that comes back after a rest joins where the others stand: rest is not saved up. So a table whose bot
    thinks for three seconds waits for sixty turns of one whose bot thinks for a twentieth, and nobody waits for ever.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.now = 0.0
        self.due: dict[str, float] = {}
        self.order = count()
        self.waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[Turn]:
        """Wait for a place, and have it."""
        tag = max(self.now, self.due.get(table, 0.0))
        await self.wait(tag)
        self.now = max(self.now, tag)
        turn = Turn()
        try:
            yield turn
        finally:
            self.due[table] = tag + turn.seconds
            self.give_back()

    async def wait(self, tag: float) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (tag, next(self.order), place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()  # It had been given to us, who went away in the same moment.
            raise

    def give_back(self) -> None:
        """The next one has the place, if somebody waits."""
        while self.waiting:
            _, _, place = heapq.heappop(self.waiting)
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
        # Nobody waits: who is not ahead of the others need not be remembered.
        self.due = {table: due for table, due in self.due.items() if due > self.now}
