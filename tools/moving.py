"""Takes the README's moving picture: one auction, one catch, one draft, each from a table where bots play."""

import io
import re
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

SCREEN: ViewportSize = {"width": 1040, "height": 650}
"""Without the log beside the table: the felt is what it is about."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
"""Where the whole array is in view."""
SIZE = (640, 400)
MOST = 2_000_000
"""Bytes: who reads a page on the way waits for it."""
COLOURS = (64, 56, 48, 40, 32)
"""As many as fit into them."""
BEFORE, AFTER = 4, 20
"""Pictures before the words of a moment are seen, and after."""
PACE = 140
"""Milliseconds from picture to picture."""
PATIENCE = 90.0
"""Seconds until a moment must have come."""
SCENES = [
    ("serengeti", "^Sold to", SCREEN),
    ("safaru", "=", SCREEN),
    ("sanctuary", "(row|column) [A-D1-5]$", WIDE),
]
"""The game, the words over the table at the moment that is shown, and the screen."""


def take_moving(browser: Browser, site: str, file: Path) -> None:
    shots = [shot for game, words, screen in SCENES for shot in scene(browser, site, game, re.compile(words), screen)]
    for colours in COLOURS:
        first, *others = [shot.quantize(colours, dither=Image.Dither.NONE) for shot in shots]
        first.save(file, save_all=True, append_images=others, duration=PACE, loop=0, optimize=True)
        if file.stat().st_size < MOST:
            return
    raise ValueError(f"{file} has more than {MOST} bytes")


def scene(browser: Browser, site: str, game: str, words: re.Pattern[str], screen: ViewportSize) -> list[Image.Image]:
    """What is seen around the first moment with these words."""
    context = browser.new_context(viewport=screen, locale="en-GB")
    bot = {"kind": "bot", "level": "easy"}
    wish = {"game": game, "seats": [bot] * 3, "start": True, "settings": {"bot_pause": 700, "watch": "link"}}
    made = context.request.post(f"{site}/api/tables", data=wish)
    assert made.ok, made.text()
    page = context.new_page()
    page.goto(f"{site}/table/{made.json()['table']}")
    page.locator(".felt:not(.coming)").wait_for()
    shots = around(page, words)
    context.close()
    return shots


def around(page: Page, words: re.Pattern[str]) -> list[Image.Image]:
    shots: list[Image.Image] = []
    until = time.monotonic() + PATIENCE
    while not words.search(said(page)):
        assert time.monotonic() < until, "the moment did not come"
        shots = [*shots[1 - BEFORE :], picture(page)]
    return [*shots, *(picture(page) for _ in range(AFTER))]


def said(page: Page) -> str:
    """The words over the table now."""
    return str(page.evaluate("document.querySelector('.spot span')?.textContent ?? ''"))


def picture(page: Page) -> Image.Image:
    begun = time.monotonic()
    shot = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=90)))
    page.wait_for_timeout(max(0.0, PACE - 1000 * (time.monotonic() - begun)))
    return shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
