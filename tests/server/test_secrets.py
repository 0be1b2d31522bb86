"""Secrets: whatever is sent to anybody is the same when what is hidden from them is another, until that is revealed.

A match is played on a real server from the deal to the end, with every seat and a spectator connected. Then its twins
are: the same moves, but all that a seat could not know at some moment has changed places. Every byte that every seat,
the spectator and the HTTP routes were sent must be the same at both tables, up to the move that reveals a difference
by the rules (see twins.py). On the way people look again, ask for what is not theirs, make moves that are refused, and
take moves back.
"""

import asyncio
import json
import random
import re
from collections import defaultdict
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import waterhole
from tests.server.client import Json, Player, Socket
from tests.server.parts import FAST, server_here
from tests.server.proof import FULL, count
from tests.server.twins import Deal, Eyes, Kind, Run, alike_until, covert_moves, late_twin, odd_texts
from waterhole.core.event import Event
from waterhole.core.state import State
from waterhole.records.match import Match
from waterhole.table import fairness
from waterhole.table.sealing import Sealing

TIMES = re.compile(r'"(now|at|made_at|changed_at|missing|bot_in)": ?\d+')
LINK = re.compile(r"/seat#[\w-]+")
TAKE_BACK, LOOK_AROUND = count(2, 10), count(2, 6)
"""How often in a match a move is taken back, and everything is asked for."""

USUAL = [
    ("serengeti", 3, {"forbidden_bids": "fine"}),
    ("safaru", 2, {"hands": 1, "open_catches": True}),
    ("safaru", 3, {"variant": "release", "missed_catches": "notice", "hands": 1}),
    ("sanctuary", 2, {}),
]
ALL = [
    *[("serengeti", n, {"forbidden_bids": b, "open_chips": o})
      for n in (3, 4, 5) for b in ("prevent", "fine") for o in (False, True)],
    *[("safaru", n, {"variant": v, "missed_catches": m, "open_catches": o, "hands": 2})
      for n in (2, 3, 4) for v in ("catch", "release") for m in ("prevent", "notice") for o in (False, True)],
    *[("sanctuary", n, {}) for n in (1, 2, 3, 4)], ("sanctuary", 1, {"easier": True}),
]  # fmt: skip


