"""Friends: called when they look elsewhere, stood in for while away, asked in by a link, and asked to play again."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_people import seated_friends, whose_turn
from tests.web.visitor import BOT, CALM, Visitor, me
from waterhole.server.rooms import presence, room

SLOW = 30_000
LOOKING = """
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    window.lookElsewhere = (away) => { hidden = away; document.dispatchEvent(new Event("visibilitychange")); };
"""


def test_who_looks_elsewhere_is_called_by_title_and_sign(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(LOOKING)
    ada.sit_at(me("Ada"), BOT, BOT)
    assert ada.wait_for_turn()
    sign = ada.page.locator('link[rel="icon"]')
    expect(ada.page).to_have_title("Serengeti · Waterhole")
    ada.page.evaluate("lookElsewhere(true)")
    expect(ada.page).to_have_title("● Your turn: Serengeti · Waterhole")
    expect(sign).to_have_attribute("href", "/icon-calling.svg")
    ada.page.evaluate("lookElsewhere(false)")
    expect(ada.page).to_have_title("Serengeti · Waterhole")
    expect(sign).to_have_attribute("href", "/icon.svg")
    # A webhook that is not taken can be mended where it stands.
    ada.forgive("409")
    ada.button("Menu").click()
    ada.page.get_by_text("By a webhook of my own").click()
    address = ada.page.get_by_label("Its address")
    address.fill("https://10.0.0.1/hook")
    ada.button("Try and keep it").click()
    expect(ada.page.get_by_text("did not take the first call")).to_be_visible(timeout=SLOW)
    expect(address).to_be_visible()
    expect(address).to_have_value("https://10.0.0.1/hook")


def test_a_bot_plays_for_who_is_away_until_they_are_back_and_all_play_again(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 600.0)  # However slow the machine is, he has just gone.
    ada, ben = seated_friends(visit)
    ben.forgive("WebSocket")
    while whose_turn({"Ada": ada, "Ben": ben}) is not ben:
        ada.after(ada.page.locator(".pass").click)
    table = ben.page.url
    ben.page.goto("about:blank")
    expect(ada.page.get_by_text("Ben has just gone.")).to_be_visible(timeout=SLOW)
    call_twice(ada)
    monkeypatch.setattr(presence, "GRACE", 0.0)
    ben.page.goto(table)
    expect(ada.page.get_by_text("Ben has just gone.")).to_be_hidden(timeout=SLOW)
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Let a bot play until Ben is back").click(timeout=SLOW)
    expect(ada.page.get_by_role("region", name="Ben")).to_contain_text("away: a bot plays", timeout=SLOW)
    ben.page.goto(table)
    log = ada.page.get_by_role("list", name="What happened").first
    expect(log).to_contain_text("Ben plays again", timeout=SLOW)
    for player in (ada, ben):
        give_up(player)
    expect(ada.end).to_be_visible(timeout=SLOW)
    ben.end.get_by_role("button", name="Play again").click(timeout=SLOW)
    ada.end.get_by_role("button", name="Ben wants to play again: join").click(timeout=SLOW)
    for player in (ada, ben):  # One tap was enough: both are ready.
        player.page.wait_for_url(lambda address: address != table, timeout=SLOW)
        expect(player.dock).to_be_visible(timeout=SLOW)


def test_who_is_here_and_does_not_move_can_be_called_and_who_has_muted_the_caller_hears_nothing(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    monkeypatch.setattr(room, "NUDGES", (1.0, 2))
    ada, ben = seated_friends(visit)
    while whose_turn({"Ada": ada, "Ben": ben}) is not ben:
        ada.after(ada.page.locator(".pass").click)
    said = "Ada calls Ben, whose turn it is."
    expect(ada.page.get_by_text("Ben is here but has not moved yet.")).to_be_visible(timeout=SLOW)
    ada.button("Call Ben").click()
    told = ben.page.get_by_role("list", name="What happened").first
    expect(told).to_contain_text(said, timeout=SLOW)
    ben.button("Say something").click()
    ben.page.get_by_text("Mute somebody").click()
    ben.page.get_by_role("checkbox", name="I do not want to hear Ada").check()
    ada.button("Call Ben").click(timeout=SLOW)
    expect(ada.page.get_by_role("list", name="What happened").first.get_by_text(said)).to_have_count(2, timeout=SLOW)
    expect(told.get_by_text(said)).to_have_count(1)


def call_twice(player: Visitor) -> None:
    """From two windows: the second call is refused in words, and then one can go on as before."""
    player.button("Call Ben").click()
    expect(player.button("Called")).to_be_disabled()
    other, first = player.context.new_page(), player.page
    other.goto(first.url)
    player.page = other
    player.button("Call Ben").click(timeout=SLOW)
    expect(other.get_by_text("You called just now.")).to_be_visible(timeout=SLOW)
    expect(other.get_by_text("Ben has just gone.")).to_be_visible(timeout=SLOW)
    expect(other.get_by_text("You called just now.")).to_be_hidden()
    other.close()
    player.page = first


def give_up(player: Visitor) -> None:
    player.button("Menu").click()
    player.button("Resign").click()
    player.button("Really resign").click()


def test_the_host_lets_a_friend_take_over_from_a_bot_by_the_address_alone(visit: Visit) -> None:
    ada, ben = visit(), visit()
    made = ada.make(me("Ada"), CALM, CALM, guests=True)
    ada.open(f"/table/{made['table']}")
    ben.open(f"/table/{made['table']}")
    expect(ben.page.get_by_text("Ada can offer you the seat of a bot.")).to_be_visible()
    ada.button("Invite").click()
    ada.page.get_by_role("checkbox", name=re.compile("^Who has the link may take over")).first.check()
    expect(ben.page.get_by_role("heading", name="Ada invites you to play Serengeti")).to_be_visible(timeout=SLOW)
    assert ben.broken_rules() == {}
    ben.page.get_by_label("Name").fill("Ben")
    ben.button("Join").click()
    expect(ben.page.get_by_role("heading", name="Ben (you)")).to_be_visible(timeout=SLOW)
    expect(ada.page.get_by_role("region", name="Ben", include_hidden=True)).to_be_attached(timeout=SLOW)


def test_what_comes_by_push_is_shown_but_to_who_looks_at_the_table(visit_with_windows: Visit) -> None:
    ada = visit_with_windows(service_workers="allow", permissions=["notifications"])
    ada.open()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    known: list[str] = []
    chromium = ada.context.new_cdp_session(ada.page)
    chromium.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    chromium.send("ServiceWorker.enable")
    here = ada.make(me("Ada"), BOT, BOT)["table"]
    ada.open(f"/table/{here}")
    expect(ada.dock).to_be_visible(timeout=SLOW)
    assert known

    def deliver(table: str) -> None:
        call = {"title": "Your turn", "body": "Serengeti with Ben", "table": table}
        told = {"origin": ada.site, "registrationId": known[-1], "data": json.dumps(call)}
        chromium.send("ServiceWorker.deliverPushMessage", told)

    deliver(here)
    deliver("elsewhere")
    # Read once, and again until it is so: one of here may come and go while the page is drawn, and a browser without a
    # screen forgets in the end what it cannot show.
    shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
    told = f"{shown}.then((all) => JSON.stringify(all.map((one) => [one.title, one.body, one.tag])))"
    wanted = json.dumps([["Your turn", "Serengeti with Ben", "table-elsewhere"]], separators=(",", ":"))
    ada.page.wait_for_function(f"{told}.then((all) => all === {json.dumps(wanted)})", timeout=SLOW)
