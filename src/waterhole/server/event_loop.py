"""Long work in slices, so that everybody has a turn in between; and a look at how late the loop is all the same."""

import asyncio
import sys
import threading
from collections import deque
from collections.abc import AsyncIterator, Iterable
from types import FrameType
from typing import TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import structlog

from waterhole.server import metrics
from waterhole.server.time_source import monotonic

T = TypeVar("T")
BEAT = 0.1
"""Seconds between two looks at the clock."""

logger = structlog.get_logger()
Queue: TypeAlias = deque["asyncio.Future[None]"]
_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, Queue] = WeakKeyDictionary()


async def others_first() -> None:
    """Go on in a later round of the loop. In each round only one of those who wait here does: however much long work
    is under way, whoever is quick waits for a single slice of it."""
    loop = asyncio.get_running_loop()
    queue = _queues.setdefault(loop, deque())
    place = loop.create_future()
    queue.append(place)
    if len(queue) == 1:
        loop.call_soon(_let_one_go_on, loop, queue)
    await place


def _let_one_go_on(loop: asyncio.AbstractEventLoop, queue: Queue) -> None:
    while queue:
        place = queue.popleft()
        if not place.done():  # Else whoever waited has gone away.
            place.set_result(None)
            break
    if queue:
        loop.call_soon(_let_one_go_on, loop, queue)


async def in_slices(things: Iterable[T], seconds: float) -> AsyncIterator[T]:
    """The same things one by one; whenever so much time has gone by, others come first."""
    begun = monotonic()
    for thing in things:
        yield thing
        if monotonic() - begun >= seconds:
            await others_first()
            begun = monotonic()


async def watch_the_loop(alarm: float) -> None:
    """Measure how late the event loop is; say so when that is long, with the place in the code where it was held up."""
    watchdog = Watchdog(threading.get_ident(), alarm)
    watchdog.start()
    try:
        while True:
            due = watchdog.due = monotonic() + BEAT
            await asyncio.sleep(BEAT)
            lag = max(0.0, monotonic() - due)
            metrics.LAG.observe(lag)
            if lag >= alarm:
                logger.warning("loop_lag", milliseconds=round(1000 * lag), where=watchdog.seen)
                watchdog.seen = ""
    finally:
        watchdog.done.set()


class Watchdog(threading.Thread):
    """Looks from outside at what the loop is doing while it is late: afterwards nobody could tell."""

    def __init__(self, watched: int, alarm: float) -> None:
        super().__init__(name="watchdog", daemon=True)
        self.watched = watched
        self.alarm = alarm
        self.due = monotonic() + BEAT
        self.seen = ""
        self.done = threading.Event()

    def run(self) -> None:
        while not self.done.wait(max(BEAT, self.alarm / 2)):
            if monotonic() - self.due >= self.alarm / 2 and not self.seen:
                self.seen = place(sys._current_frames().get(self.watched))


def place(frame: FrameType | None) -> str:
    """Where a thread is in our own code, or else at all."""
    first = frame
    while frame is not None and "/waterhole/" not in frame.f_code.co_filename:
        frame = frame.f_back
    found = frame or first
    return f"{found.f_code.co_filename.rpartition('/')[2]}:{found.f_lineno}" if found is not None else ""
