"""Passkeys, with an authenticator made of software: sign in elsewhere and find one's games."""

import asyncio
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

from tests.server.client import Json, Player
from tests.server.parts import needs_postgres, postgres, server_here
from waterhole.server.identity.players import Players
from waterhole.server.storage import passkeys

SEATS: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]


class Authenticator:
    """Holds one key."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def client_data(self, kind: str, options: Json) -> bytes:
        data = {"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(data).encode()

    def state(self, host: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, options: Json, public: bytes | None = None) -> Json:
        numbers = self.key.public_key().public_numbers()
        if public is None:
            x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
            public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self.state(options["rp"]["id"], 0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(clientDataJSON=self.client_data("create", options), attestationObject=attestation)

    def get(self, options: Json) -> Json:
        client, data = self.client_data("get", options), self.state(options["rpId"], 0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def credential(self, **response: bytes) -> Json:
        id = bytes_to_base64url(self.id)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": encoded, "clientExtensionResults": {}}


async def test_a_passkey_brings_ones_games_along(base: str) -> None:
    base = base.replace("127.0.0.1", "localhost")

    laptop, phone, key = Player(base), Player(base), Authenticator(base)
    first = await laptop.make("serengeti", SEATS, start=True)
    asked = await laptop.post("/api/passkeys/new")
    answer = {"ticket": asked["ticket"], "credential": key.create(asked["options"])}
    assert await laptop.post("/api/passkeys", answer) == {"known": True, "passkey": True}
    second = await phone.make("serengeti", SEATS, start=True)
    asked = await phone.post("/api/passkeys/sign-in")
    signed = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
    assert await phone.post("/api/passkeys/session", signed) == {"known": True, "passkey": True}
    for device in (phone, laptop):
        assert await device.get("/api/me") == {"known": True, "passkey": True}
        tables = (await device.get("/api/tables"))["tables"]
        assert {table["id"] for table in tables} == {first["table"], second["table"]}


async def test_only_the_right_key_signs_in(base: str) -> None:
    base = base.replace("127.0.0.1", "localhost")

    ann, eve, key = Player(base), Player(base), Authenticator(base)
    asked = await ann.post("/api/passkeys/new")
    answer = {"ticket": asked["ticket"], "credential": key.create(asked["options"])}
    await ann.post("/api/passkeys", answer)
    forged = Authenticator(base)
    forged.id = key.id
    foreign = Authenticator("https://evil.example")
    foreign.id, foreign.key = key.id, key.key
    other = await eve.post("/api/passkeys/new")
    tries: list[tuple[str | None, Callable[[Json], Json]]] = [
        (None, forged.get),
        (None, foreign.get),
        (None, Authenticator(base).get),
        (other["ticket"], key.get),
        ("nonsense", key.get),
        (None, lambda _: {}),
        (None, lambda _: {"id": key.credential()["id"], "response": 5}),
    ]
    for ticket, credential in tries:
        asked = await eve.post("/api/passkeys/sign-in")
        body = {"ticket": ticket or asked["ticket"], "credential": credential(asked["options"])}
        response = await eve.request("POST", "/api/passkeys/session", json=body)
        assert (response.status_code, response.json()["code"]) == (403, "server.passkey_refused")
    assert not eve.cookies


NO_KEYS: list[object] = [[], [1, 2, 3, 4], [2, 2, -7], 7, None, "key", b"key", {1: []}, {1: 2, 3: {}}]
ODD_KEYS: list[bytes] = [
    *map(encode_cbor, NO_KEYS),
    encode_cbor({1: 2, 3: -7, -1: 1, -2: b"", -3: b""}),
    encode_cbor({1: 3, 3: -257, -1: "n", -2: "e"}),
    b"\x9f" * 2_000,
    b"",
    b"\xff",
    b"\x04",
]


@pytest.mark.parametrize("public", ODD_KEYS, ids=range(len(ODD_KEYS)))
async def test_a_key_that_is_none_is_refused(base: str, public: bytes) -> None:
    base = base.replace("127.0.0.1", "localhost")

    eve, key = Player(base), Authenticator(base)
    asked = await eve.post("/api/passkeys/new")
    body = {"ticket": asked["ticket"], "credential": key.create(asked["options"], public)}
    response = await eve.request("POST", "/api/passkeys", json=body)
    assert (response.status_code, response.json()["code"]) == (403, "server.passkey_refused")
    assert not eve.cookies


async def test_an_id_longer_than_any_is_refused(base: str) -> None:
    base = base.replace("127.0.0.1", "localhost")

    eve, key = Player(base), Authenticator(base)
    key.id = os.urandom(1_000)
    asked = await eve.post("/api/passkeys/new")
    body = {"ticket": asked["ticket"], "credential": key.create(asked["options"])}
    response = await eve.request("POST", "/api/passkeys", json=body)
    assert (response.status_code, response.json()["code"]) == (403, "server.passkey_refused")


async def test_an_authenticator_may_have_counted_far(base: str) -> None:
    base = base.replace("127.0.0.1", "localhost")

    ann, key = Player(base), Authenticator(base)
    key.count = 2**32 - 3
    asked = await ann.post("/api/passkeys/new")
    await ann.post("/api/passkeys", {"ticket": asked["ticket"], "credential": key.create(asked["options"])})
    asked = await ann.post("/api/passkeys/sign-in")
    await ann.post("/api/passkeys/session", {"ticket": asked["ticket"], "credential": key.get(asked["options"])})


async def test_an_answer_is_good_for_once(base: str) -> None:
    """Who has overheard a sign-in can do nothing with it, and a challenge does not outlive a wrong answer."""
    base = base.replace("127.0.0.1", "localhost")

    ann, eve, key = Player(base), Player(base), Authenticator(base)
    asked = await ann.post("/api/passkeys/new")
    made = {"ticket": asked["ticket"], "credential": key.create(asked["options"])}
    await ann.post("/api/passkeys", made)
    asked = await ann.post("/api/passkeys/sign-in")
    signed = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
    await ann.post("/api/passkeys/session", signed)
    asked = await ann.post("/api/passkeys/sign-in")
    wrong = {"ticket": asked["ticket"], "credential": Authenticator(base).get(asked["options"])}
    late = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
    for path, body in (("", made), ("/session", signed), ("/session", wrong), ("/session", late)):
        response = await eve.request("POST", f"/api/passkeys{path}", json=body)
        assert (response.status_code, response.json()["code"]) == (403, "server.passkey_refused")
    assert not eve.cookies


async def test_signing_out_is_for_this_browser_and_only_with_a_passkey(base: str) -> None:
    base = base.replace("127.0.0.1", "localhost")

    laptop, phone, key = Player(base), Player(base), Authenticator(base)
    await laptop.make("serengeti", SEATS, start=True)
    refused = await laptop.request("POST", "/api/passkeys/sign-out", json={})
    assert refused.json()["code"] == "server.no_passkey"
    asked = await laptop.post("/api/passkeys/new")
    await laptop.post("/api/passkeys", {"ticket": asked["ticket"], "credential": key.create(asked["options"])})
    asked = await phone.post("/api/passkeys/sign-in")
    signed = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
    await phone.post("/api/passkeys/session", signed)
    for device in (phone, laptop):
        before = dict(device.cookies)
        assert await device.post("/api/passkeys/sign-out") == {"known": False, "passkey": False}
        device.cookies = before  # Whoever had kept the cookie would be nobody, too.
        assert await device.get("/api/me") == {"known": False, "passkey": False}
        assert (await device.get("/api/tables"))["tables"] == []
        if device is phone:
            assert await laptop.get("/api/me") == {"known": True, "passkey": True}
    asked = await laptop.post("/api/passkeys/sign-in")
    signed = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
    await laptop.post("/api/passkeys/session", signed)
    assert len((await laptop.get("/api/tables"))["tables"]) == 1


@needs_postgres
def test_signing_out_holds_at_once_here_and_soon_at_other_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: str, there: str) -> None:
        laptop, phone, key = Player(here), Player(here), Authenticator(here)
        table = (await laptop.make("serengeti", SEATS, start=True))["table"]
        asked = await laptop.post("/api/passkeys/new")
        await laptop.post("/api/passkeys", {"ticket": asked["ticket"], "credential": key.create(asked["options"])})
        asked = await phone.post("/api/passkeys/sign-in")
        signed = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
        await phone.post("/api/passkeys/session", signed)
        elsewhere = Player(there)
        elsewhere.cookies = dict(phone.cookies)
        assert (await elsewhere.get("/api/me"))["known"]
        async with laptop.at(table) as one, phone.at(table) as two:
            await two.hear("welcome")
            await phone.post("/api/passkeys/sign-out")
            assert (await two.hear("goodbye"))["code"] == "server.signed_out"
            assert (await one.ask("ping"))["type"] == "taken"
        await asyncio.sleep(0.5)
        assert not (await elsewhere.get("/api/me"))["known"]

    monkeypatch.setattr(Players, "keep", 0.4)
    with (
        postgres() as database,
        server_here(tmp_path, database=database.url) as here,
        server_here(tmp_path, database=database.url) as there,
    ):
        asyncio.run(story(*(base.replace("127.0.0.1", "localhost") for base in (here, there))))


def test_the_device_that_signed_in_longest_ago_is_forgotten_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(base: str) -> None:
        laptop, key = Player(base), Authenticator(base)
        asked = await laptop.post("/api/passkeys/new")
        await laptop.post("/api/passkeys", {"ticket": asked["ticket"], "credential": key.create(asked["options"])})
        phones = [Player(base) for _ in range(4)]
        for phone in phones:
            asked = await phone.post("/api/passkeys/sign-in")
            signed = {"ticket": asked["ticket"], "credential": key.get(asked["options"])}
            await phone.post("/api/passkeys/session", signed)
            await asyncio.sleep(0.01)
        known = [(await device.get("/api/me"))["known"] for device in (laptop, *phones)]
        assert known == [True, False, False, True, True]

    monkeypatch.setattr(passkeys, "DEVICES", 2)
    with server_here(tmp_path) as base:
        asyncio.run(story(base.replace("127.0.0.1", "localhost")))
