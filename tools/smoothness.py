"""Plays a whole game of each kind in Chromium, and measures what a player waits for.

First view: from the start of the navigation until the table is drawn; the median of three browsers that have never
been there. Long tasks: the longest time that the page was deaf, while it came and while it was played. Both grow
when the machine is busy with something else. Fails when one is longer than we want.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.parts import server_process  # noqa: E402 (the path above)
from tests.web import sanctuary, serengeti  # noqa: E402
from tests.web.test_safaru import play_turn  # noqa: E402
from tests.web.visitor import BOT, Visitor, me  # noqa: E402


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
FIRST_VIEW = 1_000
LONGEST_TASK = 200
BROWSERS = 3
SCREENS = {"desk": (1366, 768), "phone": (360, 740)}
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
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
        found = {
            (game, screen): measure(browser, server.base, game, size)
            for game in PLAYED
            for screen, size in SCREENS.items()
        }
        browser.close()
    return show(found)


def show(found: dict[tuple[str, str], tuple[float, float, float, int]]) -> int:
    """A line for each game and screen; 1 if something takes longer than we want."""
    title = f"In Chromium, ms; wanted: a view within {FIRST_VIEW}, no task above {LONGEST_TASK}"
    shown = Table(title=title, title_justify="left")
    for heading in ("game", "screen", "first view", "longest task until then", "longest task in play", "decisions"):
        shown.add_column(heading)
    for (game, screen), figures in found.items():
        limits = (FIRST_VIEW, LONGEST_TASK, LONGEST_TASK, sys.maxsize)
        marked = zip(figures, limits, strict=True)
        shown.add_row(game, screen, *(f"{value:.0f}{' ✗' if value > most else ''}" for value, most in marked))
    Console().print(shown)
    return int(any(view > FIRST_VIEW or max(early, late) > LONGEST_TASK for view, early, late, _ in found.values()))


def measure(browser: Browser, site: str, game: str, size: tuple[int, int]) -> tuple[float, float, float, int]:
    """First view, the longest task before it and after it, and how many decisions were made."""
    views = []
    for number in range(BROWSERS):
        player = come(browser, site, size)
        player.sit_at(me("Ada"), BOT, BOT, game=game, **({"hands": 2} if game == "safaru" else {}))
        views.append(float(player.page.evaluate("drawn")))
        if number < BROWSERS - 1:
            player.context.close()
    decisions = PLAYED[game](player)
    drawn, tasks = views[-1], player.page.evaluate("tasks")
    player.context.close()
    early = [duration for start, duration in tasks if start < drawn]
    late = [duration for start, duration in tasks if start >= drawn]
    return median(views), max(early, default=0), max(late, default=0), decisions


def come(browser: Browser, site: str, size: tuple[int, int]) -> Visitor:
    """A browser that has never been here, and moves what moves."""
    settings: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}, "locale": "en-GB"}
    context = browser.new_context(**settings)
    context.add_init_script(WATCH)
    return Visitor(context, site)


if __name__ == "__main__":
    sys.exit(main())
