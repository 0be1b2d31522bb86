"""Every game is playable in the browser, with a table of its own or the generic one."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, me


def test_every_game_can_be_played_in_the_browser(visit: Visit) -> None:
    ada = visit().open()
    games = ada.context.request.get(f"{ada.site}/api/games").json()["games"]
    for game in games:
        wish = {
            "game": game["name"], "seats": [me("Ada"), *[BOT] * (max(game["seats"]) - 1)], "start": True,
            "settings": {"bot_pause": 0},
        }  # fmt: skip
        made = ada.context.request.post(f"{ada.site}/api/tables", data=wish).json()
        ada.open(f"/table/{made['table']}")
        assert ada.wait_for_turn()
        expect(ada.page.locator(".guide")).not_to_be_empty()
        expect(ada.page.get_by_role("list", name="What happened").first).not_to_be_empty()
