"""How the tests play Safarü: a card that can catch if there is one, and the first of its catches."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

MANY = 4


def choose(player: Visitor) -> None:
    """Choose a card from the hand, one that can catch if there is any; it may have been played before."""
    if not player.page.locator(".act .button").count():
        able = player.page.locator(".hand button.able")
        (able if able.count() else player.page.locator(".hand button")).first.click()


def can_choose(view: dict[str, Any], may: set[str]) -> bool:
    """A card of the hand can catch in more than one way."""
    return any(len(found["outcomes"]) > 1 or found["more"] for found in view["catches"])


def can_choose_among_many(view: dict[str, Any], may: set[str]) -> bool:
    """One card of the hand can catch in so many ways that they do not stand in one line."""
    return any(len(found["outcomes"]) >= MANY for found in view["catches"])


def catching_among_many(view: dict[str, Any], may: set[str]) -> bool:
    """A card has been played, and many lie in the wild."""
    return view["phase"] == "catch" and len(view["wild"]) > MANY


def choose_among_many(player: Visitor) -> None:
    """Choose the card that can catch in most ways."""
    cards = player.page.locator(".hand button.able")
    ways = [int(re.sub(r"\D", "", count.text_content() or "")) for count in cards.locator(".count").all()]
    cards.nth(ways.index(max(ways))).click()
    expect(player.page.locator(".builder")).to_be_visible()


def last_deal(view: dict[str, Any], may: set[str]) -> bool:
    return bool(view["deck_left"] == 0)


def settle(player: Visitor, press: Callable[[], None]) -> None:
    """Make a decision and wait until all its steps are made."""
    player.after(press)
    expect(player.page.locator(".controls[aria-busy=true]")).to_have_count(0)


def play_turn(player: Visitor) -> None:
    """Play a card, and make the first of its catches."""
    choose(player)
    outcomes = player.page.locator(".outcome")
    if outcomes.count():
        outcomes.first.click()
    settle(player, player.page.locator(".act .button.main").first.click)


def build(player: Visitor) -> Locator:
    """Choose a card that can catch in more than one way; where the catch is put together."""
    assert player.wait_for_turn()
    builder = player.page.locator(".builder")
    for card in player.page.locator(".hand button.able").all():
        card.click()
        expect(player.page.locator(".builder, .act .main").first).to_be_visible()
        if builder.is_visible():
            return builder
    raise AssertionError("no card of the hand can catch in more than one way")


def check_score(player: Visitor) -> None:
    """The lines of each side add up to its sum."""
    rows = [row.locator("td").all_inner_texts() for row in player.page.locator("tbody:not(.between) tr").all()]
    lines = [[points(cell) for cell in row] for row in rows]
    sums = [points(text) for text in player.page.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*lines, strict=True)] == sums
    assert len(lines) == 4  # unicorns, hedgehogs, babies, values


def points(cell: str) -> int:
    return int(cell.split()[-1].replace("−", "-"))
