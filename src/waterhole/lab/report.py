"""A simulation on a terminal: its progress on the error stream, its result on the other."""

import json
import sys
from collections.abc import Mapping
from time import perf_counter
from typing import Any, cast

from rich.console import Console

from waterhole.bots import agents
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.lab.progress import with_progress
from waterhole.lab.simulate import Plan, Simulation
from waterhole.lab.tally import Tally, summary
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped, table


def carry_out(simulation: Simulation, game: Game, words: Words, as_json: bool) -> None:
    """Simulate and report. What is printed as the result depends on the plan alone."""
    began = perf_counter()
    tally = with_progress(simulation.run, simulation.plan.games, words)
    seconds = perf_counter() - began
    found = summary(tally, simulation.plan.bots, head(simulation.plan, game), simulation.plan.games)
    if as_json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        print_table(found, words)
    sys.stdout.flush()
    print_speed(simulation, tally, seconds, words)


def head(plan: Plan, game: Game) -> dict[str, Json]:
    """What was simulated."""
    return {
        "game": plan.game,
        "edition": {"name": game.edition.name, "hash": game.edition.hash},
        "options": dict(plan.options),
        "players": plan.players,
        "seed": plan.seed,
    }


def print_table(found: dict[str, Json], words: Words) -> None:
    console = Console(highlight=False, emoji=False)
    told = cast(dict[str, Any], found)
    if not told["finished"]:
        console.print(words.say("report-none"))
        return
    title = {name: told[name] for name in ("game", "players", "seed", "finished")}
    console.print(f"[bold]{escaped(words.say('report-title', title))}[/bold]\n")
    seats = [[str(line["seat"]), agents.shown(line["bot"]), *figures(line, words)] for line in told["seats"]]
    heads = [words.say(f"report-{name}") for name in ("wins", "share", "interval", "score")]
    first = [words.say("report-seat"), words.say("report-bot")]
    console.print(table([[*first, *heads], *seats], range(2, 6)) + "\n")
    if len(told["bots"]) > 1:
        lines = [[agents.shown(name), *figures(line, words)] for name, line in told["bots"].items()]
        console.print(table([[first[1], *heads], *lines], range(1, 5)) + "\n")
    console.print(words.say("report-length", {"mean": round(told["mean_length"], 1)}))


def figures(line: dict[str, Any], words: Words) -> list[str]:
    """Wins, their share with its interval, and the mean score with how far it may be off."""
    low, high = (words.figure(100 * share) for share in line["share_95"])
    off = line["mean_score_95"][1] - line["mean_score"]
    wins = line["wins"]
    return [
        str(int(wins)) if wins == int(wins) else words.figure(wins),
        f"{words.figure(100 * line['share'])} %",
        f"{low}–{high} %",
        f"{words.figure(line['mean_score'], 2)} ± {words.figure(off, 2)}",
    ]


def print_speed(simulation: Simulation, tally: Tally, seconds: float, words: Words) -> None:
    """How fast it was, and how far it came: beside the result, since it differs from run to run."""
    console = Console(stderr=True, highlight=False, emoji=False)
    if simulation.interrupted:
        params = {"finished": tally.games, "games": simulation.plan.games}
        console.print(words.say("report-interrupted", params))
    seat = words.say("report-seat")
    for line in stood_in({f"{seat} {number}": tally.faults[number] for number in sorted(tally.faults)}, words):
        console.print(escaped(line))
    speed = {
        "decisions": tally.decisions,
        "seconds": round(seconds, 2),
        "rate": round(tally.decisions / seconds),
        "cores": simulation.cores,
    }
    console.print(words.say("report-speed", speed))


def stood_in(faults: Mapping[str, Mapping[str, int]], words: Words) -> list[str]:
    """A sentence for each agent that did not make all of its moves itself."""
    return [
        words.say(
            "report-stood-in",
            {
                "who": who,
                "count": sum(reasons.values()),
                "reasons": ", ".join(f"{reason}: {count}" for reason, count in sorted(reasons.items())),
            },
        )
        for who, reasons in faults.items()
    ]
