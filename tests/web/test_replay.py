"""A finished match looked at again: any moment can be shared, and played on from."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serengeti import choice
from tests.web.test_every_game import box
from tests.web.visitor import BOT, Visitor, me


def given_up(player: Visitor, decisions: int) -> None:
    """Some decisions, then no more: the match is over, and its replay is open."""
    player.sit_at(me("Ada"), BOT, BOT)
    for number in range(decisions):
        assert player.wait_for_turn()
        player.after(choice(player, number).click)
    player.wait_for_turn()
    player.button("Menu").click()
    player.button("Resign").click()
    player.button("Really resign").click()
    player.page.get_by_role("link", name="Replay").click()


def test_a_moment_is_shared_with_ones_eyes_and_played_on_from(visit: Visit) -> None:
    ada, zoe = visit(), visit()
    given_up(ada, 4)
    slider = ada.page.get_by_role("slider")
    assert len(places_of_step_on(ada)) == 1, "no button moves away from who steps on, however much is told"
    slider.fill("3")
    ada.page.get_by_label("Seen by").select_option("Ada")
    expect(ada.page.get_by_role("heading", name="Ada (you)")).to_be_visible()
    ada.button("Share this moment").click()
    link = ada.page.get_by_label("The link to this moment").input_value()
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    ada.page.keyboard.press("Escape")

    zoe.page.goto(link)
    expect(zoe.page.get_by_role("slider")).to_have_value("3")
    expect(zoe.page.get_by_label("Seen by")).to_have_value("0")
    expect(zoe.page.get_by_role("heading", name="Ada (you)")).to_be_visible()
    told = zoe.page.locator("aside li:not(.ahead)").all_inner_texts()

    zoe.button("Play on from here as Ada").click()
    zoe.page.wait_for_url(re.compile("/table/"))
    expect(zoe.page.get_by_role("heading", name="Player (you)")).to_be_visible()
    assert zoe.wait_for_turn()
    lines = [re.sub("Player", "Ada", line) for line in zoe.page.locator("aside li").all_inner_texts()]
    assert lines[: len(told)] == told, "it goes on from what had happened"
    zoe.after(choice(zoe, 1).click)
    zoe.button("Menu").click()
    expect(zoe.page.get_by_text("The cards are those of the match that this one goes on from")).to_be_visible()
    zoe.page.get_by_role("link", name="another match, after 3 moves").click()
    expect(zoe.page.get_by_role("slider")).to_have_value("3")


def places_of_step_on(player: Visitor) -> set[float]:
    """Where the button stands on a phone, from the first move to the last."""
    screen, slider = player.page.viewport_size, player.page.get_by_role("slider")
    assert screen is not None
    player.page.set_viewport_size({"width": 360, "height": 740})
    last, found = int(slider.get_attribute("max") or 0), set[float]()
    for moment in range(last + 1):
        slider.fill(str(moment))
        expect(slider).to_have_value(str(moment))
        found.add(box(player.button("One move on"))["y"])
    player.page.set_viewport_size(screen)
    return found


def test_a_replay_runs_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    ada = visit()
    given_up(ada, 1)
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 1))
    ada.button("Run").click()
    expect(slider).to_have_value(str(last))
    expect(ada.button("Run")).to_be_visible()
    ada.button("Run").click()
    expect(slider).to_have_value("1")
    ada.button("Pause").click()
    expect(ada.button("Run")).to_be_visible()
    keys = ada.page.keyboard
    ada.page.locator("#main").focus()
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        keys.press(key)
        expect(slider).to_have_value(str(moment))
    keys.press(" ")
    expect(ada.button("Pause")).to_be_visible()
    keys.press(" ")
    expect(ada.button("Run")).to_be_visible()
    ada.page.locator("aside li button").first.click()
    expect(slider).to_have_value("0")


def test_all_cards_are_opened_and_a_record_comes_from_a_file(visit: Visit) -> None:
    ada = visit()
    given_up(ada, 2)
    ada.page.get_by_role("slider").fill("1")
    expect(ada.page.get_by_text("chips behind the screen")).to_have_count(2)  # As I saw it.
    ada.page.get_by_label("All cards open").click()
    expect(ada.page.get_by_text("chips behind the screen")).to_have_count(0)
    deck = ada.page.get_by_role("list", name="The deck, next card first")
    expect(deck.get_by_role("listitem").first).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_label("All cards open")).to_be_checked()
    ada.page.get_by_label("All cards open").click()
    expect(deck).to_have_count(0)
    read_from_a_file(ada)


def read_from_a_file(ada: Visitor) -> None:
    """The record is saved, and opened as one from anywhere would be."""
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("link", name="Download the record").click()
    file = saving.value.path()
    ada.open().page.get_by_role("link", name="Open a record").click()
    choose = ada.page.get_by_label("Choose a file")
    ada.forgive("422", "413")
    choose.set_input_files({"name": "poem.json", "mimeType": "application/json", "buffer": b"roses"})
    expect(ada.page.get_by_role("alert")).to_contain_text("poem.json is not good JSON")
    choose.set_input_files({"name": "long.json", "mimeType": "application/json", "buffer": b" " * 600_000})
    expect(ada.page.get_by_role("alert")).to_contain_text("too long")
    choose.set_input_files(file)
    expect(ada.page.get_by_role("slider")).to_have_value("0")
    ada.page.get_by_label("Seen by").select_option("Ada")
    expect(ada.page.get_by_role("heading", name="Ada (you)")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play on")).to_have_count(0)
    ada.button("Open another record").click()
    expect(choose).to_be_attached()
