"""Every table on every screen: nothing is cut, runs into something else, or is too small to read or to touch."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.ahead import go_ahead, sit_ahead, usual
from tests.web.conftest import Visit
from tests.web.safaru import can_choose_among_many, catching_among_many, choose_among_many
from tests.web.sanctuary import hoard, rich, scoring, spending_much
from tests.web.serengeti import LARGEST_LOT
from tests.web.test_every_game import box
from tests.web.test_learn import SOON
from tests.web.test_replay import given_up
from tests.web.visitor import CALM, Visitor, me
from waterhole import games
from waterhole.lessons.puzzle import puzzles_of

SCREENS = [(320, 640), (360, 740), (390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
LATE = 13
"""A round in which most have a line of carvings, or two."""
HALFWAY = 8
MANY = 4
"""As many cards as stand in a row of the wild."""
SETS = 3
"""As many as there are lines for beside the felt."""
HALF = 30
"""Cards that are left in the deck when everybody has played."""
CLOCK = {"kind": "live", "base": 3_600_000, "gain": 0}

FAULTS = """() => {
  const shown = (part) => {
    const { width, height } = part.getBoundingClientRect();
    const { visibility, clipPath } = getComputedStyle(part);
    return width > 2 && height > 2 && visibility === "visible" && clipPath === "none" && !part.closest(".landing");
  };
  const told = (what, part) => `${what}: ${part.className} ${part.textContent.trim().slice(0, 30)}`;
  const parts = [...document.querySelectorAll("#main *")].filter(shown);
  const words = parts.filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const inside = (part, frame) => part.right <= frame.right + 1 && part.left >= frame.left - 1;
  const meet = (...parts) => {
    const [one, other] = parts.map((part) => part.getBoundingClientRect());
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  };
  return [
    ...words.filter((part) => parseFloat(getComputedStyle(part).fontSize) < 11.99).map((part) => told("small", part)),
    ...[...document.querySelectorAll("section.seat h2")]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => told("cut", part)),
    ...[...document.querySelectorAll("section.seat header > *")]
      .filter(shown)
      .filter((part) => !inside(part.getBoundingClientRect(), part.closest("section").getBoundingClientRect()))
      .map((part) => told("outside its seat", part)),
    ...parts
      .filter((part) => part.matches("button, a, select") && !part.matches(".cards"))
      .filter((part) => Math.min(part.getBoundingClientRect().width, part.getBoundingClientRect().height) < 43.5)
      .map((part) => told("hard to touch", part)),
    ...[...document.querySelectorAll(".card .name")]
      .filter(shown)
      .filter((part) => !inside(part.getBoundingClientRect(), part.closest(".card").getBoundingClientRect()))
      .map((part) => told("too wide for its card", part)),
    ...[...document.querySelectorAll(".mini")]
      .filter(shown)
      .filter((part) => part.getBoundingClientRect().width < part.getBoundingClientRect().height)
      .map((part) => told("crushed", part)),
    ...[...document.querySelectorAll(".hand .count")]
      .filter(shown)
      .filter((part) => [...document.querySelectorAll(".sum")].some((words) => meet(part, words)))
      .map((part) => told("over the words below", part)),
    ...words
      .filter((part) => part.closest(".felt") && !part.closest(".track"))
      .filter((part) => !inside(part.getBoundingClientRect(), part.closest(".felt").getBoundingClientRect()))
      .map((part) => told("over the edge", part)),
    ...(innerWidth >= 1088 && document.documentElement.scrollHeight > innerHeight ? ["longer than the screen"] : []),
    ...[...document.querySelectorAll(".builder ul, .dock")]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => told("a strip", part)),
  ];
}"""


HARD_TO_TOUCH = """() => {
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  return [...within.querySelectorAll("button, a, select, summary, label:has(input), input:not(label input)")]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === "none")
    .filter((part) => getComputedStyle(part).display !== "inline") // A link in a sentence.
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
    .map(([part, { width, height }]) => `${part.className} ${part.textContent.trim()} ${width} × ${height}`);
}"""


USED = """() => {
  const felt = document.querySelector(".felt");
  const [frame, dock] = [felt, document.querySelector(".dock")].map((part) => part.getBoundingClientRect());
  const bottom = Math.min(frame.bottom, dock.top);
  const boxes = (selector) => [...felt.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const places = boxes("section.seat, .card, .block, .clearing, .grid, .cell, .step");
  const within = (x, y) => ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom;
  const STEP = 8;
  let [all, used] = [0, 0];
  for (let x = frame.left + STEP / 2; x < frame.right; x += STEP)
    for (let y = frame.top + STEP / 2; y < bottom; y += STEP) {
      all += 1;
      if (places.some(within(x, y))) used += 1;
    }
  const [place] = boxes(".block, .clearing, .grid");
  const cards = boxes(".block .card, .clearing .card, .space");
  const span = (low, high) =>
    Math.max(...cards.map((card) => card[high])) - Math.min(...cards.map((card) => card[low]));
  const few = cards.length < 4; // They would have to be larger than is pleasant.
  const filled = few ? 1 : Math.max(span("left", "right") / place.width, span("top", "bottom") / place.height);
  return [used / all, filled];
}"""
"""How much of the felt in sight is covered by seats, cards, places for cards, cells of a track and steps of a turn;
and how much of the place in the middle is spanned by its cards, across or down."""

COVERED = """() => {
  const wanted = [...document.querySelectorAll("#main :is(button, a, h2, .guide, .space, .card)")];
  return wanted
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 2)
    .filter((part) => {
      part.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const found = document.elementFromPoint(x, y);
      return !found || !(part.contains(found) || found.contains(part) || found.closest("section.seat, button"));
    })
    .map((part) => `${part.className} ${part.textContent.trim().slice(0, 30)}`);
}"""
"""What cannot be brought into sight by scrolling, or lies below something else then."""

UNSEEN = """() => {
  const thick = (part, least) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(part);
    const drawn = [[borderTopWidth, borderTopStyle], [outlineWidth, outlineStyle]];
    return drawn.some(([width, style]) => style !== "none" && parseFloat(width) >= least);
  };
  const found = (selector, least) =>
    [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility() && !thick(part, least))
      .map((part) => `${selector}: ${part.className}`);
  return [
    ...found("section.seat, .card, .space, .cell, .block, .clearing", 1),
    ...found("section.turn, .space.lit, .clearing .lit, .chosen, .amount.legal, .able, .meadow, .button.main", 3),
  ];
}"""
"""Where the colours are the reader's own: what has no edge, or a mark that is no thicker than others."""


