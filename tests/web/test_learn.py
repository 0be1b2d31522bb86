"""Lessons and puzzles in a browser: at the ordinary table, by keys and touch, with praise or a reason; remembered."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_spoken import enter
from tests.web.visitor import PHONE
from waterhole import games
from waterhole.lessons.puzzle import puzzles_of

SOON = 60_000
"""Milliseconds: a busy machine takes its time."""


def test_a_lesson_is_tried_told_and_remembered(visit: Visit) -> None:
    ada = visit().open()
    ada.card().get_by_role("link", name="Learn").click()
    ada.page.get_by_role("link", name="A forbidden digit").click(timeout=SOON)
    expect(ada.page.locator(".dock .task")).to_contain_text("You own a 4", timeout=SOON)
    assert ada.broken_rules() == {}
    ada.page.keyboard.press("p")
    expect(ada.page.locator("[data-verdict=wrong]")).to_contain_text("The next bid that is allowed is 5", timeout=SOON)
    ada.page.keyboard.press("Enter")  # Try again.
    expect(ada.page.locator("[data-verdict=going]")).to_be_visible(timeout=SOON)
    for key in ("5", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.page.locator("[data-verdict=reached]")).to_contain_text("Right over the 4", timeout=SOON)
    ada.page.get_by_role("link", name="All lessons").click()
    expect(ada.page.get_by_role("link", name="A forbidden digit")).to_contain_text("done", timeout=SOON)
    expect(ada.page.get_by_role("link", name="A first bid")).not_to_contain_text("done")
    # All of it by typing, too.
    ada.forgive("422")
    ada.page.keyboard.press("/")
    answers = ada.page.get_by_role("log", name="Answers")
    for text, told in (("lessons", "Learn."), ("today", "Today’s deal."), ("learn serengeti", "Learn.")):
        enter(ada, text, told)
    ada.page.get_by_role("link", name="A first bid").click(timeout=SOON)
    expect(ada.page.locator(".dock .task")).to_be_visible(timeout=SOON)
    for text, told in (
        ("task", "win your first carving"),
        ("moves", "pass"),
        ("sing", '"sing" is no move'),
        ("bid 2", "It lies before you now"),
    ):
        enter(ada, text, told)
    expect(answers).not_to_contain_text("is nothing to type here")
    enter(ada, "next", "Next lesson")


def test_a_whole_hand_is_scored_in_a_lesson(visit: Visit) -> None:
    """What it scores is foreseen; the browser would complain if the server were asked for what the rules refuse."""
    ada = visit().open("/learn/sanctuary/scoring")
    choose, score = ada.page.locator("[data-key=all]"), ada.page.locator(".do-score:not(.pending)")
    expect(score).to_be_visible(timeout=SOON)
    if ada.page.locator(".dock .hand button[aria-pressed=false]").count():
        choose.click()
    expect(ada.page.locator(".dock .hand button[aria-pressed=false]")).to_have_count(0)
    expect(score).to_have_text("Score 10")
    score.click()
    expect(ada.page.locator("[data-verdict=reached]")).to_be_visible(timeout=SOON)


def not_solved_by(move: str) -> str:
    """A puzzle of Serengeti in which this is not the best move."""
    found = puzzles_of(games.game("serengeti"))
    assert found is not None
    return next(one.id for one in found.puzzles if move not in one.best)


def test_a_puzzle_shows_its_solution_on_a_phone(visit: Visit) -> None:
    ada = visit(**PHONE, locale="fr-FR").open("/puzzles/serengeti")
    ada.page.get_by_role("link", name="Problème du jour").tap(timeout=SOON)
    expect(ada.page.locator(".dock .task")).to_contain_text("trouvez-le", timeout=SOON)
    assert ada.fits()
    ada.open(f"/puzzles/serengeti/{not_solved_by('pass')}")  # That of the day may be.
    expect(ada.page.locator(".dock .task")).to_contain_text("trouvez-le", timeout=SOON)
    ada.page.locator(".dock .pass").tap()
    verdict = ada.page.locator(".dock .verdict")
    expect(verdict).to_contain_text("Il y a mieux", timeout=SOON)
    expect(verdict.get_by_role("listitem").first).not_to_be_visible()  # A second try comes before the solution.
    verdict.get_by_text("Montrer la solution").tap()
    expect(verdict.get_by_role("listitem").first).to_contain_text("%")
    assert ada.broken_rules() == {}
    assert ada.fits()
