"""Safarü in a browser: a whole game by mouse, a catch built by keyboard, and no rule of axe broken."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.proof import only_in
from tests.web.ahead import sit_ahead
from tests.web.conftest import Visit
from tests.web.safaru import build, can_choose, check_score, last_deal, play_turn, settle
from tests.web.test_every_game import box
from tests.web.visitor import BOT, PHONE, Visitor, me

WATCH = """() => {
  window.twice = [];
  const look = () => {
    const copies = [...document.querySelectorAll("#air [data-copy]")].map((copy) => copy.dataset.copy);
    if (copies.length) document.body.dataset.flown = "yes";
    for (const id of copies) {
      const card = document.querySelector(`[data-flip="${CSS.escape(id)}"]`);
      const shown = card !== null && getComputedStyle(card).opacity !== "0";
      if (shown || copies.indexOf(id) !== copies.lastIndexOf(id)) twice.push(id);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Says on the page from now on that copies of cards have flown, and keeps those cards that are seen twice at a time."""


@only_in("browser")
def test_a_whole_game_by_mouse(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT, game="safaru", hands=1)
    assert play_out(ada) == 16  # four deals of four cards
    check_score(ada)


def play_out(player: Visitor) -> int:
    """Play to the end; how many turns that took."""
    turns = 0
    while player.wait_for_turn():
        play_turn(player)
        turns += 1
    return turns


def test_the_last_deal_by_mouse_and_what_comes_after(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), BOT, BOT, game="safaru", hands=1, there=last_deal)
    assert play_out(ada) == 4
    check_score(ada)
    told = ada.end.locator(".told")
    expect(told).to_be_focused()
    expect(told).to_have_css("box-shadow", "none")  # Nothing to press: it has no ring.
    check_log(ada)
    assert ada.broken_rules() == {}
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_label("Seen by").select_option("Ada")
    expect(ada.page.get_by_role("region", name="Ada").locator(".hand .mini")).to_have_count(4)


def check_log(player: Visitor) -> None:
    """Cards stand there as pictures, and by name for who cannot see them; a card and what came of it are one line."""
    freed = player.page.locator("aside li", has_text="goes free").first
    expect(freed).to_have_text(re.compile(r"plays? (\w+ \d)\d\. \1\d catches nothing"))  # The picture has a number.
    expect(freed.locator(".picture .unseen").first).to_have_text(re.compile(r"^\w+ \d$"))
    expect(freed.locator(".picture .mini svg").first).to_be_attached()


def test_a_catch_is_built_by_keyboard(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), BOT, game="safaru", hands=1, there=can_choose)
    builder = ada.page.locator(".builder")
    assert ada.wait_for_turn()
    for card in ada.page.locator(".hand button").all():
        press(ada, card)
        if builder.is_visible():
            break
    guide, hand = ada.page.locator(".guide"), box(ada.page.locator(".hand"))
    expect(guide).to_have_text(re.compile("^Choose what .* catches"))
    # The hand has the whole height of the dock; what is said and done stands beside it.
    assert hand["x"] + hand["width"] <= min(box(guide)["x"], box(builder)["x"])
    assert hand["height"] > 0.8 * box(ada.dock)["height"]
    end = builder.locator(".button.main")
    while not end.count():
        press(ada, ada.page.locator("li.lit button").first)
        expect(builder.locator(".sum")).to_have_text(re.compile("=|pairing"))
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.evaluate(WATCH)
    settle(ada, lambda: press(ada, end.first))
    expect(ada.page.get_by_role("list", name="What happened").first).to_contain_text("You catch")
    expect(ada.page.locator("body[data-flown]")).to_be_attached()
    ada.wait_for_turn()
    assert ada.page.evaluate("twice") == []


def press(player: Visitor, button: Locator) -> None:
    """Reach a button with Tab, or back with Shift and Tab, and press it."""
    for key in ["Tab"] * 40 + ["Shift+Tab"] * 80:
        if button.evaluate("button => button === document.activeElement"):
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=only_in("browser"))])
def test_axe_finds_nothing_while_a_catch_is_chosen(visit: Visit, players: int) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), *[BOT] * (players - 1), game="safaru", there=can_choose)
    build(ada)
    assert ada.broken_rules() == {}


def test_two_sides_and_the_count_between_hands_on_a_french_phone(visit: Visit) -> None:
    ada = visit(**PHONE, locale="fr-FR")
    sit_ahead(ada, me("Ada"), BOT, BOT, BOT, game="safaru", hands=2, there=last_deal)
    assert ada.wait_for_turn()
    expect(ada.page.locator(".partner", has_text="partenaire")).to_have_count(1)
    play_turn(ada)
    assert ada.wait_for_turn()
    expect(ada.page.locator(".turns .last")).to_have_count(3)  # A line for each of the others, none of them cut.
    counted, turn = ada.page.locator("section.end"), ada.page.locator(".guide.yours")
    while not counted.is_visible():
        play_turn(ada)
        expect(turn.or_(counted).first).to_be_visible(timeout=20_000)
    behind = ada.decision()
    check_score(ada)
    assert ada.fits()
    assert ada.broken_rules() == {}
    assert ada.decision() == behind  # Bots that do not dawdle had all the time to play on.
    counted.get_by_role("button", name="Manche suivante (2)").click()
    expect(ada.page.locator(".clearing")).to_be_visible()
    expect(turn.or_(ada.page.locator(".dock.asked")).first).to_be_visible(timeout=20_000)


def test_a_released_card_can_be_called(visit: Visit) -> None:
    device = visit()
    device.sit_at(me("Ada"), me("Ben"), game="safaru", missed_catches="notice")
    for name in ("Release without catching", "Call"):
        device.curtain.click()
        device.page.locator(".hand button").first.click()
        device.after(device.page.locator(".act .button", has_text=name).click)
        if name != "Call":
            device.pass_on.click()
    # Where there are several catches, whoever released the card has the choice.
    expect(device.page.get_by_role("list", name="What happened").first).to_contain_text("have caught?")


def test_in_the_variant_the_neighbour_decides(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), BOT, game="safaru", variant="release", there=lambda view, may: view["phase"] == "catch")
    assert ada.wait_for_turn()
    expect(ada.page.locator(".hunt")).to_be_visible()
    expect(ada.page.locator(".guide")).to_have_text(re.compile("^Choose what .* catches for .*: fewest points win"))
    play_turn(ada)


@only_in("browser")
def test_a_hand_that_ended_is_worked_out_before_the_next(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), BOT, game="safaru", hands=2)
    over = ada.page.get_by_role("dialog", name="Hand 1 is over")
    assert ada.wait_for_turn()
    while not over.is_visible():
        play_turn(ada)
        expect(ada.page.locator(".guide.yours").or_(over).first).to_be_visible(timeout=20_000)
    expect(over.locator("tfoot td").first).to_be_visible()
    over.get_by_role("button", name="On to hand 2").click()
    expect(over).to_be_hidden()


def test_a_phone_shows_the_whole_hand_while_a_catch_is_built(visit: Visit) -> None:
    ada = visit(**PHONE)
    sit_ahead(ada, me("Ada"), BOT, BOT, game="safaru", there=can_choose)
    assert ada.wait_for_turn()
    assert ada.page.evaluate("scrollY") == 0  # what others catch moves nothing
    build(ada)
    for card in ada.page.locator(".hand .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    ada.page.locator(".outcome").first.click()
    expect(ada.page.locator(".builder .button.main").first).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".clearing .chosen").first).to_be_in_viewport(ratio=0.5)
