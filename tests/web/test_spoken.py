"""Spoken mode: everything is asked and done by typing, on every screen; a whole game is played so."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, Visitor, me


def answers(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log", name="Answers")


def enter(visitor: Visitor, text: str, *told: str) -> None:
    """Type a line, and hear the answer."""
    line = visitor.page.get_by_label("Type a question or a move")
    line.fill(text)
    line.press("Enter")
    for one in told:
        expect(answers(visitor)).to_contain_text(one, timeout=30_000)


def test_a_whole_game_is_asked_about_and_played_by_typing(visit: Visit) -> None:
    ada = visit()
    ada.open().page.locator("#main").wait_for()
    ada.page.keyboard.press("/")
    expect(ada.page.get_by_label("Type a question or a move")).to_be_focused()
    enter(ada, "games", "Safarü", "Serengeti Sanctuary")
    enter(ada, "sing", "“sing” is nothing to type here.")
    ada.sit_at(me("Ada"), BOT, BOT, open_chips=False)
    assert ada.wait_for_turn()
    for question, told in (
        ("lot", "Round 1 of 15, on sale: "),
        ("money", "Ada: 10 chips."),
        ("hand", "Ada: nothing."),
        ("score", "Ada: 0."),
        ("moves", "pass · bid "),
        ("help", "Or type a move: pass"),
        ("bid 99", "65"),
    ):
        enter(ada, question, told)
    while ada.wait_for_turn():
        ada.after(lambda: enter(ada, "discard" if ada.page.locator(".discards").is_visible() else "p"))
    expect(ada.end).to_be_visible()
    ada.page.keyboard.press("Escape")
    enter(ada, "turn", "The match is over.")
    enter(ada, "p", "The match is over.")
    enter(ada, "home")
    expect(ada.page.get_by_role("article").first).to_be_visible()
