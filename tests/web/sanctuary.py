"""How the tests play Sanctuary: now and then the staff helps; all cards are played, and points are spent."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.ahead import first_of
from tests.web.visitor import Visitor
from waterhole import games

Press = Callable[[Locator], None]
LARGE = 8
MUCH = 9


def scoring(view: dict[str, Any], may: set[str]) -> bool:
    """Cards are to be played, and scored."""
    return "score" in may


def spending(view: dict[str, Any], may: set[str]) -> bool:
    return "spent" in may


def spending_much(view: dict[str, Any], may: set[str]) -> bool:
    """With a hand as large as hands commonly are at most; with that of `hoard`, every role but one can be paid."""
    return spending(view, may) and len(view["hand"]) >= LARGE


def hoard(view: dict[str, Any], moves: list[str], number: int) -> str:
    """Play one card a turn, for its points, and keep as many of the others as possible; draft as many as possible."""
    played = view["expansion"] and view["expansion"]["played"]
    found = first_of(("score" if played else "play", "keep", "spent", "draft", "accept", "end"), moves)
    return max(found, key=lambda move: drafted(view["array"], move))


def drafted(array: list[str | None], move: str) -> int:
    """How many cards a move takes from the array."""
    if not move.startswith("draft "):
        return 0
    _, line, terrain = move.split()
    row = "ABCD".find(line)
    cards = array[5 * row : 5 * row + 5] if row >= 0 else array[int(line) - 1 :: 5]
    return sum(card is not None and card.endswith(f"-{terrain}") for card in cards)


def rich() -> str:
    """An edition in which any card alone scores much, and nobody is at the goal soon: who hoards has a large hand."""
    standard = (games.game("sanctuary").folder / "edition.toml").read_text(encoding="utf-8")
    own = standard.replace('name = "standard"', 'name = "rich"').replace("goal = 50 ", "goal = 500 ")
    sets = re.sub(r"(?m)^(?!track)\w+ = \[\d.*\]$", lambda line: re.sub(r"\d+", str(MUCH), line[0]), own)
    return sets.replace("herd_points = 3", f"herd_points = {MUCH}")


def last_draft(view: dict[str, Any], may: set[str]) -> bool:
    """The second of a turn: there is something in the hand already."""
    return "draft" in may and bool(view["hand"])


def play_out(player: Visitor, press: Press) -> int:
    """Play to the end; how many decisions that took."""
    number = 0
    while player.wait_for_turn():
        decide(player, number, press)
        number += 1
    return number


def decide(player: Visitor, number: int, press: Press) -> None:
    """Whatever is asked now."""
    dock = player.dock
    for sign, way in ((".do-accept", accept), (".do-score", score), (".do-spent", spend)):
        if dock.locator(sign).count():
            way(player, press)
            return
    after = dock.locator(".do-breed, .do-extra, .do-warden, .do-guard, .do-vet, .hand button, .do-end")
    player.after(lambda: press(after.first)) if after.count() else draft(player, number, press)


def accept(player: Visitor, press: Press) -> None:
    player.after(lambda: press(player.dock.locator(".do-accept")))


def score(player: Visitor, press: Press) -> None:
    """All cards of the hand, by the manager where that is possible."""
    dock = player.dock
    if dock.locator(".hand button[aria-pressed=false]").count():
        press(player.button("Choose all"))
    press_score(player, dock.locator(".do-manager, .do-score").last, press)


def press_score(player: Visitor, way: Locator, press: Press) -> None:
    """Once more where it would be for nothing: the dock asks then."""
    expect(way).not_to_contain_text("…")
    nothing = re.search(r"\b0$", way.inner_text().strip())
    press(way)
    if nothing:
        press(way)
    expect(player.dock.locator(".do-score")).to_have_count(0)


def spend(player: Visitor, press: Press) -> None:
    """A promotion if one can be paid; then a token, and done."""
    dock = player.dock
    roles = dock.locator(".role:not(.held, .dear)")
    if roles.count():
        player.after(lambda: press(roles.last))
        return
    more = dock.locator(".stepper button").last
    if more.get_attribute("aria-disabled") == "false":
        press(more)
    press(dock.locator(".do-spent"))
    expect(dock.locator(".do-spent")).to_have_count(0)


def draft(player: Visitor, number: int, press: Press) -> None:
    """Choose a card; slide it if it can be, on odd decisions; else take its terrain."""
    cards = player.page.locator(".space.choosable")
    card = cards.nth(number * 7 % cards.count())
    if card.get_attribute("aria-pressed") == "false":
        press(card)
    slides = player.dock.locator(".do-slide")
    ways = slides if number % 2 and slides.count() else player.dock.locator(".do-draft")
    player.after(lambda: press(ways.first))
