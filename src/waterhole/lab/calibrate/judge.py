"""Candidates at the tables: what they come to, and how far that is from what is wanted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from waterhole.core.edition import Edition
from waterhole.lab.balance.figures import Figure, Figures
from waterhole.lab.balance.measures import measure
from waterhole.lab.balance.observe import Observation, observe
from waterhole.lab.balance.study import Study
from waterhole.lab.calibrate.brief import Brief, Table, Target
from waterhole.lab.pool import Crew
from waterhole.lab.simulate import Plan
from waterhole.lab.strength import duels
from waterhole.lab.tally import Z95
from waterhole.lab.tournament import Run

CHUNK = 20
"""Matches that one process plays in one go."""


@dataclass(frozen=True)
class Task:
    """Some matches of a candidate at a table."""

    candidate: int
    table: str
    plan: Plan
    numbers: range


def tasks(brief: Brief, candidate: int, edition: Edition, seed: str) -> list[Task]:
    """All that quick bots have to play: the same deals for all candidates of the same seed."""
    found: list[Task] = []
    for table in brief.tables:
        plan = plan_of(brief, table, edition, f"{seed}/{table.name}", table.quick, table.quick_games)
        for start in range(0, table.quick_games, CHUNK):
            found.append(Task(candidate, table.name, plan, range(start, min(start + CHUNK, table.quick_games))))
    return found


def carry_out(task: Task) -> tuple[Task, list[Observation]]:
    """Play them."""
    return task, [observe(task.plan, number) for number in task.numbers]


def plan_of(brief: Brief, table: Table, edition: Edition, seed: str, bot: str, count: int) -> Plan:
    return Plan(brief.game, table.players, (bot,) * table.players, count, seed, dict(table.options), edition)


def quick_figures(brief: Brief, seen: Mapping[str, Sequence[Observation]]) -> dict[str, Figures]:
    """By table."""
    return {name: measure(sorted(some, key=lambda one: one.number), "time") for name, some in seen.items()}


def skill_figures(brief: Brief, table: Table, edition: Edition, seed: str, cores: Crew) -> Figures:
    """How much better play wins, as figures (their doubt as that of as many deals)."""
    plan = plan_of(brief, table, edition, seed, table.strong, 1)
    found: Figures = {}
    for tournament in Study(plan, table.skill, table.deals).duels() if table.skill else []:
        for duel in duels(tournament, Run(tournament, cores=cores).run()):
            reach = duel.off / Z95 * (duel.deals - 1) ** 0.5 if duel.deals > 1 else 0.0
            pulls = tuple(reach * (1 if place % 2 else -1) for place in range(duel.deals))
            found[f"skill/{duel.hero}/share"] = Figure(duel.share, pulls, True)
    return found


# How far from what is wanted.


@dataclass(frozen=True)
class Verdict:
    """One target at one table: the value, its interval, and how far it lies outside."""

    target: Target
    table: str
    name: str
    value: float
    interval: tuple[float, float]
    miss: float


def verdicts(brief: Brief, found: Mapping[str, Figures]) -> list[Verdict]:
    """Every target at every table that was played. What is named and never happened counts as 0."""
    said: list[Verdict] = []
    for target in brief.targets:
        for table in target.tables or tuple(found):
            if table in found:
                said += [verdict(target, table, name, one) for name, one in wanted(target, found[table]).items()]
    return said


def wanted(target: Target, figures: Figures) -> Figures:
    """The figures that a target speaks of: `role/*/taken` is many."""
    chosen: Figures = {}
    for pattern in target.figures:
        matching = {name: one for name, one in figures.items() if fnmatchcase(name, pattern)}
        chosen.update(matching or ({} if "*" in pattern else {pattern: Figure(0.0, ())}))
    if target.sum:
        return {" + ".join(chosen): summed(list(chosen.values()))}
    return chosen


def summed(figures: Sequence[Figure]) -> Figure:
    """The sum of several figures of the same matches; those that never happened add nothing."""
    pulls = [sum(some) for some in zip(*(one.pulls for one in figures if one.pulls), strict=True)]
    return Figure(sum(one.value for one in figures), tuple(pulls), share=True)


def verdict(target: Target, table: str, name: str, figure: Figure) -> Verdict:
    interval = figure.interval if figure.pulls else (figure.value, figure.value)
    return Verdict(target, table, name, figure.value, interval, target.miss(figure.value))


def penalty(said: Sequence[Verdict]) -> float:
    """The weighted sum over targets of the mean square of their misses: no target counts for more by being many."""
    total = 0.0
    for target in dict.fromkeys(one.target for one in said):
        misses = [one.miss**2 for one in said if one.target == target]
        total += target.weight * sum(misses) / len(misses)
    return total
