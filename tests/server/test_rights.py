"""Attacks on the rights to a seat, each as it once worked: nobody sees or moves where the log has somebody else."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.client import BOT, ME, OPEN
from tests.server.inside import Air, Browser, Inside, Json, Wire, quiet, servers
from tests.server.proof import count
from waterhole.server.identity.rights import Rights
from waterhole.server.rooms import presence, room
from waterhole.server.storage.engine import bring_up_to_date, migrate, open_engine

USES = 25

Story = Callable[[list[Inside], Air], Awaitable[None]]


def tell(folder: Path, story: Story, servers_: int = 1) -> None:
    """Run a story at so many servers."""

    async def run() -> None:
        async with servers(folder, servers_) as (found, air):
            await story(found, air)

    asyncio.run(run())


async def make(browser: Browser, server: Inside, seats: list[Json], game: str = "safaru", **settings: object) -> Json:
    body = {"game": game, "seats": seats, "settings": {"bot_pause": 0, **settings}}
    made: Json = (await browser.post(server, "/api/tables", body)).json()
    return made


async def held(browser: Browser, server: Inside, table: str) -> list[int]:
    """The seats that a browser holds, as a new connection is told."""
    wire = await browser.at(server, table)
    welcome = wire.heard[0]
    await wire.close()
    assert (welcome["you"] is None) == (not welcome["held"])
    found: list[int] = welcome["held"]
    return found


# The seat link.


async def theft(found: list[Inside], victim_comes: bool) -> bool:
    """Use a link many times while its owner leaves and another person sits down; whether a seat was stolen."""
    one, two = found[0], found[-1]
    ann, thief, spy, victim = (Browser(name) for name in ("Ann", "Thief", "Spy", "Victim"))
    made = await make(ann, one, [ME, OPEN])
    table = made["table"]
    assert (await thief.sit(one, made)).json()["seat"] == 1
    await make(spy, two, [ME, BOT])  # It has a cookie now, and so is one player.
    token = await thief.link(one, table, 1)
    wires = [await thief.at(one, table), await spy.at(two, table)]
    uses = [spy.post(two, "/api/seat", {"token": token}) for _ in range(USES)]
    others = [wires[0].ask("leave")] + ([sit_down(victim, one, made)] if victim_comes else [])
    await asyncio.gather(*uses[: USES // 2], *others, *uses[USES // 2 :])
    stolen = bool(await held(spy, two, table) or await held(thief, one, table))
    stolen |= any((wire.last("welcome") or {})["held"] for wire in wires)
    for wire in wires:
        await wire.close()
    assert await held(victim, one, table) == ([1] if victim_comes else [])
    return stolen


async def sit_down(browser: Browser, server: Inside, made: Json) -> Json:
    """Take the seat as soon as it is open."""
    async with asyncio.timeout(60):
        while True:
            while (here := server.room(made["table"])) is not None and here.table.people.open_seat(None) is None:
                await asyncio.sleep(0)
            response = await browser.sit(server, made)
            if response.status_code == 200:
                return dict(response.json())


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not ready():
            await asyncio.sleep(0)


@pytest.mark.parametrize("victim_comes", [True, False])
@pytest.mark.parametrize("number", [1, 2])
def test_a_seat_link_steals_no_seat(tmp_path: Path, number: int, victim_comes: bool) -> None:
    tries = count(8, 1000) if number == 1 and victim_comes else count(4, 200)

    async def story(found: list[Inside], air: Air) -> None:
        stolen = sum([await theft(found, victim_comes) for _ in range(tries)])
        print(f"seats stolen in {tries} tries: {stolen}")
        assert stolen == 0

    tell(tmp_path, story, number)


def test_a_seat_link_works_for_one_player_and_for_that_one_again(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        ann, phone, other = Browser("Ann"), Browser("Ann"), Browser("Other")
        made = await make(ann, found[0], [ME, BOT])
        token = await ann.link(found[0], made["table"], 0)
        await make(other, found[0], [ME, BOT])
        for _ in range(2):
            used = await phone.post(found[0], "/api/seat", {"token": token})
            assert used.json() == {"table": made["table"], "seat": 0}, "a page that is loaded twice"
        refused = await other.post(found[0], "/api/seat", {"token": token})
        assert (refused.status_code, refused.json()["code"]) == (404, "server.unknown_link")
        assert await held(other, found[0], made["table"]) == []

    tell(tmp_path, story)


def test_who_sits_down_many_times_at_once_has_one_seat(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        ann, bob = Browser("Ann"), Browser("Bob")
        made = await make(ann, found[0], [ME, OPEN, OPEN, OPEN])
        await make(bob, found[0], [ME, BOT])
        answers = await asyncio.gather(*(bob.sit(found[number % 2], made) for number in range(8)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.json()["seat"] for answer in answers}) == 1
        assert len(await held(bob, found[0], made["table"])) == 1

    tell(tmp_path, story, 2)


def test_what_was_said_for_a_seat_before_it_passed_on_does_nothing_to_who_has_it_now(tmp_path: Path) -> None:
    """Two windows leave the same seat, and the second one's turn comes when somebody else sits there."""

    async def story(found: list[Inside], air: Air) -> None:
        ann, bob, cleo = Browser("Ann"), Browser("Bob"), Browser("Cleo")
        made = await make(ann, found[0], [ME, OPEN])
        await bob.sit(found[0], made)
        windows = [await bob.at(found[0], made["table"]) for _ in range(2)]
        here = found[0].room(made["table"])
        assert here is not None
        await here.lock.acquire()
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(windows[0].ask("leave"))]
        await until(lambda: waiting_for(here) >= 1)
        asked += [asyncio.create_task(cleo.sit(found[0], made))]
        await until(lambda: waiting_for(here) >= 2)
        asked += [asyncio.create_task(windows[1].ask("leave"))]
        await until(lambda: waiting_for(here) >= 3)
        here.lock.release()
        answers = await asyncio.gather(*asked)
        assert answers[2]["code"] == "table.not_seated"
        assert await held(cleo, found[0], made["table"]) == [1]

    tell(tmp_path, story)


