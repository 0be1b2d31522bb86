"""A bar for what takes a while, with the time left."""

import sys
from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from waterhole.words.fluent import Words

Result = TypeVar("Result")


def with_progress(run: Callable[[Callable[[int], None]], Result], games: int, words: Words) -> Result:
    """Run it behind a bar, if somebody is there to see it."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(words.say("report-playing"), total=games)
        return run(lambda finished: bar.advance(task, finished))
