"""How the tests play Safarü: a card that can catch if there is one, and the first of its catches."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor


def choose(player: Visitor) -> None:
    """Choose a card from the hand, one that can catch if there is any; it may have been played before."""
    if not player.page.locator(".act .button").count():
        able = player.page.locator(".hand button.able")
        (able if able.count() else player.page.locator(".hand button")).first.click()


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


def play_until(player: Visitor, seen: Locator) -> None:
    """Choose cards and play them until this can be seen."""
    while player.wait_for_turn():
        choose(player)
        if seen.is_visible():
            return
        play_turn(player)
    raise AssertionError("it was not seen before the end")


def check_score(player: Visitor) -> None:
    """The lines of each side add up to its sum."""
    rows = [row.locator("td").all_inner_texts() for row in player.page.locator("tbody:not(.between) tr").all()]
    lines = [[points(cell) for cell in row] for row in rows]
    sums = [points(text) for text in player.page.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*lines, strict=True)] == sums
    assert len(lines) == 4  # unicorns, hedgehogs, babies, values


def points(cell: str) -> int:
    return int(cell.split()[-1].replace("−", "-"))
