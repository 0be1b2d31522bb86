"""Bots think in processes of their own, so that no table waits for another's bot.

Each table asks for one move at a time, and whose bots have thought the least is served first: a hundred tables share
the workers fairly, and a quick bot does not wait for every slow one. Tables that nobody watches, and those whose
watchers have spent their bot seconds, share one worker of their own, behind everybody else: no person waits for them.
Reviews of matches that are over are worked on there, too.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic, process_time
from typing import TypeVar

import structlog
from msgspec import Struct
from msgspec.structs import replace

from waterhole import bots
from waterhole.bots.cores import can_share
from waterhole.coach import hint as coach
from waterhole.coach.judge import Limit
from waterhole.core.event import Json
from waterhole.server.bots.agents import Agents
from waterhole.server.bots.fair_queue import Turns
from waterhole.server.bots.pace import Pace
from waterhole.server.bots.review_work import Looked, ReviewQuestion, timed_review
from waterhole.server.bots.worker import begin
from waterhole.table.charter import game_of

logger = structlog.get_logger()
HINT_SECONDS = 1.2
"""That a hint may take, beside the reasons."""
LAST_THOUGHT = 3.0
"""Seconds that a worker has to come to its end when the server stops."""
EXPLAINED = 3
"""So many of its moves come with reasons."""


class Question(Struct):
    """What a bot is asked: only what its seat can know."""

    level: str
    seed: str
    game: str
    edition: str | None
    revision: int
    recall: dict[str, Json]
    moves: list[int]
    news: list[dict[str, Json]] = []
    """What has happened since it last moved; only agents are told: to others `recall` says it all."""


def answer(question: Question) -> int:
    """The bot's move."""
    bot = bots.make(question.level, question.seed)
    rules = game_of(question.game, question.edition, question.revision)
    return bot.choose(rules, question.recall, question.moves)


def timed_answer(question: Question) -> tuple[int, float]:
    """The bot's move, and the processor's seconds that it took; runs in a worker."""
    begun = process_time()
    move = answer(question)
    return move, process_time() - begun


class HintQuestion(Struct):
    """What the coach is asked: only what its seat can know, and in whose language to answer."""

    game: str
    edition: str | None
    revision: int
    recall: dict[str, Json]
    decision: int
    language: str
    names: Sequence[str]


def timed_hint(question: HintQuestion) -> tuple[coach.Hint, float]:
    """The hint, and the processor's seconds that it took; runs in a worker."""
    begun = process_time()
    rules = game_of(question.game, question.edition, question.revision)
    limit, seed = Limit(seconds=HINT_SECONDS), f"{question.decision}"
    found = coach.hint(rules, question.recall, 0, limit, seed, question.language, question.names, EXPLAINED)
    return found, process_time() - begun


Asked = TypeVar("Asked", Question, HintQuestion, ReviewQuestion)
Answered = TypeVar("Answered")


class Workers:
    """So many processes, started when first needed, and the turns that are taken at them."""

    def __init__(self, count: int, niceness: int) -> None:
        self.count = count
        self.niceness = niceness
        self.turns = Turns(count)
        self.executor: Executor | None = None

    async def ask(
        self, work: Callable[[Asked], tuple[Answered, float]], question: Asked
    ) -> tuple[Answered | None, float]:
        """What a worker finds out, and the seconds it took; nothing, if it fails."""
        for _ in range(2):
            if self.executor is None:
                self.executor = self.start()
            executor = self.executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, question)
            except BrokenProcessPool:
                # A worker was killed (too little memory, say): begin anew, once.
                if self.executor is executor:
                    self.executor = None
            except Exception as problem:  # noqa: BLE001 (a bot's bug must not stop the table)
                logger.error("bot_raised", game=question.game, problem=type(problem).__name__)
                return None, 0.0
        return None, 0.0

    def start(self) -> Executor:
        if not can_share():
            logger.warning("bots_think_in_threads", reason="this machine does not let processes share a semaphore")
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), begin, (self.niceness,))

    async def close(self) -> None:
        """Stop the workers. A bot may think its thought to the end, if that is soon: on a busy machine it is not."""
        if self.executor is None:
            return
        workers = list((getattr(self.executor, "_processes", None) or {}).values())
        ending = asyncio.ensure_future(asyncio.to_thread(self.executor.shutdown, True, cancel_futures=True))
        if not (await asyncio.wait([ending], timeout=LAST_THOUGHT))[0]:
            for worker in workers:
                worker.terminate()
        await ending


class BotsPool:
    """All the workers: those in front, and the one behind them."""

    def __init__(self, workers: int, agents: Agents | None = None) -> None:
        self.agents = agents or Agents({}, 0.0, 1)
        self.front = Workers(workers if workers > 0 else max(1, (os.cpu_count() or 2) - 1), 5)
        self.back = Workers(1, 19)
        self.pace = Pace()
        self.thinking = 0

    async def choose(self, table: str, question: Question, payer: str | None = "") -> tuple[int, float]:
        """A legal move for a bot of this table, and the seconds of thought; `payer` is the address it thinks for.

        None is nobody: then it waits behind all who watch. A bot that fails is replaced by a random one: the table
        must go on.
        """
        if len(question.moves) == 1:
            await self.pace.seem_to_think(question.level, question.game, question.seed)
            return question.moves[0], 0.0
        if question.level in self.agents:
            return await self.ask_agent(table, question, payer or "")
        workers, begun = self.back if payer is None else self.front, monotonic()
        self.thinking += 1
        try:
            async with workers.turns.turn(payer or "", table) as turn:
                move, turn.seconds = await workers.ask(timed_answer, question)
        finally:
            self.thinking -= 1
        self.pace.took(question.level, question.game, monotonic() - begun)
        if move is None or move not in question.moves:
            logger.error("bot_failed", level=question.level, game=question.game)
            move = answer(replace(question, level="random", recall={}))
        return move, turn.seconds

    async def ask_agent(self, table: str, question: Question, payer: str) -> tuple[int, float]:
        rules = game_of(question.game, question.edition, question.revision)
        told = (question.recall, question.moves, question.news)
        return await self.agents.choose(question.level, table, rules, *told, payer)

    async def hint(self, table: str, question: HintQuestion, payer: str) -> tuple[coach.Hint | None, float]:
        """What a player could do: asked like a bot of the table, in its turn."""
        async with self.front.turns.turn(payer, table) as turn:
            found, turn.seconds = await self.front.ask(timed_hint, question)
        return found, turn.seconds

    async def review(self, table: str, question: ReviewQuestion, payer: str) -> tuple[list[Looked] | None, float]:
        """Some moves of a match that is over, looked at again: behind all who play."""
        async with self.back.turns.turn(payer, table) as turn:
            found, turn.seconds = await self.back.ask(timed_review, question)
        return found, turn.seconds

    async def close(self) -> None:
        await asyncio.gather(self.front.close(), self.back.close(), self.agents.close())
