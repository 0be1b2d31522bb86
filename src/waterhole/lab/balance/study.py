"""A study: many watched matches of one plan and, if wanted, how much better play wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from waterhole import games
from waterhole.core.event import Json
from waterhole.lab.balance.figures import Figures
from waterhole.lab.balance.measures import measure
from waterhole.lab.balance.observe import Observation, observation_of, observe, observer_of
from waterhole.lab.ledger import Ledger
from waterhole.lab.pool import Crew, spread
from waterhole.lab.simulate import Plan, Progress
from waterhole.lab.strength import Duel, duels
from waterhole.lab.tournament import Run as TournamentRun
from waterhole.lab.tournament import Tournament


@dataclass(frozen=True)
class Study:
    """What is to be found out. `skill` names bots, weakest first: each meets the first one, on the same deals."""

    plan: Plan
    skill: tuple[str, ...] = ()
    deals: int = 0

    def head(self) -> dict[str, Json]:
        """What the first line of the results says: more games may be asked for, so that one can go on."""
        plan = self.plan
        edition = games.game(plan.game, plan.edition).edition
        return {
            "study": "balance",
            "game": plan.game,
            "edition": {"name": edition.name, "hash": edition.hash},
            "options": dict(plan.options),
            "players": plan.players,
            "bots": list(plan.bots),
            "seed": plan.seed,
        }

    def clock(self) -> str:
        """Turns, rounds, hands …"""
        return observer_of(games.game(self.plan.game, self.plan.edition), self.plan.players, self.plan.options).clock

    def duels(self) -> list[Tournament]:
        """Each of the stronger bots against the weakest; nobody alone has a rival."""
        plan = self.plan
        if plan.players == 1:
            return []
        return [
            Tournament(
                game=plan.game,
                players=plan.players,
                bots=(self.skill[0], bot),
                deals=self.deals,
                seed=f"{plan.seed}/skill",
                format="ladder",
                options=plan.options,
                edition=plan.edition,
                terms=plan.terms,
            )
            for bot in self.skill[1:]
        ]


class Run:
    """A study being carried out; with a folder for its results it goes on where it stopped."""

    def __init__(self, study: Study, folder: Path | None = None, cores: Crew = None) -> None:
        self.study = study
        study.plan.checked()
        if folder is not None:
            replace(study.plan, record=folder).checked()  # that it can be written to
        self.cores = cores
        self.ledger = Ledger(study.head(), folder and folder / "matches.jsonl")
        self.duels = [
            TournamentRun(duel, folder and folder / f"skill-{place + 1}.jsonl", cores)
            for place, duel in enumerate(study.duels())
        ]
        self.interrupted = False

    @property
    def games(self) -> int:
        """All that is to be played."""
        return self.study.plan.games + sum(len(run.matches) for run in self.duels)

    def run(self, progress: Progress = lambda games: None) -> "Findings":
        """Play what is left; `progress` hears of every match."""
        wanted = range(self.study.plan.games)
        left = sorted({*wanted} - {line["number"] for line in self.ledger.lines})
        progress(len(wanted) - len(left))

        def heard(seen: Observation) -> None:
            self.ledger.add(seen.line())
            progress(1)

        self.interrupted = not spread(partial(observe, self.study.plan), left, heard, self.cores)
        found: list[Duel] = []
        for run in self.duels:
            if not self.interrupted:
                found += duels(run.tournament, run.run(progress))
                self.interrupted = run.interrupted
        seen = [observation_of(line) for line in self.ledger.lines if line["number"] in wanted]
        return Findings(self.study, sorted(seen, key=lambda one: one.number), found)


class Findings:
    """What a study came to."""

    def __init__(self, study: Study, seen: Sequence[Observation], skill: Sequence[Duel]) -> None:
        self.study = study
        self.seen = seen
        self.skill = skill
        self.clock = study.clock()
        self.figures: Figures = measure(seen, self.clock)

    def told(self) -> dict[str, Json]:
        """Everything, ready for JSON."""
        times = sorted(one.time for one in self.seen)
        decisions = self.figures.get("length/decisions")
        length: dict[str, Json] = {"decisions": None if decisions is None else round(decisions.value, 6)}
        if any(times):
            length[self.clock] = {str(time): times.count(time) for time in dict.fromkeys(times)}
        return {
            **self.study.head(),
            "games": len(self.seen),
            "seats": self.shares("seat"),
            "order": self.shares("order"),
            "length": length,
            "plans": len({plan for one in self.seen for plan in one.plans if plan}),
            "winning_plans": sum(name.startswith("plan/") for name in self.figures),
            "skill": [{**vars(duel), "clear": duel.clear} for duel in self.skill],
            "figures": {name: figure.told() for name, figure in self.figures.items()},
        }

    def shares(self, what: str) -> list[Json]:
        """By seat, or by place in the opening order."""
        found: list[Json] = []
        for place in range(1, self.study.plan.players + 1):
            figure = self.figures.get(f"{what}/{place}/share")
            if figure is not None:
                told = figure.told()
                found.append({"share": told["value"], "share_95": told["value_95"]})
        return found
