"""The sealed shuffle at a real server: the order of commit, close, open and deal, whatever breaks on the way."""

import asyncio
from pathlib import Path

import pytest

import waterhole
from tests.server.client import BOT, ME, Diligent, Json, Player, Socket
from tests.server.parts import server_here
from waterhole.records import record
from waterhole.table import sealing
from waterhole.table.verifying import verify

OPEN: Json = {"kind": "open", "level": "random"}


def opening(message: Json) -> bool:
    return "table" in message and message["table"]["fairness"]["opening"] is not None


def dealt(message: Json) -> bool:
    return bool(message.get("position"))


async def two_ready(ann: Player, bob: Player, one: Socket, two: Socket) -> None:
    """Both are ready, with commitments; both hear that their nonces are asked for."""
    for player, socket in ((ann, one), (bob, two)):
        assert (await socket.ask("ready", commitment=player.commitment))["type"] == "taken"
    for socket in (one, two):
        await socket.hear("table", where=opening)


async def test_nobody_hears_a_nonce_before_all_are_opened(base: str) -> None:
    ann, bob, eve = Player(base), Player(base, "Bob"), Player(base, "Eve")
    made = await ann.make("serengeti", [ME, OPEN, BOT])
    await bob.sit(made)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two, eve.at(made["table"]) as three:
        assert (await one.ask("open_nonce", nonce=ann.nonce))["code"] == "table.not_closed"
        await two_ready(ann, bob, one, two)
        assert (await one.ask("open_nonce", nonce=bob.nonce))["code"] == "table.other_nonce"
        assert (await three.ask("open_nonce", nonce=ann.nonce))["code"] == "table.not_seated"
        assert (await one.ask("open_nonce", nonce=ann.nonce))["type"] == "taken"
        assert (await one.ask("open_nonce", nonce=ann.nonce))["type"] == "taken", "harmless twice"
        await two.hear("table", where=lambda m: m["table"]["fairness"]["opening"]["waiting"] == [1])
        assert (await two.ask("leave"))["code"] == "table.closed"
        assert not [text for socket in (one, two, three) for text in socket.bytes if ann.nonce in text]
        await two.say("open_nonce", nonce=bob.nonce)
        told = await three.hear("welcome", where=dealt)
    fairness = told["table"]["fairness"]
    assert fairness["nonces"] == [ann.nonce, bob.nonce, ""]
    assert fairness["commitments"] == [ann.commitment, bob.commitment, ""]
    assert (fairness["version"], fairness["opening"], fairness["secret"]) == (2, None, None)


async def test_who_never_opens_is_left_out_when_the_time_is_over(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "OPENING", 50)

    ann, bob = Diligent(base, "Ann", 1), Diligent(base, "Bob", 2)
    made = await ann.make("safaru", [ME, OPEN], options={"hands": 1}, commitment=ann.commitment)
    await bob.sit(made, commitment=bob.commitment)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        await one.say("ready")
        await two.say("ready")
        told = await one.hear("welcome", where=dealt)
    assert told["table"]["fairness"]["nonces"] == ["", ""]
    await asyncio.gather(ann.play(made["table"]), bob.play(made["table"]))
    text = (await ann.request("GET", f"/api/tables/{made['table']}/record")).text
    found = verify(record.parse(text, "record"), waterhole.game("safaru"))
    assert not found.failed
    assert {"left_out:0", "left_out:1", "server_alone"} <= set(map(str, found.not_checked))


def test_a_server_that_stopped_between_close_and_deal_goes_on(tmp_path: Path) -> None:
    async def begin(base: str) -> tuple[Player, Json]:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True, commitment=ann.commitment)
        async with ann.at(made["table"]) as socket:
            welcome = await socket.hear("welcome")
            assert (welcome["position"], opening(welcome)) == (None, True)
        return ann, made

    async def go_on(ann: Player, made: Json, base: str) -> None:
        ann.base = base
        async with ann.at(made["table"]) as socket:
            if opening(await socket.hear("welcome")):
                assert (await socket.ask("open_nonce", nonce=ann.nonce))["type"] == "taken"
                told = await socket.hear("welcome", where=dealt)
                assert told["table"]["fairness"]["nonces"][0] == ann.nonce

    with server_here(tmp_path) as base:
        ann, made = asyncio.run(begin(base))
    with server_here(tmp_path) as base:
        asyncio.run(go_on(ann, made, base))


@pytest.mark.parametrize("start", [True, False])
def test_also_if_nobody_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bool) -> None:
    async def begin(base: str) -> str:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=start, commitment=ann.commitment)
        async with ann.at(made["table"]) as socket:
            if not start:
                await socket.say("ready")
                await socket.hear("table", where=opening)
        return str(made["table"])

    with server_here(tmp_path) as base:
        table = asyncio.run(begin(base))
    monkeypatch.setattr(sealing, "OPENING", 0)
    with server_here(tmp_path) as base:

        async def dealt_meanwhile() -> None:
            bob = Player(base, "Bob")
            while (await bob.get(f"/api/tables/{table}"))["status"] == "gathering":
                await asyncio.sleep(0.01)

        asyncio.run(asyncio.wait_for(dealt_meanwhile(), 30))


async def test_clients_of_the_first_version_still_play(base: str) -> None:
    ann, bob = Diligent(base, "Ann", 1), Diligent(base, "Bob", 2)
    made = await ann.make("safaru", [ME, OPEN], options={"hands": 1}, nonce="5" * 32)
    await bob.sit(made, nonce="6" * 32)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        await one.say("ready")
        await two.say("ready", nonce="6" * 32)
        told = await one.hear("welcome", where=dealt)
    assert told["table"]["fairness"]["nonces"] == ["", ""]
    await asyncio.gather(ann.play(made["table"]), bob.play(made["table"]))


async def test_a_rematch_is_sealed_anew_by_who_asks_for_it(base: str) -> None:
    ann = Diligent(base, "Ann", 1)
    made = await ann.make("safaru", [ME, BOT], options={"hands": 1}, start=True, commitment=ann.commitment)
    old = await ann.play(made["table"])
    async with ann.at(made["table"]) as socket:
        ann.nonce = "ab" * 32
        assert (await socket.ask("rematch", commitment=ann.commitment))["type"] == "taken"
    again = (await ann.get(f"/api/tables/{made['table']}"))["rematch"]
    table = await ann.play(again)
    assert table["fairness"]["commitment"] != old["fairness"]["commitment"]
    assert table["fairness"]["nonces"] == [ann.nonce, ""]
