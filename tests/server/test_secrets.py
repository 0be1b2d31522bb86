"""Secrets: whatever a seat is sent is the same when what is hidden from it is another, until that is revealed.

Two tables are played side by side on a real server. They differ in one thing: two cards that a seat cannot see have
changed places. Everybody makes the same moves at both. Every byte that the seat, a spectator and the HTTP routes are
sent must then be the same at both tables, as long as neither of the two cards has been shown.
"""

import asyncio
import json
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import waterhole
from tests.server.client import Json, Player, Socket
from tests.server.parts import server_here
from tests.server.proof import FULL, count
from waterhole import Game, State
from waterhole.core.event import Event
from waterhole.table import fairness
from waterhole.table.play import Play

pytestmark = pytest.mark.once

SECRET = "5" * 64
TIMES = re.compile(r'"(now|at|made_at|changed_at)":\d+')
LONGEST = count(120, 10_000)


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Tables are dealt from these decks in turn (a table's deck is the one of its first deal)."""
    waiting: list[list[str]] = []

    def dealt(play: Play, told: list[Event] | None = None) -> State:
        if not hasattr(play, "deck"):
            play.deck = waiting.pop(0)  # type: ignore[attr-defined]
        deck: list[str] = play.deck  # type: ignore[attr-defined]
        return play.game.set_up(play.players, play.options, seed=play.seed, first=0, chance=[deck], told=told)

    monkeypatch.setattr(fairness, "new_secret", lambda: SECRET)
    monkeypatch.setattr(Play, "dealt", dealt)
    return waiting


def look(game: Game, players: int, deck: list[str], seat: int) -> tuple[str, str]:
    """What a seat is shown at the first decision, and what it could know."""
    told: list[Event] = []
    state = game.set_up(players, {}, seed="", first=0, chance=[deck], told=told)
    return json.dumps([state.view(seat), [event.seen_by(seat) for event in told]]), json.dumps(state.recall(seat))


def twins(game: Game, players: int, seat: int, chance: random.Random) -> tuple[list[str], list[str], set[str]]:
    """Two decks that look the same to a seat, and the two cards that changed places."""
    first = [str(card) for card in game.cards]
    chance.shuffle(first)
    seen = look(game, players, first, seat)
    for _ in range(10_000):
        one, other = chance.sample(range(len(first)), 2)
        second = list(first)
        second[one], second[other] = second[other], second[one]
        swapped = {first[one], first[other]}
        hidden = len(swapped) == 2 and not any(f'"{card}"' in seen[0] for card in swapped)
        if hidden and look(game, players, second, seat) == seen:
            return first, second, swapped
    raise AssertionError(f"no two cards are hidden from seat {seat} of {game.name}")


def around_the_game(message: Json, eyes: int | None) -> Json:
    """A message without what the game itself made for these eyes: view, legal moves, events, one's own moves."""
    (message.get("position") or {}).update(view=None, moves=None)
    for step in (*message.get("steps", []), message.get("step") or {}):
        step["events"] = None
        if step.get("seat") == eyes:
            step["text"] = None
    return message


class TwinTables:
    """The same seats, watched and played at both tables."""

    def __init__(self, base: str, game: Game, players: int, seat: int) -> None:
        self.game, self.players, self.seat = game, players, seat
        self.people = [Player(base, f"P{number}") for number in range(players)]
        self.spectator = Player(base)
        self.tables: list[str] = []
        self.sockets: list[list[Socket]] = []
        self.watchers: list[Socket] = []

    async def make(self, stack: AsyncExitStack) -> None:
        for _ in range(2):
            seats: list[Json] = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (self.players - 1)]
            made = await self.people[0].make(self.game.name, seats, settings={"watch": "listed"})
            for person in self.people[1:]:
                await person.sit(made)
            self.tables.append(made["table"])
            here: list[Socket] = []
            for person in (*self.people, self.spectator):
                here.append(await stack.enter_async_context(person.at(made["table"])))
                for socket in here:  # So that everybody hears of everybody's arrival in the same order.
                    await socket.ask("ping")
            self.watchers.append(here.pop())
            self.sockets.append(here)
            for socket in here:
                assert (await socket.ask("ready"))["type"] == "taken"

    async def positions(self, table: int, kind: str) -> list[Json]:
        """The new position for every seat, after the start or a move."""
        everybody = [*self.sockets[table], self.watchers[table]]
        heard = [await socket.hear(kind, where=lambda m: m["position"] is not None) for socket in everybody]
        return [message["position"] for message in heard[:-1]]

    async def heard(self, table: int, swapped: set[str]) -> str:
        """All that the seat and a spectator were sent since the last time, and what HTTP tells them."""
        texts = []
        for eyes, socket in ((self.seat, self.sockets[table][self.seat]), (None, self.watchers[table])):
            await socket.ask("ping")  # Everything before its answer has arrived.
            for text in socket.bytes:
                rest = json.dumps(around_the_game(json.loads(text), eyes))
                assert not any(card in rest for card in swapped), "a hidden card is named beside the game's view"
            texts += socket.bytes
            socket.bytes.clear()
        for person in (self.people[self.seat], self.spectator):
            for path in (f"/api/tables/{self.tables[table]}", f"/api/tables/{self.tables[table]}/record"):
                texts.append((await person.request("GET", path)).text)
        everything = TIMES.sub(r'"\1":0', "\n".join(texts))
        return everything.replace(self.tables[table], "TABLE").replace(self.invitation(table), "INVITATION")

    def invitation(self, table: int) -> str:
        return str(self.sockets[table][0].heard[0]["invite"]).split("=")[1]


async def compare(base: str, game: Game, players: int, seat: int, swapped: set[str], chance: random.Random) -> int:
    """Play both tables until one of the swapped cards is shown; how many moves that took."""
    twin = TwinTables(base, game, players, seat)
    async with AsyncExitStack() as stack:
        await twin.make(stack)
        seen = [await twin.positions(table, "welcome") for table in (0, 1)]
        for moves in range(LONGEST):
            one, other = await twin.heard(0, swapped), await twin.heard(1, swapped)
            if any(f'"{card}"' in text for card in swapped for text in (one, other)):
                return moves
            assert one == other, f"seat {seat} of {game.name} was told what is hidden"
            turn = seen[0][0]["turn"]
            if turn is None:
                return moves
            texts = [[move["text"] for move in position[turn]["moves"]] for position in seen]
            common = [text for text in texts[0] if text in texts[1]]
            if not common:
                return moves
            text = chance.choice(common)
            for table in (0, 1):
                socket = twin.sockets[table][turn]
                await socket.say("move", decision=seen[table][turn]["decision"], text=text)
            seen = [await twin.positions(table, "moved") for table in (0, 1)]
    return LONGEST


@pytest.mark.parametrize("name", waterhole.names())
def test_nothing_hidden_reaches_a_seat(name: str, decks: list[list[str]], tmp_path: Path) -> None:
    game = waterhole.game(name)
    chance = random.Random(f"twins/{name}")
    moves = 0
    with server_here(tmp_path, messages_per_second=1e6, message_burst=10**6) as base:
        for players in game.seats if FULL else [max(2, game.seats[0])]:
            if players < 2:
                continue
            for seat in range(players):
                for _ in range(count(1, 5)):
                    first, second, swapped = twins(game, players, seat, chance)
                    decks += [first, second]
                    moves += asyncio.run(compare(base, game, players, seat, swapped, chance))
    assert moves > 20, "hardly anything was compared"
