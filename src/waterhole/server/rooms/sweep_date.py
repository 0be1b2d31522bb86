"""Which day it is, as far as a server may believe its machine: a clock that is wrong must not sweep everything away.

The database keeps the day up to which its servers have lived. A clock that goes on from there by some weeks is
believed; a greater leap is logged and followed slowly, a day for each hour of running. So a server that starts 200 days
ahead forgets nothing at once, and there is a week to set its clock right; one that really stood still for half a year
catches up by itself.
"""

import structlog

from waterhole.server.storage.tables import Store

DAY = 86_400_000
BELIEVED = 30 * DAY
"""How far a clock may be ahead of the last day that was lived, after a holiday."""

logger = structlog.get_logger()


def believed(lived: int, now: int, step: int) -> int:
    """The time to go by, when servers have lived until `lived`: now, or only a step further."""
    return now if now <= lived + BELIEVED else lived + step


async def today(store: Store, now: int, step: int) -> int:
    """The time to go by; the next one who asks goes on from there. `step` is how far a leap is followed."""
    lived = await store.lived_until()
    time = now if lived is None else believed(lived, now, step)
    if time < now:
        logger.error("clock_not_believed", days_ahead=(now - time) // DAY, sweeping="as if it were so much earlier")
    await store.live_until(time)
    return time
