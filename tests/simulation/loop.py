"""An event loop whose time jumps and whose order is drawn by lot: the same seed, the same run.

Nothing outside takes part: no sockets, no threads. When nothing is ready, the clock jumps to the next timer. Which of
the tasks that are ready goes on is drawn by lot; other callbacks keep their order, as asyncio promises.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")
LIFE: ContextVar[int] = ContextVar("LIFE", default=0)
"""Whose task or timer something is: a life of a server, from its start until it is killed; 0 is everybody else."""
SHUFFLED = 0.3
"""How often the next task is drawn by lot."""
MOST_STEPS = 400_000


class Stuck(Exception):
    """Nothing is left that could happen, or too much happens."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs one callback at a time; `between` is called before each."""

    if TYPE_CHECKING:  # The insides of asyncio's loop, which its types do not tell of.
        _ready: deque[asyncio.Handle]
        _scheduled: list[asyncio.TimerHandle]
        _stopping: bool

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random
        self.now = 0.0
        self.steps = 0
        self.dead: set[int] = set()
        self.tasks: dict[int, list[asyncio.Task[Any]]] = {}
        self.between: Callable[[], None] = lambda: None
        self.aside: Callable[[Callable[[], object]], asyncio.Future[Any]] = self.at_once
        """Does what is for a thread."""
        factory: Any = self.make_task
        self.set_task_factory(factory)

    def time(self) -> float:
        return self.now

    def make_task(
        self, _: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T], context: Context | None = None
    ) -> asyncio.Task[T]:
        context = context if context is not None else copy_context()
        task = asyncio.Task(work, loop=self, context=context)
        life = context.get(LIFE, 0)
        if life in self.dead:
            if ours(work):
                task.cancel()  # What tidies up after the dead begins nothing new.
        elif life:
            self.tasks.setdefault(life, []).append(task)
        return task

    def kill(self, life: int) -> None:
        """Nothing of this life goes on; its tasks end, by then cut off from everything."""
        self.dead.add(life)
        for task in self.tasks.pop(life, []):
            if not task.done():
                task.cancel()

    # What asyncio's loop does, in another way.

    def _run_once(self) -> None:
        self.between()
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck("too much happens")
        self.take_what_is_due()
        if not self._ready:
            return
        handle = self.next_handle()
        if not handle._cancelled and not self.is_dead(handle):
            handle._run()

    def take_what_is_due(self) -> None:
        timers = self._scheduled
        while timers and timers[0]._cancelled:
            heapq.heappop(timers)
        if not self._ready and not self._stopping:
            if not timers:
                raise Stuck("nothing is left that could happen")
            self.now = max(self.now, timers[0].when())
        while timers and timers[0].when() <= self.now:
            timer = heapq.heappop(timers)
            if not timer._cancelled:
                self._ready.append(timer)

    def next_handle(self) -> asyncio.Handle:
        ready = self._ready
        if len(ready) == 1 or self.random.random() >= SHUFFLED:
            return ready.popleft()
        first = next((number for number, handle in enumerate(ready) if not goes_on(handle)), None)
        choice = [number for number, handle in enumerate(ready) if number == first or goes_on(handle)]
        number = self.random.choice(choice)
        chosen = ready[number]
        del ready[number]
        return chosen

    def is_dead(self, handle: asyncio.Handle) -> bool:
        """Whether this is an alarm that a dead server had set."""
        if not isinstance(handle, asyncio.TimerHandle):
            return False
        context: Context = getattr(handle, "_context")  # noqa: B009 (its types do not tell of it)
        callback: object = getattr(handle, "_callback", None)
        return context.get(LIFE, 0) in self.dead and getattr(callback, "__module__", "").startswith("waterhole.")

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass  # It is dropped when its time comes.

    def _write_to_self(self) -> None:
        pass

    def _process_events(self, event_list: object) -> None:
        pass

    # What would be done by threads is done here, when its time has come.

    def run_in_executor(self, executor: object, func: Callable[..., T], *args: Any) -> "asyncio.Future[T]":  # type: ignore[override]
        if executor is None:
            return self.at_once(partial(func, *args))
        return self.aside(partial(func, *args))

    def at_once(self, function: Callable[[], T]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(function())
        except Exception as problem:  # noqa: BLE001 (whoever asked is told)
            future.set_exception(problem)
        return future


def ours(work: Coroutine[Any, Any, Any]) -> bool:
    """Whether this is the server's own work, not a library's."""
    return "/waterhole/" in getattr(work, "cr_code").co_filename  # noqa: B009 (its types do not tell of it)


def goes_on(handle: asyncio.Handle) -> bool:
    """Whether this is a task that goes on; such may come in any order."""
    callback: object = getattr(handle, "_callback", None)
    return isinstance(getattr(callback, "__self__", None), asyncio.Task)
