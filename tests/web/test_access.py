"""No screen breaks a rule that axe knows, in light or in dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serengeti import choice
from tests.web.visitor import BOT, OPEN, Visitor, me

SEATS = (me("Ada"), BOT, BOT)


def home(ada: Visitor) -> None:
    ada.make(*SEATS)
    ada.open()
    expect(ada.page.get_by_role("article").first).to_be_visible()


def home_with_passkeys(ada: Visitor) -> None:
    ada.site = ada.site.replace("127.0.0.1", "localhost")
    ada.open()
    expect(ada.button("Keep my games together")).to_be_visible()


def nowhere(ada: Visitor) -> None:
    ada.forgive("404")
    ada.open("/nowhere")
    expect(ada.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()


def no_such_table(ada: Visitor) -> None:
    ada.forgive("404", "403", "WebSocket")
    ada.open("/table/nosuchtable")
    expect(ada.page.get_by_role("alert")).to_be_visible()


def new_table(ada: Visitor) -> None:
    ada.open()
    ada.card().get_by_role("button", name="More choices").click()
    ada.page.get_by_role("dialog").get_by_text("More choices").click()


def rules(ada: Visitor) -> None:
    ada.open("/rules/serengeti#3.1")
    expect(ada.page.locator("[data-rule='3.1']")).to_be_focused()


def about(ada: Visitor) -> None:
    ada.open("/about")
    expect(ada.page.get_by_role("heading", name="Credits")).to_be_visible()


def lobby(ada: Visitor) -> None:
    ada.sit_at(me("Ada"), OPEN, BOT, start=False)
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()


def invitation(ada: Visitor) -> None:
    ada.open(ada.make(OPEN, OPEN, BOT, start=False)["invite"])
    expect(ada.button("Join")).to_be_visible()


def table(ada: Visitor) -> None:
    """After a few moves, with carvings and a refusal."""
    ada.sit_at(*SEATS)
    for number in range(6):
        if ada.wait_for_turn():
            ada.after(choice(ada, number).click)
    ada.wait_for_turn()


def table_on_a_phone(ada: Visitor) -> None:
    ada.page.set_viewport_size({"width": 360, "height": 740})
    table(ada)


def log_on_a_phone(ada: Visitor) -> None:
    table_on_a_phone(ada)
    ada.button("What happened").click()
    expect(ada.page.get_by_role("dialog", name="What happened")).to_be_visible()


def refusal(ada: Visitor) -> None:
    """And the few things that can be said, open at the same time."""
    ada.sit_at(*SEATS)
    forbidden, number = ada.page.locator(".amount.forbidden").first, 0
    while ada.wait_for_turn() and not forbidden.is_visible():
        ada.after(choice(ada, number).click)
        number += 1
    forbidden.click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.button("Say something").click()
    expect(ada.button("Well played!")).to_be_visible()


def offline(ada: Visitor) -> None:
    ada.sit_at(*SEATS)
    ada.wait_for_turn()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("You are offline.")).to_be_visible()


def invite_dialogue(ada: Visitor) -> None:
    ada.sit_at(*SEATS)
    ada.button("Invite").click()
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()


def rules_drawer(ada: Visitor) -> None:
    ada.sit_at(*SEATS)
    ada.button("Rules").click()
    expect(ada.page.locator("[data-rule='1.1']")).to_be_visible()


def menu(ada: Visitor) -> None:
    ada.sit_at(*SEATS)
    ada.button("Menu").click()
    ada.button("The link of my seat").click()
    expect(ada.page.get_by_label("The link of my seat")).to_be_visible()


def curtain(ada: Visitor) -> None:
    ada.sit_at(me("Ada"), me("Ben"), BOT)
    expect(ada.page.get_by_text("Pass the device.")).to_be_visible()


def end(ada: Visitor) -> None:
    ada.sit_at(*SEATS)
    ada.wait_for_turn()
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign").click()
    expect(ada.end).to_be_visible()


def replay(ada: Visitor) -> None:
    end(ada)
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()


def shared_moment(ada: Visitor) -> None:
    replay(ada)
    ada.button("Share this moment").click()
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()


SCREENS = [
    home,
    home_with_passkeys,
    nowhere,
    no_such_table,
    new_table,
    rules,
    about,
    lobby,
    invitation,
    table,
    table_on_a_phone,
    log_on_a_phone,
    refusal,
    offline,
    invite_dialogue,
    rules_drawer,
    menu,
    curtain,
    end,
    replay,
    shared_moment,
]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Visitor], None]) -> None:
    ada = visit(color_scheme="light")
    screen(ada)
    assert ada.broken_rules() == {}
