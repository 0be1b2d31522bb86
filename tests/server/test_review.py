"""A match that is over is looked at again: once for all who wait, kept, within a budget, for who may see the replay."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import AsyncGenerator, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, NO_TLS, Diligent, Json, Player
from tests.server.parts import server_and_hall, wait_until
from waterhole.server.bots.review_work import Looked, ReviewQuestion
from waterhole.server.hall import Hall
from waterhole.server.rooms import reviews

SHORT: Json = {"hands": 1}


def me(name: str) -> Json:
    return {"kind": "me", "name": name}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hall]]:
    """A server where a whole review takes about a second, by little thought."""
    with pytest.MonkeyPatch.context() as patch, server_and_hall(tmp_path_factory.mktemp("reviews")) as found:
        patch.setattr(reviews, "WHOLE", 1.0)
        yield found


class Gate:
    """Stands before the workers of a server: counts what is asked of them, and lets so much through until it opens."""

    def __init__(self, hall: Hall, most: int = 1_000_000) -> None:
        self.most = most
        self.asked: list[tuple[str, int]] = []
        self.open = threading.Event()
        self.review = hall.services.pool.review
        hall.services.pool.review = self.through  # type: ignore[method-assign] # the real one is behind it

    async def through(self, table: str, question: ReviewQuestion, payer: str) -> tuple[list[Looked] | None, float]:
        self.asked.append((table, question.ply))
        while len(self.asked) > self.most and not self.open.is_set():
            await asyncio.to_thread(self.open.wait, 0.1)
        return await self.review(table, question, payer)


async def finished(base: str, watch: str = "link") -> tuple[Diligent, str]:
    """A player, and a match that she has played to its end."""
    ann = Diligent(base, "Ann", 1)
    return ann, await played(ann, watch)


async def played(player: Diligent, watch: str = "link") -> str:
    made = await player.make("safaru", [me("Ann"), BOT], options=SHORT, settings={"watch": watch}, start=True)
    await player.play(made["table"])
    return str(made["table"])


async def asked(player: Player, table: str, language: str = "en") -> AsyncGenerator[Json, None]:
    """The lines of a review, as they come; a refusal is the only one."""
    async with httpx.AsyncClient(base_url=player.base, cookies=player.cookies, timeout=100, verify=NO_TLS) as http:
        wish = {"language": language}
        async with http.stream("POST", f"/api/tables/{table}/review", json=wish) as answer:
            if answer.status_code != 200:
                yield {"type": "refused", "status": answer.status_code, **json.loads(await answer.aread())}
                return
            assert answer.headers["content-type"].startswith("text/event-stream")
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))


async def whole(player: Player, table: str, language: str = "en") -> list[Json]:
    return [line async for line in asked(player, table, language)]


async def refused(player: Player, table: str) -> tuple[int, str]:
    (line,) = await whole(player, table)
    return int(line["status"]), str(line["code"])


def test_a_review_comes_from_the_end_adds_up_and_is_kept_for_everybody(house: tuple[str, Hall]) -> None:
    base, hall = house
    gate = Gate(hall)

    async def story() -> None:
        ann, table = await finished(base)
        first, second = await asyncio.gather(whole(ann, table), whole(Player(base), table, "fr"))
        assert len(gate.asked) == len(set(gate.asked)), "one at a time for each match, however many wait"
        begun, *moves, summary = first
        assert (begun["type"], begun["yours"], second[0]["yours"]) == ("begun", [0], [])
        assert [line["ply"] for line in moves] == list(reversed(range(begun["moves"])))
        assert summary["type"] == "summary"
        assert 3 <= len(summary["story"]) <= 5
        for seat in summary["seats"]:
            way = seat["luck"] - seat["losses"] + seat["gifts"] + seat["unexplained"]
            assert seat["end"] - seat["start"] == pytest.approx(way, abs=1e-9)
            assert seat["luck_error"] >= 0
            assert set(seat["dearest"]) <= {one["ply"] for one in moves if one["seat"] == seat["seat"]}
        mistakes = [one for one in moves if not one["equal"]]
        assert all(one["why"] and one["best"] != one["move"] for one in mistakes)
        french = second[1:-1]
        assert [one["loss"] for one in french] == [one["loss"] for one in moves]
        assert second[-1]["story"] != summary["story"]
        made = len(gate.asked)
        again = await whole(Player(base), table)
        assert again == [{**begun, "known": begun["moves"], "yours": []}, *moves, summary]
        assert len(gate.asked) == made, "what is kept costs nothing"

    asyncio.run(story())


def test_there_is_none_while_the_match_goes_on_nor_for_who_may_not_see_it(house: tuple[str, Hall]) -> None:
    base, _ = house

    async def story() -> None:
        ann = Player(base)
        made = await ann.make("safaru", [me("Ann"), BOT], options=SHORT, start=True)
        assert await refused(ann, made["table"]) == (409, "table.not_over")
        async with ann.at(made["table"]) as one:
            await one.ask("resign")
        assert await refused(ann, made["table"]) == (409, "table.no_review")
        bob, table = await finished(base, watch="no")
        assert await refused(ann, table) == (403, "table.private")
        lines = asked(bob, table)
        assert (await anext(lines))["type"] == "begun"
        await lines.aclose()
        foreign = await bob.request(
            "POST", f"/api/tables/{table}/review", json={}, headers={"Origin": "https://elsewhere.example"}
        )
        assert foreign.status_code == 403
        assert (await bob.request("POST", f"/api/tables/{table}/review", json={"language": "xx"})).status_code == 400

    asyncio.run(story())


def test_it_rests_when_nobody_waits_goes_on_later_and_goes_with_its_match(
    house: tuple[str, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    base, hall = house
    monkeypatch.setattr(reviews, "SLICE", 0.0)  # one move each
    gate = Gate(hall, most=2)

    def kept(table: str) -> int:
        with closing(sqlite3.connect(str(hall.store.engine.url.database))) as database:
            return int(database.execute("SELECT count(*) FROM reviews WHERE table_id = ?", [table]).fetchone()[0])

    async def story() -> None:
        ann, table = await finished(base)
        lines = asked(ann, table)
        begun = await anext(lines)
        assert (await anext(lines))["ply"] == begun["moves"] - 1
        review = hall.reviews.under_way[table]
        await lines.aclose()
        await asyncio.to_thread(wait_until, lambda: not review.askers)
        gate.open.set()
        await asyncio.to_thread(wait_until, lambda: not review.wanted)
        known = kept(table)
        assert 0 < known < begun["moves"], "nobody waited for the rest"
        lines = asked(ann, table)
        assert (await anext(lines))["known"] == known
        await lines.aclose()
        await asyncio.to_thread(wait_until, lambda: not any(one.wanted for one in hall.reviews.under_way.values()))
        with closing(sqlite3.connect(str(hall.store.engine.url.database), timeout=30)) as database:
            database.execute("PRAGMA foreign_keys=ON")
            database.execute("DELETE FROM tables WHERE id = ?", [table])
            database.commit()
        assert kept(table) == 0

    asyncio.run(story())


def test_who_asks_for_many_reviews_at_once_gets_no_more_for_it(tmp_path: Path) -> None:
    with server_and_hall(tmp_path, review_seconds_per_player=2) as (base, hall):
        gate = Gate(hall, most=0)

        async def attack() -> list[Json]:
            ann = Diligent(base, "Ann", 1)
            tables = [await played(ann) for _ in range(5)]
            lines = [asked(ann, table) for table in tables]
            first = [await anext(line) for line in lines]
            for line in lines:
                await line.aclose()
            return first

        told = asyncio.run(attack())
        begun = [line for line in told if line["type"] == "begun"]
        # A second is paid for each before anybody has worked on it: two, or three after the first moment's refill.
        assert 2 <= len(begun) <= 3
        assert {(line["status"], line["code"]) for line in told if line not in begun} == {(429, "server.too_fast")}
        assert len(gate.asked) <= len(begun)
