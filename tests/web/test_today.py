"""Today's deal in the browser: played once and without help, and then it is seen how it went."""

from playwright.sync_api import expect

from tests.web.conftest import Visit

PATIENT = 60_000


def test_a_deal_is_played_without_help_and_then_told(visit: Visit) -> None:
    ada = visit().open("/")
    ada.page.get_by_role("link", name="Today’s deal").click()
    deal = ada.page.get_by_role("article", name="Safarü")
    deal.get_by_role("button", name="Play").click()
    expect(ada.dock).to_be_visible(timeout=PATIENT)
    expect(ada.page.locator(".guide.yours")).to_be_visible(timeout=PATIENT)
    for aid in ("Hint", "Undo"):
        expect(ada.button(aid)).to_have_count(0)
    ada.button("Menu").click()
    expect(ada.button("Let a bot play for me")).to_have_count(0)
    ada.button("Resign").click()
    ada.button("Really resign").click()
    expect(ada.end).to_be_visible(timeout=PATIENT)
    expect(ada.end.get_by_role("link", name="Replay")).to_have_count(0)
    ada.end.get_by_role("link", name="How it went").click()
    expect(deal.get_by_text("You gave up")).to_be_visible(timeout=PATIENT)
    assert ada.broken_rules() == {}
    ada.open("/")
    ada.page.get_by_role("link", name="All my games, results and record").click()
    expect(ada.page.get_by_text("given up")).to_be_visible(timeout=PATIENT)
    assert ada.broken_rules() == {}
