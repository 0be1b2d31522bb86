"""Whatever a stranger can make the server do has a budget: each attack, small, meets its refusal."""

import asyncio
import re
import socket
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.client import BOT, ME, OPEN, Player, Socket
from tests.server.parts import server_and_hall, server_here, tell, wait_until
from waterhole.server.app import open_hall
from waterhole.server.bots.fair_queue import Turns
from waterhole.server.budgets import Budgets
from waterhole.server.calls.lanes import OF_A_FAMILY
from waterhole.server.config import PREFIX, Config, changed
from waterhole.server.event_loop import watch_the_loop
from waterhole.server.http import passkeys
from waterhole.server.identity.limits import Limits, household
from waterhole.server.messages import NewTable, SeatWish
from waterhole.server.rooms import presence, room
from waterhole.server.rooms.create import make_table
from waterhole.server.socket.connection import Connection
from waterhole.server.storage.calls import DEVICES, MOST_FAILURES
from waterhole.server.tcp_guard import Door
from waterhole.table import entries, names, sealing


def test_the_page_for_hosts_lists_every_budget_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    listed = dict(re.findall(rf"^\| `{PREFIX}([A-Z_]+)` \| ([^ ]+) \|", page, re.MULTILINE))
    usual = Budgets()
    told = {name.upper(): getattr(usual, name) for name in Budgets.__struct_fields__}
    assert listed == {name: value if isinstance(value, str) else f"{value:,g}" for name, value in told.items()}


def test_the_page_for_hosts_lists_the_fixed_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    listed = dict(re.findall(r"^\| ([a-z]+) \| ([\d,]+)(?: s)? \|", page, re.MULTILINE))
    letters = msgspec.inspect.type_info(NewTable)
    edition = next(field.type for field in letters.fields if field.name == "edition")  # type: ignore[attr-defined] # a struct
    longest = max(getattr(one, "max_length", None) or 0 for one in edition.types)
    fixed = {
        "windows": presence.MOST_WINDOWS, "reactions": room.REACTIONS[1], "calls": 1 / room.NUDGES[0],
        "grace": presence.GRACE,
        "opening": sealing.OPENING / 1000, "edition": longest, "name": names.LONGEST,
        "passkey": passkeys.FIVE_MINUTES, "ways": DEVICES, "failures": MOST_FAILURES, "family": OF_A_FAMILY,
    }  # fmt: skip
    assert listed == {name: f"{value:,g}" for name, value in fixed.items()}


# The wire.


async def closed(raw: Socket) -> tuple[int, str]:
    """The code and reason that a connection is closed with."""
    with pytest.raises(ConnectionClosed) as end:
        await to_the_end(raw)
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


async def to_the_end(raw: Socket) -> None:
    while True:
        await asyncio.wait_for(raw.raw.recv(), 30)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_flood_of_control_frames_is_cut_off(tmp_path: Path, opcode: Opcode) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT])
        async with ann.at(made["table"]) as calm, ann.at(made["table"]) as flood:
            flood.raw.transport.write(b"".join(Frame(opcode, b"x").serialize(mask=True) for _ in range(400)))
            assert await closed(flood) == (1008, "server.too_fast")
            assert (await calm.ask("ping"))["type"] == "taken"

    tell(story, tmp_path, frame_burst=200)


def test_a_flood_of_fragments_or_bytes_is_cut_off(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT])
        first, more = Frame(Opcode.TEXT, b"", fin=False), Frame(Opcode.CONT, b"", fin=False)
        for frames in ([first] + 400 * [more], 10 * [Frame(Opcode.TEXT, b"x" * 4_000)]):
            async with ann.at(made["table"]) as flood:
                flood.raw.transport.write(b"".join(frame.serialize(mask=True) for frame in frames))
                assert await closed(flood) == (1008, "server.too_fast")

    tell(story, tmp_path, frame_burst=200, byte_burst=20_000)


def test_after_a_flood_the_door_stays_closed_for_a_while() -> None:
    door = Door(changed(Config(), {"flood_seconds": 1_000_000}), "127.0.0.1")
    assert door.enter("192.0.2.1")
    door.flooded("192.0.2.1")
    door.flooded("127.0.0.1")
    assert not door.enter("192.0.2.1")
    assert door.enter("192.0.2.2")
    assert door.enter("127.0.0.1"), "behind a proxy are many"
    short = Door(changed(Config(), {"flood_seconds": 0}), "127.0.0.1")
    short.flooded("192.0.2.1")
    assert short.enter("192.0.2.1")