def waiting_for(here: room.Room) -> int:
    return len(here.lock._waiters or ())


# An outage.


def hands(position: Json) -> set[int]:
    """The seats whose hands a view shows."""
    return {seat for seat, hand in enumerate(position["view"]["hands"]) if hand is not None}


@pytest.mark.parametrize("watch", ["link", "no"])
def test_while_the_database_is_silent_nobody_keeps_a_seat_that_passed_on(tmp_path: Path, watch: str) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        one, two = found
        ann, bob, cleo = Browser("Ann"), Browser("Bob"), Browser("Cleo")
        made = await make(ann, one, [ME, OPEN], watch=watch)
        table = made["table"]
        await bob.sit(two, made)
        ann_wire, bob_wire = await ann.at(one, table), await bob.at(two, table)
        await quiet(found, air)
        two.database.silent = True
        # At the other server Bob's seat passes to Cleo: that is heard here, but nobody can be asked who she is.
        gone = await bob.at(one, table)
        assert (await gone.ask("leave"))["type"] == "taken"
        await cleo.sit(one, made)
        await quiet(found, air)
        if watch == "link":
            assert (bob_wire.last("welcome") or {})["held"] == []
            assert (await bob_wire.ask("ready"))["code"] == "table.not_seated"
        two.database.silent = False
        cleo_wire = await cleo.at(one, table)
        for wire in (ann_wire, cleo_wire):
            assert (await wire.ask("ready"))["type"] == "taken"
        await cleo_wire.until(lambda: cleo_wire.position() is not None)
        await bob_wire.until(lambda: bob_wire.position() is not None)
        dealt = bob_wire.position()
        if watch == "no":
            assert bob_wire.heard[-1] == {"type": "goodbye", "code": "table.private", "retry": None}
            assert dealt is None
        else:
            assert dealt is not None
            assert hands(dealt) == set()
            refused = await bob_wire.ask("move", decision=0, text="play 1")
            assert refused["code"] == "table.not_seated"
            assert hands(refused["position"]) == set()
        mine = cleo_wire.position()
        assert mine is not None
        assert hands(mine) == {1}

    tell(tmp_path, story, 2)


