"""Long work that strangers ask for: however much of it at once, the others have their turns, and it is paid."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, Diligent, Player
from tests.server.parts import tell
from waterhole.server.desk import Desk
from waterhole.server.event_loop import in_slices
from waterhole.table.errors import NotNow

MANY = 40


async def test_a_round_of_the_loop_has_one_slice_of_long_work_whoever_does_it() -> None:
    """Else each of many who ask at once would hold up everybody for a slice, one after the other."""
    done = 0

    async def work() -> None:
        nonlocal done
        async for _ in in_slices(range(50), 0.0):
            done += 1

    works = [asyncio.create_task(work()) for _ in range(MANY)]
    await asyncio.sleep(0)  # The first slice of each.
    rounds = []
    while not all(one.done() for one in works):
        before = done
        await asyncio.sleep(0)
        rounds.append(done - before)
    assert done == MANY * 50
    assert max(rounds) <= 2


async def test_who_goes_away_holds_up_nobody() -> None:
    async def work() -> None:
        async for _ in in_slices(range(1_000), 0.0):
            pass

    works = [asyncio.create_task(work()) for _ in range(MANY)]
    await asyncio.sleep(0)
    for one in works[:-1]:
        one.cancel()
    async with asyncio.timeout(30):
        await works[-1]


def costly() -> Iterator[None]:
    until = time.thread_time() + 0.02
    while time.thread_time() < until:
        pass
    yield


async def test_many_questions_at_once_get_no_more_than_one_after_the_other() -> None:
    desk = Desk(0.01, 0.01)
    answers = await asyncio.gather(*(desk.done("192.0.2.7", costly()) for _ in range(MANY)), return_exceptions=True)
    refused = [one for one in answers if isinstance(one, NotNow) and one.code == "server.too_fast"]
    assert len(refused) == MANY - 1
    assert await desk.done("192.0.2.8", costly()) == [None], "another address has seconds of its own"


@pytest.mark.parametrize("what", ["replay?opened=true", "record", "review"])
def test_what_is_over_is_shown_again_for_so_many_seconds(tmp_path: Path, what: str) -> None:
    """Two hundred frames with everything open held up everybody for a seventh of a second, twenty times a second."""

    async def story(base: str) -> None:
        ann = Diligent(base, "Ann", 1)
        made = await ann.make("safaru", [ME, BOT], options={"hands": 1}, start=True)
        await ann.play(made["table"])
        await ann.get(f"/api/tables/{made['table']}/replay")
        method, wish = (
            ("POST", {"json": dict[str, str]()}) if what == "review" else ("GET", dict[str, dict[str, str]]())
        )
        again = await ann.request(method, f"/api/tables/{made['table']}/{what}", **wish)
        assert (again.status_code, again.json()["code"]) == (429, "server.too_fast")
        await ann.get("/api/watch")

    tell(story, tmp_path, replay_seconds_per_address=0.000_001)


def test_what_is_typed_at_a_table_has_its_seconds(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as socket:
            asked = [await socket.ask("ask", text="score") for _ in range(2)]
        assert [one.get("code") for one in asked] == [None, "server.too_fast"]

    tell(story, tmp_path, preview_seconds_per_address=0.000_001)


def test_an_undo_is_paid_also_by_who_is_refused_in_the_end(tmp_path: Path) -> None:
    """Whether a move told anything takes long to find out; where no undos were left, it was found out all the same."""

    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as socket:
            codes = [(await socket.ask("undo")).get("code") for _ in range(2)]
        assert codes == ["table.nothing_to_undo", "server.too_fast"]

    tell(story, tmp_path, preview_seconds_per_address=0.000_000_1)
