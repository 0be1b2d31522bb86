"""A batch on several cores: processes that play some of its rows each, and memory that all of them share."""

import json
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

BLOCK = 256
"""Rows that a process plays and hands over at a time: as long as they lie in the cache of its core."""
STEP = b"step"
DONE = b"done"


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

    def setting(self) -> Setting:
        return Setting(V0[self.game].load(self.edition), self.players, dict(self.options))

    def blocks(self) -> list[tuple[slice, Batch]]:
        """Its rows, some at a time, and where they stand among all."""
        setting, end = self.setting(), self.first + self.size
        bounds = [(first, min(first + BLOCK, end)) for first in range(self.first, end, BLOCK)]
        return [(slice(first, last), Batch(setting, last - first, self.seed, first)) for first, last in bounds]


class WideBatch:
    """Like `Batch`, on several cores. `send` and `recv` are the two halves of `step`: between them one can think.

    Close it, or use it in a `with`: processes and memory are given back. A program that uses it begins with
    `if __name__ == "__main__":`, since the processes import it.
    """

    def __init__(self, job: Job, workers: int) -> None:
        one = Batch(job.setting(), 1, job.seed)
        self.fields, self.move_count, self.size = one.fields, one.move_count, job.size
        kinds = {**vars(one.now), "moves": np.zeros(1, np.int64)}
        shapes = {name: ((job.size, *array.shape[1:]), array.dtype.str) for name, array in kinds.items()}
        sizes = {name: job.size * array.nbytes for name, array in kinds.items()}
        self.blocks = {name: SharedMemory(create=True, size=max(1, size)) for name, size in sizes.items()}
        whole = laid_over(self.blocks, shapes)
        self.moves: NDArray[np.int64] = whole.pop("moves")
        self.now = Step(**whole)
        self.marks = self.now.masks.reshape(-1)
        self.begins = self.move_count * np.arange(job.size)
        self.dealt = False
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
            pipe.send_bytes(told("reset", None if seed is None else str(seed)))
        self.dealt = True
        return self.recv()

    def send(self, actions: ArrayLike) -> None:
        """Let a move be made in each game. If one is illegal, `IllegalMove` is raised and no game has changed."""
        moves: NDArray[np.int64] = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.size,):
            raise ValueError(f"a batch of {self.size} games takes as many actions, not {len(moves)}")
        if not self.dealt:
            raise ValueError("reset() comes first")
        self.check(moves)
        self.moves[:] = moves
        for pipe in self.pipes:
            pipe.send_bytes(STEP)

    def recv(self) -> Step:
        """What the moves brought, once all processes have made theirs."""
        for pipe in self.pipes:
            pipe.recv_bytes()
        return self.now

    def step(self, actions: ArrayLike) -> Step:
        self.send(actions)
        return self.recv()

    def check(self, moves: NDArray[np.int64]) -> None:
        known = moves.view(np.uint64) < self.move_count  # (Below 0 is far above as well.)
        legal = known & self.marks.take(self.begins + moves, mode="clip").view(np.bool_)
        if legal.all():
            return
        row = int(np.flatnonzero(~legal)[0])
        pipe = self.pipes[int(np.searchsorted(self.bounds, row, side="right")) - 1]
        pipe.send_bytes(told("why", [row, int(moves[row])]))
        code, params, rule = json.loads(pipe.recv_bytes())
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


def told(what: str, given: object) -> bytes:
    """All that is said between the processes but STEP and DONE, which are said most often."""
    return json.dumps([what, given]).encode()


def understood(said: bytes) -> tuple[str, Any]:
    """The opposite of `told`."""
    if said == STEP:
        return "step", None
    what, given = json.loads(said)
    return what, given


def work(job: Job, pipe: Connection, names: Mapping[str, str], shapes: Mapping[str, tuple[Any, str]]) -> None:
    """Play some rows, until the pipe is closed."""
    memory = {name: SharedMemory(block) for name, block in names.items()}
    whole = laid_over(memory, shapes)
    moves = whole.pop("moves")
    blocks = job.blocks()
    while (said := received(pipe)) is not None:
        what, given = understood(said)
        if what == "why":
            pipe.send_bytes(why(blocks, *given))
            continue
        for place, rows in blocks:
            now = rows.reset(given) if what == "reset" else rows.step(moves[place])
            for name, array in vars(now).items():
                whole[name][place] = array
        pipe.send_bytes(DONE)


def why(blocks: list[tuple[slice, Batch]], row: int, move: int) -> bytes:
    """The reason why a move is refused."""
    place, rows = next((place, rows) for place, rows in blocks if place.start <= row < place.stop)
    refused = rows.rows.refused(row - place.start, move)
    return json.dumps([refused.code, refused.params, refused.rule]).encode()


def received(pipe: Connection) -> bytes | None:
    try:
        return pipe.recv_bytes()
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
