"""The same work on many things, on all cores."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

from waterhole.bots.cores import available_cores
from waterhole.lab.simulate import deaf_to_interrupts, prepare

Thing = TypeVar("Thing")
Found = TypeVar("Found")


def spread(
    work: Callable[[Thing], Found],
    things: Sequence[Thing],
    heard: Callable[[Found], bool | None],
    cores: int | None = None,
) -> bool:
    """Do the work on each thing; `heard` is told what came out, as it comes, and says True when there is enough.

    False if Ctrl-C ended it.
    """
    try:
        if (cores or available_cores()) == 1 or len(things) < 2:
            for thing in things:
                if heard(work(thing)):
                    break
        else:
            together(work, things, heard, cores or available_cores())
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
        try:
            for future in as_completed(futures):
                if heard(future.result()):
                    stop.set()
                    pool.shutdown(wait=True, cancel_futures=True)
                    return
        except BaseException:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            raise
