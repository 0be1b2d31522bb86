"""Who is called by push or webhook: the right one, once, in words for them alone; and never a private machine."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select

from tests.server.client import ME, OPEN
from tests.server.endpoints import HOST, Device, Endpoint, endpoint
from tests.server.inside import Air, Browser, Inside, Json, Wire, quiet
from tests.server.test_away import until_turn
from tests.server.test_rights import make, tell
from tests.server.test_rights import playing as match_of_two
from waterhole.core.errors import BadInput
from waterhole.server.calls import push
from waterhole.server.calls.caller import waited_for
from waterhole.server.calls.lanes import OF_A_FAMILY, Lanes, used_by_many
from waterhole.server.calls.notices import greeting
from waterhole.server.calls.outside import UNSENT, Lookups, Outside, public, target
from waterhole.server.config import Config, changed
from waterhole.server.identity.limits import Limits
from waterhole.server.rooms import room
from waterhole.server.storage.calls import DEVICES, Way, due_reminders, keep_way, ways_at
from waterhole.server.storage.models import calls
from waterhole.server.time_source import milliseconds

DAY = 86_400_000
DAYS: Json = {"kind": "days", "base": DAY}

# Where.


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.1", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2002:c0a8:101::", "::127.0.0.1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "::ffff:0:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::808:808",
        "fec0::1", "feff::1", "4000::1", "nonsense", "",
    ],
)  # fmt: skip
def test_a_machine_that_is_not_on_the_internet_is_not_called(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_one_on_the_internet_may_be(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://called.example/", "ftp://called.example/", "https://called.example:22/", "https://a@called.example/",
        "https://", "https:///hook", "https://called.example/#part", "https://called.example/\r\nX: 1", "a.b",
        "https://called.example/ hook", "https://[::1/", "https://called.example:99999/", f"https://a.b/{'x' * 500}",
        "https://called.example/ä",
    ],
)  # fmt: skip
def test_what_is_no_address_of_ours_to_call_is_refused(address: str) -> None:
    with pytest.raises(BadInput) as refused:
        target(address)
    assert refused.value.code == "server.bad_address"


async def test_a_name_is_looked_up_once_and_what_was_looked_at_is_called() -> None:
    async with endpoint() as there:
        answers = [["127.0.0.1"], ["127.0.0.2"], ["127.0.0.3"]]

        async def changing(_: str, __: int) -> list[str]:
            return answers.pop(0)

        way = there.outside()
        way.resolve, way.allowed = changing, lambda found: found == "127.0.0.1"
        assert await way.post(there.address, {}, b"{}") == 201
        assert len(answers) == 2, "asked once"
        assert await way.post(there.address, {}, b"{}") == UNSENT, "the name means another machine now"
        assert len(there.calls) == 1


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["8.8.8.8", "::ffff:127.0.0.1"], []])
async def test_one_private_address_of_a_name_is_enough_to_leave_it(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resolve(_: str, __: int) -> list[str]:
        return found

    def connected(*_: object, **__: object) -> None:
        pytest.fail("connected")

    monkeypatch.setattr(asyncio, "open_connection", connected)
    assert await Outside(5.0, resolve).post("https://called.example/hook", {}, b"") == UNSENT


@pytest.mark.parametrize("answer", [b"", b"x" * 5_000, b"HTTP/1.1 abc\r\n", b"SSH-2.0\r\n", b"HTTP/1.1 2000\r\n"])
async def test_an_answer_that_is_slow_long_or_none_is_given_up(answer: bytes) -> None:
    async with endpoint(answer) as there:
        way = there.outside(30.0 if answer else 0.5)
        assert await way.post(there.address, {}, b"{}") == UNSENT


async def test_a_name_that_is_looked_up_for_ever_is_given_up() -> None:
    async def slow(_: str, __: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    assert await Outside(0.1, slow).post("https://called.example/", {}, b"") == UNSENT


# What only the browser can read.


def test_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(
        int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), push.CURVE
    )
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    text = push.encrypted(
        b"When I grow up, I want to be a watermelon", theirs, "BTBZMqHH6r4Tts7J_aSIgg", own,
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert push.encoded(text) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3j"
        "l7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("A" * 87, "A" * 22), ("", ""), (Device().keys["p256dh"], "AAAA")],
    ids=["no point", "nothing", "a short secret"],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadInput):
        push.checked_keys(p256dh, auth)


# Who, and how often.


async def playing(found: list[Inside], there: Endpoint, **settings: object) -> tuple[str, Wire, Wire]:
    """Ann and Bob in a match in which Bob wishes to be called, and it is Ann's turn."""
    for server in found:
        server.hall.caller.outside = there.outside()
    made, one, other = await match_of_two(found, **settings)
    await until_turn(one, other, 0)
    return str(made["table"]), one, other


