"""How the tests play Serengeti: they discard the first card, bid the lowest amount now and then, and pass."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

LARGEST_LOT = 3
EVERY = 3
"""Each third decision bids."""


def choice(player: Visitor, number: int) -> Locator:
    """What to press for the decision with this number."""
    discards = player.page.locator(".discards button")
    if discards.count():
        return discards.first
    bids = player.page.locator(".amount.legal:not(.bluff, .forbidden)")
    return bids.first if number % EVERY == 0 and bids.count() else player.page.locator(".pass")


def make(button: Locator, press: Callable[[Locator], None]) -> None:
    """Make this decision. Where nothing can be pointed at, the first press of a bid tells what it would bring."""
    told_first = button.evaluate("button => button.matches('.amount') && matchMedia('(hover: none)').matches")
    press(button)
    if told_first:
        expect(button).to_contain_class("asked")
        press(button)


def play_out(player: Visitor, press: Callable[[Locator], None]) -> int:
    """Play to the end; how many decisions that took."""
    number = 0
    while player.wait_for_turn():
        button = choice(player, number)
        player.after(lambda button=button: make(button, press))
        number += 1
    return number
