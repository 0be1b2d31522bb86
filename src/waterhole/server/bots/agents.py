"""Agents: programs of the host's that think for a seat, each under a name that players can choose (docs/agents.md).

The commands come from whoever runs the server, and from nobody else: a table, a record or a request only ever has a
name. Each seat has a process of its own while it plays; there are only so many at once, and who was asked least
recently makes room. What a program fails to do is done by `medium`.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import monotonic

import structlog

import waterhole
from waterhole import bots
from waterhole.bots.agents.agent_bot import AgentBot, Terms, try_out
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.server.bots.fair_queue import Turns

logger = structlog.get_logger()
NAME = re.compile("[a-z]{1,20}")
"""What an agent may be called: like our own bots."""


def offered(settings: str) -> dict[str, str]:
    """The commands by name, from lines of NAME=COMMAND."""
    found: dict[str, str] = {}
    for line in filter(str.strip, settings.splitlines()):
        name, _, command = (part.strip() for part in line.partition("="))
        if not NAME.fullmatch(name) or not command:
            raise BadInput("server.bad_agent", {"agent": line})
        if name in found or name in bots.names():
            raise BadInput("server.agent_twice", {"agent": name})
        found[name] = command
    return found


def try_all(commands: Mapping[str, str]) -> None:
    """Whether each of them can be started and gets ready: a host is told before anybody sits down."""
    game = waterhole.game(waterhole.names()[0])
    state = game.deal(game.seats[0], seed="")
    for command in commands.values():
        try_out(command, game, state.recall(int(state.turn)), Terms())


class Seated:
    """A program at one seat of one table; asked by one thread at a time."""

    def __init__(self, name: str, command: str, place: str, terms: Terms) -> None:
        self.name = name
        self.bot = AgentBot(command, place, terms)
        self.lock = Lock()

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int], news: list[dict[str, Json]]) -> int:
        with self.lock:
            before = self.bot.faults.copy()
            self.bot.news = news
            move = self.bot.choose(game, recall, moves)
            for fault in self.bot.faults - before:
                logger.warning("agent_failed", agent=self.name, fault=fault)
            return move

    def leave(self) -> None:
        with self.lock:
            self.bot.leave()


class Agents:
    """All agents of a server: at most `most` processes, which tables share as fairly as they share our bots."""

    def __init__(self, commands: Mapping[str, str], seconds: float, most: int) -> None:
        self.commands = commands
        self.terms = Terms(seconds)
        self.most = most
        self.turns = Turns(most)
        self.seated: OrderedDict[tuple[str, int], Seated] = OrderedDict()
        self.threads = ThreadPoolExecutor(most, "agent")

    def __contains__(self, name: str) -> bool:
        return name in self.commands

    async def choose(
        self,
        name: str,
        table: str,
        game: Game,
        recall: dict[str, Json],
        moves: list[int],
        news: list[dict[str, Json]],
        payer: str,
    ) -> tuple[int, float]:
        """A legal move, and the seconds by the clock that it took: that is what this server was kept busy for."""
        loop, you = asyncio.get_running_loop(), recall["you"]
        assert isinstance(you, int)
        async with self.turns.turn(payer, table) as turn:
            begun = monotonic()
            seated = self.at(table, you, name)
            move = await loop.run_in_executor(self.threads, seated.choose, game, recall, moves, news)
            turn.seconds = monotonic() - begun
        return move, turn.seconds

    def at(self, table: str, seat: int, name: str) -> Seated:
        """The program of this seat, which now was asked last."""
        place = (table, seat)
        found = self.seated.get(place)
        if found is None or found.name != name:
            found = self.seated[place] = Seated(name, self.commands[name], f"{table}/{seat}", self.terms)
        self.seated.move_to_end(place)
        while len(self.seated) > self.most:
            self.threads.submit(self.seated.popitem(last=False)[1].leave)
        return found

    async def close(self) -> None:
        for seated in self.seated.values():
            self.threads.submit(seated.leave)
        self.seated.clear()
        await asyncio.to_thread(self.threads.shutdown)
