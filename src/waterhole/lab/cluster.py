"""The same work on many machines: a Ray cluster (`pip install "waterhole[cluster]"`), in place of this one's cores.

What a task finds depends on the task alone, so a worker that dies in the middle changes nothing: its task is done again
elsewhere. On every machine the same version of Waterhole must be installed.
"""

import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from itertools import islice
from typing import Any, TypeVar

from waterhole.core.errors import BadInput

Thing = TypeVar("Thing")
Found = TypeVar("Found")
KNOCK = 10.0
"""Seconds to find out whether a cluster is there."""
AHEAD = 2
"""Tasks for each core that are under way at once: one at work, and one that waits beside it."""


class Cluster:
    """A Ray cluster at an address (`auto`: the one of this machine)."""

    def __init__(self, address: str) -> None:
        self.address = address
        with connected(address) as ray:
            self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def spread(
        self, work: Callable[[Thing], Found], things: Sequence[Thing], heard: Callable[[Found], bool | None]
    ) -> None:
        """Do the work on each thing, wherever there is room; `heard` says True when there is enough."""
        with connected(self.address) as ray:
            task, kept = ray.remote(carry_out).options(max_retries=-1), ray.put(work)
            left, under_way = iter(things), list[Any]()
            while True:
                under_way += [task.remote(kept, thing) for thing in islice(left, self.room(under_way))]
                if not under_way:
                    return
                (first, *_), under_way = ray.wait(under_way)
                if heard(ray.get(first)):
                    return

    def room(self, under_way: list[Any]) -> int:
        return max(0, AHEAD * self.cores - len(under_way))


def carry_out(work: Callable[[Thing], Found], thing: Thing) -> Found:
    """A task; runs on a worker."""
    return work(thing)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, talking to this cluster until it is left, which cancels what is under way; BadInput says what is missing.

    Of workers that die Ray tells on the standard output, where only results belong.
    """
    try:
        import ray
    except ImportError:
        raise BadInput("core.no_ray", {}) from None
    with redirect_stdout(sys.stderr):
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, RuntimeError, ValueError) as problem:
            reason = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
            raise BadInput("core.cluster_away", {"address": address, "reason": reason}) from None
        try:
            yield ray
        finally:
            ray.shutdown()


def knock(address: str) -> None:
    """Whether somebody listens there: Ray itself would ask for minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in address and port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCK).close()