async def call_me(wire: Wire, body: Json) -> Json:
    answer = await wire.browser.post(wire.server, f"/api/tables/{wire.table}/calls", body)
    return {"status": answer.status_code, **answer.json()}


def test_who_is_waited_for_is_called_once_and_reminded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "NUDGES", (1.0, 2))

    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint() as there:
            device = Device()
            _, ann, bob = await playing(found, there, clock=DAYS)
            told = await call_me(bob, {"address": there.address, "keys": device.keys, "language": "fr"})
            assert (told["status"], [way["host"] for way in told["ways"]]) == (200, [HOST])
            await quiet(found, air)
            await until_turn(ann, bob, 1)
            await there.until(1)
            for _ in range(2):
                assert (await ann.ask("nudge", seat=1))["type"] == "taken"
            await there.until(2)
            await until_turn(ann, bob, 0)
            await until_turn(ann, bob, 1)
            await there.until(3)
            await quiet(found, air)
            texts = [json.loads(device.read(call.body)) for call in there.calls]
            assert [text["title"] for text in texts] == ["C’est à vous", "C’est toujours à vous", "C’est à vous"]
            assert {text["body"] for text in texts} == {"Safarü avec Ann"}
            assert {tuple(sorted(text)) for text in texts} == {("body", "table", "title")}, "nothing of the cards"
            check_signature(there.calls[0].headers["authorization"], told["key"], there)

    tell(tmp_path, story, 2)


