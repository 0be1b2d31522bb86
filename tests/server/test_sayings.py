"""Everything else that people say at a table: arranging seats, leaving, standing in, hurrying, saying no."""

import time
from typing import get_args

import msgspec
import pytest

from tests.server.client import BOT, ME, OPEN, Json, Player, Socket
from waterhole.server.messages import REACTIONS, Notice
from waterhole.server.rooms import bot_turns, manners, presence
from waterhole.words.fluent import LANGUAGES, words


async def seat_info(socket: Socket, seat: int, kind: str) -> Json:
    """What a seat looks like once it is of this kind."""
    told = await socket.hear("table", where=lambda message: message["table"]["seats"][seat]["kind"] == kind)
    found: Json = told["table"]["seats"][seat]
    return found


async def test_before_the_start_seats_are_arranged_and_left(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, OPEN])
    await bob.sit(made)
    async with ann.at(made["table"]) as one:
        async with bob.at(made["table"]) as two:
            await two.hear("welcome")
            refused = await one.ask("arrange", seat=1, kind="bot", level="easy")
            assert refused["code"] == "table.seat_taken", "who is there is not replaced"
            assert (await one.ask("arrange", seat=9, kind="bot"))["code"] == "table.no_such_seat"
            assert (await one.ask("arrange", seat=2, kind="bot", level="nobody"))["code"] == "core.unknown_bot"
            await one.say("arrange", seat=2, kind="bot", level="hard")
            assert (await seat_info(two, 2, "bot"))["level"] == "hard"
            await two.say("leave")
            assert (await seat_info(one, 1, "open"))["name"] is None
            assert (await two.ask("ready"))["code"] == "table.not_seated", "the seat is another's to take"
        assert await Player(base, "Cy").sit(made) == 1
        await one.hear("table", where=lambda message: message["table"]["seats"][1]["name"] == "Cy")
        refused = await one.ask("arrange", seat=1, kind="open")
        assert refused["code"] == "table.only_just_away", "Cy may be on the way"
        monkeypatch.setattr(presence, "GRACE", 0.0)
        assert (await one.ask("arrange", seat=1, kind="open"))["type"] == "taken", "Cy is not there"


async def test_a_bot_stands_in_for_who_asks_it_to(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, BOT])
    await bob.sit(made)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        await one.ask("ready")
        await two.ask("ready")
        assert (await one.ask("hand_over", seat=1))["code"] == "table.is_present"
        assert (await one.ask("take_back"))["code"] == "table.person_plays"
        await one.say("hand_over", seat=0)
        told = await two.hear("table", where=lambda message: message["notice"])
        assert (told["notice"]["kind"], told["table"]["seats"][0]["away"]) == ("handed_over", "asked")
        message = await two.ask("look", seat=1)
        while (message.get("step", {}).get("seat"), message.get("step", {}).get("by")) != (0, "bot"):
            if message["position"]["moves"]:
                await two.say("move", decision=message["position"]["decision"], text="pass")
            message = await two.hear("moved")
        await one.say("take_back")
        back = await two.hear("table", where=lambda message: message["notice"])
        assert (back["notice"]["kind"], back["table"]["seats"][0]["away"]) == ("taken_back", None)
        await one.say("leave")
        gone = await two.hear("table", where=lambda message: message["notice"])
        assert gone["table"]["seats"][0]["away"] == "asked", "in the match, leaving is letting a bot play"


async def test_hurry_skips_the_pause_of_a_bot(base: str) -> None:
    ann = Player(base)
    made = await ann.make("serengeti", [ME, BOT, BOT], settings={"bot_pause": 10_000}, start=True)
    async with ann.at(made["table"]) as socket:
        position = (await socket.hear("welcome"))["position"]
        begun, hurried = time.monotonic(), 0
        while hurried < 2:
            if position["moves"]:
                assert (await socket.move(position, "pass"))["type"] == "taken"
            else:
                assert (await socket.ask("hurry"))["type"] == "taken"
                hurried += 1
            position = (await socket.hear("moved"))["position"]
        assert time.monotonic() - begun < 10


async def test_an_undo_that_is_not_granted(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, {"kind": "me", "name": "Amy"}])
    await bob.sit(made)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        assert (await two.ask("undo"))["code"] == "table.not_started"
        await one.ask("ready")
        await two.ask("ready")
        await two.hear("welcome", where=lambda message: message["position"])
        sockets = {0: one, 1: two, 2: one}
        turns: list[int] = []
        while turns[-2:] not in ([0, 1], [2, 1]):  # One of Ann's, then Bob's.
            turn = (await two.ask("look", seat=1))["position"]["turn"]
            position = (await sockets[turn].ask("look", seat=turn))["position"]
            assert (await sockets[turn].move(position, "pass"))["type"] == "taken"
            turns.append(turn)
        assert (await one.ask("undo"))["type"] == "taken"
        await two.hear("table", where=lambda message: message["table"]["undo"])
        assert (await two.ask("answer_undo", agree=False))["type"] == "taken"
        told = await one.hear("table", where=lambda message: message["notice"])
        assert (told["notice"]["kind"], told["table"]["undo"]) == ("undo_refused", None)
        assert (await two.ask("answer_undo", agree=True))["code"] == "table.no_question"


async def test_bots_wait_until_the_deal_has_been_seen(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_LOOK", 3600.0)
    ann, eve, turn = Player(base), Player(base, "Eve"), 0
    while turn == 0:  # Until a bot begins.
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True, settings={"bot_pause": 1})
        async with ann.at(made["table"]) as one, eve.at(made["table"]) as other:
            begun = await one.hear("welcome", where=lambda message: message["position"])
            turn = begun["position"]["turn"]
            if turn == 0:
                continue
            assert (await other.ask("drawn"))["code"] == "table.not_seated", "who looks on has no say in it"
            assert len((await one.ask("look", seat=0))["steps"]) == 1, "nobody has moved"
            assert (await one.ask("drawn"))["type"] == "taken"
            assert (await one.hear("moved"))["step"]["seat"] == turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_said_or_noticed_has_words(language: str) -> None:
    kinds = next(field for field in msgspec.structs.fields(Notice) if field.name == "kind")
    ids = [*(f"reaction-{one}" for one in REACTIONS), *(f"notice-{one}" for one in get_args(kinds.type))]
    assert [id for id in ids if not words(language).has(id)] == []


async def test_one_bot_answers_a_greeting_and_one_answer_at_a_time(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "PAUSE", 0.0)
    ann = Player(base)
    made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
    async with ann.at(made["table"]) as socket:
        await socket.say("react", reaction="hello")
        heard = [await socket.hear("reacted") for _ in range(2)]
        assert [(message["seat"], message["reaction"]) for message in heard] == [(0, "hello"), (1, "hello")]
        monkeypatch.setattr(manners, "PAUSE", 3600.0)
        assert (await socket.ask("react", reaction="good_game"))["type"] == "taken"
        monkeypatch.setattr(manners, "PAUSE", 0.0)
        await socket.say("react", reaction="hello")
        await socket.say("react", reaction="wow")
        await socket.hear("reacted", where=lambda message: message["reaction"] == "wow")
        said = [message for message in socket.heard if message["type"] == "reacted"]
        assert [message["seat"] for message in said] == [0, 1, 0, 0, 0], "an answer is on its way: there is no other"
