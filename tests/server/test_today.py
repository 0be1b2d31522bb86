"""Today's deal: sealed the day before, the same for everybody, played once; and nothing is told to who has not."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event, select, update

from tests.server.client import Player
from tests.server.inside import Browser, Inside, Wire, servers
from tests.server.parts import server_here
from tests.server.test_mine import count, get
from waterhole import games
from waterhole.records.record import parse
from waterhole.server import time_source
from waterhole.server.config import changed
from waterhole.server.rooms import daily, daily_results
from waterhole.server.rooms.daily_expert import DailyExpert
from waterhole.server.storage import day_field, days, passkeys
from waterhole.server.storage.days import Play
from waterhole.server.storage.models import day_plays, players
from waterhole.server.time_source import milliseconds
from waterhole.table.verifying import verify

Json = dict[str, Any]
NOON = 1_794_916_800.0
"""2026-11-17, 12:00 UTC."""
DAY = 86_400.0
TODAY, TOMORROW = "2026-11-17", "2026-11-18"


class Clock:
    """Goes on from noon, by days if wished."""

    def __init__(self) -> None:
        self.ahead = NOON - time.time()

    def time(self) -> float:
        return time.time() + self.ahead

    def monotonic(self) -> float:
        return time.monotonic()


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time_source, "time", made)
    return made


async def begin(browser: Browser, server: Inside, game: str = "safaru", **more: object) -> str:
    answer = await browser.post(server, f"/api/today/{game}", {"name": browser.name, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


async def refused(browser: Browser, server: Inside, method: str, path: str, body: Json | None = None) -> str:
    answer = await server.http.request(method, path, json=body, headers=browser.headers())
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def own_turn(wire: Wire) -> Json:
    """The position at one's own next decision, or at the end."""
    await wire.until(lambda: bool(wire.position() and (wire.position() or {})["moves"]) or ended(wire))
    position = wire.position()
    assert position is not None
    return position


def ended(wire: Wire) -> bool:
    return any(message.get("table", {}).get("status") == "over" for message in wire.heard)


async def play(wire: Wire, choices: int) -> list[str]:
    """Make so many moves, always the last one of those that are legal; what was seen each time."""
    seen = []
    for _ in range(choices):
        position = await own_turn(wire)
        seen.append(str(position["view"]))
        await wire.ask("move", decision=position["decision"], text=position["moves"][-1]["text"])
    seen.append(str((await own_turn(wire))["view"]))
    return seen


async def test_the_same_for_everybody_on_every_server(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path, 2) as (found, _):
        seen, tables = [], set()
        for browser, server in zip((Browser("Ann"), Browser("Ben")), found, strict=True):
            table = await begin(browser, server)
            assert await begin(browser, server) == table  # Once a day.
            tables.add(table)
            wire = await browser.at(server, table)
            wire.say("drawn")
            wire.say("hurry")
            seen.append(await play(wire, 2))
        assert len(tables) == 2
        assert seen[0] == seen[1]
        assert len(set(seen[0])) == 3


async def test_who_begins_twice_in_one_moment_has_one_table(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path, 2) as (found, _):
        ann = Browser("Ann")
        await begin(ann, found[0], "serengeti")  # From now on she is somebody.
        tables = await asyncio.gather(*(begin(ann, server) for server in [*found, *found]))
        assert len(set(tables)) == 1
        assert [len(server.hall.rooms.in_use) for server in found] == [2, 1]


