"""The search for numbers: CMA-ES with margin, then the best once more, on fresh deals, by strong bots.

Why CMA-ES: a dozen to forty numbers, a judgement that is noisy, has plateaus and no slope to follow, and costs seconds.
It only ranks the candidates of a generation, all tried on the same deals, and learns which numbers go together; *with
margin* whole numbers do not freeze. Each generation has deals of its own, so that none is learned by heart.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from waterhole.core.chance import number_of
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.lab.balance.figures import Figures
from waterhole.lab.balance.observe import Observation
from waterhole.lab.balance.study import Run as StudyRun
from waterhole.lab.balance.study import Study
from waterhole.lab.calibrate.brief import Brief
from waterhole.lab.calibrate.judge import (
    Task,
    Verdict,
    carry_out,
    penalty,
    plan_of,
    quick_figures,
    skill_figures,
    tasks,
    verdicts,
)
from waterhole.lab.calibrate.space import Space
from waterhole.lab.ledger import Ledger
from waterhole.lab.pool import Crew, spread

if TYPE_CHECKING:
    from cmaes import CMAwM

DISORDER = 1000.0
"""What a broken order costs: more than anything else, so that such a candidate need not be played."""
SIGMA = 0.25
"""The first step, as a part of each number's range."""


@dataclass(frozen=True)
class Terms:
    """How long to search, and how many are tried again."""

    generations: int
    population: int
    finalists: int
    seed: str


@dataclass(frozen=True)
class Candidate:
    """A point, and what it costs."""

    generation: int
    number: int
    point: tuple[float, ...]
    cost: float


@dataclass(frozen=True)
class Finalist:
    """A candidate that strong bots have tried, too."""

    candidate: Candidate
    edition: Edition
    cost: float
    said: list[Verdict]


