"""A hint in a browser: where to look, the best moves with reasons, all moves; none where others play."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import CALM, PHONE, me

SOON = 60_000
"""Milliseconds: the coach thinks for a second, and a busy machine for longer."""


def test_a_hint_comes_in_three_steps(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), CALM, game="safaru", hands=1)
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Hint").click()
    hint = ada.page.get_by_role("dialog", name="Hint")
    expect(hint).to_contain_text("Bear in mind", timeout=SOON)
    hint.get_by_role("button", name="Show the best moves").click()
    expect(hint.get_by_role("listitem").first).to_contain_text("%")
    assert ada.broken_rules() == {}
    more = hint.get_by_role("button", name="Show all moves")
    if more.count():
        more.click()
        expect(hint.get_by_role("listitem")).not_to_have_count(3)
    ada.page.keyboard.press("Escape")
    expect(hint).not_to_be_visible()
