"""Somebody with a browser: makes tables, sits at them and plays."""

import re
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

BOT = {"kind": "bot", "level": "random"}
CALM = {"kind": "bot", "level": "easy"}
"""A bot that leaves something to bid: a random one may bid all there is."""
OPEN = {"kind": "open"}
THEMES: tuple[tuple[Literal["light", "dark"], dict[str, list[str]]], ...] = (
    ("light", {}),
    ("dark", {"runOnly": ["color-contrast"]}),
)
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


class Visitor:
    """One browser. What its console says in anger is kept in `complaints`."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda problem: self.complaints.append(str(problem)))

    def forgive(self, *parts: str) -> None:
        """Complaints with these words are expected: a server that is away, a page that is not there."""
        self.forgiven.extend(parts)

    def unforgiven(self) -> list[str]:
        return [line for line in self.complaints if not any(part in line for part in self.forgiven)]

    def listen(self, message: ConsoleMessage) -> None:
        # A busy machine, and no mistake; and what the tests themselves forbid.
        excused = ("preloaded using link preload but not used", "Service Worker registration blocked by Playwright")
        if message.type in ("error", "warning") and not any(part in message.text for part in excused):
            self.complaints.append(message.text)

    # Ways to a table.

    def make(
        self,
        *seats: dict[str, str],
        game: str = "serengeti",
        start: bool = True,
        watch: str = "link",
        guests: bool = False,
        commitment: str | None = None,
        edition: str | None = None,
        **options: object,
    ) -> dict[str, Any]:
        """A table with bots that do not dawdle."""
        wish = {
            "game": game, "seats": list(seats), "start": start, "options": options,
            "settings": {"bot_pause": 0, "watch": watch, "guests": guests},
            "commitment": commitment, "edition": edition,
        }  # fmt: skip
        answer = self.context.request.post(f"{self.site}/api/tables", data=wish)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.site + path)
        return self

    def sit_at(self, *seats: dict[str, str], **more: Any) -> str:
        """Make a table and open it; its id."""
        table = str(self.make(*seats, **more)["table"])
        self.open(f"/table/{table}")
        return table

    def card(self, game: str = "Serengeti") -> Locator:
        """A game on the home page."""
        return self.page.get_by_role("article", name=game, exact=True)

    # At the table.

    @property
    def dock(self) -> Locator:
        return self.page.locator(".dock")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name="The end").or_(self.page.get_by_role("dialog", name="La fin"))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def pass_on(self) -> Locator:
        """In pass and play: what the one who has moved presses after looking at the result."""
        return self.page.get_by_role("button", name=re.compile("^Pass on to "))

    @property
    def curtain(self) -> Locator:
        """In pass and play: what the next player presses."""
        return self.page.get_by_role("button", name=re.compile("^I am "))

    def wait_for_turn(self) -> bool:
        """Until it is our turn; false when the match is over. What is counted between two hands is read and closed."""
        turn, counted = self.page.locator(".guide.yours"), self.page.locator("section.end .button.main")
        while True:
            expect(turn.or_(self.end).or_(counted).first).to_be_visible(timeout=20_000)
            if not counted.is_visible():
                return not self.end.is_visible()
            counted.click()

    def fits(self) -> bool:
        """Nothing is wider than the screen. (A phone would shrink the page and say that it is as wide.)"""
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        assert self.page.viewport_size is not None
        return width <= self.page.viewport_size["width"]

    def broken_rules(self) -> dict[str, str]:
        """What axe finds in each theme: in the dark only contrast, all else is the same there."""
        found: dict[str, str] = {}
        for theme, only in THEMES:
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            result = Axe().run(self.page, options={"resultTypes": ["violations"], **only})
            if result.violations_count:
                found[theme] = result.generate_report()
        return found

    def decision(self) -> str:
        return self.dock.get_attribute("data-decision") or ""

    def after(self, press: Any) -> None:
        """Press something that makes a move, and wait until it is made; a curtain may have come before the dock."""
        before = self.decision()
        press()
        expect(self.page.locator(f".dock[data-decision='{before}']")).to_have_count(0, timeout=20_000)
