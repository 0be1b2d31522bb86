"""Reviews of matches that are over: worked out once for everybody who waits, kept, and given up when nobody does."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import TypeAlias

from msgspec.json import decode, encode

from waterhole.server.bots.review_work import Looked, ReviewQuestion
from waterhole.server.event_loop import in_slices
from waterhole.server.identity.limits import household
from waterhole.server.rooms.hinting import names_in
from waterhole.server.services import Services
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.storage.kept_reviews import KeptReviews
from waterhole.table.errors import NotNow
from waterhole.table.recording import record_of
from waterhole.table.table import Table
from waterhole.words.fluent import LANGUAGES

WHOLE = 60.0
"""Seconds of one core for a whole match: where it would take more, less thought is spent on what is left."""
SLICE = 1.0
"""Seconds that a review has a worker for; then it is another's turn."""
LEAST_EFFORT = 0.04
PATIENCE = 10.0
"""Seconds after which somebody who waits is told that nothing is new: the line stays open, and is seen to be."""

Asker: TypeAlias = tuple[str, str | None]
"""An address, and the player if it is one."""


class Review:
    """One match that is looked at again."""

    def __init__(self, table: Table, services: Services) -> None:
        assert table.match is not None
        self.table = table
        self.services = services
        self.kept = KeptReviews(services.store)
        self.record = ""
        self.moves = len(table.match.moves)
        self.found: list[Looked] = []
        """In the order in which it was found: from the last move to the first."""
        self.askers: list[Asker] = []
        self.problem: NotNow | None = None
        self.news = asyncio.Event()
        self.reading = asyncio.Lock()
        self.allowed: float | None = None
        """Seconds that are left for it; None, until what is kept has been read."""
        self.effort = 1.0
        self.work: asyncio.Task[None] | None = None

    @property
    def complete(self) -> bool:
        return len(self.found) == self.moves

    @property
    def wanted(self) -> bool:
        """Whether somebody waits, or a worker is still at it."""
        return bool(self.askers) or self.work is not None

    async def begin(self, asker: Asker) -> None:
        """Work on it, unless that is done already; refused, if there is no time left for who asks."""
        async with self.reading:
            if self.allowed is None:
                await self.read()
        if self.complete or self.work is not None:
            return
        if self.services.tasks.stopping:
            raise NotNow("server.stopping")
        if not self.services.limits.reviews.left(*asker):
            raise NotNow("server.too_fast")
        self.problem = None
        self.work = self.services.tasks.spawn(self.work_on())

    async def read(self) -> None:
        """What is known already: everything after some move, because the end comes first."""
        known = await self.kept.of(self.table.id)
        plies = takewhile(known.__contains__, reversed(range(self.moves)))
        slices = in_slices(plies, self.services.config.slice_seconds)
        self.found = [decode(known[ply], type=Looked) async for ply in slices]
        self.allowed = WHOLE * (self.moves - len(self.found)) / max(1, self.moves)

    async def work_on(self) -> None:
        """Until it is done, or nobody waits any more: then it rests where it is."""
        try:
            while self.askers and not self.complete:
                await self.look_on()
        except NotNow as problem:
            self.stop(problem)
        except STORAGE_DOWN:
            self.stop(NotNow("server.storage_down"))
        finally:
            self.work = None

    async def look_on(self) -> None:
        """A second's worth of moves. It is paid beforehand: who asks for much at once gets no more for it."""
        limits, pool = self.services.limits.reviews, self.services.pool
        payer = next((one for one in self.askers if limits.left(*one)), None)
        if payer is None:
            raise NotNow("server.too_fast")
        limits.charge(*payer, SLICE)
        question = await asyncio.to_thread(self.question)  # Words are read for the first time, perhaps, and a long log.
        found, seconds = await pool.review(self.table.id, question, household(payer[0]))
        limits.charge(*payer, seconds - SLICE)
        if not found:
            raise NotNow("table.no_review_found")
        await self.kept.add(self.table.id, {one.step.decided["ply"]: encode(one).decode() for one in found})
        self.found += found
        self.pace(seconds, len(found))
        self.tell_news()

    def question(self) -> ReviewQuestion:
        self.record = self.record or record_of(self.table).text()
        charter, last = self.table.charter, self.moves - 1 - len(self.found)
        names = {language: names_in(self.table, language) for language in LANGUAGES}
        rules = (charter.game, charter.edition, charter.revision)
        return ReviewQuestion(*rules, self.record, last, self.effort, SLICE, names)

    def pace(self, seconds: float, moves: int) -> None:
        """Spend as much thought on the moves that are left as there is time for."""
        self.allowed = (self.allowed or 0.0) - seconds
        needed = seconds / moves * (self.moves - len(self.found)) / self.effort
        self.effort = min(1.0, max(LEAST_EFFORT, self.allowed / needed)) if needed > 0 else 1.0

    def tell_news(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def stop(self, problem: NotNow) -> None:
        """Whoever waits is told why there will be no more."""
        self.problem = problem
        self.tell_news()

    async def lines(self) -> AsyncIterator[Looked | None]:
        """Everything that is found, as it comes; None where nothing is new for a while. Raises why there is no more."""
        told = 0
        while True:
            news = self.news
            async for one in in_slices(self.found[told:], self.services.config.slice_seconds):
                yield one
                told += 1
            if told < len(self.found):
                continue
            if self.complete:
                return
            if self.problem is not None:
                raise self.problem
            try:
                await asyncio.wait_for(news.wait(), PATIENCE)
            except TimeoutError:
                yield None


class Reviews:
    """Those that somebody waits for, one for each match."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.under_way: dict[str, Review] = {}

    @contextmanager
    def followed(self, table: Table, asker: Asker) -> Iterator[Review]:
        """The review of a match, for as long as this person waits."""
        self.tidy()
        if table.id not in self.under_way:
            self.under_way[table.id] = Review(table, self.services)
        review = self.under_way[table.id]
        review.askers.append(asker)
        try:
            yield review
        finally:
            review.askers.remove(asker)
            self.tidy()

    def tidy(self) -> None:
        """Forget those that nobody waits for; what they found is kept."""
        self.under_way = {id: review for id, review in self.under_way.items() if review.wanted}

    def stop(self) -> None:
        """The server stops."""
        for review in self.under_way.values():
            review.stop(NotNow("server.stopping"))
