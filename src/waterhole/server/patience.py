"""Long work in slices, so that everybody has a turn in between; and a look at how late the loop is all the same."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from time import monotonic
from typing import TypeVar

import structlog

from waterhole.server import figures

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
    """Measure how late the event loop is; say so when that is long."""
    while True:
        due = monotonic() + BEAT
        await asyncio.sleep(BEAT)
        lag = max(0.0, monotonic() - due)
        figures.LAG.observe(lag)
        if lag >= alarm:
            logger.warning("loop_lag", milliseconds=round(1000 * lag))
