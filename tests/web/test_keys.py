"""Few keys do what a mouse does; a list of them is one key away."""

import pytest
from playwright.sync_api import expect

from tests.web import sanctuary
from tests.web.conftest import Visit
from tests.web.visitor import BOT, CALM, Visitor, me


def typed(player: Visitor, keys: list[str], most: int) -> None:
    assert len(keys) <= most
    player.page.locator("body").evaluate("() => document.activeElement.blur()")

    def type_all() -> None:
        for key in keys:
            player.page.keyboard.press(key)

    player.after(type_all)


def test_a_bid_takes_three_keys_and_the_turn_is_told_with_what_to_do(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), CALM, CALM)
    assert ada.wait_for_turn()
    told = ada.page.get_by_role("log", name="News from the table")
    expect(told).to_contain_text("Your turn: ")
    amount = ada.page.locator(".amount.legal:not(.bluff, .forbidden)").last.inner_text()
    typed(ada, [*amount, "Enter"], 3)
    expect(told).to_contain_text(f"You bid {amount}.")
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("pass", exact=True)).to_be_visible()
    assert ada.broken_rules() == {}


def test_a_catch_takes_six_keys_at_most(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), CALM, game="safaru")
    for _ in range(3):
        assert ada.wait_for_turn()
        hand = ada.page.locator(".dock .hand button")
        able = [place for place, card in enumerate(hand.all()) if "able" in str(card.get_attribute("class"))]
        card = str((able or [0])[0] + 1)
        ada.page.locator("body").evaluate("() => document.activeElement.blur()")
        ada.page.keyboard.press(card)
        outcomes = ada.page.locator(".outcome").count()
        catch = ["1", "Enter"] if outcomes > 9 else ["1"] if outcomes else []
        typed(ada, [*catch, "Enter"], 5)
        expect(ada.page.locator(".controls[aria-busy=true]")).to_have_count(0)


def test_a_draft_takes_four_keys_at_most(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), CALM, game="sanctuary")
    number = 0
    cards = ada.page.locator(".space.choosable")
    while ada.wait_for_turn() and not cards.count():
        sanctuary.decide(ada, number, lambda button: button.click())
        number += 1
    space = str(cards.first.get_attribute("data-space")).lower()
    ada.page.locator("body").evaluate("() => document.activeElement.blur()")
    for key in space:
        ada.page.keyboard.press(key)
    options = ada.dock.locator(".option")
    expect(ada.dock.locator(".do-draft").first).to_be_visible()
    drafts = [place for place, way in enumerate(options.all()) if "do-draft" in str(way.get_attribute("class"))]
    typed(ada, [str(drafts[0] + 1)], 4 - len(space))


@pytest.mark.parametrize("game", ["safaru", "sanctuary", "serengeti"])
def test_every_sign_is_explained_one_after_the_other_by_keys_alone(visit: Visit, game: str) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT, game=game)
    assert ada.wait_for_turn()
    ada.page.locator("#main").focus()
    ada.page.keyboard.press("i")
    box = ada.page.get_by_role("dialog", name="What the signs mean")
    expect(box).to_be_focused()
    there = set(ada.page.locator("[data-sign]:visible").evaluate_all("signs => signs.map(one => one.dataset.sign)"))
    assert len(there) > 5
    reached = set()
    for _ in there:
        lit = ada.page.locator("[data-explained]").get_attribute("data-sign")
        assert len(box.locator("p").inner_text().split()) > 2, lit
        reached.add(lit)
        ada.page.keyboard.press("Tab")
    assert reached == there
    ada.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
