"""Whole games of Serengeti in a browser: by mouse, by keyboard alone, by touch on a phone."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.proof import only_in
from tests.web.ahead import sit_ahead
from tests.web.conftest import Visit
from tests.web.serengeti import LARGEST_LOT, choice, make, play_out
from tests.web.test_every_game import box
from tests.web.visitor import BOT, CALM, PHONE, Visitor, me
from waterhole.cli import main

LATE = 13
"""The round in which the last lots begin."""


@only_in("browser")
def test_a_whole_game_by_mouse(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT)
    assert play_out(ada, lambda button: button.click()) >= 15
    check_score(ada)


def test_the_last_lots_by_mouse_and_what_comes_after(
    visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), BOT, BOT, there=lambda view, may: view["round"] == LATE)
    assert play_out(ada, lambda button: button.click()) >= 2

    check_score(ada)
    expect(ada.page.get_by_text("All that was checked here holds.")).to_be_visible()

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "serengeti"
    assert main(["verify", str(record)]) == 0, capsys.readouterr().out

    ada.page.get_by_role("link", name="Replay").click()
    look_at_replay(ada)


def test_the_chips_of_others_are_on_the_felt_only_when_they_have_been_counted(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), BOT, BOT, there=lambda view, may: view["round"] == view["rounds"])
    closed = ada.page.locator(".others .purse.closed")
    expect(closed).to_have_count(2)
    play_out(ada, lambda button: button.click())
    expect(ada.end).to_be_visible()
    expect(closed).to_have_count(2)
    ada.page.keyboard.press("Escape")
    expect(closed).to_have_count(0)


def check_score(player: Visitor) -> None:
    """The lines of each seat add up to its sum."""
    rows = player.end.locator("tbody tr")
    sums = [int(text) for text in player.end.locator("tfoot td").all_inner_texts()]
    lines = [[points(text) for text in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*lines, strict=True)] == sums
    assert rows.count() == 7  # six tribes and the chips


def points(cell: str) -> int:
    last = cell.split()[-1]
    return 0 if last == "–" else int(last)


def look_at_replay(player: Visitor) -> None:
    slider = player.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(player.page.get_by_text("Round 1 of 15")).to_be_visible()
    player.button("One move on").click()
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(player.page.get_by_text("All lots are sold.")).to_be_visible()
    player.page.get_by_label("Seen by").select_option("Ada")
    expect(player.page.get_by_role("heading", name="Ada (you)")).to_be_visible()


@only_in("browser")
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT)

    def press(button: Locator) -> None:
        reach(ada, button)
        ada.page.keyboard.press("Enter")

    assert play_out(ada, press) >= 15
    ada.page.keyboard.press("Escape")
    expect(ada.end).to_be_hidden()


def reach(player: Visitor, button: Locator) -> None:
    """Go to a button with Tab, back or forth: whichever is nearer."""
    keys = ["Tab", "Shift+Tab"]
    for key in [keys[0]] * 25 + [keys[1]] * 50:
        if button.evaluate("button => button === document.activeElement"):
            return
        player.page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


@only_in("browser")
def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), BOT, BOT)

    def tap(button: Locator) -> None:
        expect(button).to_be_in_viewport(ratio=1)
        button.tap()

    assert play_out(ada, tap) >= 15
    assert ada.fits()


def test_the_table_fits_every_screen(visit: Visit) -> None:
    ada = visit(locale="fr-FR")
    ada.sit_at(me("Ada"), BOT, BOT, BOT, BOT)
    for number, (width, height) in enumerate(2 * [(360, 740), (768, 1024), (1366, 768), (2560, 1440)]):
        ada.page.set_viewport_size({"width": width, "height": height})
        if ada.wait_for_turn():
            button = choice(ada, number)
            expect(button).to_be_in_viewport(ratio=1)
            assert ada.fits()
            ada.after(button.click)


def test_a_phone_shows_the_own_carvings_with_any_number_of_players(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), BOT, BOT, BOT, BOT)
    own = ada.page.locator("[data-place=seat-0] ul.own")
    number = 0
    while not (ada.wait_for_turn() and own.is_visible()):
        ada.after(lambda number=number: make(choice(ada, number), Locator.tap))
        number += 1
    expect(own).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".dock .pass")).to_be_in_viewport(ratio=1)


def test_the_money_of_the_last_lot_can_be_followed(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT)
    sale = ada.page.locator(".last .sale")
    number = 0
    while not (ada.wait_for_turn() and sale.is_visible()):
        ada.after(choice(ada, number).click)
        number += 1
    expect(sale.locator(".mini")).to_have_count(1)  # the first lot
    told = ada.page.get_by_role("list", name="What happened").first.inner_text()
    winner = (
        "You"
        if "You win" in told or "You receive" in told
        else next(name for name in ("Kito", "Zuri") if f"{name} wins" in told or f"{name} receives" in told)
    )
    expect(sale).to_contain_text(winner)


def test_text_twice_as_large_still_fits(visit: Visit) -> None:
    ada = visit(viewport={"width": 640, "height": 512}, locale="fr-FR")  # 1280 × 1024 at 200 %
    ada.sit_at(me("Ada"), BOT, BOT)
    ada.wait_for_turn()
    assert ada.fits()
    expect(ada.page.locator(".pass")).to_be_in_viewport(ratio=1)


def test_an_illegal_try_is_answered_with_the_reason_and_the_rule(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT)
    forbidden = ada.page.locator(".amount.forbidden").first
    number = 0
    while not (ada.wait_for_turn() and forbidden.is_visible()):
        button = choice(ada, number)
        ada.after(button.click)
        number += 1
    before, own = ada.decision(), ada.page.locator(".felt .own").first
    seat = own.bounding_box()
    digit = forbidden.inner_text()[-1]
    forbidden.click()
    expect(ada.page.get_by_role("alert")).to_contain_text(re.compile(f"you own a card with an? {digit}"))
    assert ada.decision() == before
    assert own.bounding_box() == seat, "what is told covers nothing of one's own seat"
    ada.button("Rule 3.1").click()
    expect(ada.page.locator("[data-rule='3.1']")).to_be_focused()
    expect(ada.page.locator("[data-rule='3.1']")).to_be_in_viewport()


def test_a_bid_beyond_ones_chips_takes_a_second_tap(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), CALM, CALM)
    assert ada.wait_for_turn()
    bluff = ada.page.locator(".amount.legal.bluff").first
    while not bluff.is_visible():
        ada.button("Higher amounts").tap()
    before = ada.decision()
    bluff.tap()
    expect(ada.page.get_by_role("alert")).to_contain_text("You have")
    assert ada.decision() == before, "the first tap tells what it risks"
    ada.after(bluff.tap)


@pytest.mark.parametrize("screen", [{}, {**PHONE, "locale": "fr-FR"}], ids=["pointer", "phone"])
def test_a_bid_tells_what_it_would_bring_before_it_is_made(visit: Visit, screen: dict[str, Any]) -> None:
    """Who would be paid what, the digits that are paid for, what the lot adds and what it forbids."""
    ada = visit(**screen)
    sit_ahead(ada, me("Ada"), CALM, CALM, CALM, there=digits_lie_about)
    assert ada.wait_for_turn()
    others = ada.page.locator("[data-place^=seat-]:not([data-place=seat-0]) .digit")
    digits = set(others.all_inner_texts())
    legal = ada.page.locator(".amount.legal:not(.bluff, .forbidden)").all()
    bid = next(button for button in legal if button.inner_text()[-1] in digits)
    before, dock = ada.decision(), box(ada.dock)
    bid.tap() if screen else bid.hover()
    ahead = ada.page.locator(".ahead")
    expect(ahead.locator(".sale")).to_contain_text(f"−{bid.inner_text()}")
    expect(ahead).to_contain_text(re.compile("point.*(forbids|interdit) "))
    expect(ahead.locator(":scope > *").last).to_be_in_viewport(ratio=1)
    lit = set(ada.page.locator(".digit.lit").all_inner_texts())
    assert lit == {bid.inner_text()[-1]}
    assert box(ada.dock) == dock, "nothing moves under the finger"
    assert ada.decision() == before
    ada.after(bid.tap if screen else bid.click)


def test_what_a_bid_for_three_would_bring_moves_no_button_on_a_phone(visit: Visit) -> None:
    ada = visit(**PHONE, locale="fr-FR")  # The longer words.
    sit_ahead(ada, me("Ada"), CALM, CALM, CALM, there=three_to_bid_for)
    assert ada.wait_for_turn()
    dock, bids = box(ada.dock), ada.page.locator(".amount.legal:not(.bluff, .forbidden)").all()
    assert bids
    for bid in bids:
        bid.tap()
        expect(ada.page.locator(".ahead .sale")).to_contain_text(f"−{bid.inner_text()}")
        assert box(ada.dock) == dock


def three_to_bid_for(view: dict[str, Any], may: set[str]) -> bool:
    """All of them would forbid a digit."""
    new = {card[-1] for card in view["lot"]} - {card[-1] for card in view["cards"][0]}
    return "bid" in may and len(new) == LARGEST_LOT and view["lowest_bid"] < view["lowest_bluff"]


def digits_lie_about(view: dict[str, Any], may: set[str]) -> bool:
    """A bid in sight can be paid and would pay somebody, and the lot would forbid a digit."""
    owned = [{int(card[-1]) for group in groups for card in group["cards"]} for groups in view["collections"]]
    payees = set().union(*owned[1:]) - owned[0]
    in_sight = range(view["lowest_bid"], min(view["lowest_bid"] + 10, view["lowest_bluff"], view["highest_bid"] + 1))
    new = {int(card[-1]) for card in view["lot"]} - owned[0]
    return "bid" in may and bool(new) and any(amount % 10 in payees for amount in in_sight)
