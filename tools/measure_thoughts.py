"""Measure what a search gives away: `PYTHONPATH=build/compiled .venv/bin/python tools/measure_thoughts.py safaru`.

Of decisions in games of quick searches, every move worth a thought is tried on the same deals for all of them, by a
search that thought twice as long as any that is measured. What a search gives away is how far its choice is behind the
best of these, which one half of the deals chooses and the other measures (and the other way round), in shares of the
victory. Results are kept line by line (`--results`), and a measurement goes on where it stopped.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice
from pathlib import Path
from statistics import mean, stdev

import waterhole
from waterhole.bots.levels import LEVELS
from waterhole.bots.lookup import knowledge_of, levels_of
from waterhole.bots.search import Plan, Search
from waterhole.core.chance import Dice, number_of, stream
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.lab.balance.charts import INK, library
from waterhole.lab.strength import SURE
from waterhole.lab.train.report import save
from waterhole.records.match import Match

PLAYING = 60
"""The thoughts of those whose games are looked at."""
PART = 8
"""One decision of so many is looked at."""
SEARCHES = 2
"""So many searches are asked about each."""


@dataclass(frozen=True)
class Measure:
    """What is measured, and how closely."""

    name: str
    players: int
    options: Options
    thoughts: list[int]
    explore: float
    trials: int

    def rows(self, known: int) -> Iterator[list[float]]:
        """For one decision after the other: what a search of so many thoughts gives away there, for each number. The
        first ones are known already."""
        decisions = (decision for number in count() for decision in self.of_game(number))
        for state, name in islice(decisions, known, None):
            yield self.given_away(state, name)

    def of_game(self, number: int) -> Iterator[tuple[State, str]]:
        """The decisions of one game that are looked at, each with a name."""
        game = waterhole.game(self.name)
        match = Match(game, self.players, seed=f"thoughts/{number}", options=self.options)
        knowledge, chosen = knowledge_of(game), stream("thoughts", number)
        while not match.state.over:
            state = match.state
            if len(knowledge.candidates(state)) > 1 and not knowledge.bare(state) and chosen.below(PART) == 0:
                yield state.copy(), f"{number}/{len(match.moves)}"
            search = Search(state, knowledge, self.plan(PLAYING), chosen)
            search.run()
            match.play(search.findings()[0].move)

    def plan(self, thoughts: int) -> Plan:
        return Plan(thoughts, explore=self.explore, aims=True)

    def given_away(self, state: State, name: str) -> list[float]:
        """By searches of so many thoughts, for each number of them."""
        knowledge, seat = knowledge_of(state.game), int(state.turn)
        judge = Search(state, knowledge, self.plan(2 * max(self.thoughts)), Dice(number_of(f"{name}/judge")))
        judge.run()
        judge.plan.watchful = True
        outcomes: dict[int, list[float]] = {}
        for move in knowledge.candidates(state):
            deals = (Dice(number_of(f"{name}/{deal}")) for deal in range(self.trials))
            outcomes[move] = [judge.trial(move, deal)[seat] for deal in deals]
        row = []
        for thoughts in self.thoughts:
            found = []
            for search in range(SEARCHES):
                made = Search(state, knowledge, self.plan(thoughts), Dice(number_of(f"{name}/{thoughts}/{search}")))
                made.run()
                found.append(behind(outcomes, made.findings()[0].move))
            row.append(mean(found))
        return row


def behind(outcomes: dict[int, list[float]], move: int) -> float:
    """How far a move is behind the best; that is chosen on one half of the deals and measured on the other."""
    found = []
    for half in (0, 1):
        best = max(outcomes, key=lambda one: mean(outcomes[one][half::2]))
        found.append(mean(outcomes[best][1 - half :: 2]) - mean(outcomes[move][1 - half :: 2]))
    return mean(found)


def kept(file: Path) -> list[list[float]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text().splitlines() if line.endswith("]")]


def told(measure: Measure, rows: Sequence[Sequence[float]]) -> list[dict[str, float]]:
    """In thousandths of the victory, with the 95 % interval."""
    found = []
    for thoughts, column in zip(measure.thoughts, zip(*rows, strict=True), strict=True):
        middle, off = within(column)
        found.append({"thoughts": thoughts, "lost": middle, "low": middle - off, "high": middle + off})
        print(f"{thoughts:7} thoughts give away {middle:.2f} ± {off:.2f} thousandths a decision ({len(rows)} of them)")
    for fewer, more in combinations(range(len(measure.thoughts)), 2):
        middle, off = within([row[fewer] - row[more] for row in rows])
        print(f"{measure.thoughts[more]} instead of {measure.thoughts[fewer]} save {middle:.2f} ± {off:.2f}")
    return found


def within(column: Sequence[float]) -> tuple[float, float]:
    """The mean in thousandths, and how far it may be off (95 %)."""
    return 1000 * mean(column), 1000 * SURE * stdev(column) / math.sqrt(len(column))


def draw(values: Sequence[dict[str, float]], file: Path) -> None:
    altair = library()
    across = altair.X("thoughts:Q", title="thoughts", scale=altair.Scale(type="log"))
    base = altair.Chart({"values": list(values)}).encode(x=across)
    title = "given away, in thousandths of the victory a decision"
    chart = base.mark_rule(strokeWidth=2, color=INK).encode(y=altair.Y("low:Q", title=title), y2="high:Q")
    chart += base.mark_line(point=True, color=INK).encode(y="lost:Q")
    save(chart.properties(width=480, height=300), file)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--hands", type=int, default=0, help="of Safarü; 0: a whole match")
    arguments.add_argument("--thoughts", default="100,300,1000,3000,10000,30000")
    arguments.add_argument("--explore", type=float, default=0.0, help="0: as the expert does")
    arguments.add_argument("--trials", type=int, default=1000)
    arguments.add_argument("--positions", type=int, default=200)
    arguments.add_argument("--results", type=Path, required=True)
    arguments.add_argument("--draw", type=Path)
    chosen = arguments.parse_args()
    thoughts = [int(one) for one in chosen.thoughts.split(",")]
    level = {**LEVELS["expert"], **levels_of(waterhole.game(chosen.game)).get("expert", {})}
    explore = chosen.explore or float(level.get("explore", 1.0))
    options: Options = {"hands": chosen.hands} if chosen.hands else {}
    measure = Measure(chosen.game, chosen.players, options, thoughts, explore, chosen.trials)
    rows = kept(chosen.results)
    for row in islice(measure.rows(len(rows)), max(0, chosen.positions - len(rows))):
        rows.append(row)
        with chosen.results.open("a") as out:
            out.write(json.dumps(row) + "\n")
    values = told(measure, rows)
    if chosen.draw:
        draw(values, chosen.draw)


if __name__ == "__main__":
    main()
