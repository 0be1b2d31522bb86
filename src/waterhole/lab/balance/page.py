"""A study as one page that can be kept and sent: charts, tables, no script, nothing from elsewhere."""

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from pathlib import Path

from waterhole import games
from waterhole.lab.balance import charts
from waterhole.lab.balance.figures import Figures
from waterhole.lab.balance.naming import GROUPS, kinds, label, shown
from waterhole.lab.balance.study import Findings
from waterhole.lab.balance.table import COLUMNS, title_of
from waterhole.lab.simulate import write
from waterhole.words.fluent import Words

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #2b2118;
  background: #fdfaf4; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #d8cbb4; padding: .2rem .8rem .2rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; font-weight: normal; }
figure { margin: 1rem 0; overflow-x: auto; }
"""
MOST_PLANS = 12


def write_page(found: Findings, file: Path, words: Words) -> None:
    """Draw and write it."""
    charts.library()
    body = "\n".join(parts(found, words))
    title = escape(heading(found, words))
    write(
        file,
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        f"</head>\n<body>\n<h1>{title}</h1>\n{body}\n</body>\n</html>\n",
    )


def heading(found: Findings, words: Words) -> str:
    plan = found.study.plan
    told = {"game": plan.game, "players": plan.players, "seed": plan.seed, "finished": len(found.seen)}
    return words.say("report-title", told)


def parts(found: Findings, words: Words) -> Iterator[str]:
    """The page from top to bottom."""
    edition = games.game(found.study.plan.game, found.study.plan.edition).edition
    about = {"bots": list(found.study.plan.bots), "edition": edition.name, "hash": edition.hash}
    yield f"<p>{escape(words.say('balance-about', about))}</p>"
    if not found.seen:
        yield f"<p>{escape(words.say('report-none'))}</p>"
        return
    fair = 1 / len(found.study.plan.bots)
    yield from section(found, words, "order", chosen(found, "order", "share"), fair)
    yield from section(found, words, "seat", chosen(found, "seat", "share"), fair)
    yield title("length", words) + figure(
        charts.histogram([one.time or one.decisions for one in found.seen], found.clock, words.say("balance-games"))
    )
    yield table_of(group(found, "length"), words)
    scores = [score for one in found.seen for score in one.scores]
    yield title("score", words) + figure(
        charts.histogram(scores, words.say("report-score"), words.say("balance-games"))
    )
    yield table_of(group(found, "score"), words)
    yield title("end", words) + table_of({**group(found, "end"), **group(found, "lead")}, words)
    yield from strategies(found, words)
    for kind, names in kinds(list(found.figures)).items():
        yield from of_kind(found, words, kind, names)
    yield from skill(found, words)


def title(name: str, words: Words) -> str:
    return f"<h2>{escape(words.say(f'balance-title-{name}'))}</h2>"


def figure(svg: str) -> str:
    """A chart whose figures stand in the table beside it, for those who cannot see it."""
    return f'<figure aria-hidden="true">{svg}</figure>'


def group(found: Findings, name: str) -> Figures:
    return {key: one for key, one in found.figures.items() if key.split("/")[0] == name}


def chosen(found: Findings, kind: str, what: str) -> Figures:
    return {name: one for name, one in group(found, kind).items() if name.endswith(f"/{what}")}


def section(found: Findings, words: Words, name: str, figures: Figures, fair: float | None = None) -> Iterator[str]:
    yield title(name, words)
    if figures:
        say: Callable[[str], str] = partial(label, words=words)
        yield figure(charts.intervals(figures, say, words.say("report-share"), fair))
        yield table_of(figures, words)


def table_of(figures: Figures, words: Words) -> str:
    """Value and interval of each figure."""
    rows = "".join(
        f"<tr><td>{escape(label(name, words))}</td><td>{shown(name, one.value, words)}</td>"
        f"<td>{shown(name, one.interval[0], words)} – {shown(name, one.interval[1], words)}</td></tr>"
        for name, one in figures.items()
    )
    heads = f"<tr><th></th><th>{words.say('balance-value')}</th><th>{words.say('report-interval')}</th></tr>"
    return f"<table>{heads}{rows}</table>"


def strategies(found: Findings, words: Words) -> Iterator[str]:
    plans = dict(list(group(found, "plan").items())[:MOST_PLANS])
    if plans:
        yield from section(found, words, "plans", plans)
        yield table_of(group(found, "plans"), words)


def of_kind(found: Findings, words: Words, kind: str, names: list[str]) -> Iterator[str]:
    """How the things of a kind fare: taken when on offer, and one table with the rest."""
    assert kind not in GROUPS
    yield f"<h2>{escape(title_of(kind, words))}</h2>"
    taken = chosen(found, kind, "taken")
    if taken:
        say = {name: words.named(kind, name.split("/")[1]) for name in taken}
        yield figure(charts.intervals(taken, lambda name: say[name], words.say("balance-taken")))
    heads = "".join(f"<th>{escape(words.say(f'balance-{column}'))}</th>" for column in COLUMNS)
    rows = ""
    for name in names:
        figures = {f"{kind}/{name}/{column}": found.figures.get(f"{kind}/{name}/{column}") for column in COLUMNS}
        told = [
            f"{shown(key, one.value, words)} ± {shown(key, (one.interval[1] - one.interval[0]) / 2, words)}"
            if one
            else ""
            for key, one in figures.items()
        ]
        rows += f"<tr><td>{escape(words.named(kind, name))}</td>{''.join(f'<td>{cell}</td>' for cell in told)}</tr>"
    yield f"<table><tr><th></th>{heads}</tr>{rows}</table>"


def skill(found: Findings, words: Words) -> Iterator[str]:
    """Luck against skill: what the stronger bots take from the weakest."""
    if not found.skill:
        return
    yield title("skill", words) + figure(charts.duels(found.skill, words.say("report-share")))
    rows = "".join(
        f"<tr><td>{escape(one.hero)}</td><td>{escape(one.rival)}</td><td>{one.deals}</td>"
        f"<td>{words.figure(100 * one.share)} ± {words.figure(100 * one.off)} %</td>"
        f"<td>{words.figure(100 * one.fair)} %</td></tr>"
        for one in found.skill
    )
    heads = "".join(
        f"<th>{escape(words.say(f'tournament-{name}'))}</th>" for name in ("hero", "rivals", "deals", "share", "fair")
    )
    yield f"<table><tr>{heads}</tr>{rows}</table>"
