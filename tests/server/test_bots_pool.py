"""Bots in their worker processes: many tables share them fairly, and the event loop waits for none of them."""

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import waterhole
from tests.server.parts import wait_until
from waterhole.server.bots.fair_queue import Turns
from waterhole.server.bots.pool import BotsPool, Question

SLOW = "search:seconds=0.15"
QUICK = "search:iterations=10"


def question(level: str, seed: str = "pool") -> Question:
    """What a bot is asked at the beginning of a match of Serengeti."""
    state = waterhole.game("serengeti").deal(4, seed=seed)
    assert state.seat is not None
    return Question(level, seed, "serengeti", None, state.game.revision, state.recall(state.seat), state.moves())


async def with_pool(story: Callable[[BotsPool], Awaitable[None]]) -> None:
    pool = BotsPool(1)
    try:
        await pool.choose("first", question(QUICK))  # The worker is there, and has read what it needs.
        await story(pool)
    finally:
        await pool.close()


def test_tables_with_equal_bots_get_equal_shares() -> None:
    async def story(pool: BotsPool) -> None:
        answers: Counter[str] = Counter()

        async def table(name: str) -> None:
            while True:
                await pool.choose(name, question(QUICK))
                answers[name] += 1

        tables = [asyncio.create_task(table(f"table {number}")) for number in range(20)]
        while answers.total() < 200:
            await asyncio.sleep(0.01)
        for one in tables:
            one.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        assert len(answers) == 20
        assert max(answers.values()) <= 3 * min(answers.values())

    asyncio.run(with_pool(story))


def test_a_quick_bot_does_not_wait_for_every_slow_one() -> None:
    async def story(pool: BotsPool) -> None:
        thoughts = 0

        async def slow(name: str) -> None:
            nonlocal thoughts
            while True:
                await pool.choose(name, question(SLOW))
                thoughts += 1

        crowd = [asyncio.create_task(slow(f"slow {number}")) for number in range(12)]
        while thoughts < 13:  # Each has had a turn.
            await asyncio.sleep(0.01)
        before = thoughts
        for _ in range(5):
            await pool.choose("quick", question(QUICK))
        # By order of asking there would have been twelve of them before each of its own: sixty in all. (How many there
        # are depends on the seconds that a quick thought takes here: in a busy place more than one before each.)
        assert thoughts - before < 40
        until = thoughts + 3
        while thoughts < until:  # And the slow ones go on.
            await pool.choose("quick", question(QUICK))
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(with_pool(story))


def test_the_event_loop_waits_for_no_bot() -> None:
    async def story(pool: BotsPool) -> None:
        thinking = asyncio.create_task(pool.choose("table", question("search:seconds=1")))
        longest = 0.0
        while not thinking.done():
            begun = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - begun)
        assert (await thinking)[0] in question("random").moves
        assert longest < 0.5

    asyncio.run(with_pool(story))


async def test_turns_are_given_by_the_time_that_each_has_had() -> None:
    turns = Turns(1)
    had: list[str] = []

    async def visit(name: str, seconds: float, times: int) -> None:
        for _ in range(times):
            async with turns.turn(name) as turn:
                had.append(name)
                turn.seconds = seconds
                await asyncio.sleep(0)

    async with turns.turn("first"):
        visits = [asyncio.create_task(visit(f"slow {number}", 3.0, 5)) for number in range(12)]
        visits.append(asyncio.create_task(visit("quick", 0.5, 10)))
        await asyncio.sleep(0)
    await asyncio.gather(*visits)
    quick = [number for number, name in enumerate(had) if name == "quick"]
    waits = [later - earlier - 1 for earlier, later in pairwise(quick)]
    # By order of asking there would be twelve before each. Who asks again has just given the place on; and after six
    # turns of half a second it has had as much as the others.
    assert waits[:5] == [1, 1, 1, 1, 1]
    assert max(waits) < 12
    assert Counter(had) == {"quick": 10} | {f"slow {number}": 5 for number in range(12)}


