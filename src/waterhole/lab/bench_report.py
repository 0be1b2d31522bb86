"""The figures of a measurement, for people or as JSON."""

import json
import sys

from rich.console import Console
from rich.progress import Progress

from waterhole.core import chance
from waterhole.lab import openspiel
from waterhole.lab.bench import Figures, measure, reached, targets
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped, table


def carry_out(names: list[str], words: Words, as_json: bool) -> None:
    """Measure these games, and print what was found."""
    found: dict[str, Figures] = {}
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        for name in bar.track(names, description=words.say("bench-measuring")):
            found[name] = measure(name)
    if as_json:
        print(json.dumps(as_data(found), indent=1))
    else:
        print_tables(found, words)


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(chance.__file__).endswith(".py")


def as_data(found: dict[str, Figures]) -> dict[str, object]:
    """Everything, ready for JSON."""
    lines = {
        game: {figure: {"value": value, **targets(game).get(figure, {})} for figure, value in figures.items()}
        for game, figures in found.items()
    }
    return {"compiled": compiled(), "openspiel": openspiel.library() is not None, "games": lines}


def print_tables(found: dict[str, Figures], words: Words) -> None:
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    console.print(words.say("bench-how", {"mode": words.say("compiled-yes" if compiled() else "compiled-no")}))
    for game, figures in found.items():
        rows = [row(figure, value, targets(game).get(figure, {}), words) for figure, value in figures.items()]
        heads = [game, words.say("bench-measured"), words.say("bench-target"), ""]
        console.print("\n" + table([heads, *rows], (1, 2)))
    if openspiel.library() is None:
        console.print("\n" + escaped(words.say("bench-alone")))


def row(figure: str, value: float, target: dict[str, float], words: Words) -> list[str]:
    """What was measured, its value, what is wanted, and whether it is so."""
    game, _, way = figure.rpartition("/")
    name = words.say(f"bench-times-{way}", {"name": game}) if game else words.say(f"bench-{figure}")
    wanted = [f"≥ {shown(target['least'])}"] if "least" in target else []
    wanted += [f"≤ {shown(target['most'])}"] if "most" in target else []
    mark = ("✓" if reached(value, target) else words.say("bench-missed")) if target else ""
    return [name, shown(value), " ".join(wanted), mark]


def shown(value: float) -> str:
    """A figure with as many digits as mean something."""
    return f"{round(value, -3):,.0f}" if value >= 10_000 else f"{value:.4g}" if value >= 100 else f"{value:.2f}"
