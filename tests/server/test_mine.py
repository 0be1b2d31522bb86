"""One's own games: what goes on, how it ended, what it adds up to; taken along, and forgotten."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select

from tests.server.client import BOT, Player
from tests.server.inside import Browser, Inside, servers
from tests.server.parts import server_here
from waterhole.records.record import parse
from waterhole.server.config import changed
from waterhole.server.http.mine import PAGE
from waterhole.server.messages import Finished, Neighbour
from waterhole.server.rooms.own_record import own_record
from waterhole.server.storage import results as stored
from waterhole.server.storage.models import holders, players, results, tables

Json = dict[str, Any]
QUICK = {"settings": {"bot_pause": 0}}


async def get(browser: Browser, server: Inside, path: str) -> Json:
    answer = await server.http.get(path, headers=browser.headers())
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def make(browser: Browser, server: Inside, *seats: Json, **more: object) -> Json:
    wish = {"game": "serengeti", "seats": list(seats), "start": True, **QUICK, **more}
    made = await browser.post(server, "/api/tables", wish)
    assert made.status_code == 200, made.text
    found: Json = made.json()
    return found


async def give_up(browser: Browser, server: Inside, table: str) -> None:
    wire = await browser.at(server, table)
    assert (await wire.ask("resign"))["type"] == "taken"
    await wire.close()


def me(name: str = "Ann") -> Json:
    return {"kind": "me", "name": name}


async def test_what_goes_on_and_what_is_over(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann, zoe = Browser("Ann"), Browser("Zoe")
        nothing = await get(ann, one, "/api/mine")
        assert (nothing["running"], nothing["finished"], nothing["more"]) == ([], [], False)
        days = {"settings": {"bot_pause": 0, "clock": {"kind": "days", "base": 86_400_000}}}
        slow = await make(ann, one, me(), me("Bea"), me("Cat"), **days)
        alone = await make(ann, one, me(), BOT, BOT)
        await give_up(ann, one, alone["table"])
        mine = await get(ann, one, "/api/mine")
        [line] = mine["running"]
        assert (line["id"], line["your_turn"], line["part"]["round"]) == (slow["table"], True, 1)
        assert 86_000_000 < line["deadline"] - mine["now"] <= 86_400_000
        [over] = mine["finished"]
        assert (over["id"], over["ended"], over["place"], over["share"]) == (alone["table"], "resigned", 3, 0.0)
        assert [seat["name"] or seat["level"] for seat in over["company"]] == ["Ann", "random", "random"]
        assert over["kept"]
        assert (await get(zoe, one, "/api/mine"))["finished"] == []
        assert (await get(Browser("nobody"), one, "/api/mine/finished"))["finished"] == []


async def test_a_result_that_was_not_kept_is_mended_by_a_look(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        made = await make(ann, one, me(), BOT, BOT)
        await give_up(ann, one, made["table"])
        async with one.hall.store.engine.begin() as connection:
            await connection.execute(delete(results))
        one.hall.rooms.in_use.clear()
        assert [over["id"] for over in (await get(ann, one, "/api/mine"))["finished"]] == [made["table"]]


async def test_results_come_in_pages_and_of_one_game(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        await make(ann, one, me(), BOT, BOT)
        async with one.hall.store.engine.begin() as connection:
            player = (await connection.execute(select(players.c.id))).scalar_one()
        rows = [
            {
                "player_id": player, "table_id": f"table{number:05}", "finished_at": number,
                "game": "safaru" if number % 2 else "serengeti", "ended": "finished", "seat": 0, "held": 1, "place": 1,
                "share": 1.0, "score": None, "favoured": '{"owl":2}' if number % 2 else '{"nuba":1}',
                "company": '[{"name":"Ann","level":null,"place":1},{"name":null,"level":"hard","place":2}]',
            }
            for number in range(1, 3 * PAGE + 1)
        ]  # fmt: skip
        await stored.add(one.hall.store, rows)
        first = await get(ann, one, "/api/mine/finished")
        assert (len(first["finished"]), first["more"]) == (PAGE, True)
        last = await get(ann, one, f"/api/mine/finished?before={PAGE + 1}")
        assert (len(last["finished"]), last["more"], last["finished"][-1]["finished_at"]) == (PAGE, False, 1)
        safaru = await get(ann, one, "/api/mine/finished?game=safaru")
        assert {over["game"] for over in safaru["finished"]} == {"safaru"}
        assert not safaru["finished"][0]["kept"]
        record = await get(ann, one, "/api/mine/record")
        assert [(game["game"], game["played"], game["places"]) for game in record["games"]] == [
            ("safaru", 30, [30]),
            ("serengeti", 30, [30]),
        ]
        assert record["favoured"][0] == {"game": "safaru", "kind": "species", "things": {"owl": 60}}
        assert record["levels"][0] == {"game": "safaru", "name": "hard", "met": 30, "ahead": 30, "level_with": 0}
        assert record["curve"][-1]["total"] == 30.0


def over(place: int, share: float, *company: Neighbour, seats: int = 1, ended: str = "finished") -> Finished:
    return Finished("t", "serengeti", ended, 1, 0, seats, place, share, None, list(company), True)  # type: ignore[arg-type]


def test_a_record_counts_who_was_met_and_not_who_sat_at_several_seats() -> None:
    ann, ben = Neighbour("Ann", None, 1), Neighbour("Ben", None, 2)
    level, bot = Neighbour("Ben", None, 1), Neighbour(None, "easy", 1)
    found = own_record(
        (one, {"nuba": 2})
        for one in (
            over(1, 1.0, ann, ben),
            over(1, 0.5, ann, level),
            over(2, 0.0, ann, bot),
            over(1, 1.0, ann, ben, seats=2),
            over(1, 0.0, ann, ben, ended="stopped"),
            over(1, 1.0, ann),
        )
    )
    [game] = found.games
    assert (game.played, game.won, game.fair, game.places) == (3, 1.5, 1.5, [2, 1])
    assert [(met.name, met.met, met.ahead, met.level_with) for met in found.people] == [("Ben", 2, 1, 1)]
    assert [(met.name, met.met, met.ahead, met.level_with) for met in found.levels] == [("easy", 1, 0, 0)]
    assert [point.total for point in found.curve] == [-0.5, -0.5, 0.0]
    assert found.favoured[0].things == {"nuba": 6}


async def test_everything_can_be_taken_along(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        assert (await one.http.get("/api/mine/download")).json()["code"] == "server.nothing_of_yours"
        made = await make(ann, one, me(), BOT, BOT)
        await give_up(ann, one, made["table"])
        going_on = await make(ann, one, me(), BOT, BOT)
        answer = await one.http.get("/api/mine/download", headers=ann.headers())
        archive = zipfile.ZipFile(io.BytesIO(answer.content))
        record = f"records/serengeti-{made['table']}.json"
        assert archive.namelist() == ["results.json", record]
        assert [result["id"] for result in json.loads(archive.read("results.json"))] == [made["table"]]
        assert parse(archive.read(record), record).game == "serengeti"
        assert going_on["table"] not in str(archive.namelist())


async def count(server: Inside, what: Any) -> int:
    async with server.hall.store.engine.connect() as connection:
        return len(list(await connection.execute(select(what))))


async def test_everything_can_be_forgotten_and_others_keep_what_is_theirs(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann, ben = Browser("Ann"), Browser("Ben")
        alone = await make(ann, one, me(), BOT, BOT)
        await give_up(ann, one, alone["table"])
        shared = await make(ann, one, me(), {"kind": "open"}, BOT)
        assert (await ben.sit(one, shared)).status_code == 200
        looking = await ben.at(one, shared["table"])
        own = await ann.at(one, shared["table"])
        for wish, status in (({"sure": False}, 400), ({}, 400), ({"sure": True}, 200)):
            assert (await ann.post(one, "/api/mine/delete", wish)).status_code == status
        assert own.closed or (await own.ask("ping")) == {}
        await looking.until(lambda: "handed_over" in str(looking.last("table")))
        assert await count(one, results.c.table_id) == 0
        assert await count(one, tables.c.id) == 1
        assert await count(one, holders.c.player_id) == 1
        assert (await one.http.get(f"/api/tables/{alone['table']}")).status_code == 404
        info = (await one.http.get(f"/api/tables/{shared['table']}")).json()
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ben", None]
        assert info["seats"][0]["bot_plays"]
        assert (await get(ann, one, "/api/mine"))["running"] == []


async def test_nobody_is_forgotten_from_a_foreign_page(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        await make(ann, one, me(), BOT, BOT)
        headers = {**ann.headers(), "Origin": "https://evil.example"}
        answer = await one.http.post("/api/mine/delete", json={"sure": True}, headers=headers)
        assert answer.json()["code"] == "server.foreign_origin"
        assert await count(one, players.c.id) == 1


async def test_who_looks_or_downloads_too_often_is_refused(tmp_path: Path) -> None:
    with server_here(tmp_path, list_rate="5/hour", download_rate="1/hour", running_listed=2) as base:
        ann = Player(base)
        for _ in range(3):
            await ann.make("serengeti", [me(), BOT, BOT], start=True)
        assert len((await ann.request("GET", "/api/mine")).json()["running"]) == 2
        doors = ("/api/mine/download", "/api/mine/download", "/api/mine/finished", "/api/mine/record", "/api/mine")
        answers = [await ann.request("GET", path) for path in doors]
        assert [answer.status_code for answer in answers] == [200, 429, 200, 200, 429]
        assert (await ann.request("GET", "/api/me")).status_code == 200  # Only lists are short.


async def test_a_record_and_a_download_are_bounded(tmp_path: Path) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        for _ in range(3):
            made = await make(ann, one, me(), BOT, BOT)
            await give_up(ann, one, made["table"])
        one.hall.config = changed(one.hall.config, {"results_counted": 2, "records_downloaded": 1})
        assert (await get(ann, one, "/api/mine/record"))["games"][0]["played"] == 2
        answer = await one.http.get("/api/mine/download", headers=ann.headers())
        assert zipfile.ZipFile(io.BytesIO(answer.content)).namelist() == [
            "results.json",
            f"records/serengeti-{made['table']}.json",
        ]
