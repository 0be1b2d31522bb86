"""What a server does beside answering: each task ends with the server, and what goes wrong is logged."""

import asyncio
from collections.abc import Callable, Coroutine

import structlog

from waterhole.server.storage.engine import STORAGE_DOWN

logger = structlog.get_logger()


class Tasks:
    """Those of one server."""

    def __init__(self) -> None:
        self.running: dict[asyncio.Task[None], None] = {}  # in the order of their beginning
        self.stopping = False
        """Nothing new is taken on any more."""

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self.running[task] = None
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.running.pop(task, None)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("task_failed", exc_info=problem)

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: None if self.stopping else what())

    async def every(self, seconds: float, what: Callable[[], Coroutine[object, object, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except STORAGE_DOWN as problem:
                logger.warning("storage_down", problem=type(problem).__name__)
            except Exception as problem:  # One failure must not end the housekeeping.
                logger.error("task_failed", exc_info=problem)

    async def end(self) -> None:
        """Stop everything."""
        self.stopping = True
        running = list(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