def five_with_clock_and_open_chips(ada: Visitor) -> None:
    seats = [me("Alexandrine"), *[CALM] * 4]
    wish: dict[str, Any] = {
        "game": "serengeti", "seats": seats, "start": True, "options": {"open_chips": True},
        "settings": {"bot_pause": 0, "clock": CLOCK},
    }  # fmt: skip
    table = ada.context.request.post(f"{ada.site}/api/tables", data=wish).json()["table"]
    go_ahead(ada, table, lambda view, may: len(view["lot"]) == LARGEST_LOT)
    ada.wait_for_turn()


def a_catch_is_chosen(ada: Visitor) -> None:
    seats = [me("Alexandrine"), *[CALM] * 3]
    sit_ahead(ada, *seats, game="safaru", there=can_choose_among_many)
    ada.wait_for_turn()
    choose_among_many(ada)


def points_are_spent(ada: Visitor) -> None:
    seats = [me("Alexandrine"), CALM, CALM]
    sit_ahead(ada, *seats, game="sanctuary", edition=rich(), there=spending_much, way=hoard)
    assert ada.wait_for_turn()
    expect(ada.dock.locator(".do-spent")).to_be_visible()


SCENES = [five_with_clock_and_open_chips, a_catch_is_chosen, points_are_spent]


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_or_too_small_on_any_screen(visit: Visit, scene: Any) -> None:
    ada = visit(has_touch=True, locale="en-GB")
    scene(ada)
    found, used = {}, {}
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator("section.seat").last).to_be_attached()
        found[(width, height)] = [*ada.page.evaluate(FAULTS), *([] if ada.fits() else ["wider than the screen"])]
        if width >= 800 and height >= 700:
            used[(width, height)] = min(ada.page.evaluate(USED))
    assert {screen: faults for screen, faults in found.items() if faults} == {}
    assert {screen: share for screen, share in used.items() if share < 0.6} == {}
    # A page enlarged four times, and twice.
    for width, height in ((342, 192), (683, 384)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.fits()
        assert ada.page.evaluate(COVERED) == []
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    ada.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    assert ada.page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("scene", SCENES)
def test_on_a_phone_that_lies_on_its_side_the_dock_stands_beside_the_felt(visit: Visit, scene: Any) -> None:
    ada = visit(viewport={"width": 844, "height": 390}, has_touch=True, locale="fr-FR")  # The longer words.
    scene(ada)
    felt, dock = box(ada.page.locator(".felt")), box(ada.dock)
    assert felt["x"] + felt["width"] <= dock["x"] + 1
    assert felt["y"] + felt["height"] <= 391
    assert felt["height"] >= 300
    assert ada.dock.evaluate("dock => dock.scrollHeight - dock.clientHeight") <= 1


def test_on_a_phones_side_the_whole_wild_is_seen_beside_the_card_that_hunts(visit: Visit) -> None:
    ada = visit(viewport={"width": 844, "height": 390}, has_touch=True, locale="fr-FR", reduced_motion="reduce")
    sit_ahead(ada, me("Ada"), CALM, CALM, CALM, game="safaru", there=catching_among_many)
    ada.wait_for_turn()
    expect(ada.page.locator(".hunt .card")).to_be_in_viewport(ratio=1)
    for card in ada.page.locator(".clearing li").all():
        expect(card).to_be_in_viewport(ratio=1)


def a_late_round(view: dict[str, Any], may: set[str]) -> bool:
    return bool(view["round"] >= LATE)


def test_among_five_on_a_small_phone_ones_own_seat_stays_in_sight_late_in_a_game(visit: Visit) -> None:
    ada = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="fr-FR")
    sit_ahead(ada, me("Ada"), *[CALM] * 4, there=a_late_round)
    ada.wait_for_turn()
    own = box(ada.page.locator("section.seat.own"))
    assert own["y"] + own["height"] <= box(ada.dock)["y"] + 1


