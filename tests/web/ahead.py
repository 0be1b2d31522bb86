"""The way to the position that a test is about. A program makes the moves of whoever holds the browser, at the same
server and by the same protocol: only the position itself has to be seen by a browser, which is slow at playing."""

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.visitor import Visitor

There = Callable[[dict[str, Any], set[str]], bool]
"""Whether this is the position, by its view and by what may be done (the first words of the moves)."""
Way = Callable[[dict[str, Any], list[str], int], str]
"""What is done at such a view, of these moves, as the decision of this number."""
ORDER = ("discard", "play", "score", "spent", "draft", "accept", "stay", "pair", "take", "let", "pass", "end")
"""What is done first, of all that may be done: cards are played, points are taken, and nothing is bought."""
BID = 3
"""Each third decision bids, if it can."""
PATIENCE = 60.0


def usual(view: dict[str, Any], moves: list[str], number: int) -> str:
    bids = [move for move in moves if move.startswith("bid ")]
    if bids and number % BID == 0:
        return bids[0]
    found = first_of(ORDER, moves)
    return found[number * 7 % len(found)]


def first_of(order: tuple[str, ...], moves: list[str]) -> list[str]:
    """The moves of the kind that comes first in this order; all, where none of these kinds may be made."""
    kinds = ([move for move in moves if move.split()[0] == word] for word in order)
    return next(filter(None, kinds), moves)


def sit_ahead(player: Visitor, *seats: dict[str, str], there: There, way: Way = usual, **more: Any) -> str:
    """Make a table, play until it is there, and open it; its id."""
    table = str(player.make(*seats, **more)["table"])
    go_ahead(player, table, there, way)
    return table


def go_ahead(player: Visitor, table: str, there: There, way: Way = usual) -> None:
    """The same at a table that was made otherwise."""
    cookies = {str(cookie.get("name")): str(cookie.get("value")) for cookie in player.context.cookies(player.site)}
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    address = f"{player.site.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers=headers, compression=None) as line:
        play_until(line, there, way)
    player.open(f"/table/{table}")


def play_until(line: ClientConnection, there: There, way: Way) -> None:
    """Move whenever it is our turn, until it is there."""
    line.send(json.dumps({"type": "drawn", "id": 0}))
    number = 0
    while True:
        heard = json.loads(line.recv(timeout=PATIENCE))
        assert heard["type"] != "refused", heard
        assert heard.get("table", {}).get("status") != "over", "it was not there before the end"
        position = heard.get("position")
        if not position or not position["moves"]:
            continue
        if there(position["view"], {move["text"].split()[0] for move in position["moves"]}):
            return
        number += 1
        move = way(position["view"], [move["text"] for move in position["moves"]], number)
        line.send(json.dumps({"type": "move", "id": number, "decision": position["decision"], "text": move}))
