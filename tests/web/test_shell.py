"""Home, words, themes, rules and the pages around the tables."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, CALM, OPEN, me
from waterhole import games


def test_one_click_from_home_to_a_table(visit: Visit) -> None:
    ada = visit().open()
    card = ada.card()
    expect(card).to_contain_text("3–5 players")
    card.get_by_label("Bots play").select_option("expert")
    card.get_by_role("button", name="Play now").click()
    expect(ada.page.get_by_role("heading", name="Player (you)")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Your part")).to_be_visible()
    expect(ada.page.get_by_title("expert")).to_have_count(3)


def test_a_table_by_the_dialogue_with_options(visit: Visit) -> None:
    ada = visit().open()
    card = ada.card()
    card.get_by_role("button", name="More choices").click()
    dialogue = ada.page.get_by_role("dialog")
    dialogue.get_by_text("5", exact=True).click()
    dialogue.get_by_label("Name").fill("Ada")
    dialogue.get_by_label("Everyone's chips are open").check()
    dialogue.get_by_label("Forbidden bids").select_option("cost a chip")
    dialogue.get_by_text("More choices").click()
    dialogue.get_by_label("Bots take").select_option("no time at all")
    dialogue.get_by_role("button", name="Start").click()
    expect(ada.page.get_by_text("chips behind the screen")).to_have_count(0)
    expect(ada.page.locator("[data-place^=purse]").filter(visible=True)).to_have_count(5)
    ada.button("Menu").click()
    expect(ada.page.get_by_text("cost a chip")).to_be_visible()


def test_a_blank_name_is_asked_for_again(visit: Visit) -> None:
    ada, ben = visit().open(), visit()
    ada.card("Safarü").get_by_role("button", name="Invite friends").click()
    for name, there in (("  ", 0), ("Ada", 1)):
        ada.page.get_by_label("Name").fill(name)
        ada.button("Make the table and invite").click()
        assert ada.page.locator("input:invalid").count() == 1 - there
    ben.page.goto(ada.page.get_by_label("The link to play along").input_value())
    ben.page.get_by_label("Name").fill("  ")
    ben.button("Join").click()
    expect(ben.page.locator("input:invalid")).to_have_count(1)
    expect(ben.page.get_by_role("alert")).to_have_count(0)


def test_an_edition_of_ones_own_is_played_with_its_own_numbers(visit: Visit) -> None:
    own = (games.game("serengeti").folder / "edition.toml").read_text(encoding="utf-8")
    own = (
        own.replace('name = "standard"', 'name = "poor"')
        .replace("chips = 65", "chips = 40")
        .replace("start = 10", "start = 3")
    )
    ada = visit().open()
    ada.forgive("422")
    ada.card().get_by_role("button", name="More choices").click()
    dialogue = ada.page.get_by_role("dialog")
    dialogue.get_by_text("More choices").click()
    edition = dialogue.get_by_label("An edition of your own (a TOML file)")
    edition.set_input_files({"name": "wrong.toml", "mimeType": "text/plain", "buffer": b"game = 'serengeti'"})
    dialogue.get_by_role("button", name="Start").click()
    expect(dialogue.get_by_role("alert")).to_contain_text('"name" is missing')
    edition.set_input_files({"name": "poor.toml", "mimeType": "text/plain", "buffer": own.encode()})
    dialogue.get_by_role("button", name="Start").click()
    expect(ada.page.get_by_role("region", name="Player")).to_contain_text("3 chips")
    assert ada.wait_for_turn()
    higher = ada.button("Higher amounts")
    while higher.get_attribute("aria-disabled") == "false":
        higher.click()
    expect(ada.page.locator(".bidding .amount").last).to_have_text("40")


def test_language_and_theme_change_at_once_and_are_remembered(visit: Visit) -> None:
    ada = visit().open()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.button("Français").click()
    expect(ada.page.get_by_role("button", name="Jouer maintenant").first).to_be_visible()
    ada.button("sombre").click()
    paper = ada.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Jouer maintenant").first).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ada.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == paper


def test_french_at_the_table_and_switched_in_the_middle(visit: Visit) -> None:
    ada = visit(locale="fr-FR")
    ada.sit_at(me("Ada"), CALM, CALM)
    assert ada.wait_for_turn()
    expect(ada.page.locator(".guide")).to_have_text(re.compile("^(Enchérissez|Dépassez)"))
    ada.after(ada.page.get_by_role("button", name=re.compile("^Passer")).click)
    log = ada.page.get_by_role("list").filter(has_text="Vous passez")
    expect(log.first).to_be_visible()
    ada.button("Menu").click()
    ada.button("English").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("list").filter(has_text="You pass").first).to_be_visible()


def test_your_games_and_watching(visit: Visit) -> None:
    ada, zoe = visit(), visit()
    table = ada.make(me("Ada"), BOT, BOT, watch="listed")["table"]
    ada.open()
    expect(ada.page.locator(f"a[href='/table/{table}']").first).to_contain_text("Serengeti")
    zoe.open()
    zoe.page.locator(f"a[href='/table/{table}']").click()
    expect(zoe.page.get_by_role("region", name="Ada")).to_be_visible()


def test_my_games_are_asked_for_now_and_then_and_not_without_end(visit: Visit) -> None:
    ada = visit()
    ada.make(me("Ada"), OPEN, OPEN, start=False)
    asked: list[str] = []
    ada.page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/api/mine") else None)
    ada.open("/mine")
    line = ada.page.get_by_role("main").get_by_role("link").filter(has_text="waiting for players")
    expect(line).to_be_visible()
    assert line.inner_text().split() == ["Serengeti", "waiting", "for", "players"], "nobody has come yet"
    ada.page.wait_for_load_state("networkidle")
    assert len(asked) <= 2


def test_rules_are_numbered_searchable_and_linked(visit: Visit) -> None:
    ada = visit().open("/rules/serengeti#4.3")
    expect(ada.page.locator("[data-rule='4.3']")).to_be_focused()
    search = ada.page.get_by_role("searchbox")
    search.fill("sits out")
    expect(ada.page.locator("[data-rule='4.3']")).to_have_count(0)
    search.fill("1.4")
    expect(ada.page.locator("[data-rule='1.4']")).to_contain_text("our ruling")
    search.fill("xyzzy")
    expect(ada.page.get_by_text('No rule speaks of "xyzzy".')).to_be_visible()
    glance = ada.page.get_by_role("list", name="The game at a glance")
    expect(glance).to_have_count(0)  # While something is looked for.
    search.fill("")
    expect(glance.get_by_role("listitem").filter(has_text="forbidden to you").locator(".mini")).to_have_count(1)
    glance.get_by_role("button", name="Rule 3.1").click()
    expect(ada.page.locator("[data-rule='3.1']")).to_be_focused()
    ada.button("Français").click()
    expect(ada.page.get_by_text("notre interprétation").first).to_be_visible()


def test_credits_and_wrong_addresses(visit: Visit) -> None:
    ada = visit().open("/about")
    expect(ada.page.get_by_text("game-icons.net", exact=False).first).to_be_visible()
    ada.open("/nowhere/at/all")
    expect(ada.page.get_by_text("There is nothing at this address.")).to_be_visible()
    ada.open("/table/nosuchtable")
    expect(ada.page.get_by_role("alert")).to_have_text("There is no such table (any more).")
    ada.forgive("404", "WebSocket", "403")
