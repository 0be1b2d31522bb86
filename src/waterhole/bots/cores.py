"""How many processes may work together here: some machines forbid what processes share, and then one does all."""

import os
from multiprocessing import get_context


def available_cores() -> int:
    """The cores that this process may use."""
    if not can_share():
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def can_share() -> bool:
    """Whether processes can have a semaphore in common: a phone or a locked-down container may forbid it."""
    try:
        get_context("spawn").Semaphore()
    except (ImportError, NotImplementedError, OSError):
        return False
    return True