def test_among_five_on_a_phones_side_all_others_are_in_sight(visit: Visit) -> None:
    ada, zoe = visit(), visit(viewport={"width": 844, "height": 390}, has_touch=True, locale="fr-FR")
    table = sit_ahead(ada, me("Ada"), *[CALM] * 4, there=lambda view, may: view["round"] >= HALFWAY)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.wait_for_turn()
    for seat in ada.page.locator(".others > .seat").all():
        expect(seat).to_be_in_viewport(ratio=0.95)
    zoe.open(f"/table/{table}")
    zoe.button("Fermer").tap()
    expect(zoe.page.locator(".others > .seat h2").last).to_be_in_viewport(ratio=1)


def test_to_pass_on_and_to_take_back_stand_beside_the_words_on_a_phone(visit: Visit) -> None:
    ada = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="fr-FR")
    ada.sit_at(me("Ada"), me("Bob"), me("Cléo"))
    ada.page.get_by_role("button", name="Je suis ").tap()
    ada.page.locator(".pass").tap()
    on = ada.page.get_by_role("button", name="Passer à ")
    expect(on).to_be_visible()
    back = box(ada.button("Reprendre mon coup"))
    assert back["y"] < box(on)["y"] + box(on)["height"]


def a_card_may_be_released(view: dict[str, Any], may: set[str]) -> bool:
    """And two rows lie in the wild."""
    return "release" in may and len(view["wild"]) > MANY


