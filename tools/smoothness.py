"""Plays a whole game of each kind in Chromium, and measures what a player waits for.

First view: from the start of the navigation until the table is drawn; the median of three browsers that have never
been there. Long tasks: the longest time that the page was deaf, while it came and while it was played, by the clock
(as browsers count it) and by the processor time that it took. When the machine is busy with something else, the
clock runs on while the page waits for a processor: so the processor time is judged. On a quiet machine both are the
same.
"""

import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.parts import server_process  # noqa: E402 (the path above)
from tests.web import sanctuary, serengeti  # noqa: E402
from tests.web.safaru import play_turn  # noqa: E402
from tests.web.visitor import BOT, Visitor, me  # noqa: E402

FIRST_VIEW = 1_000
LONGEST_TASK = 200
BROWSERS = 3
SCREENS = {"desk": (1366, 768), "phone": (360, 740)}
WATCH = """
window.tasks = [0];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration);
}).observe({ type: "longtask", buffered: true });
window.drawn = new Promise((done) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".felt:not(.coming)") || !document.querySelector(".dock .guide")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true });
});
"""
"""The table is drawn when the first frame with it has been."""


def play_safaru(player: Visitor) -> int:
    """Play to the end; how many turns that took."""
    turns = 0
    while player.wait_for_turn():
        count = player.page.locator("section.end button")
        count.first.click() if count.count() else play_turn(player)
        turns += 1
    return turns


PLAYED: dict[str, Callable[[Visitor], int]] = {
    "serengeti": lambda player: serengeti.play_out(player, lambda button: button.click()),
    "sanctuary": lambda player: sanctuary.play_out(player, lambda button: button.click()),
    "safaru": play_safaru,
}


class Figures(NamedTuple):
    """Milliseconds, but for the decisions."""

    first_view: float
    longest: float
    """By the clock."""
    hardest: float
    """By processor time."""
    decisions: int

    def missed(self) -> bool:
        return self.first_view > FIRST_VIEW or self.hardest > LONGEST_TASK


def main() -> int:
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed, so nothing is measured (on Debian: apt-get install chromium).")
        return 0
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as program,
    ):
        browser = program.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        serengeti.play_out(warmed_up(browser, server.base), lambda button: button.click())
        found = {
            (game, screen): measure(browser, server.base, game, size)
            for game in PLAYED
            for screen, size in SCREENS.items()
        }
        browser.close()
    return show(found)


def warmed_up(browser: Browser, site: str) -> Visitor:
    """Somebody came before: a server that has just been started is still waking its bots."""
    player = come(browser, site, SCREENS["desk"])
    player.sit_at(me("Ada"), BOT, BOT)
    return player


def show(found: dict[tuple[str, str], Figures]) -> int:
    """A line for each game and screen; 1 if something takes longer than we want."""
    title = (
        f"In Chromium, ms; wanted: a view within {FIRST_VIEW}, no task of more than {LONGEST_TASK} of processor time"
    )
    shown = Table(title=title, title_justify="left")
    for heading in ("game", "screen", "first view", "longest task", "processor time", "decisions", ""):
        shown.add_column(heading)
    for (game, screen), figures in found.items():
        shown.add_row(game, screen, *(f"{value:.0f}" for value in figures), "✗" if figures.missed() else "")
    Console().print(shown)
    return int(any(figures.missed() for figures in found.values()))


def measure(browser: Browser, site: str, game: str, size: tuple[int, int]) -> Figures:
    """Come several times, and play the last one out."""
    views = []
    for number in range(BROWSERS):
        player = come(browser, site, size)
        last = number == BROWSERS - 1
        if last:
            browser.start_tracing(page=player.page, categories=["toplevel", "devtools.timeline"])
        player.sit_at(me("Ada"), BOT, BOT, game=game, **({"hands": 2} if game == "safaru" else {}))
        views.append(float(player.page.evaluate("drawn")))
        if not last:
            player.context.close()
    decisions = PLAYED[game](player)
    longest = max(player.page.evaluate("tasks"))
    hardest = hardest_task(browser.stop_tracing())
    player.context.close()
    return Figures(median(views), longest, hardest, decisions)


def hardest_task(trace: bytes) -> float:
    """The most processor time that a task of the page took: that thread's which runs its scripts."""
    events = json.loads(trace)["traceEvents"]
    scripts = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall")
    page = scripts.most_common(1)[0][0]
    tasks = [event for event in events if "RunTask" in event["name"] and (event["pid"], event["tid"]) == page]
    return max(float(task.get("tdur", 0)) for task in tasks) / 1000


def come(browser: Browser, site: str, size: tuple[int, int]) -> Visitor:
    """A browser that has never been here, and moves what moves."""
    settings: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}, "locale": "en-GB"}
    context = browser.new_context(**settings)
    context.add_init_script(WATCH)
    return Visitor(context, site)


if __name__ == "__main__":
    sys.exit(main())
