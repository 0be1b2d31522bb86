"""A tournament on a terminal, as JSON and as a chart."""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from waterhole.bots import agents
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.lab.progress import with_progress
from waterhole.lab.report import stood_in
from waterhole.lab.simulate import unwritable
from waterhole.lab.strength import Duel, Rating, duels, ratings
from waterhole.lab.tournament import Outcome, Run
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped, table


def carry_out(run: Run, words: Words, as_json: bool, chart: Path | None) -> None:
    """Play and report."""
    outcomes = with_progress(run.run, len(run.matches), words)
    rated = ratings(run.tournament, outcomes)
    fought = duels(run.tournament, outcomes)
    if as_json:
        print(json.dumps(summary(run, outcomes, rated, fought), indent=1, ensure_ascii=False))
    else:
        print_tables(run, rated, fought, words)
    sys.stdout.flush()
    for line in stood_in(faults_of(outcomes), words):
        Console(stderr=True, highlight=False, emoji=False).print(escaped(line))
    if run.interrupted:
        told = {"finished": len(outcomes), "games": len(run.matches)}
        Console(stderr=True, highlight=False).print(words.say("report-interrupted", told))
    if chart is not None:
        draw(rated, chart, words)


def summary(run: Run, outcomes: Sequence[Outcome], rated: Sequence[Rating], fought: Sequence[Duel]) -> dict[str, Json]:
    """Everything as JSON."""
    return {
        **run.tournament.head(),
        "deals": run.tournament.deals,
        "settled": run.settled,
        "finished": len(outcomes),
        "ratings": [asdict(rating) for rating in rated],
        "duels": [{**asdict(duel), "clear": duel.clear} for duel in fought],
        "stood_in": faults_of(outcomes),
    }


def duel_table(fought: Sequence[Duel], words: Words) -> str:
    """Each pair with the hero's share of the victories, with and without its luck, beside what would be fair."""
    heads = [words.say(f"tournament-{name}") for name in ("hero", "rivals", "deals", "share", "earned", "fair")]
    return table([heads, *[duel_line(one, words) for one in fought]], range(2, 6))


def duel_line(duel: Duel, words: Words) -> list[str]:
    who = [agents.shown(duel.hero), agents.shown(duel.rival)]
    shares = [shown(duel.share, duel.off, words), shown(duel.earned, duel.earned_off, words)]
    return [*who, str(duel.deals), *shares, percent(duel.fair, words)]


def faults_of(outcomes: Sequence[Outcome]) -> dict[str, dict[str, int]]:
    """How often others moved for each agent, by reason."""
    faults: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        for seat, reasons in outcome.faults.items():
            faults.setdefault(outcome.pairing.bots[seat], Counter()).update(reasons)
    return {bot: dict(sorted(reasons.items())) for bot, reasons in sorted(faults.items())}


def print_tables(run: Run, rated: Sequence[Rating], fought: Sequence[Duel], words: Words) -> None:
    console = Console(highlight=False, emoji=False)
    told = run.tournament
    title = {"game": told.game, "players": told.players, "seed": told.seed, "deals": told.deals}
    console.print(f"[bold]{escaped(words.say('tournament-title', title))}[/bold]\n")
    heads = [words.say(f"tournament-{name}") for name in ("bot", "skill", "games", "share")]
    lines = [[agents.shown(one.bot), skill(one, words), str(one.games), percent(one.share, words)] for one in rated]
    console.print(table([heads, *lines], range(1, 4)) + "\n")
    if fought:
        console.print(duel_table(fought, words), soft_wrap=True)
    if run.enough is not None:
        counts = {"deals": run.whole, "most": run.tournament.deals}
        console.print("\n" + words.say("tournament-settled" if run.settled else "tournament-unsettled", counts))


def skill(rating: Rating, words: Words) -> str:
    """The rating with its doubt, doubled: about a 95 % interval."""
    return f"{words.figure(rating.skill)} ± {words.figure(2 * rating.doubt)}"


def percent(share: float, words: Words) -> str:
    return f"{words.figure(100 * share)} %"


def shown(share: float, off: float, words: Words) -> str:
    """A share with its 95 % interval."""
    return f"{words.figure(100 * share)} ± {words.figure(100 * off)} %"


def draw(rated: Sequence[Rating], file: Path, words: Words) -> None:
    """The ratings with twice their doubt on each side, as .svg, .png or .html."""
    try:
        import altair
    except ImportError:
        raise BadInput("core.needs_lab", {"package": "altair"}) from None
    values = [
        {"bot": one.bot, "skill": one.skill, "low": one.skill - 2 * one.doubt, "high": one.skill + 2 * one.doubt}
        for one in rated
    ]
    names = altair.Y("bot:N", sort=[one.bot for one in rated], title=None)
    base = altair.Chart({"values": values}).encode(y=names)
    skill = words.say("tournament-skill")
    bars = base.mark_rule(strokeWidth=2).encode(x=altair.X("low:Q", title=skill), x2="high:Q")
    dots = base.mark_point(filled=True, size=80).encode(x=altair.X("skill:Q", title=skill))
    try:
        page = {"inline": True} if file.suffix == ".html" else {}
        (bars + dots).properties(width=480).save(str(file), **page)
    except (OSError, ValueError) as problem:
        raise unwritable(file, problem) from None
