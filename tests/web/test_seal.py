"""The sealed shuffle in a browser: it commits, keeps, opens, deals the cards itself and says what it found."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, Visitor, me
from waterhole.table import sealing

Json = dict[str, Any]


def start(player: Visitor) -> Json:
    """A table against bots, made by the page itself; what the server tells of it once it is dealt."""
    player.open().card("Safarü").get_by_role("button", name="Play now").click()
    expect(player.dock).to_be_visible()
    return told(player)


def told(player: Visitor) -> Json:
    found: Json = player.page.request.get(f"{player.site}/api/tables/{table_of(player)}").json()
    return found


def table_of(player: Visitor) -> str:
    return player.page.url.rsplit("/", 1)[1]


def give_up(player: Visitor, menu: str = "Menu", resign: str = "Resign", sure: str = "Really resign") -> Locator:
    """The quickest way to the end; the seal there."""
    player.button(menu).click()
    player.button(resign).click()
    player.button(sure).click()
    seal = player.end.get_by_role("region").last
    expect(seal).to_be_visible(timeout=30_000)  # A match ends in stages, and a busy machine takes its time.
    return seal


def test_the_browser_deals_the_cards_itself_and_says_what_it_checked(visit: Visit) -> None:
    ada = visit()
    fairness = start(ada)["fairness"]
    kept = json.loads(ada.page.evaluate(f"localStorage.getItem('seal/{table_of(ada)}')"))
    assert kept["nonce"] == fairness["nonces"][0] != ""
    assert (kept["commitment"], kept["opened"]) == (fairness["commitment"], True)
    assert [seat["kind"] for seat in kept["terms"]["seats"]][:2] == ["person", "bot"]

    seal = give_up(ada)
    expect(seal.get_by_role("status")).to_have_text("All that was checked here holds.")
    seal.get_by_text("What was checked").click()
    for line in (
        "The seal is the one that was shown before the deal.",
        "is the one that was kept, and in its place.",
        "Dealing again gives the same starting player and the same cards in every shuffle.",
        "are as they were shown when the seats were closed",
        "The moves in the record are those that were told here.",
    ):
        expect(seal.get_by_role("listitem").filter(has_text=line)).to_have_count(1)
    expect(seal.get_by_role("listitem").filter(has_text="Whether every move is legal")).to_have_count(1)
    expect(seal.get_by_text(fairness["commitment"])).not_to_be_visible()
    seal.get_by_text("Details").click()
    expect(seal.get_by_text(fairness["commitment"])).to_be_visible()
    expect(seal.get_by_text(kept["nonce"])).to_be_visible()


def forge(player: Visitor, change: Callable[[Json], None]) -> None:
    """From now on the server gives a record that was changed."""

    def changed(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        route.fulfill(json=record)

    player.page.route("**/record", changed)


def other_cards(record: Json) -> None:
    cards = record["chance"][0]["cards"]
    place = next(place for place, card in enumerate(cards) if card != cards[0])  # Some are alike.
    cards[0], cards[place] = cards[place], cards[0]


def test_a_forged_record_is_told_in_french_too(visit: Visit) -> None:
    ada = visit(locale="fr-FR")
    ada.open().card("Safarü").get_by_role("button", name="Jouer maintenant").click()
    expect(ada.dock).to_be_visible()
    forge(ada, other_cards)
    seal = give_up(ada, "Menu", "Abandonner", "Vraiment abandonner")
    expect(seal.get_by_role("status")).to_have_text("Quelque chose ne tient pas\u00a0!")
    expect(seal.get_by_text("Une nouvelle donne rend d’autres cartes, ou un autre premier joueur.")).to_be_visible()


def test_who_does_not_open_in_time_is_shown_to_all(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "OPENING", 50)
    ada = visit()
    table = ada.make(me("Ada"), BOT, BOT, commitment="ab" * 32)["table"]
    ada.open(f"/table/{table}")
    late = "Ada's browser did not show its part in time: it was left out."
    expect(ada.page.get_by_role("list", name="What happened").first).to_contain_text(late)
    ada.button("Menu").click()
    expect(ada.page.get_by_role("region", name="Sealed shuffle")).to_contain_text(late)


def test_a_rematch_has_a_part_of_its_own(visit: Visit) -> None:
    ada = visit()
    before = start(ada)["fairness"]
    give_up(ada)
    first = table_of(ada)
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(first))
    expect(ada.dock).to_be_visible()
    after = told(ada)["fairness"]
    assert sum(nonce != "" for nonce in after["nonces"]) == 1
    assert not set(after["nonces"]) & set(before["nonces"]) - {""}
