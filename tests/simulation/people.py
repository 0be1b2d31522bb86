"""Players and attackers: each does something now and then, by lot."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.simulation.network import Gone, Json, Wire, asked
from tests.simulation.servers import Server

if TYPE_CHECKING:
    from tests.simulation.world import World

MOST_WIRES = 3


class Person:
    """A browser and who uses it. `folly`: how often something is done by lot."""

    folly = 0.3

    def __init__(self, world: "World", name: str, pace: float) -> None:
        self.world = world
        self.name = name
        self.pace = pace
        self.random = world.random
        self.cookies: dict[str, str] = {}
        self.wires: list[Wire] = []
        self.unanswered: dict[str, Json] = {}
        """By table: the last move that nobody has answered."""

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def request(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        status, found, cookies = await asked(self.server(), method, path, body, self.cookie)
        self.cookies.update(cookies)
        self.world.note(f"{self.name} is answered {status} to {path}")
        return status, found

    def server(self) -> Server:
        alive = [server for server in self.world.servers if server.alive]
        if not alive:
            raise Gone
        return self.random.choice(alive)

    async def live(self) -> None:
        acts = self.acts()
        while self.world.goes_on:
            await asyncio.sleep(self.random.expovariate(1 / self.pace))
            by_lot = self.random.random() < self.folly
            with contextlib.suppress(Gone):
                await (self.random.choices(list(acts), list(acts.values()))[0] if by_lot else self.next_step())()

    def next_step(self) -> Callable[[], Awaitable[object]]:
        """What somebody does who would like to play."""
        wires = self.open_wires()
        if not wires:
            return self.connect
        told = wires[-1].last("table") or wires[-1].last("welcome") or {}
        seats, held = told["table"]["seats"], self.held()
        if not held:
            return self.sit if any(seat["kind"] == "open" for seat in seats) else self.look
        if told["table"]["status"] == "gathering":
            return self.get_ready if self.world.loop.now >= self.world.patience else self.look
        if told["table"]["undo"] is not None:
            return self.answer_undo
        return self.rematch if told["table"]["status"] == "over" else self.move

    def acts(self) -> dict[Callable[[], Awaitable[object]], float]:
        """What is done, and how often in comparison."""
        return {
            self.connect: 2, self.move: 1, self.sit: 1, self.get_ready: 1, self.leave: 1, self.make_link: 1,
            self.use_link: 1, self.undo: 1, self.answer_undo: 1, self.hand_over: 1, self.take_back: 1, self.look: 1,
            self.lose_the_network: 1, self.rematch: 0.2, self.resign: 0.1, self.nudge: 0.5,
        }  # fmt: skip

    # The table.

    def open_wires(self) -> list[Wire]:
        self.wires = [wire for wire in self.wires if not wire.closed]
        return [wire for wire in self.wires if wire.table == self.world.table and wire.last("welcome") is not None]

    def wire(self) -> Wire:
        found = self.open_wires()
        if not found:
            raise Gone
        return self.random.choice(found)

    def held(self) -> list[int]:
        """The seats that this browser was told to hold."""
        return sorted({seat for wire in self.open_wires() for seat in (wire.last("welcome") or {}).get("held", ())})

    async def connect(self) -> None:
        if len(self.open_wires()) < MOST_WIRES:
            wire = Wire(self.server(), self.name, self.cookie, self.world.table, self.world.invitation)
            wire.open()
            self.wires.append(wire)
            await asyncio.sleep(self.world.latency)

    async def move(self) -> None:
        """Answer a decision, whichever window shows it; or say again what nobody answered."""
        for wire in self.open_wires():
            position = wire.position()
            again = self.unanswered.get(wire.table)
            if again is not None and self.random.random() < 0.8:
                await self.send_move(wire, again)
                return
            if position is not None and position["moves"]:
                text = self.random.choice(position["moves"])["text"]
                await self.send_move(wire, {"decision": position["decision"], "text": text})
                return
        if not self.open_wires():
            await self.connect()

    async def send_move(self, wire: Wire, move: Json) -> None:
        self.unanswered[wire.table] = move
        answer = await wire.ask("move", **move)
        if answer is None or answer.get("code") == "server.storage_down":
            return
        self.unanswered.pop(wire.table, None)
        if answer["type"] == "taken":
            self.world.judge.acknowledged.append((wire.table, self.name, move["decision"], move["text"]))

    async def sit(self) -> None:
        table = self.world.table
        body = {"name": self.name, "invite": self.world.invitation}
        status, _ = await self.request("POST", f"/api/tables/{table}/seats", body)
        if status == 200:
            self.world.judge.seated.append((table, self.name))

    async def get_ready(self) -> None:
        await self.wire().ask("ready", ready=self.random.random() < 0.9)

    async def leave(self) -> None:
        await self.wire().ask("leave")

    async def make_link(self) -> str | None:
        seats = self.held()
        if not seats:
            return None
        seat, table = self.random.choice(seats), self.world.table
        status, found = await self.request("POST", f"/api/tables/{table}/seats/{seat}/link")
        if status != 200:
            return None
        token = str(found["link"].split("#")[1])
        self.world.judge.links[token] = (self.name, table, seat)
        return token

    async def use_link(self, token: str | None = None) -> None:
        links = self.world.judge.links
        if token is None and links:
            token = self.random.choice(list(links))
        if token is not None:
            giver, table, seat = links[token]
            self.world.judge.used[table, seat].add((self.name, giver))
            await self.request("POST", "/api/seat", {"token": token})

    async def undo(self) -> None:
        await self.wire().ask("undo")

    async def answer_undo(self) -> None:
        await self.wire().ask("answer_undo", agree=self.random.random() < 0.7)

    async def hand_over(self) -> None:
        await self.wire().ask("hand_over", seat=self.random.randrange(self.world.seats))

    async def take_back(self) -> None:
        await self.wire().ask("take_back")

    async def resign(self) -> None:
        await self.wire().ask("resign")

    async def nudge(self) -> None:
        await self.wire().ask("nudge", seat=self.random.randrange(self.world.seats))

    async def look(self) -> None:
        await self.wire().ask("look", seat=self.random.choice([None, *range(self.world.seats)]))

    async def lose_the_network(self) -> None:
        self.wire().cut()

    async def rematch(self) -> None:
        wire = self.wire()
        await wire.ask("rematch")
        told = wire.last("table")
        if told is not None and told["table"]["rematch"]:
            self.world.go_on_at(told["table"]["rematch"])


class Host(Person):
    """Who made the table can also say who sits where."""

    def acts(self) -> dict[Callable[[], Awaitable[object]], float]:
        return {**super().acts(), self.arrange: 1}

    async def arrange(self) -> None:
        kind = self.random.choice(["open", "bot"])
        await self.wire().ask("arrange", seat=self.random.randrange(self.world.seats), kind=kind)


class Attacker(Person):
    """Wants a seat that is another's."""

    folly = 0.8

    def acts(self) -> dict[Callable[[], Awaitable[object]], float]:
        return {**super().acts(), self.steal: 30, self.move_for_others: 2, self.babble: 1}

    async def steal(self) -> None:
        """Sit down, have a link made, and use it again and again while leaving: as somebody else sits down."""
        await self.sit()
        if not self.held():
            await self.connect()
            await asyncio.sleep(0.1)
        token = await self.make_link()
        if token is None:
            return
        self.world.note(f"{self.name} tries to steal a seat")
        victim = self.random.choice(self.world.people)
        thief = self.world.accomplice
        deeds = [self.leave(), victim.sit(), victim.sit(), *(thief.use_link(token) for _ in range(8))]
        await asyncio.gather(*(self.a_little_later(deed) for deed in deeds), return_exceptions=True)
        await thief.connect()

    async def a_little_later(self, deed: Awaitable[None]) -> None:
        await asyncio.sleep(self.random.expovariate(1 / self.world.latency))
        await deed

    async def move_for_others(self) -> None:
        wire = self.wire()
        position = wire.position()
        if position is not None:
            await self.send_move(wire, {"decision": position["decision"], "text": "pass"})

    async def babble(self) -> None:
        await self.wire().ask("hand_over", seat=99)