def test_who_was_muted_calls_nobody(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint() as there:
            table, ann, bob = await playing(found, there)
            path = f"/api/tables/{table}/calls/muted"
            assert (await Browser("Eve").post(found[0], path, {"seat": 0, "quiet": True})).status_code == 403
            for odd in (16, -1, "0", [0]):
                assert (await bob.browser.post(found[0], path, {"seat": odd, "quiet": True})).status_code == 400, odd
            assert (await call_me(bob, {"address": there.address, "muted": [0]}))["status"] == 200
            await until_turn(ann, bob, 1)
            await there.until(2)
            assert (await ann.ask("nudge", seat=1))["type"] == "taken"
            turn = waited_for(found[0].hall.rooms.in_use[table].table)
            assert turn is not None
            await found[0].hall.caller.call(turn, "reminder", 0)  # The same once more, and waited for.
            store = found[0].hall.store
            async with store.engine.connect() as connection:
                reminded = await connection.execute(select(calls.c.reminded_for))
                assert set(reminded.scalars()) == {-1}, "nobody was called by Ann's wish"
            for seat, still in ((2, {0, 2}), (2, {0}), (0, set[int]())):  # Who mutes one more keeps the others muted.
                quieter = {"seat": seat, "quiet": seat in still}
                assert (await bob.browser.post(found[0], path, quieter)).status_code == 200
                assert {way.muted for way in await ways_at(store, table)} == {frozenset(still)}
            found[0].hall.caller.remind(turn.table, 0)
            await there.until(3)

    tell(tmp_path, story)


def check_signature(header: str, key: str, there: Endpoint) -> None:
    """By RFC 8292, with nothing of ours but the key that was told."""
    token, known = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    raw = push.decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public_key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert known == key
    assert json.loads(push.decoded(claims))["aud"] == f"https://{HOST}:{there.port}"


def test_only_who_sits_there_by_the_log_is_called(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint() as there:
            table, ann, bob = await playing(found, there)
            eve = Browser("Eve")
            await make(eve, found[0], [ME, OPEN])
            refused = await eve.post(found[0], f"/api/tables/{table}/calls", {"address": there.address})
            assert (refused.status_code, refused.json()["code"]) == (403, "table.not_your_seat")
            assert (await eve.post(found[0], f"/api/tables/{table}/calls/end", {"hash": "0" * 64})).status_code == 403
            store, keeper = found[0].hall.store, found[0].hall.keeper
            player = await store.player(keeper.signer.loads(eve.cookies["waterhole"]))
            assert player is not None
            way = Way(table, player, "webhook", f"{there.address}/eve", "", "", "en", "https://here/")
            assert await keep_way(store, way, 9), "as if somebody had put it into the database"
            assert (await call_me(bob, {"address": f"{there.address}/bob"}))["status"] == 200
            await until_turn(ann, bob, 1)
            await there.until(2)
            await quiet(found, air)
            assert [call.path for call in there.calls] == ["/hook/bob"] * 2, "the greeting, and the call"

    tell(tmp_path, story)


def test_a_webhook_that_sends_us_elsewhere_or_does_not_answer_is_not_kept(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint(b"HTTP/1.1 302 Found\r\nLocation: https://called.example/other\r\n\r\n") as there:
            table, _, bob = await playing(found, there)
            assert (await call_me(bob, {"address": there.address}))["code"] == "server.webhook_unanswered"
            assert (await call_me(bob, {"address": "https://called.example:1/"}))["code"] == "server.bad_address"
            assert (await call_me(bob, {"address": "http://called.example/"}))["status"] == 422
            assert len(there.calls) == 1, "nothing was followed"
            assert await ways_at(found[0].hall.store, table) == []

    tell(tmp_path, story)


def test_a_browser_that_gave_up_its_subscription_is_forgotten(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint(b"HTTP/1.1 410 Gone\r\n\r\n") as there:
            table, ann, bob = await playing(found, there)
            await call_me(bob, {"address": there.address, "keys": Device().keys})
            await until_turn(ann, bob, 1)
            async with asyncio.timeout(60):
                while await ways_at(found[0].hall.store, table):
                    await asyncio.sleep(0.01)
            assert len(there.calls) == 1

    tell(tmp_path, story)


def test_days_are_half_over_before_somebody_is_reminded(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint() as there:
            table, ann, bob = await playing(found, there, clock=DAYS)
            await call_me(bob, {"address": there.address, "keys": Device().keys})
            await until_turn(ann, bob, 1)
            await there.until(1)
            store, room = found[0].hall.store, found[0].room(table)
            assert room is not None
            assert await due_reminders(store, milliseconds() + DAY // 2 - 60_000) == []
            due = await due_reminders(store, milliseconds() + DAY // 2)
            assert due == [(table, room.table.turn_began())]
            assert await due_reminders(store, milliseconds() + DAY) == [], "each is told once"

    tell(tmp_path, story)


# How much.


def test_ways_to_be_called_and_calls_have_budgets(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint() as there:
            _, _, bob = await playing(found, there)
            hall = found[0].hall
            hall.limits = Limits(changed(Config(), {"call_rate": "9/day"}))
            hall.caller.limits = Limits(changed(Config(), {"calls_per_player": 2}))
            push_keys = Device().keys
            told = [
                await call_me(bob, {"address": f"{there.address}/{n}", "keys": push_keys}) for n in range(DEVICES + 1)
            ]
            assert [one["status"] for one in told] == [200] * DEVICES + [409]
            assert told[-1]["code"] == "server.too_many_ways"
            hooks = [await call_me(bob, {"address": f"{there.address}/0"}) for _ in range(3)]
            assert [one.get("code") for one in hooks] == [None, None, "server.too_fast"], "calls to one player"
            assert (await call_me(bob, {"address": there.address}))["code"] == "server.too_fast", "ways set up"
            assert len(there.calls) == 2

    tell(tmp_path, story)


def test_one_host_cannot_be_flooded_by_webhooks_of_many() -> None:
    limits = Limits(changed(Config(), {"calls_per_host": 3}))
    assert [limits.may_call(f"player {n}", HOST) for n in range(4)] == [True, True, True, False]
    assert limits.may_call("player 9", "other.example")
    assert limits.may_call("player 9", None), "a push service is not a host that somebody names"


def test_nor_by_push_subscriptions_that_are_none(tmp_path: Path) -> None:
    """An address is a stranger's word, with keys or without: neither floods a host that nobody asked."""

    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint() as there:
            table, _, _ = await playing(found, there)
            caller, room, keys = found[0].hall.caller, found[0].room(table), Device().keys
            assert room is not None
            caller.limits = Limits(changed(Config(), {"calls_per_host": 3}))
            notice = await greeting(room.table, "en", "https://here/")
            ways = [
                Way(
                    table,
                    f"player {n}",
                    "push",
                    f"{there.address}/{n}",
                    keys["p256dh"],
                    keys["auth"],
                    "en",
                    "https://a/",
                )
                for n in range(4)
            ]
            assert [await caller.try_out(way, notice) for way in ways] == [201, 201, 201, None]

    tell(tmp_path, story)


async def test_machines_that_never_answer_keep_nobody_elses_call_waiting() -> None:
    lanes = Lanes(changed(Config(), {"calls_at_once": 6}))
    answered, came = asyncio.Event(), list[str]()

    async def call(host: str) -> None:
        async with lanes.place(host):
            came.append(host)
            await answered.wait()

    hosts = [f"h{number}.slow.example" for number in range(500)]
    works = [asyncio.create_task(call(host)) for host in [*hosts, "push.apple.com", "fcm.googleapis.com", "honest.org"]]
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(came) == OF_A_FAMILY + 3
    assert {"push.apple.com", "fcm.googleapis.com", "honest.org"} < set(came)
    answered.set()
    await asyncio.gather(*works)
    assert not lanes.families, "nothing is remembered of who has gone"


@pytest.mark.parametrize(
    ("host", "known"),
    [("web.push.apple.com", True), ("FCM.googleapis.com", True), ("evilfcm.googleapis.com", False),
     ("apple.com", False), ("push.apple.com.evil.example", False), ("ntfy.sh", True),
     ("127.0.0.1", False), ("", False)],
)  # fmt: skip
def test_who_is_known(host: str, known: bool) -> None:
    assert used_by_many(host) == known


async def test_a_family_whose_names_are_never_found_has_some_lookups_and_no_more() -> None:
    found, begun = threading.Event(), list[str]()

    class Slow(Lookups):
        def found(self, host: str, port: int) -> list[str]:
            begun.append(host)
            if "slow" in host:
                found.wait(60)
            return ["192.0.2.1"]

    look = Slow()
    slow = [asyncio.wait_for(look(f"{number}.slow.example", 443), 0.1) for number in range(100)]
    gone = await asyncio.gather(*slow, return_exceptions=True)
    assert sum(isinstance(one, TimeoutError) for one in gone) == OF_A_FAMILY, "the others are refused at once"
    assert await look("again.slow.example", 443) == [], "those who were given up are still at it"
    assert await look("honest.example.org", 443) == await look("fcm.googleapis.com", 443) == ["192.0.2.1"]
    found.set()
    async with asyncio.timeout(60):
        while look.busy:
            await asyncio.sleep(0.01)
    assert len(begun) == OF_A_FAMILY + 2


@pytest.mark.parametrize(
    "host", ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "0", "localhost", "localhost.", "[::ffff:7f00:1]", "[::]"]
)
async def test_this_machine_by_any_other_name_is_not_called(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the machine's own resolver, which understands all of these."""
    monkeypatch.setattr(asyncio, "open_connection", lambda *_, **__: pytest.fail("connected"))
    assert await Outside(30.0).post(f"https://{host}/", {}, b"") == UNSENT


def test_no_more_calls_wait_than_may(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        async with endpoint(b"") as there:  # It never answers.
            table, _, bob = await playing(found, there)
            hall = found[0].hall
            hall.caller.lanes = Lanes(changed(Config(), {"calls_waiting": 1}))
            slow = asyncio.create_task(call_me(bob, {"address": there.address}))
            await there.until(1)
            assert (await call_me(bob, {"address": there.address}))["code"] == "server.too_fast"
            slow.cancel()
            assert await ways_at(hall.store, table) == []

    tell(tmp_path, story)
