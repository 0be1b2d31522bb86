"""A study on a terminal: the short of it."""

from rich.console import Console

from waterhole.lab.balance.figures import Figure
from waterhole.lab.balance.naming import GROUPS, kinds, label, shown
from waterhole.lab.balance.study import Findings
from waterhole.lab.tournament_report import duel_table
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped, table

MOST_PLANS = 5
COLUMNS = ("taken", "relative", "used", "won")


def print_findings(found: Findings, words: Words) -> None:
    """All figures with their intervals; of the strategies only those that win most."""
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    if not found.seen:
        console.print(words.say("report-none"))
        return
    plan = found.study.plan
    title = {"game": plan.game, "players": plan.players, "seed": plan.seed, "finished": len(found.seen)}
    console.print(f"[bold]{escaped(words.say('report-title', title))}[/bold]\n")
    heads = ["", words.say("balance-value"), words.say("report-interval")]
    console.print(table([heads, *general(found, words)], (1, 2)))
    for kind, names in kinds(list(found.figures)).items():
        console.print("\n" + things(found, kind, names, words))
    if found.skill:
        console.print("\n" + duel_table(found.skill, words))


def general(found: Findings, words: Words) -> list[list[str]]:
    """What all games have."""
    plans = [name for name in found.figures if name.startswith("plan/")]
    left_out = set(plans[MOST_PLANS:])
    names = [name for name in found.figures if name.split("/")[0] in GROUPS and name not in left_out]
    return [[label(name, words), *cells(name, found.figures[name], words)] for name in names]


def cells(name: str, figure: Figure, words: Words) -> list[str]:
    """The value and its interval."""
    low, high = figure.interval
    return [shown(name, figure.value, words), f"{shown(name, low, words)} – {shown(name, high, words)}"]


def things(found: Findings, kind: str, names: list[str], words: Words) -> str:
    """A line for each thing of a kind: how it fares when on offer."""
    rows = [[title_of(kind, words), *[words.say(f"balance-{column}") for column in COLUMNS]]]
    for name in names:
        row = [words.named(kind, name)]
        for column in COLUMNS:
            figure = found.figures.get(f"{kind}/{name}/{column}")
            row.append("" if figure is None else with_doubt(f"{kind}/{name}/{column}", figure, words))
        rows.append(row)
    return table(rows, range(1, 1 + len(COLUMNS)))


def title_of(kind: str, words: Words) -> str:
    return words.say(f"balance-kind-{kind}") if words.has(f"balance-kind-{kind}") else kind


def with_doubt(name: str, figure: Figure, words: Words) -> str:
    """The value and half of its interval."""
    low, high = figure.interval
    return f"{shown(name, figure.value, words)} ± {shown(name, (high - low) / 2, words)}"