class Calibration:
    """A search that can be stopped at any time, and goes on from its ledger."""

    def __init__(
        self, brief: Brief, edition: Edition, terms: Terms, folder: Path | None = None, cores: Crew = None
    ) -> None:
        self.brief, self.terms, self.folder, self.cores = brief, terms, folder, cores
        self.space = Space(brief, edition)
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        self.ledger = Ledger(self.head(edition), folder and folder / "candidates.jsonl")
        self.tried = [
            Candidate(line["generation"], line["number"], tuple(line["point"]), line["cost"])
            for line in self.ledger.lines
        ]
        self.interrupted = False

    def head(self, edition: Edition) -> dict[str, Json]:
        """What the results are of: more generations and finalists may be asked for, so that one can go on."""
        return {
            "study": "calibrate",
            "game": self.brief.game,
            "edition": {"name": edition.name, "hash": edition.hash},
            "brief": repr(self.brief),
            "population": self.terms.population,
            "seed": self.terms.seed,
        }

    @property
    def games(self) -> int:
        """All that quick bots are to play; the finalists' are counted when they are known."""
        each = sum(table.quick_games for table in self.brief.tables)
        return self.terms.generations * self.terms.population * each

    def run(self, progress: Callable[[int], None] = lambda games: None) -> list[Candidate]:
        """Search; the candidates found, best first."""
        optimiser = self.optimiser()
        for generation in range(self.terms.generations):
            asked = [optimiser.ask() for _ in range(self.terms.population)]
            known = {one.number: one for one in self.tried if one.generation == generation}
            if len(known) < self.terms.population:
                if not self.try_all(generation, [tuple(map(float, point)) for point, _ in asked], known, progress):
                    self.interrupted = True
                    break
                known = {one.number: one for one in self.tried if one.generation == generation}
            else:
                progress(self.games // self.terms.generations)
            optimiser.tell([(told, known[number].cost) for number, (_, told) in enumerate(asked)])
        return sorted(self.tried, key=lambda one: one.cost)

    def optimiser(self) -> "CMAwM":
        """The same seed asks the same questions, as long as it is told the same."""
        try:
            import numpy
            from cmaes import CMAwM
        except ImportError:
            raise BadInput("core.needs_lab", {"package": "cmaes"}) from None
        axes = self.space.axes
        spans = numpy.array([[0.0, 1.0] if axis.high == axis.low else [axis.low, axis.high] for axis in axes])
        scale = numpy.array([high - low for low, high in spans])
        return CMAwM(
            mean=numpy.array(self.space.origin()),
            sigma=SIGMA,
            bounds=spans,
            steps=numpy.array([1.0 if axis.whole else 0.0 for axis in axes]),
            cov=numpy.diag(scale**2),
            population_size=self.terms.population,
            seed=number_of(self.terms.seed) % 2**32,
        )

    def try_all(
        self,
        generation: int,
        points: Sequence[tuple[float, ...]],
        known: dict[int, Candidate],
        progress: Callable[[int], None],
    ) -> bool:
        """Let quick bots play all candidates of a generation that are not known yet; False after Ctrl-C."""
        seen: dict[int, dict[str, list[Observation]]] = {}
        due: dict[int, int] = {}
        work: list[Task] = []
        for number, point in enumerate(points):
            if number in known:
                continue
            disorder = self.space.disorder(point)
            if disorder:
                self.note(Candidate(generation, number, point, DISORDER * (1 + disorder)), {})
                continue
            edition = self.space.edition_at(point, "candidate")
            mine = tasks(self.brief, number, edition, f"{self.terms.seed}/{generation}")
            due[number], seen[number] = len(mine), {}
            work += mine

        def heard(found: tuple[Task, list[Observation]]) -> None:
            task, some = found
            seen[task.candidate].setdefault(task.table, []).extend(some)
            due[task.candidate] -= 1
            progress(len(some))
            if not due[task.candidate]:
                said = verdicts(self.brief, quick_figures(self.brief, seen.pop(task.candidate)))
                cost = penalty(said)
                self.note(Candidate(generation, task.candidate, points[task.candidate], cost), told(said))

        return spread(carry_out, work, heard, self.cores)

    def note(self, candidate: Candidate, figures: dict[str, Json]) -> None:
        self.tried.append(candidate)
        numbers: Any = self.space.numbers(candidate.point)
        self.ledger.add({**vars(candidate), "point": list(candidate.point), "numbers": numbers, "figures": figures})

    # The finalists.

    def finalists(self, ranked: Sequence[Candidate]) -> list[Finalist]:
        """The best different ones, played on fresh deals by strong bots; the best first."""
        chosen: dict[str, tuple[Candidate, Edition]] = {}
        for candidate in ranked:
            if len(chosen) < self.terms.finalists and candidate.cost < DISORDER:
                edition = self.space.edition_at(candidate.point, "candidate")
                chosen.setdefault(edition.hash, (candidate, edition))
        found = [self.final(candidate, edition) for candidate, edition in chosen.values()]
        return sorted(found, key=lambda one: one.cost)

    def final(self, candidate: Candidate, edition: Edition) -> Finalist:
        """One finalist at all tables that strong bots are wanted at."""
        said = verdicts(
            self.brief, strong_figures(self.brief, edition, f"{self.terms.seed}/final", self.folder, self.cores)
        )
        return Finalist(candidate, edition, penalty(said), said)


def strong_figures(brief: Brief, edition: Edition, seed: str, folder: Path | None, cores: Crew) -> dict[str, Figures]:
    """By table: an edition between strong bots. Results are kept by the edition's hash."""
    found: dict[str, Figures] = {}
    for table in brief.tables:
        if table.strong_games:
            plan = plan_of(brief, table, edition, f"{seed}/{table.name}", table.strong, table.strong_games)
            place = folder and folder / f"final-{edition.hash}-{table.name}"
            run = StudyRun(Study(plan), place, cores)
            found[table.name] = run.run().figures
            if run.interrupted:
                raise KeyboardInterrupt
        if table.skill:
            skill = skill_figures(brief, table, edition, f"{seed}/{table.name}/skill", cores)
            found[table.name] = {**found.get(table.name, {}), **skill}
    return found


def told(said: Sequence[Verdict]) -> dict[str, Json]:
    """The figures that were looked at, for the ledger."""
    return {f"{one.table}: {one.name}": round(one.value, 4) for one in said}
