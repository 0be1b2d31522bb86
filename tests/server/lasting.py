"""Processes in which bots think, for all servers of a test run: to start them takes longer than most tests."""

import multiprocessing
from collections.abc import Callable
from concurrent import futures
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

from waterhole.server.bots.pool import BotsPool
from waterhole.server.bots.worker import begin

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Lent(futures.Executor):
    """Stays when the server goes that it was lent to: only what that server has asked is waited for."""

    def __init__(self, workers: futures.Executor) -> None:
        self.workers = workers
        self.asked: set[futures.Future[Any]] = set()

    def submit(
        self, work: Callable[Given, Found], /, *arguments: Given.args, **named: Given.kwargs
    ) -> futures.Future[Found]:
        future = self.workers.submit(work, *arguments, **named)
        self.asked.add(future)
        future.add_done_callback(self.asked.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        left = [future for future in self.asked.copy() if not (cancel_futures and future.cancel())]
        if wait:
            futures.wait(left)


@lru_cache
def lasting(_place: str) -> futures.Executor:
    """One process for each place. None gives way to the others: on a busy machine it would never have its turn."""
    return futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (0,))


def lend_workers(pool: BotsPool) -> None:
    """What a pool would start for itself it finds there already; should it be broken, the pool helps itself."""
    pool.front.executor, pool.back.executor = Lent(lasting("front")), Lent(lasting("back"))
