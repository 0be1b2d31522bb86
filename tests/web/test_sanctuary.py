"""Serengeti Sanctuary in a browser: whole games, the array by mouse, by drag and by keys, and access for all."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.proof import only_in
from tests.web.ahead import sit_ahead
from tests.web.conftest import Visit
from tests.web.sanctuary import decide, last_draft, play_out, press_score, scoring
from tests.web.test_every_game import box
from tests.web.visitor import BOT, PHONE, Visitor, me


def space(player: Visitor, name: str) -> Locator:
    return player.page.locator(f"[data-space={name}]")


def choose(player: Visitor, name: str) -> None:
    space(player, name).click()
    expect(space(player, name)).to_have_attribute("aria-pressed", "true")


def draft_corner(player: Visitor) -> None:
    """The terrain of the card in the corner, from its row: leaves A1 empty."""
    assert player.wait_for_turn()
    choose(player, "A1")
    player.after(player.dock.locator(".do-draft").first.click)
    expect(space(player, "A1")).to_have_attribute("aria-label", "A1, empty")


def test_the_last_turn_alone_by_mouse(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), game="sanctuary", there=lambda view, may: view["turn"] == 3)
    expect(ada.page.get_by_text("Turn 3 of 3")).to_be_visible()
    assert play_out(ada, lambda button: button.click()) >= 3
    check_score(ada)


@only_in("browser")
def test_a_whole_game_alone_by_mouse(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), game="sanctuary")
    expect(ada.page.get_by_text("Turn 1 of 3")).to_be_visible()
    assert play_out(ada, lambda button: button.click()) >= 12
    check_score(ada)


@only_in("browser")
def test_a_whole_game_with_a_bot_by_mouse(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, game="sanctuary")
    assert play_out(ada, lambda button: button.click()) >= 12
    check_score(ada)
    expect(ada.end.locator("thead th")).to_have_count(2)


@only_in("browser")
def test_a_whole_game_with_bots_by_touch_on_a_phone(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), BOT, BOT, game="sanctuary")
    assert play_out(ada, lambda button: button.tap()) >= 12
    check_score(ada)
    assert ada.fits()


def check_score(player: Visitor) -> None:
    """The points of the turns add up to the sum of each seat."""
    rows = player.end.locator("tbody tr").all()
    turns = [[int(text.split()[-1]) for text in row.locator("td").all_inner_texts()] for row in rows]
    sums = [int(text) for text in player.end.locator("tr.sum td").all_inner_texts()]
    assert [sum(column) for column in zip(*turns, strict=True)] == sums


def test_a_slide_and_a_draft_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), game="sanctuary")
    draft_corner(ada)
    keys = ada.page.keyboard
    space(ada, "A1").focus()
    keys.press("ArrowDown")
    expect(space(ada, "B1")).to_be_focused()
    keys.press("Enter")
    keep_tabbing_to(ada, "Slide up")
    ada.after(lambda: keys.press("Enter"))
    expect(space(ada, "B1")).to_have_attribute("aria-label", re.compile("^B1, empty"))
    expect(space(ada, "A1")).to_have_attribute("aria-pressed", "true")  # the card stays chosen
    keep_tabbing_to(ada, re.compile("row A"))
    expect(space(ada, "A1")).to_have_class(re.compile("lit"))
    ada.after(lambda: keys.press("Enter"))
    expect(space(ada, "A1")).not_to_have_attribute("aria-pressed", "true")


def keep_tabbing_to(player: Visitor, name: str | re.Pattern[str]) -> None:
    """With Tab, back to the dock's first choice if need be."""
    button = player.dock.get_by_role("button", name=name).first
    expect(button).to_be_visible()
    for key in ["Tab"] * 12 + ["Shift+Tab"] * 24:
        if button.evaluate("button => button === document.activeElement"):
            return
        player.page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


def test_a_card_is_dragged_and_what_cannot_be_is_explained(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), game="sanctuary")
    draft_corner(ada)
    card = space(ada, "B1").get_attribute("aria-label")
    ada.after(lambda: space(ada, "B1").drag_to(space(ada, "A1")))
    expect(space(ada, "A1")).to_have_attribute("aria-label", str(card).replace("B1", "A1"))
    space(ada, "D5").drag_to(space(ada, "B1"))  # too far for a guide, and there is no caretaker
    expect(ada.page.get_by_role("alert")).to_contain_text("no Animal Caretaker")
    ada.button("Rule 2.6").click()
    expect(ada.page.locator("[data-rule='2.6']")).to_be_focused()


def test_a_card_dragged_to_the_hand_is_drafted_or_asks_which_way(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), game="sanctuary")
    assert ada.wait_for_turn()
    before = ada.decision()
    space(ada, "C3").drag_to(ada.page.locator("[data-place=seat-0]"))
    drafted = ada.page.locator("[data-space=C3][aria-label^='C3, empty']")
    try:
        expect(drafted).to_be_visible()
    except AssertionError:  # row and column bring different cards
        expect(ada.dock.locator(".do-draft")).to_have_count(2)
        assert ada.decision() == before


def test_what_a_step_gives_up_is_said_before(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), game="sanctuary")
    draft_corner(ada)
    choose(ada, "B1")
    expect(ada.dock).to_contain_text("Draft: gives up sliding")
    ada.dock.locator(".do-draft").first.hover()
    way = ada.page.get_by_role("region", name="The way through the turn")
    expect(way.get_by_role("listitem").filter(has_text="Slide")).to_contain_text("would be given up")


def test_the_table_fits_every_screen(visit: Visit) -> None:
    ada = visit(locale="fr-FR")
    ada.sit_at(me("Ada"), BOT, BOT, BOT, game="sanctuary")
    assert ada.wait_for_turn()
    ada.page.locator(".space.choosable").first.click()
    for width, height in ((360, 740), (1366, 768), (2560, 1440)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.dock.locator(".do-draft").first).to_be_in_viewport(ratio=1)
        assert ada.fits()