def test_with_two_ways_for_a_card_the_wild_is_seen_on_a_small_phone(visit: Visit) -> None:
    ada = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="fr-FR")
    seats: list[dict[str, str]] = [me("Ada"), CALM, CALM, CALM]
    options: dict[str, Any] = {"variant": "release", "missed_catches": "notice"}
    sit_ahead(ada, *seats, game="safaru", there=a_card_may_be_released, **options)
    ada.wait_for_turn()
    ada.page.locator(".hand button").first.tap()
    ways = ada.page.locator(".pair .button")
    assert box(ways.first)["y"] == box(ways.last)["y"]
    ada.page.locator(".clearing").scroll_into_view_if_needed()
    for card in ada.page.locator(".clearing li").all():
        expect(card).to_be_in_viewport(ratio=1)
        assert box(card)["y"] + box(card)["height"] <= box(ada.dock)["y"] + 1


def choosing_an_extra_card(view: dict[str, Any], may: set[str]) -> bool:
    return "extra" in may and bool(view["hand"])


def hire_a_ranger(view: dict[str, Any], moves: list[str], number: int) -> str:
    """And have a token for it."""
    rangers = [move for move in moves if move.startswith("promote ") and move.endswith(" ranger")]
    return next(iter([*rangers, *({"accept", "buy"} & set(moves))]), usual(view, moves, number))


@pytest.mark.parametrize("width", [1280, 1366])
def test_an_extra_card_is_chosen_with_ones_own_in_sight_on_a_laptop(visit: Visit, width: int) -> None:
    ada = visit(viewport={"width": width, "height": 800 if width < 1366 else 768}, locale="fr-FR")
    seats, quick = [me("Ada"), CALM, CALM], rich().replace("goal = 500 ", "goal = 50 ")
    sit_ahead(ada, *seats, game="sanctuary", edition=quick, there=choosing_an_extra_card, way=hire_a_ranger)
    ada.wait_for_turn()
    own = box(ada.page.locator("section.seat.own"))
    assert own["y"] + own["height"] <= box(ada.dock)["y"] + 1


def test_beside_the_spoken_line_the_table_is_as_high_as_the_room_that_is_left(visit: Visit) -> None:
    ada = visit(viewport={"width": 1920, "height": 1080})
    ada.sit_at(me("Ada"), CALM, CALM, game="sanctuary")
    ada.wait_for_turn()
    ada.page.keyboard.press("/")
    expect(ada.page.get_by_label("Type a question or a move")).to_be_focused()
    expect(ada.dock).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("section.seat.own")).to_be_in_viewport(ratio=1)
    assert box(ada.page.locator(".space").last)["y"] < box(ada.page.locator("section.seat.own"))["y"]
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_alone_on_a_phones_side_the_array_ones_seat_and_the_whole_hand_are_seen(visit: Visit) -> None:
    ada = visit(viewport={"width": 844, "height": 390}, has_touch=True)
    sit_ahead(ada, me("Ada"), game="sanctuary", there=scoring)
    ada.wait_for_turn()
    parts = ada.page.locator(".dock .do-score, section.seat.own, .space").all()
    for part in [*parts, *ada.dock.locator(".set").all()[:SETS]]:
        expect(part).to_be_in_viewport(ratio=1)


def watching_many(view: dict[str, Any], may: set[str]) -> bool:
    return bool(view["phase"] == "play" and view["hand"] == 1 and view["deck_left"] < HALF)


