"""Carrying out a study from the command line: progress, and what came out."""

import json
import sys
from pathlib import Path

from rich.console import Console

from waterhole import games
from waterhole.lab.balance.charts import library
from waterhole.lab.balance.page import write_page
from waterhole.lab.balance.study import Run
from waterhole.lab.balance.table import print_findings
from waterhole.lab.progress import with_progress
from waterhole.words.fluent import Words, words


def carry_out(run: Run, own: Words, as_json: bool, page: Path | None) -> None:
    """Play and report."""
    if page is not None:
        library()  # before hours of play
    found = with_progress(run.run, run.games, own)
    spoken = words(own.language, games.kind(run.study.plan.game).folder / "words")
    if as_json:
        print(json.dumps(found.told(), indent=1, ensure_ascii=False))
    else:
        print_findings(found, spoken)
    sys.stdout.flush()
    if page is not None:
        write_page(found, page, spoken)
    if run.interrupted:
        told = {"finished": len(found.seen), "games": run.study.plan.games}
        Console(stderr=True, highlight=False).print(own.say("report-interrupted", told))