def test_axe_finds_nothing(visit: Visit) -> None:
    """The stages of the first turn, in light and in dark."""
    ada = visit(color_scheme="light")
    sit_ahead(ada, me("Ada"), BOT, game="sanctuary", there=last_draft)
    seen = set[str]()
    for number in range(24):
        if len(seen) == 4:
            break
        assert ada.wait_for_turn()
        stage = re.sub(r"\d+", "", ada.page.locator(".guide").inner_text())
        if stage not in seen:
            seen.add(stage)
            assert ada.broken_rules() == {}
        decide(ada, number, lambda button: button.click())
    assert len(seen) >= 4


def test_what_one_press_did_is_undone_by_one_press(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), game="sanctuary", there=scoring)
    score = ada.dock.locator(".do-score")
    assert ada.wait_for_turn()
    hand = ada.dock.locator(".hand button")
    cards = hand.count()
    assert cards >= 2
    choose_all(ada)
    press_score(ada, score, lambda button: button.click())
    ada.button("Undo").click()
    expect(score).to_be_visible()
    expect(hand).to_have_count(cards)


def test_a_phone_shows_the_array_and_the_own_hand_together(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.sit_at(me("Ada"), BOT, BOT, BOT, game="sanctuary")
    assert ada.wait_for_turn()
    for name in ("A1", "D5"):
        expect(space(ada, name)).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("region", name="Ada")).to_be_in_viewport(ratio=0.5)
    expect(ada.dock.locator(".guide")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("screen", "bots", "sizes"),
    [({**PHONE, "locale": "fr-FR"}, 3, [(820, 1180), (390, 844), (360, 740)]), ({}, 2, [(1920, 1080), (1366, 768)])],
    ids=["phone", "laptop"],
)
def test_the_array_and_the_own_seat_are_seen_while_points_are_spent(
    visit: Visit, screen: dict[str, Any], bots: int, sizes: list[tuple[int, int]]
) -> None:
    ada = visit(**screen)
    sit_ahead(ada, me("Ada"), *[BOT] * bots, game="sanctuary", there=last_draft)
    promotion = ada.dock.locator(".promotion")
    places = play_while(ada, lambda: not promotion.is_visible())
    for width, height in sizes:
        ada.page.set_viewport_size({"width": width, "height": height})
        check_spending(ada)
    # From the draft to the next one, and the start token between them, the array does not move.
    places |= play_while(ada, lambda: not ada.dock.locator(".draft").count())
    assert len(places) == 1


def test_the_own_hand_is_seen_on_a_laptop_whatever_card_is_chosen(visit: Visit) -> None:
    ada = visit(locale="fr-FR")  # Its words are longer.
    sit_ahead(ada, me("Ada"), BOT, BOT, BOT, game="sanctuary", there=last_draft)
    assert ada.wait_for_turn()
    for card in ada.page.locator(".space.choosable").all():
        card.click()
        expect(ada.dock.locator(".do-draft").first).to_be_visible()
        hand = box(ada.page.locator(".felt .own ul.hand"))
        assert hand["y"] + hand["height"] <= box(ada.dock)["y"], card.get_attribute("data-space")


def play_while(player: Visitor, this: Callable[[], bool]) -> set[tuple[int, int]]:
    """Where the array stood meanwhile."""
    places, number = set[tuple[int, int]](), 0
    while player.wait_for_turn() and this():
        corner = space(player, "A1").bounding_box()
        assert corner is not None
        places.add((round(corner["x"]), round(corner["y"])))
        if player.dock.locator(".do-score").count():
            play_all_but_one(player)
        else:
            decide(player, number, lambda button: button.click())
        number += 1
    return places


def check_spending(player: Visitor) -> None:
    """Everything that money is spent on is in sight, and nothing lies over it."""
    for part in (*(space(player, name) for name in ("A1", "B2", "D1", "D5")), player.page.locator("section.own")):
        expect(part).to_be_in_viewport(ratio=1)
        assert is_on_top(part)
    for part in player.dock.locator(".role:not(.held), .stepper, .do-spent").all():
        expect(part).to_be_in_viewport(ratio=1)
    assert player.fits()


def test_no_button_throws_a_turn_away_without_asking(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), game="sanctuary", there=scoring)
    score = ada.dock.locator(".do-score")
    assert ada.wait_for_turn()
    # What scores is chosen to begin with: nobody scores nothing by one press.
    choose_all(ada)
    ada.button("Choose none").click()
    expect(score).to_have_text("Score 0")
    score.click()
    expect(ada.dock.get_by_role("alert")).to_have_text(re.compile("cards are discarded then"))
    score.click()
    expect(score).to_have_count(0)


def choose_all(player: Visitor) -> None:
    if player.dock.locator(".hand button[aria-pressed=false]").count():
        player.button("Choose all").click()


def play_all_but_one(player: Visitor) -> None:
    """One card stays in the hand: it may be kept."""
    cards = player.dock.locator(".hand button")
    for number in range(cards.count()):
        wanted = str(number < cards.count() - 1).lower()
        if cards.nth(number).get_attribute("aria-pressed") != wanted:
            cards.nth(number).click()
    press_score(player, player.dock.locator(".do-score"), lambda button: button.click())


def is_on_top(part: Locator) -> bool:
    """Nothing lies over its lower edge."""
    seen: bool = part.evaluate(
        """part => {
            const { left, width, bottom } = part.getBoundingClientRect();
            return part.contains(document.elementFromPoint(left + width / 2, bottom - 4));
        }"""
    )
    return seen
