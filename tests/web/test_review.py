"""A short match, whole, looked at again in a browser: from the end of the match to a moment of its replay."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.client import Diligent
from tests.server.parts import server_and_hall
from tests.server.test_mistakes import Mistake
from tests.web import safaru
from tests.web.conftest import Visit
from tests.web.visitor import BOT, PHONE, Visitor, me
from waterhole.server.hall import Hall
from waterhole.server.rooms import reviews

SOON = 90_000
"""Milliseconds: a worker has to start, and a busy machine takes longer."""


def finished(site: str) -> str:
    """One hand of Safarü, played to its end by a program; its table."""

    async def played() -> str:
        ann = Diligent(site, "Ann", 1)
        made = await ann.make("safaru", [me("Ann"), BOT], options={"hands": 1}, start=True)
        await ann.play(made["table"])
        return str(made["table"])

    with ThreadPoolExecutor(1) as beside:  # This thread's event loop is Playwright's.
        return beside.submit(asyncio.run, played()).result()


def figure(text: str) -> float:
    found = re.search(r"[+−]?\d+(\.\d+)?", text)
    assert found is not None, text
    return float(found[0].replace("−", "-"))


def adds_up(player: Visitor) -> bool:
    """Whether the account leads from the start to the end, but for what rounding takes."""
    rows = player.page.locator("section[aria-labelledby=account] tr")
    start, *parts, end = [figure(row.locator("td").first.inner_text()) for row in rows.all()]
    return abs(start + sum(parts) - end) < 0.5


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Hall]]:
    """A server that spends little thought on a review."""
    monkeypatch.setattr(reviews, "WHOLE", 1.0)
    with server_and_hall(tmp_path) as found:
        yield found


def test_a_match_is_reviewed_and_every_moment_of_it_is_a_press_away(house: tuple[str, Hall], visit: Visit) -> None:
    site, hall = house
    table = finished(site)
    ada = visit(at=site, **PHONE)
    ada.open(f"/table/{table}")
    expect(ada.end.locator(".told")).to_be_focused()
    ada.page.get_by_role("link", name="Review", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=SOON)
    assert adds_up(ada)
    expect(ada.page.locator("section[aria-labelledby=story] p")).to_contain_text("in front for")
    assert ada.fits()
    assert ada.broken_rules() == {}

    slider = ada.page.get_by_role("slider")
    moves = int(slider.get_attribute("max") or 0)
    ada.page.get_by_text("The curve as a table").click()
    rows = ada.page.locator("details tbody tr")
    expect(rows).to_have_count(moves)
    expect(rows.first).to_contain_text(re.compile(r"^\s*1\. "))  # People count from one.
    ada.page.get_by_text("Ann", exact=True).click()
    slider.focus()
    curve = ada.page.locator("section[aria-labelledby=curve] .told")
    others = next(ply for ply, row in enumerate(rows.all()) if ply and row.locator("td").first.inner_text() == "–")
    for key in ("Home", *["ArrowRight"] * others):
        ada.page.keyboard.press(key)
    expect(curve).to_contain_text(f"Move {others + 1}:")
    expect(curve).not_to_contain_text("Ann could expect")  # Nobody asked what Ann knew then.
    ada.page.keyboard.press("End")
    expect(curve).to_contain_text("In the end Ann had")
    for key in ("Home", "ArrowRight", "ArrowRight"):
        ada.page.keyboard.press(key)
    ada.page.locator("section[aria-labelledby=curve] a.button", has_text="See this moment").click()
    expect(ada.page.get_by_role("slider")).to_have_value("2", timeout=30_000)
    expect(ada.page.get_by_label("Seen by")).to_have_value("0")
    ada.page.get_by_role("link", name="Review", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=30_000)
    tries_again(ada, Mistake(hall, table, ada.context.request.get(f"{site}/api/tables/{table}/record").text()))


def tries_again(ada: Visitor, one: Mistake) -> None:
    """A mistake that this browser remembers is found beside the puzzles, and tried at the table."""
    kept = [{"game": "safaru", "table": one.table, "ply": one.ply, "loss": 0.25, "at": 1_700_000_000_000}]
    ada.page.evaluate("kept => localStorage.setItem('mistakes', JSON.stringify(kept))", kept)
    ada.open("/puzzles/safaru")
    mine = ada.page.get_by_role("region", name="My mistakes")
    mine.get_by_role("link", name=f"Move {one.ply + 1}").click()
    expect(ada.page.locator(".dock .task")).to_contain_text("Find something better", timeout=30_000)
    assert ada.fits()
    assert ada.broken_rules() == {}
    safaru.choose(ada)
    if (outcomes := ada.page.locator(".outcome")).count():
        outcomes.first.click()
    ada.page.locator(".act .button.main").first.click()
    verdict = ada.page.locator(".dock .verdict")
    expect(verdict).to_contain_text("better", timeout=30_000)
    assert ada.fits()
    assert ada.broken_rules() == {}


def test_a_match_that_goes_on_offers_no_review_and_only_the_way_to_its_table(visit: Visit) -> None:
    ada = visit()
    ada.forgive("409")
    table = str(ada.make(me("Ada"), BOT, BOT)["table"])
    ada.open(f"/review/{table}")
    expect(ada.page.locator("main [role=alert]")).to_be_visible()
    expect(ada.page.get_by_role("link", name="To the table")).to_be_visible()
    for offered in (ada.page.get_by_role("radio"), ada.button("Try again"), ada.page.locator("main a[href*=replay]")):
        expect(offered).to_have_count(0)
