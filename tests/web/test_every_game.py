"""Every game is playable in the browser, with a table of its own or the generic one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web import sanctuary, serengeti
from tests.web.conftest import Visit
from tests.web.visitor import BOT, CALM, Visitor, me
from waterhole import games

LARGE = 32
"""Twice the usual size of letters."""


def test_every_game_can_be_played_in_the_browser(visit: Visit) -> None:
    ada = visit().open()
    offered = ada.context.request.get(f"{ada.site}/api/games").json()["games"]
    for game in offered:
        wish = {
            "game": game["name"], "seats": [me("Ada"), *[BOT] * (max(game["seats"]) - 1)], "start": True,
            "settings": {"bot_pause": 0},
        }  # fmt: skip
        made = ada.context.request.post(f"{ada.site}/api/tables", data=wish).json()
        ada.open(f"/table/{made['table']}")
        assert ada.wait_for_turn()
        expect(ada.page.locator(".guide")).not_to_be_empty()
        expect(ada.page.get_by_role("list", name="What happened").first).not_to_be_empty()


@pytest.mark.parametrize("game", games.names())
def test_with_letters_twice_as_large_nothing_is_covered_on_a_phone(visit: Visit, game: str) -> None:
    ada = visit(viewport={"width": 360, "height": 740}, locale="fr-FR")
    ada.context.new_cdp_session(ada.page).send("Page.setFontSizes", {"fontSizes": {"standard": LARGE}})
    ada.sit_at(me("Ada"), BOT, BOT, game=game)
    assert ada.wait_for_turn()
    expect(ada.page.locator("html")).to_have_css("font-size", f"{LARGE}px")
    assert ada.fits()
    expect(ada.dock).to_have_css("position", "static")  # It follows the felt.
    assert box(ada.page.get_by_role("banner"))["height"] <= 740 / 10
    name = ada.page.get_by_role("heading", name="Ada (vous)")
    name.evaluate("name => name.scrollIntoView({ block: 'nearest' })")
    assert 0 <= box(name)["y"] <= box(ada.dock)["y"] - box(name)["height"] + 1


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("width", [360, 1366])
@pytest.mark.parametrize("game", games.names())
def test_nothing_moves_away_from_under_the_pointer(visit: Visit, game: str, width: int) -> None:
    ada = visit(viewport={"width": width, "height": 768})
    ada.sit_at(me("Ada"), CALM, CALM, game=game)
    ada.wait_for_turn()
    still = box(ada.dock)
    for button in ada.dock.locator("button:visible").all():
        button.hover()
        ada.page.wait_for_timeout(150)  # What a choice would do comes from the server.
        assert box(ada.dock) == pytest.approx(still, abs=1)


def bid_or_pass(player: Visitor, number: int) -> None:
    player.after(serengeti.choice(player, number).click)


def draft_or_expand(player: Visitor, number: int) -> None:
    sanctuary.decide(player, number, lambda button: button.click())


@pytest.mark.parametrize(("game", "decide"), [("serengeti", bid_or_pass), ("sanctuary", draft_or_expand)])
def test_who_is_ahead_wears_a_star(visit: Visit, game: str, decide: Callable[[Visitor, int], None]) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT, game=game)
    number = 0
    while ada.wait_for_turn() and len(set(points(ada))) == 1:
        assert starred(ada) == []
        decide(ada, number)
        number += 1
    known = points(ada)
    assert starred(ada) == [seat for seat, score in enumerate(known) if score == max(known)]
    expect(ada.page.get_by_text("ahead on points").first).to_be_attached()


def points(player: Visitor) -> list[int]:
    """Those in the seats' headers, as they stand on the page."""
    return [int(text.split()[0]) for text in player.page.locator("section.seat .points .long").all_inner_texts()]


def starred(player: Visitor) -> list[int]:
    seats = player.page.locator("section.seat").all()
    return [place for place, seat in enumerate(seats) if seat.locator(".star").count()]
