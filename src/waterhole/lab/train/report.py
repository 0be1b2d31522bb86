"""A course told as it goes, its rounds as a table or as JSON, and the learning curve as a chart."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console

from waterhole.core.errors import BadInput
from waterhole.lab.simulate import unwritable
from waterhole.lab.train.rounds import School
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped, table


def tell(words: Words, kind: str, told: dict[str, Any]) -> None:
    """A line about what is being done, on the error stream."""
    Console(stderr=True, highlight=False).print(escaped(words.say(f"train-{kind}", told)))


def carry_out(school: School, hours: float, words: Words, as_json: bool, chart: Path | None) -> None:
    """One round, and more while there is time; then the report."""
    until = monotonic() + 3600 * hours
    while True:
        found = school.round()
        tell(words, "accepted" if found["accepted"] else "refused", {"round": found["round"]})
        if "prior" in found:
            tell(words, "prior", prior_told(found["prior"], words))
        if chart is not None:
            draw(school.rounds, chart, words)
        if monotonic() >= until:
            break
    if as_json:
        print(json.dumps({"game": school.course.game.name, "rounds": school.rounds}, indent=1))
    else:
        Console(highlight=False).print(rounds_table(school.rounds, words))
    sys.stdout.flush()


def prior_told(found: dict[str, Any], words: Words) -> dict[str, Any]:
    """How well a prior foresees what a search tries, and how it plays."""
    nats = {name: f"{found[name]:.4f}" for name in ("known", "learned", "least")}
    earned = within(found["gate"]["earned"], found["gate"]["off"], words)
    return {**nats, "earned": earned, "taken": "yes" if found["accepted"] else "no"}


def examined(found: dict[str, Any], words: Words, as_json: bool, chart: Path | None) -> None:
    """What an examination found, and the reliability diagram."""
    if chart is not None:
        draw_reliability(found["reliability"], chart, words)
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        names = ("games", "appraisal", "value", "gain", "calibration")
        heads = [words.say(f"train-{name}") for name in names]
        Console(highlight=False).print(table([heads, exam_line(found, words)], range(5)), soft_wrap=True)
    sys.stdout.flush()


def exam_line(found: dict[str, Any], words: Words) -> list[str]:
    """Losses in nats, all else in percent."""
    value = found["value"]
    return [
        str(value["games"]),
        f"{found['appraisal']['loss']:.4f}",
        f"{value['loss']:.4f}",
        within(found["gain"][0], found["gain"][1], words),
        f"{words.figure(100 * value['calibration'])} %",
    ]


def rounds_table(rounds: Sequence[dict[str, Any]], words: Words) -> str:
    names = ("round", "games", "appraisal", "value", "gain", "calibration", "earned", "taken")
    heads = [words.say(f"train-{name}") for name in names]
    return table([heads, *(line(one, words) for one in rounds)], range(1, 7))


def line(found: dict[str, Any], words: Words) -> list[str]:
    """One round: losses in nats, all else in percent."""
    gate = found["gate"]
    return [
        str(found["round"]),
        *exam_line(found, words),
        within(gate["earned"], gate["off"], words),
        words.say("train-yes" if found["accepted"] else "train-no"),
    ]


def within(middle: float, off: float, words: Words) -> str:
    return f"{words.figure(100 * middle)} ± {words.figure(100 * off)} %"


def draw(rounds: Sequence[dict[str, Any]], file: Path, words: Words) -> None:
    """The learning curve: what is explained, in nats a position, round by round."""
    try:
        import altair
    except ImportError:
        raise BadInput("core.needs_lab", {"package": "altair"}) from None
    told = [
        {
            "round": one["round"],
            "who": words.say(f"train-{who}"),
            "explained": one[who]["explained"],
            "low": one[who]["explained"] - one[who]["explained_off"],
            "high": one[who]["explained"] + one[who]["explained_off"],
        }
        for one in rounds
        for who in ("appraisal", "value")
    ]
    base = altair.Chart({"values": told}).encode(
        x=altair.X("round:O", title=words.say("train-round")), color=altair.Color("who:N", title=None)
    )
    lines = base.mark_line(point=True).encode(y=altair.Y("explained:Q", title=words.say("train-explained")))
    bars = base.mark_rule().encode(y="low:Q", y2="high:Q")
    save(lines + bars, file)


def draw_reliability(bins: Sequence[dict[str, Any]], file: Path, words: Words) -> None:
    """What came beside what was expected: on the diagonal they are the same. The larger the dot, the more often."""
    try:
        import altair
    except ImportError:
        raise BadInput("core.needs_lab", {"package": "altair"}) from None
    scale = altair.Scale(domain=[0, 1])
    axes = {
        "x": altair.X("expected:Q", scale=scale, title=words.say("train-expected")),
        "y": altair.Y("came:Q", scale=scale, title=words.say("train-came")),
    }
    ends = [{"expected": 0, "came": 0}, {"expected": 1, "came": 1}]
    diagonal = altair.Chart({"values": ends}).mark_line(strokeDash=[4, 4], color="gray").encode(**axes)
    size = altair.Size("count:Q", title=words.say("train-count"))
    dots = altair.Chart({"values": list(bins)}).mark_circle(opacity=0.8).encode(**axes, size=size)
    save(diagonal + dots, file)


def save(chart: Any, file: Path) -> None:  # noqa: ANN401 (altair is there only with the extra `lab`)
    """As .svg, .png or .html."""
    try:
        page = {"inline": True} if file.suffix == ".html" else {}
        chart.properties(width=480, height=480).save(str(file), **page)
    except (OSError, ValueError) as problem:
        raise unwritable(file, problem) from None
