"""Long work in slices, so that everybody has a turn in between; and a look at how late the loop is all the same."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Iterable
from types import FrameType
from typing import TypeVar

import structlog

from waterhole.server import metrics
from waterhole.server.clock import monotonic

T = TypeVar("T")
BEAT = 0.1
"""Seconds between two looks at the clock."""

logger = structlog.get_logger()


async def in_slices(things: Iterable[T], seconds: float) -> AsyncIterator[T]:
    """The same things one by one; whenever so much time has gone by, others come first."""
    begun = monotonic()
    for thing in things:
        yield thing
        if monotonic() - begun >= seconds:
            await asyncio.sleep(0)
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
