"""Many matches between bots, on all cores. A match depends on the seed and its own number alone."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeAlias

from waterhole import games
from waterhole.bots import Bot, agents
from waterhole.bots.company import Company, Follower, choose
from waterhole.core.edition import Edition, reason
from waterhole.core.errors import BadInput
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.lab.pool import Crew, cores_of, spread, told_to_stop
from waterhole.lab.tally import Tally
from waterhole.records.match import Match
from waterhole.records.record import Seat

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


def play_chunk(plan: Plan, chunk: tuple[int, range]) -> tuple[int, Tally]:
    """Play the matches of a numbered chunk, or those until somebody says stop."""
    tally = Tally.empty(plan.players)
    for number in chunk[1]:
        if told_to_stop():
            break
        tally.join(play_one(plan, number))
    return chunk[0], tally


def play_numbered(plan: Plan, match: tuple[int, int]) -> tuple[int, Tally]:
    """Play one match of a chunk: the chunk, and what it came to."""
    return match[0], play_one(plan, match[1])


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

    def __init__(self, plan: Plan, cores: Crew = None) -> None:
        self.plan = plan.checked()
        self.chunks = plan.chunks()
        self.done: dict[int, Tally] = {}
        self.crew = cores
        self.cores = min(cores_of(cores), len(self.chunks))
        self.interrupted = False

    def run(self, progress: Progress = lambda games: None) -> Tally:
        """Play everything; `progress` hears how many matches have just been finished."""
        if self.cores == 1:
            self.interrupted = not self.alone(progress)
        else:
            self.interrupted = not self.together(progress)
        return self.total()

    def alone(self, progress: Progress) -> bool:
        """Match by match: who stops it has all that were finished."""

        def heard(found: tuple[int, Tally]) -> None:
            self.done.setdefault(found[0], Tally.empty(self.plan.players)).join(found[1])
            progress(1)

        matches = [(index, number) for index, numbers in enumerate(self.chunks) for number in numbers]
        return spread(partial(play_numbered, self.plan), matches, heard, 1)

    def together(self, progress: Progress) -> bool:
        def heard(found: tuple[int, Tally]) -> None:
            self.done[found[0]] = found[1]
            progress(found[1].games)

        return spread(partial(play_chunk, self.plan), list(enumerate(self.chunks)), heard, self.crew)

    def total(self) -> Tally:
        """Added up in the order of the matches, so that rounding is always the same."""
        total = Tally.empty(self.plan.players)
        for index in sorted(self.done):
            total.join(self.done[index])
        return total


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
