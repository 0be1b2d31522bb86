"""The same work on many things: here on all cores, or on a cluster."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from waterhole.bots.cores import available_cores

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event  # Where it is forbidden, it cannot even be read.

    from waterhole.lab.cluster import Cluster

Thing = TypeVar("Thing")
Found = TypeVar("Found")
Crew: TypeAlias = "int | Cluster | None"
"""Who does the work: so many cores, all there are (None), or a cluster."""

STOP: "list[Event]" = []
"""In a process of the pool: set when it should finish its match and leave."""


def cores_of(crew: Crew) -> int:
    """How many can work at once."""
    return available_cores() if crew is None else crew if isinstance(crew, int) else crew.cores


def spread(
    work: Callable[[Thing], Found], things: Sequence[Thing], heard: Callable[[Found], bool | None], crew: Crew = None
) -> bool:
    """Do the work on each thing; `heard` is told what came out, as it comes, and says True when there is enough.

    False if Ctrl-C ended it.
    """
    try:
        if crew is not None and not isinstance(crew, int):
            crew.spread(work, things, heard)
        elif cores_of(crew) == 1 or len(things) < 2:
            for thing in things:
                if heard(work(thing)):
                    break
        else:
            together(work, things, heard, cores_of(crew))
    except KeyboardInterrupt:
        return False
    return True


def together(
    work: Callable[[Thing], Found], things: Sequence[Thing], heard: Callable[[Found], bool | None], cores: int
) -> None:
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(min(cores, len(things)), context, prepare, (stop,)) as pool:
        with deaf_to_interrupts():  # so are the processes that are started now
            futures = [pool.submit(work, thing) for thing in things]
        told: set[Future[Found]] = set()
        try:
            for future in as_completed(futures):
                told.add(future)
                if heard(future.result()):
                    break
            else:
                return
        except BaseException:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            collect([future for future in futures if future not in told], heard)
            raise
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def collect(futures: Sequence[Future[Found]], heard: Callable[[Found], bool | None]) -> None:
    """What the other processes had finished when they were told to stop."""
    for future in futures:
        if future.done() and not future.cancelled() and future.exception() is None:
            heard(future.result())


def prepare(stop: "Event") -> None:
    """What a process of the pool begins with."""
    STOP.append(stop)


def told_to_stop() -> bool:
    """Whether this process should finish what it does, and leave."""
    return bool(STOP) and STOP[0].is_set()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is for the process that reports: those of the pool never hear it, and wait for its word."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
