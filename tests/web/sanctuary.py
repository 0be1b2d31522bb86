"""How the tests play Sanctuary: now and then the staff helps; all cards are played, and points are spent."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

Press = Callable[[Locator], None]


def scoring(view: dict[str, Any], may: set[str]) -> bool:
    """Cards are to be played, and scored."""
    return "score" in may


def spending(view: dict[str, Any], may: set[str]) -> bool:
    return "spent" in may


def last_draft(view: dict[str, Any], may: set[str]) -> bool:
    """The second of a turn: there is something in the hand already."""
    return "draft" in may and bool(view["hand"])


def play_out(player: Visitor, press: Press) -> int:
    """Play to the end; how many decisions that took."""
    number = 0
    while player.wait_for_turn():
        decide(player, number, press)
        number += 1
    return number


def decide(player: Visitor, number: int, press: Press) -> None:
    """Whatever is asked now."""
    dock = player.dock
    for sign, way in ((".do-accept", accept), (".do-score", score), (".do-spent", spend)):
        if dock.locator(sign).count():
            way(player, press)
            return
    after = dock.locator(".do-breed, .do-extra, .do-warden, .do-guard, .do-vet, .hand button, .do-end")
    player.after(lambda: press(after.first)) if after.count() else draft(player, number, press)


def accept(player: Visitor, press: Press) -> None:
    player.after(lambda: press(player.dock.locator(".do-accept")))


def score(player: Visitor, press: Press) -> None:
    """All cards of the hand, by the manager where that is possible."""
    dock = player.dock
    if dock.locator(".hand button[aria-pressed=false]").count():
        press(player.button("Choose all"))
    press_score(player, dock.locator(".do-manager, .do-score").last, press)


def press_score(player: Visitor, way: Locator, press: Press) -> None:
    """Once more where it would be for nothing: the dock asks then."""
    expect(way).not_to_contain_text("…")
    nothing = re.search(r"\b0$", way.inner_text().strip())
    press(way)
    if nothing:
        press(way)
    expect(player.dock.locator(".do-score")).to_have_count(0)


def spend(player: Visitor, press: Press) -> None:
    """A promotion if one can be paid; then a token, and done."""
    dock = player.dock
    roles = dock.locator(".role:not(.held, .dear)")
    if roles.count():
        player.after(lambda: press(roles.last))
        return
    more = dock.locator(".stepper button").last
    if more.get_attribute("aria-disabled") == "false":
        press(more)
    press(dock.locator(".do-spent"))
    expect(dock.locator(".do-spent")).to_have_count(0)


def draft(player: Visitor, number: int, press: Press) -> None:
    """Choose a card; slide it if it can be, on odd decisions; else take its terrain."""
    cards = player.page.locator(".space.choosable")
    card = cards.nth(number * 7 % cards.count())
    if card.get_attribute("aria-pressed") == "false":
        press(card)
    slides = player.dock.locator(".do-slide")
    ways = slides if number % 2 and slides.count() else player.dock.locator(".do-draft")
    player.after(lambda: press(ways.first))
