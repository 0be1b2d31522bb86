"""Two editions on the same deals: by how much each figure differs, and whether chance could have done it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from waterhole.core.edition import Edition
from waterhole.core.event import Json
from waterhole.lab.balance.figures import Figure, difference, error_of
from waterhole.lab.balance.measures import measure
from waterhole.lab.balance.observe import Observation
from waterhole.lab.balance.study import Run, Study
from waterhole.lab.pool import Crew
from waterhole.lab.simulate import Plan, Progress

LEVEL = 0.05


@dataclass(frozen=True)
class Change:
    """One figure in both editions. `chance`: how often chance alone would make so great a difference.
    `sure`: still a difference if all figures that were looked at are allowed for (Holm's way)."""

    name: str
    before: float
    after: float
    change: Figure
    chance: float
    sure: bool = False

    @property
    def significant(self) -> bool:
        """Whether the 95 % interval of the difference leaves out 0; of twenty such, chance makes one."""
        return self.chance < LEVEL

    def told(self) -> dict[str, Json]:
        """Ready for JSON."""
        low, high = self.change.interval
        return {
            "before": round(self.before, 6),
            "after": round(self.after, 6),
            "change": round(self.change.value, 6),
            "change_95": [round(low, 6), round(high, 6)],
            "significant": self.significant,
            "sure": self.sure,
        }


class Comparison:
    """The same plan in two editions; with a folder for the results it goes on where it stopped."""

    def __init__(
        self, plan: Plan, editions: tuple[Edition, Edition], folder: Path | None = None, cores: Crew = None
    ) -> None:
        self.runs = [
            Run(Study(replace(plan, edition=edition)), folder and folder / name, cores)
            for name, edition in zip("ab", editions, strict=True)
        ]
        self.games = sum(run.games for run in self.runs)
        self.interrupted = False

    def run(self, progress: Progress = lambda games: None) -> list[Change]:
        """Play both, and compare the deals that both have played."""
        found: list[Sequence[Observation]] = []
        for run in self.runs:
            found.append([] if self.interrupted else run.run(progress).seen)
            self.interrupted = self.interrupted or run.interrupted
        return changes(found[0], found[1], self.runs[0].study.clock())


def changes(one: Sequence[Observation], other: Sequence[Observation], clock: str) -> list[Change]:
    """Every figure that both have, in their order."""
    both = {seen.number for seen in one} & {seen.number for seen in other}
    before, after = (measure([seen for seen in some if seen.number in both], clock) for some in (one, other))
    found: list[Change] = []
    for name in before:
        if name in after:
            change = difference(before[name], after[name])
            found.append(Change(name, before[name].value, after[name].value, change, chance_of(change)))
    return holm(found)


def chance_of(change: Figure) -> float:
    """How likely a difference of this size, either way, is by chance alone."""
    error = error_of(change.pulls)
    if not change.value:
        return 1.0
    return math.erfc(abs(change.value) / error / math.sqrt(2)) if error else 0.0


def holm(found: list[Change]) -> list[Change]:
    """Those that are still sure when one allows for how many were looked at."""
    ranked = sorted(found, key=lambda one: one.chance)
    sure: set[str] = set()
    for place, one in enumerate(ranked):
        if one.chance >= LEVEL / (len(ranked) - place):
            break
        sure.add(one.name)
    return [replace(one, sure=one.name in sure) for one in found]