async def test_a_turn_is_given_without_going_through_all_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    mark_after = Turns.mark_after

    def counted(turns: Turns, name: str) -> float:
        nonlocal looked
        looked += 1
        return mark_after(turns, name)

    monkeypatch.setattr(Turns, "mark_after", counted)
    turns = Turns(1)
    had: list[str] = []

    async def visit(name: str) -> None:
        async with turns.turn("proxy", name) as turn:
            had.append(name)
            turn.seconds = 0.05

    names = [f"table {number}" for number in range(400)]
    async with turns.turn("proxy", "first"):
        visits = [asyncio.create_task(visit(name)) for name in names]
        await asyncio.sleep(0)
    await asyncio.gather(*visits)
    assert had == names
    assert looked < 5 * len(names)


async def test_who_goes_away_while_waiting_leaves_the_place_to_others() -> None:
    turns = Turns(1)
    had: list[str] = []

    async def visit(name: str) -> None:
        async with turns.turn(name):
            had.append(name)
            await asyncio.sleep(0)

    async with turns.turn("first"):
        visits = [asyncio.create_task(visit(name)) for name in "abcd"]
        await asyncio.sleep(0)
        visits[1].cancel()
    visits[0].cancel()  # In the same moment as the place is given to it.
    await asyncio.gather(*visits, return_exceptions=True)
    assert had == ["c", "d"]
    assert turns.free == 1


def test_a_worker_that_dies_costs_nobody_a_move() -> None:
    async def story(pool: BotsPool) -> None:
        asked = asyncio.create_task(pool.choose("table", question("search:seconds=1")))
        await asyncio.sleep(0.3)
        assert pool.front.executor is not None
        for process in list(pool.front.executor._processes.values()):  # type: ignore[attr-defined] # it is of processes
            process.kill()
        assert (await asked)[0] in question("random").moves

    asyncio.run(with_pool(story))


def test_a_move_that_was_the_only_one_takes_as_long_as_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def story(pool: BotsPool) -> None:
        monkeypatch.setattr("waterhole.server.bots.pace.asyncio.sleep", sleep)
        forced = replace(question("expert"), moves=[0])
        assert await pool.choose("table", forced) == (0, 0.0)
        assert slept == [3.0], "before the first choice: as long as the level may think"
        for span in (1.25, 2.5):
            pool.pace.took("expert", "serengeti", span)
        for number in range(50):
            await pool.choose("table", replace(forced, seed=str(number)))
        assert set(slept[1:]) == {1.25, 2.5}, "as one of the choices before it"
        await pool.choose("table", question(QUICK))
        assert len(pool.pace.spans[QUICK, "serengeti"]) == 2, "what a choice took is remembered"

    asyncio.run(with_pool(story))


def test_where_processes_may_share_nothing_bots_think_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waterhole.server.bots.pool.can_share", lambda: False)

    async def story(pool: BotsPool) -> None:
        move, _ = await pool.choose("table", question(QUICK))
        assert move in question(QUICK).moves
        assert isinstance(pool.front.executor, ThreadPoolExecutor)

    asyncio.run(with_pool(story))


def test_a_long_thought_keeps_no_server_from_its_end() -> None:
    """A worker that gives way to everybody may need a minute for a second's thought on a busy machine."""

    async def story() -> None:
        pool = BotsPool(1)
        await pool.choose("a table", question(QUICK))
        thinking = asyncio.create_task(pool.choose("a table", question("search:seconds=300")))
        await asyncio.sleep(0)
        thinking.cancel()
        async with asyncio.timeout(100):
            await pool.close()
        await asyncio.gather(thinking, return_exceptions=True)

    asyncio.run(story())


ALONE = """
import asyncio, sys
from tests.server.test_bots_pool import QUICK, question
from waterhole.server.bots.pool import BotsPool

async def story():
    pool = BotsPool(1)
    await pool.choose("a table", question(QUICK))
    print(*pool.front.executor._processes, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(story())
"""


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="there are no sessions on Windows")
def test_a_worker_has_a_session_of_its_own_and_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """In the server's own session a busy machine would count every thought as the server's time."""
    program = tmp_path / "alone.py"
    program.write_text(ALONE)
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), *sys.path])
    server = subprocess.Popen(
        [sys.executable, str(program)], env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        worker = int(server.stdout.readline())
        wait_until(lambda: os.getsid(worker) == worker)
    finally:
        server.kill()
        server.wait(30)
        server.stdout.close()
    wait_until(lambda: not alive(worker))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