def test_the_sockets_of_one_address_share_a_budget(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT])
        async with ann.at(made["table"]) as one, ann.at(made["table"]) as two:
            for _ in range(10):
                await one.say("ping")
                await two.say("ping")
            answers = [await socket.hear("taken", "refused") for socket in (one, two) for _ in range(10)]
        codes = [answer.get("code") for answer in answers]
        assert 5 <= codes.count(None) < 15
        assert set(codes) == {None, "server.too_fast"}

    tell(story, tmp_path, messages_per_address=1)


def test_who_does_not_read_is_not_answered_for_ever_and_then_cut_off(tmp_path: Path) -> None:
    """`look` again and again without reading: the server stops listening, holds a bounded outbox, and hangs up."""

    async def look_and_never_read(player: Player, table: str) -> None:
        async with player.at(table) as watcher:
            # Little room in the kernel's buffers, and the client reads no more.
            watcher.raw.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            watcher.raw.transport.pause_reading()
            for _ in range(4_000):
                await watcher.say("look", seat=None)
            await asyncio.to_thread(wait_until, lambda: stuck(hall.rooms.in_use[table].presence.connections))
            held = [(one.waiting, one.most) for one in hall.rooms.in_use[table].presence.connections]
            assert all(waiting <= most for waiting, most in held)
            await asyncio.to_thread(wait_until, lambda: not hall.rooms.in_use[table].presence.connections)

    def stuck(connections: list[Connection]) -> bool:
        return any(not connection.read.is_set() for connection in list(connections))

    def free(count: int = 1_000_000_000) -> dict[str, object]:
        names = ("message_burst", "frame_burst", "byte_burst", "messages_per_second", "frames_per_second")
        return dict.fromkeys(names, count)

    with server_and_hall(tmp_path, outbox_bytes=40_000, stall_seconds=1.0, **free()) as (base, hall):
        made = asyncio.run(Player(base).make("serengeti", [ME, BOT, BOT], start=True))
        asyncio.run(look_and_never_read(Player(base), made["table"]))


def drip(address: tuple[str, int], head: bytes, drop: bytes) -> bytes:
    """Send something slowly, one drop after the other, until the server has had enough: its answer."""
    with closing(socket.create_connection(address, timeout=30)) as slow:
        slow.sendall(head)
        slow.settimeout(0.05)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                return slow.recv(4_096)
            except TimeoutError:
                slow.sendall(drop)
    return b"it was never cut off"


@pytest.mark.parametrize(
    ("head", "drop"),
    [
        (b"", b"G"),
        (b"GET /health HTTP/1.1\r\nHost: here\r\n", b"X-More: 1\r\n"),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n",
            b" ",
        ),
    ],
)
def test_slow_headers_and_slow_bodies_have_a_deadline(tmp_path: Path, head: bytes, drop: bytes) -> None:
    with server_here(tmp_path, header_seconds=0.4, body_seconds=0.4) as base:
        host, port = base.removeprefix("http://").split(":")
        assert drip((host, int(port)), head, drop).startswith(b"HTTP/1.1 408 ")


def test_headers_have_an_end(tmp_path: Path) -> None:
    with server_here(tmp_path) as base:
        host, port = base.removeprefix("http://").split(":")
        many = b"GET /health HTTP/1.1\r\nHost: here\r\n" + 4_000 * b"X-More: 12345\r\n"
        assert drip((host, int(port)), many, b"X-More: 1\r\n").startswith(b"HTTP/1.1 400 ")


def is_answered(one: socket.socket) -> bool:
    try:
        one.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        return one.recv(4_096).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with server_here(tmp_path, connections_per_address=3) as base:
        host, port = base.removeprefix("http://").split(":")
        crowd = [
            socket.create_connection((host, int(port)), timeout=30, source_address=("127.0.0.2", 0)) for _ in range(5)
        ]
        try:
            assert [is_answered(one) for one in crowd] == [True, True, True, False, False]
            # Who comes from elsewhere, or through a proxy, is not in that crowd.
            for source in ("127.0.0.3", "127.0.0.1"):
                with closing(socket.create_connection((host, int(port)), 30, (source, 0))) as other:
                    assert is_answered(other)
            crowd.pop(0).close()
            wait_until(lambda: is_let_in(host, int(port)))
        finally:
            for one in crowd:
                one.close()


