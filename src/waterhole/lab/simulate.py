"""Many matches between bots, on all cores. A match depends on the seed and its own number alone."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, TypeAlias

from waterhole import games
from waterhole.bots import Bot, agents
from waterhole.bots.company import Company, Follower, choose
from waterhole.bots.cores import available_cores
from waterhole.core.edition import Edition, reason
from waterhole.core.errors import BadInput
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.lab.tally import Tally
from waterhole.records.match import Match
from waterhole.records.record import Seat

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event  # Where it is forbidden, it cannot even be read.

CHUNKS = 200
"""Into how many pieces a long simulation is cut: enough for an even load and a smooth bar."""
Progress: TypeAlias = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """All that decides the outcome of a simulation, plain enough to be sent to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Options = field(default_factory=dict)
    edition: Edition | None = None
    record: Path | None = None
    terms: agents.Terms = field(default_factory=agents.Terms)

    def checked(self) -> "Plan":
        """The plan itself, if its first match can be dealt and its bots made."""
        if self.games < 1:
            raise BadInput("core.bad_count", {"name": "--games", "value": str(self.games)})
        match = self.match(0)
        agents.check(self.bots, match.game, self.players, match.options, self.terms)
        if self.record is not None:
            make_folder(self.record)
        return self

    def file_name(self, number: int) -> str:
        """Where match number `number` is recorded: other plans write other names."""
        seed = "".join(letter if letter.isalnum() else "_" for letter in self.seed)[:40]
        return f"{self.game}-{self.players}-players-seed-{seed}-{number + 1:06}.json"

    def match(self, number: int) -> Match:
        """Match number `number` before its first move."""
        names = [Seat(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(map(agents.label, self.bots))]
        game = games.game(self.game, self.edition)
        seed = f"{self.seed}/{number}"
        return Match(game, self.players, seed=seed, seats=names, options=self.options)

    def seated(self, number: int) -> list[Bot]:
        """The bots of match number `number`, seat by seat."""
        return [agents.seat(name, f"{self.seed}/{number}/{seat}", self.terms) for seat, name in enumerate(self.bots)]

    def chunks(self) -> list[range]:
        """The numbers of the matches in pieces; how many cores there are plays no part."""
        size = -(-self.games // CHUNKS)
        return [range(start, min(start + size, self.games)) for start in range(0, self.games, size)]


def play_chunk(plan: Plan, numbers: range) -> Tally:
    """Play these matches, or those until somebody says stop."""
    tally = Tally.empty(plan.players)
    for number in numbers:
        if STOP and STOP[0].is_set():
            break
        tally.join(play_one(plan, number))
    return tally


def play_one(plan: Plan, number: int) -> Tally:
    """Play one match, and write its record if wanted."""
    match = plan.match(number)
    seated = plan.seated(number)
    tally = Tally.empty(plan.players)
    if plan.record is None and not any(isinstance(bot, Follower) for bot in seated):
        tally.add(play_quickly(match.state, seated), match.state.result())
        return tally
    company = Company(match, dict(enumerate(seated)))
    tally.add(company.play(), match.state.result())
    tally.blame(company.faults())
    if plan.record is not None:
        write(plan.record / plan.file_name(number), match.record().text())
    return tally


def play_quickly(state: State, seated: list[Bot]) -> int:
    """Play to the end without a record; how many decisions that took. A bot's move is checked like anybody's."""
    decisions = 0
    while (seat := state.turn) >= 0:
        state.play(choose(state, seated[seat]))
        decisions += 1
    return decisions


class Simulation:
    """A plan being carried out. After Ctrl-C it is `interrupted`, and `total` tells what was finished."""

    def __init__(self, plan: Plan, cores: int | None = None) -> None:
        self.plan = plan.checked()
        self.chunks = plan.chunks()
        self.done: dict[int, Tally] = {}
        self.cores = min(cores or available_cores(), len(self.chunks))
        self.interrupted = False

    def run(self, progress: Progress = lambda games: None) -> Tally:
        """Play everything; `progress` hears how many matches have just been finished."""
        try:
            if self.cores == 1:
                self.alone(progress)
            else:
                self.together(progress)
        except KeyboardInterrupt:
            self.interrupted = True
        return self.total()

    def alone(self, progress: Progress) -> None:
        for index, numbers in enumerate(self.chunks):
            self.done[index] = Tally.empty(self.plan.players)
            for number in numbers:
                self.done[index].join(play_one(self.plan, number))
                progress(1)

    def together(self, progress: Progress) -> None:
        context = get_context("spawn")
        stop = context.Event()
        with ProcessPoolExecutor(self.cores, context, prepare, (stop,)) as pool:
            with deaf_to_interrupts():  # so are the processes that are started now
                futures = {
                    pool.submit(play_chunk, self.plan, numbers): index for index, numbers in enumerate(self.chunks)
                }
            try:
                for future in as_completed(futures):
                    self.done[futures[future]] = future.result()
                    progress(future.result().games)
            except BaseException:
                stop.set()
                pool.shutdown(wait=True, cancel_futures=True)
                self.collect(futures)
                raise

    def collect(self, futures: dict[Future[Tally], int]) -> None:
        """What the other processes had finished when they were told to stop."""
        for future, index in futures.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                self.done[index] = future.result()

    def total(self) -> Tally:
        """Added up in the order of the matches, so that rounding is always the same."""
        total = Tally.empty(self.plan.players)
        for index in sorted(self.done):
            total.join(self.done[index])
        return total


STOP: "list[Event]" = []
"""In a process of the pool: set when it should finish its match and leave."""


def prepare(stop: "Event") -> None:
    """What a process of the pool begins with."""
    STOP.append(stop)


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


def make_folder(folder: Path) -> None:
    """Make sure, before hours of play, that records can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".waterhole"
        trial.touch()
        trial.unlink()
    except (OSError, ValueError) as problem:
        raise unwritable(folder, problem) from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None


def unwritable(path: Path, problem: Exception) -> BadInput:
    return BadInput("core.file_unwritable", {"file": str(path), "reason": reason(problem)})
