"""Takes the README's pictures: home, every table that has one of its own, and some moments, in docs/pictures; and what
messengers show of a link, in web/public/pictures."""

import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.parts import server_here  # noqa: E402 (the path above)
from tools.moving import take_moving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
PREVIEWS = ROOT / "web" / "public" / "pictures"
PREVIEW: ViewportSize = {"width": 1200, "height": 630}
SIZE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
DECISIONS = 14
"""How far into a match a table is shown, at least."""
LIVELY: dict[str, Callable[[dict[str, Any]], bool]] = {
    "serengeti": lambda view: len(view["lot"]) > 1 and view["bidder"] is not None,
    "sanctuary": lambda view: view["phase"] == "draft" and sum(card is not None for card in view["array"]) >= 12,
    "safaru": lambda view: len(view["wild"]) >= 4 and len(view["hands"][0]) >= 3 and len(view["catches"]) >= 2,
}
"""Where there is something to see, by the view of seat 0."""


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    games = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts"))
    with tempfile.TemporaryDirectory() as folder, server_here(Path(folder)) as site, sync_playwright() as program:
        browser = program.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        take_home(browser, site)
        for game in games:
            take_preview(browser, site, game)
            take_table(browser, site, game)
        take_moving(browser, site, PICTURES / "moments.gif")
        browser.close()
    return 0


def take_home(browser: Browser, site: str) -> None:
    page = browser.new_page(viewport=SIZE, locale="en-GB")
    page.goto(site)
    page.get_by_role("article").last.wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=PICTURES / "home.jpg", type="jpeg", quality=85)


def take_preview(browser: Browser, site: str, game: str) -> None:
    """A game's picture alone, as large as messengers like it."""
    page = browser.new_page(viewport=PREVIEW, locale="en-GB", color_scheme="light", bypass_csp=True)
    page.goto(site)
    picture = page.locator(f"article:has(#game-{game}) .picture")
    picture.locator("svg").first.wait_for()
    picture.evaluate("one => { document.body.replaceChildren(one); one.className += ' whole'; }")
    page.add_style_tag(content=".whole { position: fixed; inset: 0; aspect-ratio: auto !important; }")
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PREVIEWS / f"{game}.jpg", type="jpeg", quality=80)
    page.close()


def take_table(browser: Browser, site: str, game: str) -> None:
    """Some moves into a match: wide and light, and on a phone in the dark."""
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
    levels = context.request.get(f"{site}/api/games").json()["bots"]
    bot = {"kind": "bot", "level": "medium" if "medium" in levels else levels[0]}
    seats = [{"kind": "me", "name": "Ada"}, bot, bot, bot]
    wish = {"game": game, "seats": seats, "start": True, "settings": {"bot_pause": 0}}
    table = context.request.post(f"{site}/api/tables", data=wish).json()["table"]
    lively = LIVELY.get(game, lambda view: True)
    play_on(context, f"{site.replace('http', 'ws')}/api/tables/{table}/socket", random.Random(7), lively)
    page = context.new_page()
    page.goto(f"{site}/table/{table}")
    page.locator(".guide.yours").wait_for()
    page.screenshot(path=PICTURES / f"{game}.jpg", type="jpeg", quality=85)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    page.screenshot(path=PICTURES / f"{game}-phone.jpg", type="jpeg", quality=85)


def play_on(
    context: BrowserContext, address: str, dice: random.Random, lively: Callable[[dict[str, Any]], bool]
) -> None:
    """Answer decisions with one of the first moves that are offered, until there is something to see."""
    cookie = "; ".join(f"{kept['name']}={kept['value']}" for kept in context.cookies())
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        position, number = next_position(socket, -1), 0
        while number < DECISIONS or not lively(position["view"]):
            answered = position["decision"]
            text = dice.choice(position["moves"][:4])["text"]
            socket.send(json.dumps({"type": "move", "id": answered, "decision": answered, "text": text}))
            position, number = next_position(socket, answered), number + 1


def next_position(socket: ClientConnection, answered: int) -> dict[str, Any]:
    """The next decision of ours that has not been answered."""
    while True:
        position = json.loads(socket.recv(timeout=60)).get("position")
        if position and position["moves"] and position["decision"] > answered:
            return dict(position)


if __name__ == "__main__":
    sys.exit(main())
