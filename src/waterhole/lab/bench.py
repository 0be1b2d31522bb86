"""How fast the games are: uniformly random play on one core, beside OpenSpiel in the same run."""

import tomllib
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Protocol, TypeAlias

from waterhole import games
from waterhole.bots import make
from waterhole.core.chance import Dice, stream
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.kit.playout import play_out
from waterhole.lab import bench_search, openspiel
from waterhole.lab.simulate import play_quickly

REPETITIONS = 7
SECONDS = 0.15
"""For each measurement, about; there are as many as repetitions."""
COPIES = 2000
STAGES = 3
PLAYERS = 4
TARGETS = Path(__file__).parent / "targets.toml"

Figures: TypeAlias = dict[str, float]


class Runner(Protocol):
    """A way to play random games: only `go` is timed."""

    def ready(self, games: int) -> None:
        """Deal."""
        ...

    def go(self) -> None:
        """Play them all to the end."""
        ...

    def decisions(self) -> int:
        """How many decisions that took."""
        ...


class Ours:
    """One of our games, dealt and ready to be played at random."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deals = deals(game)
        self.states: list[State] = []
        self.count = 0

    def ready(self, games: int) -> None:
        self.states = [self.deals[number % len(self.deals)].copy() for number in range(games)]

    def decisions(self) -> int:
        return self.count


class InOurLoop(Ours):
    """In the compiled loop that search uses."""

    dice: Dice = stream("bench")

    def go(self) -> None:
        self.count = sum(play_out(state, self.dice) for state in self.states)


class FromPython(Ours):
    """Driven move by move from Python."""

    random = staticmethod(Random(0).random)

    def go(self) -> None:
        random = self.random
        decisions = 0
        for state in self.states:
            while not state.over:
                moves = state.moves()
                state.play(moves[int(random() * len(moves))])
                decisions += 1
        self.count = decisions


class ByGreedy(Ours):
    """By bots that look one move ahead, asked as a simulation asks them: from what their seats can know."""

    def go(self) -> None:
        seats = range(int(self.deals[0].players))
        seated = [make("greedy", str(seat)) for seat in seats]
        self.count = sum(play_quickly(state, seated) for state in self.states)


class Whole(Ours):
    """Whole games, whose deal is timed, too: how, is the matter of another runner."""

    def __init__(self, way: "InOurLoop | FromPython") -> None:
        super().__init__(way.game)
        self.way = way
        self.games = 0

    def ready(self, games: int) -> None:
        self.games = games

    def go(self) -> None:
        players = int(self.deals[0].players)
        self.way.states = [self.game.deal(players, seed=number) for number in range(self.games)]
        self.way.go()
        self.count = self.way.count


def deals(game: Game, count: int = 50) -> list[State]:
    """Some first states."""
    players = min(max(PLAYERS, game.seats[0]), game.seats[-1])
    return [game.deal(players, seed=f"bench/{number}") for number in range(count)]


@dataclass
class Course:
    """A runner, and how many games it plays in one measurement."""

    runner: Runner
    games: int = 1

    def rate(self) -> float:
        """Decisions a second, once."""
        self.runner.ready(self.games)
        began = perf_counter()
        self.runner.go()
        seconds = perf_counter() - began
        self.games = max(1, min(4 * self.games, int(self.games * SECONDS / seconds)))
        return self.runner.decisions() / seconds


def rates(runners: dict[str, Runner]) -> dict[str, list[float]]:
    """The rates of all, in turns, so that whatever else the machine does falls on all alike."""
    courses = {name: Course(runner) for name, runner in runners.items()}
    for _ in range(4):
        for course in courses.values():
            course.rate()
    found: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(REPETITIONS):
        for name, course in courses.items():
            found[name].append(course.rate())
    return found


def measure(name: str) -> Figures:
    """All figures of a game. Beside others we play whole games: their deals are moves of chance."""
    game = games.game(name)
    ways: dict[str, InOurLoop | FromPython] = {"loop": InOurLoop(game), "python": FromPython(game)}
    whole = {f"whole/{way}": Whole(runner) for way, runner in ways.items()}
    found = rates({**ways, "greedy": ByGreedy(game), **whole, **foreign()})
    figures = {way: median(found[way]) for way in (*ways, "greedy")}
    for other in openspiel.GAMES if openspiel.library() else ():
        for way in ways:
            pairs = zip(found[f"whole/{way}"], found[f"{other}/{way}"], strict=True)
            figures[f"{other}/{way}"] = median(ours / theirs for ours, theirs in pairs)
    figures |= {"copy": copy_time(game), "memory": memory(game), "growth": growth(game)}
    return {**figures, **bench_search.measure(name, tables().get(name, {}))}


def foreign() -> dict[str, Runner]:
    """OpenSpiel's games, if it is there."""
    runners: dict[str, Runner] = {}
    for other in openspiel.GAMES if openspiel.library() else ():
        runners[f"{other}/python"] = openspiel.FromPython(other)
        runners[f"{other}/loop"] = openspiel.InItsLoop(other)
    return runners


def midway(game: Game) -> list[State]:
    """States from the middle of random games."""
    found = []
    for number, state in enumerate(deals(game)):
        moves = random_moves(state.copy(), number)
        for move in moves[: len(moves) // 2]:
            state.apply(move)
        found.append(state)
    return found


def random_moves(state: State, number: int) -> list[int]:
    """The moves of a random game from here to its end."""
    dice = stream("bench", number)
    made = []
    while not state.over:
        moves = state.moves()
        made.append(moves[dice.below(len(moves))])
        state.apply(made[-1])
    return made


def copy_time(game: Game) -> float:
    """Microseconds for a copy()."""
    states = midway(game)

    def once() -> float:
        began = perf_counter()
        for state in states:
            for _ in range(COPIES // len(states)):
                state.copy()
        return 1e6 * (perf_counter() - began) / COPIES

    return middle(once)


def memory(game: Game) -> float:
    """Bytes that a copy of a state holds on its own."""
    states = midway(game)
    kept: list[State | None] = [None] * COPIES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(COPIES):
        kept[number] = states[number % len(states)].copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / COPIES


def growth(game: Game) -> float:
    """The cost of a decision in the last part of a game as a multiple of that in the first."""
    plans = [(state, random_moves(state.copy(), number)) for number, state in enumerate(deals(game))]

    def once() -> float:
        costs = [0.0] * STAGES
        for first, moves in plans:
            state = first.copy()
            for stage in range(STAGES):
                part = moves[stage * len(moves) // STAGES : (stage + 1) * len(moves) // STAGES]
                began = perf_counter()
                for move in part:
                    state.moves()
                    state.apply(move)
                costs[stage] += (perf_counter() - began) / max(1, len(part))
        return costs[-1] / costs[0]

    return middle(once)


def middle(once: Callable[[], float]) -> float:
    """The median of several measurements."""
    return median(once() for _ in range(REPETITIONS))


def tables() -> dict[str, dict[str, int]]:
    """At which table the search of a game is measured."""
    return dict(tomllib.loads(TARGETS.read_text(encoding="utf-8"))["search_tables"])


def targets(game: str) -> dict[str, dict[str, float]]:
    """What a game should reach: for a figure, `least` or `most`."""
    return dict(tomllib.loads(TARGETS.read_text(encoding="utf-8")).get(game, {}))


def reached(value: float, target: dict[str, float]) -> bool:
    """Whether a figure is as good as wanted."""
    return target.get("least", value) <= value <= target.get("most", value)
