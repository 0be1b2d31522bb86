"""A calibration from the command line: its progress, and the numbers that it found."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from waterhole import games
from waterhole.core.event import Json
from waterhole.lab.balance.naming import label, shown
from waterhole.lab.calibrate.judge import Verdict
from waterhole.lab.calibrate.search import Calibration, Finalist
from waterhole.lab.progress import with_progress
from waterhole.lab.simulate import write
from waterhole.words.fluent import Words, words
from waterhole.words.markup import escaped, table


def search(calibration: Calibration, own: Words, as_json: bool, file: Path | None) -> None:
    """Search, try the best again, and tell."""
    ranked = with_progress(calibration.run, calibration.games, own)
    finalists = [] if calibration.interrupted else calibration.finalists(ranked)
    spoken = words(own.language, games.kind(calibration.brief.game).folder / "words")
    if as_json:
        print(json.dumps(as_data(calibration, finalists), indent=1, ensure_ascii=False))
    else:
        print_finalists(calibration, finalists, spoken)
    sys.stdout.flush()
    if file is not None and finalists:
        write(file, finalists[0].edition.text)


def as_data(calibration: Calibration, finalists: list[Finalist]) -> dict[str, Json]:
    """Everything, ready for JSON."""
    best: list[Any] = [
        {"cost": round(one.cost, 6), "point": list(one.point), "numbers": calibration.space.numbers(one.point)}
        for one in sorted(calibration.tried, key=lambda one: one.cost)[:10]
    ]
    return {
        **calibration.head(calibration.space.edition),
        "candidates": len(calibration.tried),
        "best": best,
        "finalists": [
            {
                "quick_cost": round(one.candidate.cost, 6),
                "cost": round(one.cost, 6),
                "hash": one.edition.hash,
                "numbers": one.edition.numbers,
                "targets": [line(said) for said in one.said],
            }
            for one in finalists
        ],
    }


def line(said: Verdict) -> dict[str, Json]:
    return {
        "table": said.table,
        "figure": said.name,
        "least": said.target.least,
        "most": said.target.most,
        "value": round(said.value, 6),
        "value_95": [round(bound, 6) for bound in said.interval],
        "reached": said.miss == 0,
    }


def print_finalists(calibration: Calibration, finalists: list[Finalist], spoken: Words) -> None:
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    console.print(spoken.say("calibrate-tried", {"count": len(calibration.tried)}))
    for one in finalists:
        costs = {"quick": spoken.figure(one.candidate.cost, 2), "strong": spoken.figure(one.cost, 2)}
        console.print(f"\n[bold]{escaped(spoken.say('calibrate-finalist', costs))}[/bold]")
        for path, value in calibration.space.numbers(one.candidate.point).items():
            console.print(escaped(f"{path} = {value}"))
        console.print("\n" + verdict_table(one.said, spoken))


def verdict_table(said: list[Verdict], spoken: Words) -> str:
    """Each target with what came out."""
    heads = ["", *[spoken.say(f"calibrate-{name}") for name in ("table", "wanted", "value")], ""]
    rows = [[named(one.name, spoken), one.table, wanted(one, spoken), value(one, spoken), mark(one)] for one in said]
    return table([heads, *rows], (2, 3))


def named(name: str, spoken: Words) -> str:
    """A figure in words; a sum as its parts, and what the words do not know as it is."""
    try:
        return " + ".join(label(part, spoken) for part in name.split(" + "))
    except (KeyError, IndexError):
        return name


def wanted(one: Verdict, spoken: Words) -> str:
    name = one.name.split(" + ")[0]
    least = "" if one.target.least is None else f"≥ {shown(name, one.target.least, spoken)}"
    most = "" if one.target.most is None else f"≤ {shown(name, one.target.most, spoken)}"
    return f"{least} {most}".strip()


def value(one: Verdict, spoken: Words) -> str:
    name = one.name.split(" + ")[0]
    low, high = (shown(name, bound, spoken) for bound in one.interval)
    return f"{shown(name, one.value, spoken)} ({low} – {high})"


def mark(one: Verdict) -> str:
    return "✓" if one.miss == 0 else "✗"
