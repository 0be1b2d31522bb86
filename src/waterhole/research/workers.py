"""A batch on several cores: processes that play some of its rows each, and memory that all of them share."""

from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from waterhole.bots.cores import available_cores
from waterhole.core.errors import IllegalMove
from waterhole.research.batches import Batch, Step, batch
from waterhole.research.versions import V0, Setting


@dataclass(frozen=True)
class Job:
    """What a process needs to know to play its rows."""

    game: str
    players: int
    options: Mapping[str, object]
    edition: str | Path | None
    seed: str
    first: int
    size: int

    def made(self) -> Batch:
        setting = Setting(V0[self.game].load(self.edition), self.players, dict(self.options))
        return Batch(setting, self.size, self.seed, self.first)


class WideBatch:
    """Like `Batch`, on several cores. `send` and `recv` are the two halves of `step`: between them one can think.

    Close it, or use it in a `with`: processes and memory are given back. A program that uses it begins with
    `if __name__ == "__main__":`, since the processes import it.
    """

    def __init__(self, job: Job, workers: int) -> None:
        self.job = job
        whole = job.made()
        self.fields, self.move_count, self.size = whole.fields, whole.move_count, job.size
        kinds = dict(vars(whole.now))
        self.blocks = {name: SharedMemory(create=True, size=max(1, array.nbytes)) for name, array in kinds.items()}
        shapes = {name: (array.shape, array.dtype.str) for name, array in kinds.items()}
        self.now = Step(**laid_over(self.blocks, shapes))
        self.pipes: list[Connection] = []
        self.bounds = [job.size * place // workers for place in range(workers + 1)]
        context = get_context("spawn")
        names = {name: block.name for name, block in self.blocks.items()}
        processes = []
        for begin, end in zip(self.bounds[:-1], self.bounds[1:], strict=True):
            ours, theirs = context.Pipe()
            part = Job(job.game, job.players, job.options, job.edition, job.seed, begin, end - begin)
            process = context.Process(target=work, args=(part, theirs, names, shapes), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            processes.append(process)
        self.close = finalize(self, end_all, self.pipes, processes, self.blocks)

    def __enter__(self) -> "WideBatch":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def reset(self, seed: int | str | None = None) -> Step:
        """Deal all games anew: those of the seed from the first on."""
        for pipe in self.pipes:
            pipe.send(("reset", None if seed is None else str(seed)))
        return self.recv()

    def send(self, actions: ArrayLike) -> None:
        """Let a move be made in each game. If one is illegal, `IllegalMove` is raised and no game has changed."""
        moves: NDArray[np.int64] = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.size,):
            raise ValueError(f"a batch of {self.size} games takes as many actions, not {len(moves)}")
        self.check(moves)
        for place, pipe in enumerate(self.pipes):
            pipe.send(("step", moves[self.bounds[place] : self.bounds[place + 1]]))

    def recv(self) -> Step:
        """What the moves brought, once all processes have made theirs."""
        for pipe in self.pipes:
            pipe.recv()
        return self.now

    def step(self, actions: ArrayLike) -> Step:
        self.send(actions)
        return self.recv()

    def check(self, moves: NDArray[np.int64]) -> None:
        known = (moves >= 0) & (moves < self.move_count)
        legal = known & (self.now.masks[np.arange(self.size), np.where(known, moves, 0)] == 1)
        if legal.all():
            return
        row = int(np.flatnonzero(~legal)[0])
        place = int(np.searchsorted(self.bounds, row, side="right")) - 1
        self.pipes[place].send(("why", (row - self.bounds[place], int(moves[row]))))
        code, params, rule = self.pipes[place].recv()
        raise IllegalMove(code, params, rule)


def wide_batch(
    game: str,
    players: int = 4,
    size: int = 1024,
    seed: int | str = 0,
    *,
    workers: int = 0,
    edition: str | Path | None = None,
    **options: object,
) -> WideBatch:
    """The same games as those of `batch`, on so many cores (0: all there are)."""
    count = workers or available_cores()
    batch(game, players, size, seed, edition=edition, **options)  # Whatever is wrong is refused here.
    return WideBatch(Job(game, players, options, edition, str(seed), 0, size), min(count, size))


def laid_over(blocks: Mapping[str, SharedMemory], shapes: Mapping[str, tuple[Any, str]]) -> dict[str, Any]:
    """Arrays over shared memory."""
    return {name: np.ndarray(shape, kind, blocks[name].buf) for name, (shape, kind) in shapes.items()}


def work(job: Job, pipe: Connection, names: Mapping[str, str], shapes: Mapping[str, tuple[Any, str]]) -> None:
    """Play some rows, until the pipe is closed."""
    blocks = {name: SharedMemory(name) for name in names.values()}
    whole = laid_over({name: blocks[block] for name, block in names.items()}, shapes)
    mine = {name: array[job.first : job.first + job.size] for name, array in whole.items()}
    rows = job.made()
    while (told := received(pipe)) is not None:
        what, given = told
        if what == "why":
            refused = rows.rows.refused(*given)
            pipe.send((refused.code, refused.params, refused.rule))
            continue
        now = rows.reset(given) if what == "reset" else rows.step(given)
        for name, array in vars(now).items():
            mine[name][...] = array
        pipe.send(True)


def received(pipe: Connection) -> Any:  # noqa: ANN401 (what the other end sends)
    try:
        return pipe.recv()
    except EOFError:
        return None


def end_all(pipes: list[Connection], processes: list[Any], blocks: Mapping[str, SharedMemory]) -> None:
    """Close the pipes, wait for the processes to see it, and give the memory back."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(30)
    for block in blocks.values():
        block.unlink()
