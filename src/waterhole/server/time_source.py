"""The time, as the whole server has it: one place, so that a test can have a time of its own."""

import time


def milliseconds() -> int:
    """Since 1970: for whatever is stored or told."""
    return int(time.time() * 1000)


def monotonic() -> float:
    """Seconds since some moment: for how long something took."""
    return time.monotonic()