class Dealer:
    """Deals the next table as it is told, on a server in this process."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.deals: dict[str, Deal] = {}
        self.next: tuple[Deal, int] | None = None
        self.secrets = (f"{number:064x}" for number in range(1, 10**6))
        patch.setattr(fairness, "new_secret", self.new_secret)
        patch.setattr(Sealing, "seed", lambda _, secret: secret)
        deals = self.deals

        def dealt(match: Match, told: list[Event] | None = None) -> State:
            return deals[match.seed].begin(match.game, match.players, match.options, told)

        patch.setattr(Match, "dealt", dealt)

    def new_secret(self) -> str:
        secret = next(self.secrets)
        if self.next is not None:  # Else it is for a day's deal, which nobody plays here.
            self.deals[secret] = self.next[0]
        return secret


@dataclass
class Visit:
    """What happens besides the moves: after which of them, the same at every table."""

    routes: list[str]
    take_back: set[int]
    look_around: set[int]


@dataclass
class Seen:
    """All that one pair of eyes was sent, by the move after which it was."""

    person: Player
    socket: Socket
    texts: list[str] = field(default_factory=list)
    loose: list[str] = field(default_factory=list)


def nothing_hidden_is_sent(view: Json, shown: Json) -> None:
    """What eyes may not see of chips and piles is null in what they are sent."""
    for what in ("chips", "caught"):
        for place, allowed in enumerate(shown.get(what, ())):
            if allowed is None or (what == "caught" and isinstance(allowed, int)):
                assert view[what][place] is None, f"{what} of {place} was sent: {view[what][place]}"


class Sitting:
    """One table with everybody at it, played along a match that is known."""

    def __init__(self, base: str, run: Run) -> None:
        self.base, self.run, self.kind = base, run, run.kind
        self.eyes: dict[Eyes, Seen] = {}
        self.table = self.invitation = self.commitment = ""

    async def gather(self, stack: AsyncExitStack) -> None:
        """Everybody comes, one after the other, and hears of it in the same order."""
        players = self.kind.players
        people: list[Player] = [Player(self.base, f"P{seat}") for seat in range(players)]
        seats: list[Json] = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (players - 1)]
        settings = {"watch": "listed"}
        made = await people[0].make(self.kind.game.name, seats, options=self.kind.options, settings=settings)
        self.table, self.invitation = made["table"], made["invite"].split("=")[1]
        for person in people[1:]:
            await person.sit(made)
        for eyes, person in (*enumerate(people), (None, Player(self.base))):
            await stack.enter_async_context(person.staying())
            self.eyes[eyes] = Seen(person, await stack.enter_async_context(person.at(self.table)))
            for seen in reversed(self.eyes.values()):  # When the newcomer is answered, the others have been told.
                await seen.socket.ask("ping")
        first = self.eyes[0].socket.heard[0]
        self.commitment = first["table"]["fairness"]["commitment"]
        for seat in range(players):
            assert (await self.eyes[seat].socket.ask("ready"))["type"] == "taken"
        self.positions = await self.everybody("welcome")
        while self.table not in (await people[0].request("GET", "/api/watch")).text:
            pass  # The lists learn of a start a moment later.

    async def everybody(self, kind: str) -> dict[Eyes, Json]:
        """The position that everybody was sent last."""
        heard = {
            eyes: await seen.socket.hear(kind, where=lambda message: message["position"] is not None)
            for eyes, seen in self.eyes.items()
        }
        return {eyes: message["position"] for eyes, message in heard.items()}

    async def play(self, stop: int, visit: Visit) -> None:
        """Play so many moves; what everybody was sent is in `eyes`."""
        async with AsyncExitStack() as stack:
            await self.gather(stack)
            for ply in range(stop + 1):
                if ply:
                    await self.move(ply)
                if ply in visit.take_back and ply:
                    await self.take_back(ply)
                    await self.move(ply)
                if ply in visit.look_around:
                    await self.look_around(ply, visit.routes)
                self.cut()

    async def move(self, ply: int) -> None:
        seat, text = self.run.moves[ply - 1]
        await self.eyes[seat].socket.say("move", decision=self.positions[seat]["decision"], text=text)
        self.positions = await self.everybody("moved")
        for eyes, position in self.positions.items():
            nothing_hidden_is_sent(position["view"], self.run.shown_to(eyes)[ply])

    async def take_back(self, ply: int) -> None:
        """Who has moved wants to undo it; the others, if they are asked, agree."""
        mover = self.eyes[self.run.moves[ply - 1][0]].socket
        id = await mover.say("undo")
        for seen in self.eyes.values():
            heard = await seen.socket.hear(
                "undone", "table", where=lambda m: m["type"] == "undone" or m["table"]["undo"]
            )
        if not any(message["type"] == "taken" and message["id"] == id for message in mover.heard):
            await mover.hear("taken", where=lambda message: message["id"] == id)
        if heard["type"] == "undone":
            self.positions = {eyes: seen.socket.heard_last("undone")["position"] for eyes, seen in self.eyes.items()}
            return
        for seat in heard["table"]["undo"]["waiting"]:
            assert (await self.eyes[seat].socket.ask("answer_undo", agree=True))["type"] == "taken"
        for seen in self.eyes.values():
            if not any(message["type"] == "undone" for message in seen.socket.heard):
                await seen.socket.hear("undone")
        self.positions = {eyes: seen.socket.heard_last("undone")["position"] for eyes, seen in self.eyes.items()}

    async def look_around(self, ply: int, routes: list[str]) -> None:
        """Everybody looks again, asks for what is not theirs, tries what cannot be, and sees what HTTP tells."""
        for eyes, seen in self.eyes.items():
            chance = random.Random(f"{ply}/{eyes}")
            assert (await seen.socket.ask("look", seat=eyes))["type"] == "welcome"
            for other in range(self.kind.players):
                if other != eyes:
                    assert (await seen.socket.ask("look", seat=other))["code"] == "table.not_your_seat"
            decision = self.positions[eyes]["decision"]
            for text in ("nonsense", *odd_texts(self.run, ply, eyes, chance, 4)):
                assert (await seen.socket.ask("move", decision=decision, text=text))["type"] == "refused"
            assert (await seen.socket.ask("move", decision=decision + 1, text="pass"))["type"] == "refused"
            for route in routes:
                await self.fetch(seen, eyes, route)

    async def fetch(self, seen: Seen, eyes: Eyes, route: str) -> None:
        method, path = route.split()
        known = {"table": self.table, "game": self.kind.game.name, "language": "en", "seat": eyes or 0}
        path = path.format_map(defaultdict(lambda: "1", known))
        for query in ("", *(f"?seat={seat}" for seat in range(self.kind.players))) if "replay" in path else ("",):
            plain = {"Accept-Encoding": "identity"}  # The length of what is packed depends on the time in it.
            body: Json = {"json": {}} if method == "POST" else {}
            response = await seen.person.request(method, path + query, headers=plain, **body)
            assert response.status_code < 500, response.text
            headers = {name: value for name, value in response.headers.items() if name != "date"}
            text = response.text
            if "zip" in headers["content-type"]:  # Matches that are over, packed with the time.
                text = str(sorted(ZipFile(BytesIO(response.content)).namelist()))
                headers.pop("content-length", None)
            if path in ("/api/watch", "/api/tables"):  # Other tables are there, too.
                text = json.dumps([table for table in response.json()["tables"] if table["id"] == self.table])
                del headers["content-length"]
                headers.pop("vary", None)
            seen.loose.append(f"{route} {query} {response.status_code} {headers} {text}")

    def cut(self) -> None:
        """What has come belongs to the last move."""
        for seen in self.eyes.values():
            seen.texts.append(self.plain("\n".join([*seen.socket.bytes, *seen.loose])))
            seen.socket.bytes.clear()
            seen.socket.heard.clear()
            seen.loose.clear()

    def plain(self, text: str) -> str:
        """Without what is another at every table: its id, its invitation, its seal, and the time."""
        text = TIMES.sub(r'"\1":0', LINK.sub("/seat#LINK", text))
        for own, name in ((self.table, "TABLE"), (self.invitation, "INVITATION"), (self.commitment, "COMMITMENT")):
            text = text.replace(own, name)
        return text


def around(left: str, right: str) -> str:
    """Where two texts begin to differ."""
    place = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    return "".join(f"\n… {text[max(0, place - 200) : place + 80]} …" for text in (left, right))


def compare(one: Sitting, other: Sitting) -> dict[Eyes, int]:
    """How many moves each pair of eyes saw alike, as it must be."""
    compared: dict[Eyes, int] = {}
    for eyes in one.eyes:
        until = min(alike_until(one.run, other.run, eyes), len(other.eyes[eyes].texts) - 1)
        for ply in range(until + 1):
            left, right = one.eyes[eyes].texts[ply], other.eyes[eyes].texts[ply]
            if left != right:
                pytest.fail(f"{one.kind}: eyes {eyes} were told after move {ply} what is hidden{around(left, right)}")
        compared[eyes] = until + 1
    return compared


def routes_of(document: Json) -> list[str]:
    """Every route that can be asked without a body, and those about a table with an empty one."""
    found = []
    for path, methods in document["paths"].items():
        found += [f"GET {path}"] if "get" in methods else []
        found += [f"POST {path}"] if "post" in methods and "{table}" in path else []
    return found


async def prove(base: str, kind: Kind, dealer: Dealer, chance: random.Random) -> list[int]:
    """A match and its twins; how many moves those eyes saw alike that each twin was made for."""
    run, covert = some_match(kind, chance)
    last = len(run.moves) - 1  # After the last move everything is revealed.
    looks = [*covert[:2], *chance.sample(range(1, last), LOOK_AROUND)][:LOOK_AROUND]
    visit = Visit(
        routes_of(await Player(base).get("/api/openapi.json")),
        set(chance.sample(range(1, last), TAKE_BACK)),
        {0, *looks},
    )
    one = Sitting(base, run)
    dealer.next = (run.deal, kind.players)
    await one.play(last, visit)
    compared = []
    for eyes, ply in moments(kind, last, looks, chance):
        twin = late_twin(run, eyes, ply, chance)
        if twin is not None:
            other = Sitting(base, twin)
            dealer.next = (twin.deal, kind.players)
            stop = max(alike_until(run, twin, every) for every in one.eyes)
            await other.play(min(stop, last), visit)
            compared.append(compare(one, other)[eyes])
    return compared


def some_match(kind: Kind, chance: random.Random) -> tuple[Run, list[int]]:
    """A match and its covert moves: one that has some, if there are such in the game."""
    covert: list[int] = []
    for _ in range(20):
        deal = Deal(f"{chance.random()}", chance.randrange(kind.players))
        run = Run(kind, deal).play_out(chance)
        covert = covert_moves(run, chance)
        if covert or kind.game.name != "sanctuary" or kind.players == 1:
            break
    return run, covert


def moments(kind: Kind, last: int, looks: list[int], chance: random.Random) -> list[tuple[Eyes, int]]:
    """For whose eyes, and up to which move, there is to be a twin: everybody and often, or some."""
    everybody: list[Eyes] = [*range(kind.players), None]
    if FULL:
        return [(eyes, ply) for eyes in everybody for ply in (*looks[:2], last)]
    return [(None, looks[0]), (chance.randrange(kind.players), last)]


@pytest.mark.parametrize(("name", "players", "options"), ALL if FULL else USUAL)
def test_nothing_hidden_is_told_before_its_time(
    name: str, players: int, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = Kind(waterhole.game(name), players, options)
    chance = random.Random(f"twins/{kind}")
    dealer = Dealer(monkeypatch)
    with server_here(tmp_path, **FAST) as base:
        compared = asyncio.run(prove(base, kind, dealer, chance))
        figures = asyncio.run(Player(base).request("GET", "/metrics")).text
    assert len(compared) >= 2, "hardly anything was compared"
    assert sum(compared) > 10 * len(compared), compared
    assert not any(word in figures for word in (*map(str, kind.game.cards), "P0"))