def is_let_in(host: str, port: int) -> bool:
    with closing(socket.create_connection((host, port), 30, ("127.0.0.2", 0))) as one:
        return is_answered(one)


def test_an_ipv6_household_is_one_address(tmp_path: Path) -> None:
    assert household("2001:db8:0:1::7") == household("2001:db8:0:1:ffff::9") != household("2001:db8:0:2::7")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("unknown") == "unknown"

    async def story(base: str) -> None:
        async def make(address: str) -> int:
            body = {"game": "serengeti", "seats": [ME, BOT, BOT]}
            headers = {"X-Forwarded-For": address}
            return (await Player(base).request("POST", "/api/tables", json=body, headers=headers)).status_code

        assert [await make(f"2001:db8:0:1::{number}") for number in range(1, 4)] == [200, 200, 429]
        assert await make("2001:db8:0:2::1") == 200

    tell(story, tmp_path, table_rate="2/hour")


# One table.


def test_a_match_that_does_not_end_is_stopped_and_says_so(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as socket:
            message = await socket.hear("welcome")
            while message.get("table", {}).get("status") != "over":
                if message.get("position") and message["position"]["moves"]:
                    await socket.say("move", decision=message["position"]["decision"], text="pass")
                message = await socket.hear("moved", "table", "welcome")
        table = message["table"]
        assert (message["notice"]["kind"], table["ended"], table["moves"]) == ("stopped", "stopped", 6)
        assert table["result"] == {"scores": None, "ranking": [[0, 1, 2]], "winners": []}
        record = await ann.get(f"/api/tables/{made['table']}/record")
        assert len(record["moves"]) == 6

    tell(story, tmp_path, moves_per_match=6)


def test_undos_have_an_end(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make(
            "serengeti", [ME, {"kind": "me", "name": "Amy"}, {"kind": "me", "name": "Al"}], start=True
        )
        async with ann.at(made["table"]) as socket:
            codes = []
            for _ in range(4):
                position = (await socket.ask("look", seat=0))["position"]
                position = (await socket.ask("look", seat=position["turn"]))["position"]
                assert (await socket.move(position, "pass"))["type"] == "taken"
                codes.append((await socket.ask("undo")).get("code"))
        assert codes == [None, None, None, "table.too_many_undos"]

    tell(story, tmp_path, undos_per_table=3)


def test_half_of_a_log_is_kept_for_moves(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, OPEN, BOT], settings={"absent_after": 1_000})
        async with ann.at(made["table"]) as socket:
            await socket.hear("welcome")
            asked = [await socket.ask("arrange", seat=2, kind="bot", level=level) for level in 8 * ["easy", "random"]]
            assert [answer.get("code") for answer in asked[:10]] == [None] * 10
            assert {answer.get("code") for answer in asked[10:]} == {"table.full"}

    tell(story, tmp_path, entries_per_table=20)


def test_many_who_ask_for_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as socket:
            assert (await socket.ask("resign"))["type"] == "taken"
            async with AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(ann.at(made["table"])) for _ in range(4)]
                answers = await asyncio.gather(*(one.ask("rematch") for one in sockets))
        assert sorted(answer.get("code", "") for answer in answers) == ["", *3 * ["table.rematched"]]

    tell(story, tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        tables = [(await ann.make("serengeti", [ME, BOT, BOT], start=True))["table"] for _ in range(3)]
        codes = []
        for table in tables:
            async with ann.at(table) as socket:
                assert (await socket.ask("resign"))["type"] == "taken"
                codes.append((await socket.ask("rematch")).get("code"))
        assert codes == [None, None, "server.too_fast"]

    tell(story, tmp_path, table_rate="5/hour")


# The server.


def test_there_is_room_for_so_many_tables(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        tables = [(await ann.make("serengeti", [ME, BOT, BOT]))["table"] for _ in range(5)]
        async with ann.at(tables[-1]) as one, ann.at(tables[-2]) as two:
            await one.hear("welcome")
            await two.hear("welcome")
            full = await ann.request("POST", "/api/tables", json={"game": "serengeti", "seats": [ME, BOT, BOT]})
            assert (full.status_code, full.json()["code"]) == (503, "server.full")
            assert (await ann.request("GET", f"/api/tables/{tables[0]}")).json()["code"] == "server.full"
            assert (await one.ask("ping"))["type"] == "taken"
        assert (await ann.get(f"/api/tables/{tables[0]}"))["id"] == tables[0], "nothing is lost"

    tell(story, tmp_path, rooms=2)


def test_bots_pause_where_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [BOT, BOT, BOT], start=True)
        room = hall.rooms.in_use[made["table"]]
        assert room.table.bot_turn() is not None
        assert (room.timekeeper.bots.paused(), room.timekeeper.bots.thought) == (True, None)
        async with ann.at(made["table"]) as socket:
            await socket.hear("moved")
            assert not room.timekeeper.bots.paused()

    with server_and_hall(tmp_path, unwatched_seconds=0) as (base, hall):
        asyncio.run(story(base))


def test_bots_think_first_for_those_who_have_bot_seconds_left() -> None:
    limits = Limits(changed(Config(), {"bot_seconds_per_player": 10, "bot_seconds_per_address": 30}))
    limits.thought([("192.0.2.1", "ann")], 11)
    assert not limits.may_think("192.0.2.1", "ann")
    assert limits.may_think("192.0.2.1", "bob")
    limits.thought([("192.0.2.1", "bob"), ("192.0.2.1", "cy")], 40)
    assert not limits.may_think("192.0.2.1", "di"), "the address has spent its own"
    assert limits.may_think("192.0.2.2", "di")


def test_a_table_whose_watchers_have_spent_their_bot_seconds_waits_behind(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True, settings={"bot_pause": 10_000})
        async with ann.at(made["table"]) as socket:
            await socket.hear("welcome")
            room = hall.rooms.in_use[made["table"]]
            assert room.timekeeper.bots.payer() == "127.0.0.1"
            hall.limits.thought(room.presence.people(), 1_000)
            assert room.timekeeper.bots.payer() is None

    with server_and_hall(tmp_path, bot_seconds_per_player=60, bot_seconds_per_address=60) as (base, hall):
        asyncio.run(story(base))


async def test_an_address_with_many_tables_has_the_turns_of_one() -> None:
    turns = Turns(1)
    had: list[str] = []

    async def visit(address: str, table: str) -> None:
        async with turns.turn(address, table) as turn:
            had.append(address)
            turn.seconds = 3.0
            await asyncio.sleep(0)

    async with turns.turn("crowd", "first") as turn:
        turn.seconds = 3.0
        visits = [asyncio.create_task(visit("crowd", f"table {number}")) for number in range(50)]
        await asyncio.sleep(0)
        visits += [asyncio.create_task(visit("home", "table")) for _ in range(3)]
        await asyncio.sleep(0)
    await asyncio.gather(*visits)
    assert [number for number, address in enumerate(had) if address == "home"] == [0, 2, 4]


def test_opening_a_long_log_lets_others_have_their_turn(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"database": f"sqlite:///{tmp_path}/tables.sqlite", "slice_seconds": 0}
        hall = await open_hall(changed(Config(), settings))
        try:
            wish = NewTable(game="serengeti", seats=[SeatWish("me", name="Ann"), SeatWish("bot"), SeatWish("bot")])
            player, _ = await hall.store.new_player(0)
            table = (await make_table(hall.rooms, wish, player)).table
            for ply in range(400):
                await hall.store.append(table.id, ply, entries.GotReady(0, 9, False))
            hall.rooms.in_use.clear()
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            beside = asyncio.create_task(others())
            entries_before = turns
            room = await hall.rooms.find(table.id)
            beside.cancel()
            assert room.table.length == 400
            assert turns - entries_before >= 400
        finally:
            await hall.close()

    asyncio.run(story())


def test_a_loop_that_is_late_is_measured_and_told(base: str) -> None:
    async def story() -> None:
        watching = asyncio.create_task(watch_the_loop(0.05))
        await asyncio.sleep(0)
        until = time.monotonic() + 0.3
        while time.monotonic() < until:  # Nothing else has a turn meanwhile.
            pass
        while not any(line["event"] == "loop_lag" for line in logs):
            await asyncio.sleep(0.01)
        watching.cancel()

    with capture_logs() as logs:
        asyncio.run(story())
    told = next(line for line in logs if line["event"] == "loop_lag")
    assert told["milliseconds"] >= 50
    assert told["where"].startswith("test_budgets.py:")
    metrics = asyncio.run(Player(base).request("GET", "/metrics")).text
    assert "waterhole_loop_lag_seconds_count" in metrics