async def test_neither_hint_nor_undo_nor_a_bot_nor_a_guest(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        ann, ben = Browser("Ann"), Browser("Ben")
        table = await begin(ann, one, "serengeti")
        wire = await ann.at(one, table)
        for said, fields in (
            ("hint", {"decision": 0, "language": "en"}),
            ("undo", {}),
            ("hand_over", {"seat": 0}),
            ("leave", {}),
        ):
            assert (await wire.ask(said, **fields))["code"] == "table.daily", said
        invite = wire.heard[0]["invite"].split("#invite=")[1]
        wish = {"name": "Ben", "invite": invite}
        assert await refused(ben, one, "POST", f"/api/tables/{table}/seats", wish) == "table.daily"
        assert await refused(ben, one, "GET", f"/api/tables/{table}") == "table.private"
        assert (await wire.ask("resign"))["type"] == "taken"
        assert (await wire.ask("rematch"))["code"] == "table.daily"


async def test_until_the_day_is_over_nothing_of_the_cards_is_told(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        table = await begin(ann, one)
        wire = await ann.at(one, table)
        wire.say("hurry")
        await play(wire, 1)
        assert (await wire.ask("resign"))["type"] == "taken"
        assert (await wire.ask("look", seat=1))["code"] == "table.not_your_seat"
        paths = (("GET", "record"), ("GET", "replay"), ("POST", "continue"))
        body = {"moves": 0, "seat": 0, "name": "Ann"}
        for method, door in paths:
            assert await refused(ann, one, method, f"/api/tables/{table}/{door}", body) == "table.day_not_over", door
        await wire.close()
        again = (await ann.at(one, table)).heard[0]
        assert again["table"]["fairness"]["secret"] is None
        assert {step["text"] for step in again["steps"] if step["seat"] != 0} <= {None}
        answer = await one.http.get("/api/mine/download", headers=ann.headers())
        assert table.encode() not in answer.content.replace(b"results.json", b"").split(b"PK\x01\x02", 1)[1]
        assert [line["kept"] for line in (await get(ann, one, "/api/mine"))["finished"]] == [False]

        noon.ahead += DAY
        assert [line["kept"] for line in (await get(ann, one, "/api/mine"))["finished"]] == [True]
        assert (await ann.at(one, table)).heard[0]["table"]["fairness"]["secret"] is not None
        record = await one.http.get(f"/api/tables/{table}/record", headers=ann.headers())
        [before] = [old for old in (await get(ann, one, "/api/today"))["older"] if old["deal"]["game"] == "safaru"]
        found = parse(record.content, "record")
        checked = verify(found, games.recorded(found), before["deal"]["commitment"])
        assert checked.failed == []
        assert {"secret", "commitment", "cards"} <= {finding.code for finding in checked.checked}


async def test_results_are_for_who_has_played(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        ann, ben = Browser("Ann"), Browser("Ben")
        path = f"/api/today/{TODAY}/safaru"
        table = await begin(ann, one)
        assert await refused(ann, one, "GET", path) == "table.deal_not_played"
        one.hall.expert.thinking.add((TODAY, "safaru"))  # Not now: it has a test of its own.
        wire = await ann.at(one, table)
        assert (await wire.ask("resign"))["type"] == "taken"
        mine = await get(ann, one, path)
        assert mine["you"] == {"ended": "resigned", "place": 3, "margin": None, "rank": None, "alike": 0}
        assert mine["expert"] is None
        assert mine["expert_thinks"]
        assert await refused(ben, one, "GET", path) == "table.deal_not_played"
        assert await refused(ben, one, "GET", f"/api/today/{TOMORROW}/safaru") == "table.no_such_deal"
        assert await refused(ben, one, "GET", "/api/today/x'--/safaru") == "table.no_such_deal"
        noon.ahead += DAY
        assert (await get(ben, one, path))["players"] == 0


async def test_who_begins_and_gives_up_however_often_is_in_no_number(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        path = f"/api/today/{TODAY}/safaru"
        one.hall.expert.thinking.add((TODAY, "safaru"))
        await plays(one, Play("finished", 2, -9.0, ["play owl-7"]))
        for name in ("Ann", "Ben", "Cleo"):
            browser = Browser(name)
            wire = await browser.at(one, await begin(browser, one))
            wire.say("hurry")
            await play(wire, 1)
            assert (await wire.ask("resign"))["type"] == "taken"
            found = await get(browser, one, path)
            assert found["you"]["ended"] == "resigned"
            assert (found["players"], sum(found["places"]), found["margins"]) == (1, 1, [[-9.0, 1]])
            assert found["parting"] is None, "nor in where the field parted"


async def test_what_is_published_and_when(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        today = await get(ann, one, "/api/today")
        assert [deal["deal"]["game"] for deal in today["deals"]] == ["safaru", "sanctuary", "serengeti"]
        assert {deal["state"] for deal in today["deals"]} == {"new"}
        assert "secret" not in str(today)
        promised = {deal["game"]: deal["commitment"] for deal in today["tomorrow"]}
        assert {deal["day"] for deal in today["tomorrow"]} == {TOMORROW}
        assert (
            await refused(ann, one, "POST", "/api/today/safaru", {"name": "A", "day": TOMORROW}) == "table.no_such_deal"
        )
        assert await refused(ann, one, "POST", "/api/today/chess", {"name": "A"}) == "table.no_such_deal"
        noon.ahead += DAY
        then = await get(ann, one, "/api/today")
        assert {deal["deal"]["game"]: deal["deal"]["commitment"] for deal in then["deals"]} == promised
        assert all(deal["deal"]["published_at"] < then["until"] - 1000 * DAY for deal in then["deals"])
        assert len(then["older"]) == 3


async def test_an_older_deal_is_played_apart(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        await get(ann, one, "/api/today")
        noon.ahead += DAY
        table = await begin(ann, one, "serengeti", day=TODAY)
        wire = await ann.at(one, table)
        assert (await wire.ask("undo"))["code"] == "table.nothing_to_undo"
        assert (await wire.ask("resign"))["type"] == "taken"
        assert await count(one, day_plays.c.day) == 0
        assert (await get(ann, one, f"/api/today/{TODAY}/serengeti"))["players"] == 0


async def test_who_ends_after_the_day_is_apart_from_the_ranking(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        ann = Browser("Ann")
        wire = await ann.at(one, await begin(ann, one))
        noon.ahead += DAY
        assert (await wire.ask("resign"))["type"] == "taken"
        assert (await get(ann, one, f"/api/today/{TODAY}/safaru"))["players"] == 0


async def plays(server: Inside, *found: Play) -> None:
    """As if strangers had played today's Safarü so."""
    store = server.hall.store
    await daily.prepare(store, milliseconds())
    for play in found:
        player, _ = await store.new_player(0)
        table = f"table-{player}"[:24]
        await days.begin(store, TODAY, "safaru", player, table, 0)
        assert await days.finish(store, TODAY, "safaru", table, play, list(daily_results.paths(play.choices)))


async def test_the_field_its_places_and_where_it_parted(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        owl, panther, stay = "play owl-7", "play panther-1", "stay"
        await plays(
            one,
            Play("finished", 1, 9.0, [owl, owl]),
            Play("finished", 1, 4.0, [owl, owl]),
            Play("finished", 2, -2.0, [owl, panther]),
            Play("finished", 2, -2.0, [owl, panther]),
            Play("finished", 2, -5.0, [owl, panther, stay]),
            Play("resigned", 3, days.GIVEN_UP, [stay]),
        )
        deal = await days.deal_of(one.hall.store, TODAY, "safaru")
        assert deal is not None
        own = Play("finished", 2, -2.0, [owl, panther])
        field = await one.hall.services.fields.of(deal)
        found = daily_results.results_of(field, deal, own, thinking=False)
        assert (found.players, found.places) == (5, [2, 3, 0])
        assert found.you is not None
        assert (found.you.rank, found.you.alike) == (3, 2)
        assert found.margins == [(9.0, 1), (4.0, 1), (-2.0, 2), (-5.0, 1)]
        parted = found.parting
        assert parted is not None
        assert parted.number == 2
        assert [(one.move["text"], one.players, one.place) for one in parted.choices] == [
            (panther, 3, 2.0),
            (owl, 2, 1.0),
        ]
        assert parted.choices[0].move == {"text": panther, "do": "play", "card": "panther-1"}
        assert parted.yours == parted.choices[0].move


async def test_a_field_is_added_up_once_for_all_who_look_and_anew_when_somebody_finishes(
    tmp_path: Path, noon: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(day_field, "KEEP", 600.0)
    monkeypatch.setattr(daily_results, "play_of", lambda _: Play("finished", 3, -9.0, []))  # As if it had been played.
    async with servers(tmp_path) as ([one], _):
        read = list[str]()

        def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            read.extend([statement] if "GROUP BY day_plays" in statement else [])

        event.listen(one.hall.store.engine.sync_engine, "before_cursor_execute", note)
        await plays(one, *[Play("finished", 1, 9.0, ["play owl-7"])] * 3)
        ann = Browser("Ann")
        wire = await ann.at(one, await begin(ann, one))
        assert (await wire.ask("resign"))["type"] == "taken"
        path = f"/api/today/{TODAY}/safaru"
        found = await asyncio.gather(*(get(ann, one, path) for _ in range(20)))
        assert {(told["players"], told["you"]["rank"]) for told in found} == {(4, 4)}
        assert len(read) <= 2, "once, and once more if the end was being stored meanwhile"
        bob = Browser("Bob")
        wire = await bob.at(one, await begin(bob, one))
        assert (await wire.ask("resign"))["type"] == "taken"
        async with asyncio.timeout(60):  # It is acknowledged a moment before it is counted.
            while (await get(ann, one, path))["players"] != 5:
                await asyncio.sleep(0.01)
        monkeypatch.setattr(day_field, "KEEP", 0.0)
        await plays(one, Play("finished", 1, 9.0, ["play owl-7"]))
        assert (await get(ann, one, path))["players"] == 6, "as if another server had written it"


async def test_the_expert_plays_the_same_deal_and_always_alike(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        await daily.prepare(one.hall.store, milliseconds())
        deal = await days.deal_of(one.hall.store, TODAY, "safaru")
        assert deal is not None
        short = replace(deal.terms, players=2, options={**deal.terms.options, "hands": 1})
        deal, services = replace(deal, terms=short), one.hall.services
        object.__setattr__(services, "config", changed(services.config, {"expert_thoughts": 2}))
        first, second = await asyncio.gather(*(DailyExpert(services).play(deal) for _ in range(2)))
        assert first == second
        assert 1 <= first.place <= deal.terms.players
        assert len(first.choices) > 3
        await days.keep_expert(one.hall.store, deal, first)
        again = await days.deal_of(one.hall.store, TODAY, "safaru")
        assert again is not None
        assert again.expert == first
        assert not one.hall.expert.see_to(again)


async def test_signing_in_counts_nothing_twice_and_who_is_forgotten_is_not_ranked(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        store, ann = one.hall.store, Browser("Ann")
        wire = await ann.at(one, await begin(ann, one))
        assert (await wire.ask("resign"))["type"] == "taken"
        async with store.engine.connect() as connection:
            before = (await connection.execute(select(players.c.id))).scalar_one()
        other, _ = await store.new_player(0)
        await passkeys.sign_in(store, "credential", 0, other, before, 1)
        async with store.engine.connect() as connection:
            assert list((await connection.execute(select(day_plays.c.player_id))).scalars()) == [other]
        async with store.engine.begin() as connection:
            await connection.execute(update(day_plays).values(player_id=before))
        assert (await ann.post(one, "/api/mine/delete", {"sure": True})).status_code == 200
        assert await count(one, day_plays.c.day) == 0


async def test_who_begins_or_looks_too_often_is_refused(tmp_path: Path) -> None:
    with server_here(tmp_path, table_rate="2/hour", list_rate="2/hour") as base:
        ann = Player(base)
        begun = [await ann.request("POST", "/api/today/safaru", json={"name": "Ann"}) for _ in range(3)]
        assert [answer.status_code for answer in begun] == [200, 200, 429]
        day = daily.day_at(milliseconds())
        looks = [await ann.request("GET", path) for path in ("/api/today", f"/api/today/{day}/safaru", "/api/today")]
        assert [answer.status_code for answer in looks] == [200, 409, 429]


async def test_nobody_begins_from_a_foreign_page_or_with_a_name_that_is_none(tmp_path: Path, noon: Clock) -> None:
    async with servers(tmp_path) as ([one], _):
        headers = {"Origin": "https://evil.example"}
        answer = await one.http.post("/api/today/safaru", json={"name": "Ann"}, headers=headers)
        assert answer.json()["code"] == "server.foreign_origin"
        ann = Browser("Ann")
        for wish in ({}, {"name": ""}, {"name": "A", "day": "yesterday"}, {"name": "A", "seat": 1}):
            assert await refused(ann, one, "POST", "/api/today/safaru", wish) == "server.malformed", wish
        assert await count(one, day_plays.c.day) == 0
