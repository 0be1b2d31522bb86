"""A bot whose thinking is done by another process. It is told what its seat knows, and nothing else."""

import atexit
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import msgspec

from waterhole.bots.agents.process import AgentFault, AgentProcess
from waterhole.bots.agents.protocol import (
    PROTOCOL,
    Bye,
    Decide,
    FromAgent,
    Hello,
    Move,
    Over,
    Ready,
    from_agent,
    line_of,
)
from waterhole.bots.levels import LevelBot
from waterhole.core.chance import stream
from waterhole.core.errors import BadInput
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.ranking import Result

EXEC = "exec:"
"""How a bot is named that is a process: what follows is its command."""
STAND_IN = "medium"
"""Who makes a move that the agent does not make."""
READY = 10.0
"""Seconds until an agent must be ready."""
LINES = 100
"""Lines that are passed over while an answer is awaited."""
STARTS = 3
"""How often an agent is started in one match: one that keeps ending is not worth more."""

IDLE: dict[str, list[AgentProcess]] = {}
"""Agents between two matches, by command: starting one can take longer than a match."""


@dataclass(frozen=True)
class Terms:
    """What an agent is granted: seconds for a move, and a file that its talk is written to."""

    seconds: float = 10.0
    log: Path | None = None


class AgentBot:
    """A process at one seat of one match. What it fails to do costs nobody anything: `medium` moves for it."""

    looks = True

    def __init__(self, command: str, seed: str, terms: Terms) -> None:
        self.command = command
        self.terms = terms
        self.stand_in = LevelBot(STAND_IN, f"{seed}/stand-in")
        self.dice = stream(seed, "agent")  # For imagining: what is asked of the imagined state every deal agrees on.
        self.process: AgentProcess | None = None
        self.starts = 0
        self.asked = 0
        self.news: list[dict[str, Json]] = []
        self.faults: Counter[str] = Counter()

    # The match.

    def hear(self, events: list[Event], seat: int) -> None:
        """What happened at the table, as this seat saw it."""
        self.news += [event.seen_by(seat) for event in events]

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        state = game.imagine(recall, self.dice)
        texts = [game.text(state, move) for move in moves]
        self.asked += 1
        events, self.news = self.news, []
        view = state.view(int(state.turn))
        question = Decide(self.asked, recall, view, texts, events, self.terms.seconds)
        try:
            text = self.answer(game, recall, question)
            if text not in texts:
                raise AgentFault("illegal", text)
        except AgentFault as fault:
            self.blame(fault)
            return self.stand_in.choose(game, recall, moves)
        return moves[texts.index(text)]

    def end(self, result: Result) -> None:
        """The match is over: the process waits for another one."""
        if self.process is not None:
            try:
                self.process.say(line_of(Over(result)))
                IDLE.setdefault(self.command, []).append(self.process)
            except AgentFault:
                self.process.stop()
        self.process = None

    def leave(self) -> None:
        """The match goes on without it, or nobody knows how it goes on: the process ends."""
        if self.process is not None:
            self.process.stop(line_of(Bye()))
        self.process = None

    # The talk.

    def answer(self, game: Game, recall: dict[str, Json], question: Decide) -> str:
        process = self.process if self.process is not None else self.started(game, recall)
        process.say(line_of(question))
        until = time.monotonic() + self.terms.seconds
        while True:
            message = next_message(process, until)
            if isinstance(message, Move) and message.id == question.id:
                return message.text

    def started(self, game: Game, recall: dict[str, Json]) -> AgentProcess:
        """The process, when it has said that it is ready."""
        if self.starts == STARTS:
            raise AgentFault("ended")
        self.starts += 1
        idle = IDLE.get(self.command)
        self.process = idle.pop() if idle else AgentProcess(self.command, self.terms.log)
        greet(self.process, hello_of(game, recall))
        return self.process

    def blame(self, fault: AgentFault) -> None:
        """Count it; and let go of a process that is of no more use."""
        self.faults[fault.kind] += 1
        if self.process is None:
            return
        self.process.note("!", f"{fault}: {STAND_IN} moves".encode())
        if fault.kind not in ("slow", "illegal"):
            self.process.stop()
            self.process = None


def hello_of(game: Game, recall: dict[str, Json]) -> Hello:
    """How a match begins for the seat whose knowledge this is."""
    known = msgspec.convert(recall, type=Place)
    return Hello(PROTOCOL, game.name, game.numbers, known.options, known.players, known.you)


class Place(msgspec.Struct):
    """What every game's recall begins with."""

    options: dict[str, object]
    players: int
    you: int


def greet(process: AgentProcess, hello: Hello) -> str:
    """Say hello and wait until it is ready; its name."""
    process.say(line_of(hello))
    until = time.monotonic() + READY
    try:
        while True:
            message = next_message(process, until)
            if isinstance(message, Ready):
                return message.name
    except AgentFault as fault:
        raise AgentFault("not_ready" if fault.kind == "slow" else fault.kind) from None


def next_message(process: AgentProcess, until: float) -> FromAgent:
    """The next line that says something; a few others are passed over."""
    for _ in range(LINES):
        line = process.hear(until)
        try:
            return from_agent.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue
    raise AgentFault("garbage")


def try_out(command: str, game: Game, recall: dict[str, Json], terms: Terms) -> None:
    """Whether this command speaks as an agent should: asked before a long run."""
    process = AgentProcess(command, terms.log)
    try:
        greet(process, hello_of(game, recall))
    except AgentFault as fault:
        raise BadInput("core.agent_not_ready", {"command": command, "fault": fault.kind}) from None
    finally:
        process.stop(line_of(Bye()))


@atexit.register
def dismiss() -> None:
    """Let all agents go that wait for a match."""
    for waiting in IDLE.values():
        for process in waiting:
            process.stop(line_of(Bye()))
    IDLE.clear()
