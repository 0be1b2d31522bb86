"""A whole game of each kind in Firefox and in WebKit, with a real pointer: `make proof PART=browsers`."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.server.parts import wait_until
from tests.server.proof import only_in
from tests.web.otherwise import FIREFOX, WEBKIT, WEBKIT_DRIVER, XVFB, Gone, Other, firefox, webkit
from tests.web.visitor import BOT, me

pytestmark = only_in("browsers")

SEATS = {"serengeti": [me("Ada"), BOT, BOT], "sanctuary": [me("Ada"), BOT], "safaru": [me("Ada"), BOT]}
OPTIONS = {"safaru": {"hands": 2}}
ENOUGH = {"serengeti": 15, "sanctuary": 40, "safaru": 30}
"""A whole game takes at least so many presses."""

SIT_DOWN = """
  localStorage.setItem("pace", "instant");
  const settings = { bot_pause: 0, watch: "link", guests: false };
  const body = JSON.stringify({ game: "%s", seats: %s, start: true, options: %s, settings });
  const headers = { "content-type": "application/json" };
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
"""

LISTEN = """
  globalThis.wrong = [];
  addEventListener("error", ({ message }) => wrong.push(message));
  addEventListener("unhandledrejection", ({ reason }) => wrong.push(String(reason)));
"""

STATE = """
  const titles = [...document.querySelectorAll("dialog[open] h2")].map((title) => title.textContent.trim());
  const busy = document.querySelector("[aria-busy=true]") !== null;
  const asked = document.querySelector(".guide.yours, section.end .button.main") !== null;
  const dock = document.querySelector(".dock");
  const pending = (dock?.querySelector(".pending") ?? null) !== null;
  const marks = [...document.querySelectorAll("[aria-pressed=true]")].map((part) => part.ariaLabel ?? part.textContent);
  return {
    over: titles.includes("The end"),
    asked: asked && !busy && !pending,
    now: JSON.stringify([dock?.dataset.decision, dock?.textContent, marks, titles]),
  };
"""

CHOOSE = """
  const [number, game] = [%d, "%s"];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const first = (...selectors) => selectors.flatMap(all)[0];
  const WAYS = {
    serengeti: () =>
      first(".discards button", ...(number %% 3 ? [] : [".amount.legal:not(.bluff, .forbidden)"]), ".pass"),
    // A card that can catch if there is one, and the first of its catches.
    safaru: () =>
      first(".act .button.main:not(:disabled)", ".outcome", ".dock .hand button.able", ".dock .hand button"),
    // Now and then a card slides; all cards are played, and points are spent.
    sanctuary: () =>
      first(".do-accept") ??
      (first(".do-score") && (first(".hand button[aria-pressed=false]") ? first("[data-key=all]") : null)) ??
      all(".do-manager, .do-score").at(-1) ??
      all(".role:not(.held, .dear)").at(-1) ??
      (number %% 2 ? first(".stepper button[aria-disabled=false]:last-child") : null) ??
      first(".do-spent", ".do-breed", ".do-extra", ".do-warden", ".do-guard", ".do-vet", ".dock .hand button") ??
      (first(".space.chosen") ? first(...(number %% 2 ? [".do-slide"] : []), ".do-draft") : null) ??
      all(".space.choosable").at((number * 7) %% Math.max(1, all(".space.choosable").length)) ??
      first(".do-nothing", ".do-end"),
  };
  document.querySelector("[data-press]")?.removeAttribute("data-press");
  const wanted = first("section.end .button.main") ?? WAYS[game]();
  wanted?.setAttribute("data-press", "");
  wanted?.scrollIntoView({ block: "nearest" });
  return wanted?.textContent ?? null;
"""


def without(*parts: object) -> pytest.MarkDecorator:
    return pytest.mark.skipif(
        None in parts, reason="this browser is not installed (make proof PART=browsers sees to it)"
    )


KINDS = [
    pytest.param(firefox, id="firefox", marks=without(FIREFOX)),
    pytest.param(webkit, id="webkit", marks=without(WEBKIT, WEBKIT_DRIVER, XVFB)),
]


@pytest.fixture(scope="module", params=KINDS)
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Other]:
    start: Callable[[Path], AbstractContextManager[Other]] = request.param
    with start(tmp_path_factory.mktemp("browser")) as browser:
        yield browser


@pytest.mark.timeout(420)
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game(other: Other, site: str, game: str) -> None:
    other.open(site)
    table = other.ask(SIT_DOWN % (game, json.dumps(SEATS[game]), json.dumps(OPTIONS.get(game, {}))))
    other.open(f"{site}/table/{table}")
    other.ask(LISTEN)
    assert play_out(other, game) >= ENOUGH[game]
    assert other.ask("return wrong") == []
    assert other.ask("return document.documentElement.scrollWidth <= innerWidth")


def play_out(other: Other, game: str) -> int:
    """How many presses that took."""
    number, before = 0, ""
    while True:
        state = settled(other, before, CHOOSE % (number, game))
        if state["over"]:
            return number
        try:
            other.press("[data-press]")
        except Gone:
            before = ""
            continue
        before = state["now"]
        number += 1


def settled(other: Other, before: str, choose: str) -> dict[str, str]:
    """Once something has changed, and it is the end, or our turn and there is something to press: that is marked."""
    states: list[dict[str, str]] = []

    def ready() -> bool:
        states[:] = [other.ask(STATE)]
        asked = states[0]["asked"] and states[0]["now"] != before
        return bool(states[0]["over"]) or (bool(asked) and other.ask(choose) is not None)

    wait_until(ready, 60)
    return states[0]