def test_on_a_phones_side_the_wild_is_seen_by_who_looks_on(visit: Visit) -> None:
    ada, zoe = visit(), visit(viewport={"width": 844, "height": 390}, has_touch=True, locale="fr-FR")
    table = sit_ahead(ada, me("Ada"), CALM, CALM, CALM, game="safaru", there=watching_many)
    zoe.open(f"/table/{table}")
    expect(zoe.page.locator(".last")).to_have_count(1)
    expect(zoe.page.locator(".clearing li").first).to_be_in_viewport(ratio=0.5)


def test_a_replays_ways_are_all_in_sight_on_a_phones_side(visit: Visit) -> None:
    ada, zoe = visit(), visit(viewport={"width": 844, "height": 390}, has_touch=True, locale="fr-FR")
    given_up(ada, 1)
    zoe.page.goto(ada.page.url)  # The longer words.
    expect(zoe.page.get_by_role("slider")).to_be_visible()
    assert zoe.dock.evaluate("dock => dock.scrollHeight - dock.clientHeight") <= 1


@pytest.mark.parametrize("width", [1280, 1366])
def test_a_puzzles_task_covers_no_card_of_ones_own_on_a_laptop(visit: Visit, width: int) -> None:
    ada = visit(viewport={"width": width, "height": 800 if width < 1366 else 768}, locale="fr-FR")
    puzzles = puzzles_of(games.game("sanctuary"))
    assert puzzles is not None
    drafting = next(one.id for one in puzzles.puzzles if one.best[0].startswith("extra "))  # Something is in the hand.
    ada.open(f"/puzzles/sanctuary/{drafting}")
    hand = ada.page.locator("section.seat.own .set")
    expect(hand.first).to_be_visible(timeout=SOON)
    for cards in hand.all():
        expect(cards).to_be_in_viewport(ratio=1)
        assert box(cards)["y"] + box(cards)["height"] <= box(ada.dock)["y"] + 1


def test_all_around_the_tables_can_be_touched_on_the_smallest_phone(visit: Visit) -> None:
    ada = visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True, locale="fr-FR")
    ada.make(me("Ada"), CALM, CALM)
    found = {}

    def look(name: str) -> None:
        found[name] = [*ada.page.evaluate(HARD_TO_TOUCH), *([] if ada.fits() else ["wider than the screen"])]

    for path in ("/rules/sanctuary", "/learn/serengeti", "/today", "/mine", "/"):
        ada.open(path)
        expect(ada.page.locator("main :is(article, h1, .row)").first).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        look(path)
    ada.card().get_by_role("button", name="Plus de choix").tap()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Commencer")).to_be_visible()
    look("a new table")
    ada.sit_at(me("Ada"), CALM, CALM)
    ada.wait_for_turn()
    for name in ("Menu", "Règles", "Inviter", "Ce qui s’est passé"):
        ada.button(name).tap()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        look(name)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_back_closes_what_is_open_and_leaves_the_table_only_then(visit: Visit) -> None:
    ada = visit(viewport={"width": 820, "height": 1180})
    ada.open()
    ada.sit_at(me("Ada"), CALM, CALM)
    ada.wait_for_turn()
    drawer = ada.page.get_by_role("dialog", name="Rules")
    ada.button("Rules").click()
    expect(drawer).to_be_visible()
    ada.page.go_back()
    expect(drawer).to_have_count(0)
    expect(ada.page.locator(".felt")).to_be_visible()
    ada.button("Rules").click()
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)
    ada.page.wait_for_function("!history.state?.layer")  # Going back takes its time.
    ada.page.go_back()
    expect(ada.card()).to_be_visible()


def test_your_games_are_asked_for_again_when_one_comes_back(visit: Visit) -> None:
    ada = visit()
    ada.open()
    expect(ada.card()).to_be_visible()
    yours = ada.page.locator("section", has=ada.page.get_by_role("heading", name="Your games"))
    expect(yours.get_by_role("link")).to_have_count(0)
    ada.make(me("Ada"), CALM, CALM)
    ada.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(yours.get_by_role("link").first).to_be_visible()
