"""No screen breaks a rule that axe knows, in light or in dark. One visit sees many screens, one after the other."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serengeti import choice
from tests.web.visitor import BOT, OPEN, Visitor, me

SEATS = (me("Ada"), BOT, BOT)
Walk = Callable[[Visitor], Iterator[str]]
"""Goes from screen to screen, and tells the name of each once it is there."""


def around_the_tables(ada: Visitor) -> Iterator[str]:
    ada.make(*SEATS)
    ada.open()
    expect(ada.page.get_by_role("article").first).to_be_visible()
    yield "home"
    ada.card().get_by_role("button", name="More choices").click()
    ada.page.get_by_role("dialog").get_by_text("More choices").click()
    yield "new table"
    ada.open("/rules/serengeti#3.1")
    expect(ada.page.locator("[data-rule='3.1']")).to_be_focused()
    yield "rules"
    ada.open("/about")
    expect(ada.page.get_by_role("heading", name="Credits")).to_be_visible()
    yield "about"
    ada.forgive("404", "403", "WebSocket")
    ada.open("/nowhere")
    expect(ada.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    yield "nowhere"
    ada.open("/table/nosuchtable")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    yield "no such table"
    ada.site = ada.site.replace("127.0.0.1", "localhost")
    ada.open()
    expect(ada.button("Keep my games together")).to_be_visible()
    yield "home with passkeys"


def before_the_first_move(ada: Visitor) -> Iterator[str]:
    ada.sit_at(me("Ada"), OPEN, BOT, start=False)
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    yield "lobby"
    ada.open(ada.make(OPEN, OPEN, BOT, start=False)["invite"])
    expect(ada.button("Join")).to_be_visible()
    yield "invitation"
    ada.sit_at(me("Ada"), me("Ben"), BOT)
    expect(ada.page.get_by_text("Pass the device.")).to_be_visible()
    yield "curtain"


def at_a_table(ada: Visitor) -> Iterator[str]:
    ada.sit_at(*SEATS)
    for number in range(6):
        if ada.wait_for_turn():
            ada.after(choice(ada, number).click)
    ada.wait_for_turn()
    yield "after a few moves, with carvings"
    ada.button("Invite").click()
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    yield "invite dialogue"
    close(ada)
    ada.button("Rules").click()
    expect(ada.page.locator("[data-rule='1.1']")).to_be_visible()
    yield "rules drawer"
    close(ada)
    ada.button("Menu").click()
    ada.button("The link of my seat").click()
    expect(ada.page.get_by_label("The link of my seat")).to_be_visible()
    yield "menu"
    close(ada)
    ada.page.set_viewport_size({"width": 360, "height": 740})
    yield "on a phone"
    ada.button("What happened").click()
    expect(ada.page.get_by_role("dialog", name="What happened")).to_be_visible()
    yield "log on a phone"
    close(ada)
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("You are offline.")).to_be_visible()
    yield "offline"


def close(ada: Visitor) -> None:
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def from_a_refusal_to_the_end(ada: Visitor) -> Iterator[str]:
    ada.sit_at(*SEATS)
    forbidden, number = ada.page.locator(".amount.forbidden").first, 0
    while ada.wait_for_turn() and not forbidden.is_visible():
        ada.after(choice(ada, number).click)
        number += 1
    forbidden.click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.button("Say something").click()
    expect(ada.button("Well played!")).to_be_visible()
    yield "refusal, and the few things that can be said"
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign").click()
    expect(ada.end).to_be_visible()
    yield "end"
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    yield "replay"
    ada.button("Share this moment").click()
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    yield "shared moment"


@pytest.mark.parametrize("walk", [around_the_tables, before_the_first_move, at_a_table, from_a_refusal_to_the_end])
def test_axe_finds_nothing(visit: Visit, walk: Walk) -> None:
    ada = visit(color_scheme="light")
    found = {screen: ada.broken_rules() for screen in walk(ada)}
    assert {screen: broken for screen, broken in found.items() if broken} == {}
    assert len(found) > 2