def test_a_seat_gained_while_nobody_could_be_asked_is_known_later(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        one, two = found
        ann, bob = Browser("Ann"), Browser("Bob")
        made = await make(ann, one, [ME, OPEN])
        await make(bob, one, [ME, BOT])
        wire = await bob.at(two, made["table"])
        assert wire.heard[0]["held"] == []
        two.database.silent = True
        await bob.sit(one, made)
        here = two.room(made["table"])
        assert here is not None
        await until(lambda: here.table.people[1].kind == "person")
        assert (await wire.ask("ready"))["code"] == "table.not_seated"
        two.database.silent = False
        await wire.until(lambda: (wire.last("welcome") or {})["held"] == [1])
        assert (await wire.ask("ready"))["type"] == "taken"

    tell(tmp_path, story, 2)


# Thrown out and rewound.


def has_position(wire: Wire, after: int = -1) -> bool:
    return int((wire.position() or {"decision": -1})["decision"]) > after


async def playing(found: list[Inside], **settings: object) -> tuple[Json, Wire, Wire]:
    """Ann and Bob in a match."""
    ann, bob = Browser("Ann"), Browser("Bob")
    made = await make(ann, found[0], [ME, OPEN], "safaru", **settings)
    await bob.sit(found[-1], made)
    wires = await ann.at(found[0], made["table"]), await bob.at(found[-1], made["table"])
    for wire in wires:
        await wire.ask("ready")
    for wire in wires:
        await wire.until(partial(has_position, wire))
    return made, *wires


def test_who_blinks_keeps_the_seat_for_half_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        _, ann, bob = await playing(found)
        assert (await ann.ask("hand_over", seat=1))["code"] == "table.is_present"
        await bob.close()
        await quiet(found, air)
        refused = await ann.ask("hand_over", seat=1)
        assert refused["code"] == "table.only_just_away"
        assert 25 < refused["params"]["seconds"] <= 30
        monkeypatch.setattr(presence, "GRACE", 0.0)
        assert (await ann.ask("hand_over", seat=1))["type"] == "taken"

    tell(tmp_path, story, 2)


def test_nothing_goes_back_while_the_other_person_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)

    async def story(found: list[Inside], air: Air) -> None:
        _, ann, bob = await playing(found)
        await bob.close()
        await quiet(found, air)
        assert (await ann.ask("hand_over", seat=1))["type"] == "taken"
        decision = await play_until(ann, 6)
        assert (await ann.ask("undo"))["type"] == "taken"
        await quiet(found, air)
        info = ann.last("table")
        assert info is not None
        assert info["table"]["undo"] == {"seat": 0, "waiting": [1]}, "Bob is asked, though he is away"
        assert ann.last("undone") is None
        assert (ann.position() or {})["decision"] >= decision

    tell(tmp_path, story)


async def play_until(wire: Wire, decision: int) -> int:
    """Play until this decision has come, and the beginning of one's own turn: what is half done one may always undo.
    Its number."""
    while True:
        await wire.until(lambda: bool((wire.position() or {}).get("moves")))
        position = wire.position()
        assert position is not None
        if position["decision"] >= decision and position["view"]["phase"] == "play":
            return int(position["decision"])
        answer = await wire.ask("move", decision=position["decision"], text=position["moves"][0]["text"])
        assert answer["type"] == "taken"
        await wire.until(partial(has_position, wire, position["decision"]))


