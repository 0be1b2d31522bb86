"""How the tests play Serengeti: they discard the first card, bid the lowest amount now and then, and pass."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.web.visitor import Visitor

EVERY = 3
"""Each third decision bids."""


def choice(player: Visitor, number: int) -> Locator:
    """What to press for the decision with this number."""
    discards = player.page.locator(".discards button")
    if discards.count():
        return discards.first
    bids = player.page.locator(".amount.legal:not(.bluff, .forbidden)")
    return bids.first if number % EVERY == 0 and bids.count() else player.page.locator(".pass")


def play_out(player: Visitor, press: Callable[[Locator], None]) -> int:
    """Play to the end; how many decisions that took."""
    number = 0
    while player.wait_for_turn():
        button = choice(player, number)
        player.after(lambda button=button: press(button))
        number += 1
    return number
