"""A comparison of two editions, for people or as JSON."""

import json
import sys

from rich.console import Console

from waterhole import games
from waterhole.core.event import Json
from waterhole.lab.balance.compare import Change, Comparison
from waterhole.lab.balance.naming import label, shown
from waterhole.lab.progress import with_progress
from waterhole.words.fluent import Words, words
from waterhole.words.markup import escaped, table


def carry_out(comparison: Comparison, own: Words, as_json: bool) -> None:
    """Play and report."""
    found = with_progress(comparison.run, comparison.games, own)
    plan = comparison.runs[0].study.plan
    spoken = words(own.language, games.kind(plan.game).folder / "words")
    if as_json:
        heads: list[Json] = [run.study.head() for run in comparison.runs]
        told: dict[str, Json] = {"a": heads[0], "b": heads[1], "figures": {one.name: one.told() for one in found}}
        print(json.dumps(told, indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    title = {"game": plan.game, "players": plan.players, "seed": plan.seed, "finished": plan.games}
    console.print(f"[bold]{escaped(spoken.say('report-title', title))}[/bold]\n")
    heads_ = ["", *[spoken.say(f"compare-{name}") for name in ("before", "after", "change")], ""]
    console.print(table([heads_, *[row(one, spoken) for one in found]], (1, 2, 3)))
    console.print("\n" + escaped(spoken.say("compare-marks")))
    sys.stdout.flush()


def row(one: Change, spoken: Words) -> list[str]:
    """The figure in both, and the difference with half of its interval."""
    half = (one.change.interval[1] - one.change.interval[0]) / 2
    sign = "+" if one.change.value > 0 else ""
    change = f"{sign}{shown(one.name, one.change.value, spoken)} ± {shown(one.name, half, spoken)}"
    mark = "**" if one.sure else "*" if one.significant else ""
    values = [shown(one.name, value, spoken) for value in (one.before, one.after)]
    return [label(one.name, spoken), *values, change, mark]