def test_a_seat_has_few_windows_and_few_reactions(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        made, ann, bob = await playing(found)
        windows = [await ann.browser.at(found[0], made["table"]) for _ in range(59)]
        await quiet(found, air)
        opened = [one for one in [ann, *windows] if not one.closed]
        assert opened == windows[-presence.MOST_WINDOWS :]
        assert ann.heard[-1] == {"type": "goodbye", "code": "table.too_many_windows", "retry": None}
        answers = await asyncio.gather(*(one.ask("react", reaction="wow") for one in opened for _ in range(10)))
        taken = sum(answer["type"] == "taken" for answer in answers)
        assert room.REACTIONS[1] <= taken < room.REACTIONS[1] + 5, "however many windows, one budget"
        assert {answer.get("code") for answer in answers if answer["type"] == "refused"} == {"server.too_fast"}
        await quiet(found, air)
        shown = [one for one in bob.heard if one["type"] == "reacted"]
        assert len(shown) == taken
        assert not bob.closed

    tell(tmp_path, story, 2)


# Signing out.


def test_who_signs_out_at_one_server_is_nobody_at_the_others(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        ann = Browser("Ann")
        made = await make(ann, found[0], [ME, BOT])
        wire, other = await ann.at(found[1], made["table"]), await Browser("Eve").at(found[1], made["table"])
        await found[1].hall.housekeeping.see_to_tokens()
        assert not wire.closed
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE players SET token_hash = 'gone'")
        await found[1].hall.housekeeping.see_to_tokens()
        await wire.until(lambda: wire.closed)
        assert wire.heard[-1]["code"] == "server.signed_out"
        assert not other.closed

    tell(tmp_path, story, 2)


# Databases of before.


THEN = {
    "alembic_version", "holders", "keys", "log", "passkeys", "players", "seat_links", "spent", "tables", "tokens",
}  # fmt: skip
"""The tables of a database of the fourth version."""


async def test_migrations_that_are_broken_off_leave_nothing_behind(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.rollback()  # as when the process is killed
        assert list(await connection.execute(text("SELECT name FROM sqlite_master"))) == []
    await bring_up_to_date(engine, patience=0)
    await engine.dispose()


def test_old_rows_learn_their_persons_from_old_logs(tmp_path: Path) -> None:
    async def before(found: list[Inside], air: Air) -> None:
        ann, bob, cleo = Browser("Ann"), Browser("Bob"), Browser("Cleo")
        made = await make(ann, found[0], [ME, OPEN, OPEN])
        await bob.sit(found[0], made)
        wire = await bob.at(found[0], made["table"])
        await wire.ask("leave")
        await cleo.sit(found[0], made)
        known.update(table=made["table"], ann=ann.cookies, bob=bob.cookies, cleo=cleo.cookies)

    async def after(found: list[Inside], air: Air) -> None:
        for name, seats in (("ann", [0]), ("bob", []), ("cleo", [1])):
            browser = Browser(name)
            browser.cookies = known[name]
            assert await held(browser, found[0], known["table"]) == seats

    known: Json = {}
    tell(tmp_path, before)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for column in ("holders.person", "seat_links.person", "seat_links.player_id"):
            table, name = column.split(".")
            database.execute(f"ALTER TABLE {table} DROP COLUMN {name}")
        for (later,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if later not in THEN:
                database.execute(f"DROP TABLE {later}")
        database.execute("UPDATE alembic_version SET version_num = '0004'")
    tell(tmp_path, after)


def test_a_row_without_a_person_is_worth_nothing(tmp_path: Path) -> None:
    """Such as a server of before would write beside us: open seats have no person either."""

    async def story(found: list[Inside], air: Air) -> None:
        ann = Browser("Ann")
        made = await make(ann, found[0], [ME, OPEN])
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute(
                "INSERT INTO holders (table_id, seat, player_id) SELECT table_id, 1, player_id FROM holders"
            )
        assert await held(ann, found[0], made["table"]) == [0]

    tell(tmp_path, story)


def test_no_player_is_named_in_a_log(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        ann, bob = Browser("Ann"), Browser("Bob")
        made = await make(ann, found[0], [ME, OPEN])
        await bob.sit(found[0], made)

    tell(tmp_path, story)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        players = [id for (id,) in database.execute("SELECT id FROM players")]
        kept = json.dumps(database.execute("SELECT charter FROM tables UNION SELECT entry FROM log").fetchall())
    assert players
    assert not [id for id in players if id in kept]
    assert Rights.__slots__, "what a connection holds is worked out, never kept"
