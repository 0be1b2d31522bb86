"""Spoken mode: everything is asked and done by typing, on every screen; a whole game is played so."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.server.proof import count, only_in
from tests.web.conftest import Visit
from tests.web.visitor import BOT, Visitor, me


def answers(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log", name="Answers")


def enter(visitor: Visitor, text: str, *told: str) -> None:
    """Type a line, and hear the answer."""
    line = visitor.page.get_by_label("Type a question or a move")
    line.fill(text)
    line.press("Enter")
    for one in told:
        expect(answers(visitor)).to_contain_text(one, timeout=30_000)


def test_a_whole_game_is_asked_about_and_played_by_typing(visit: Visit) -> None:
    ada = visit()
    ada.open().page.locator("#main").wait_for()
    ada.page.keyboard.press("/")
    expect(ada.page.get_by_label("Type a question or a move")).to_be_focused()
    enter(ada, "games", "Safarü", "Serengeti Sanctuary")
    enter(ada, "sing", "“sing” is nothing to type here.")
    lost = lose_the_line_with_a_question(ada)
    ada.sit_at(me("Ada"), BOT, BOT, open_chips=False)
    assert ada.wait_for_turn()
    for question, told in (
        ("lot", "Round 1 of 15, on sale: "),
        ("money", "Ada: 10 chips."),
        ("hand", "Ada: nothing."),
        ("score", "Ada: 0."),
        ("moves", "65"),  # However high the others have bid.
        ("help", "Or type a move: pass"),
        ("bid 99", "65"),
    ):
        enter(ada, question, told)
    assert lost == ["lot"]
    turns = 0
    while turns < count(4, 1000) and ada.wait_for_turn():
        ada.after(lambda: enter(ada, "discard" if ada.page.locator(".discards").is_visible() else "p"))
        turns += 1
    if not ada.end.is_visible():  # To the end only in `make proof PART=browser`.
        ada.button("Menu").click()
        ada.button("Resign").click()
        ada.button("Really resign").click()
    expect(ada.end).to_be_visible()
    ada.page.keyboard.press("Escape")
    enter(ada, "turn", "The match is over.")
    enter(ada, "p", "The match is over.")
    enter(ada, "home")
    expect(ada.page.get_by_role("article").first).to_be_visible()


def lose_the_line_with_a_question(visitor: Visitor) -> list[str]:
    """The first that is asked gets no answer, and the line with it: it is asked again when the line is back."""
    lost: list[str] = []

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def say(message: str | bytes) -> None:
            told = json.loads(message)
            if lost or told["type"] != "ask":
                server.send(message)
                return
            lost.append(told["text"])
            server.close()
            socket.close()

        socket.on_message(say)

    visitor.page.route_web_socket(re.compile("/socket"), carry)
    return lost


@only_in("browser")
@pytest.mark.parametrize(("game", "others"), [("safaru", 1), ("sanctuary", 0)])
def test_a_whole_game_of_the_others_is_played_by_typing(visit: Visit, game: str, others: int) -> None:
    """The last kind that is offered is typed; between two hands of Safarü there is nothing to press."""
    ada = visit()
    ada.open().page.locator("#main").wait_for()
    ada.page.keyboard.press("/")
    ada.sit_at(me("Ada"), *[BOT] * others, game=game, **({"hands": 2} if game == "safaru" else {}))
    while ada.wait_for_turn():
        ada.after(lambda: enter(ada, offered(ada)))
    expect(ada.end).to_be_visible()


def offered(visitor: Visitor) -> str:
    """The first move of the last kind that is offered."""
    line = answer(visitor, "moves")
    if "Type “moves" in line:
        line = answer(visitor, f"moves {line.split(':')[0]}")
    move = line.split(" | ")[0]
    return f"{move}!" if move == "score" else move


def answer(visitor: Visitor, question: str) -> str:
    """The last line of what is answered to this question, and not to the one before."""
    lines = answers(visitor).locator("p")
    enter(visitor, question)
    expect(lines.last).not_to_have_class(re.compile("own"))
    return lines.last.inner_text().strip()
