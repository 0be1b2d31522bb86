"""What a server knows of the others: one that says nothing any more is missed, and its players are stood in for."""

import time
from pathlib import Path

import pytest
from msgspec.json import encode

from tests.server.client import Player
from tests.server.parts import tell
from waterhole.server import app
from waterhole.server.cluster.bus import Heard, NoBus
from waterhole.server.cluster.peers import Peers, Word
from waterhole.server.identity.signing import Keeper
from waterhole.server.rooms import housekeeping


class Another(NoBus):
    """A bus with another server, which has a word for each of ours as long as it lives."""

    shared = True
    alive = True

    async def open(self, heard: Heard) -> None:
        self.heard = heard
        self.keeper: Keeper = heard.__self__.services.keeper  # type: ignore[attr-defined] # a method of the rooms

    async def tell(self, table: str, message: bytes) -> None:
        if self.alive:
            word = encode(Word("other", present=[1]))
            await self.heard(table, self.keeper.sealed(table, word))


def test_a_bot_stands_in_for_who_was_at_a_server_that_died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(base: str) -> None:
        ann, bob = Player(base), Player(base, "Bob")
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        made = await ann.make("safaru", seats, settings={"absent_after": 1000})
        await bob.sit(made)
        for person in (bob, ann):
            async with person.at(made["table"]) as socket:
                assert (await socket.ask("ready"))["type"] == "taken"
        async with ann.at(made["table"]) as socket:
            message = await socket.hear("welcome", where=lambda m: m["position"])
            assert message["table"]["seats"][1]["present"]
            while message["position"]["turn"] == 0:
                await socket.move(message["position"])
                message = await socket.hear("moved")
            bus.alive = False
            await socket.hear("table", where=lambda m: not m["table"]["seats"][1]["present"])
            over = await socket.hear("table", where=lambda m: m["notice"])
            assert (over["notice"]["kind"], over["table"]["seats"][1]["away"]) == ("handed_over", "absent")

    bus = Another()
    monkeypatch.setattr(app, "bus_at", lambda url: bus)
    monkeypatch.setattr(housekeeping, "HEARTBEAT", 0.2)
    monkeypatch.setattr(Peers, "silent_after", 1.0)
    tell(story, tmp_path)


def test_silence_says_nothing_while_nobody_can_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    known = Peers("a-table", "here", NoBus(), Keeper("key"))
    assert known.hear("other", [1], 0)
    for now in (40.0, 80.0):
        clock[0] = now
        known.excuse()
        assert not known.forget_silent()
    clock[0] = 139.0
    assert known.present(1)
    clock[0] = 140.0
    assert not known.present(1)
    assert known.hear("other", [1], 0)
    clock[0] = 200.0
    assert [known.forget_silent(), known.forget_silent()] == [True, False]
