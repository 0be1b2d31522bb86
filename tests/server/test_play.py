"""Tables as people use them, over HTTP and WebSocket."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

import waterhole
from tests.server.client import BOT, ME, OPEN, Diligent, Json, Player
from waterhole.records import record
from waterhole.table import fairness
from waterhole.table.clock import BACK
from waterhole.table.verifying import verify


def seats_for(game: str, *first: Json) -> list[Json]:
    """These seats, and bots for the rest."""
    count = max(waterhole.game(game).seats[0], len(first))
    return [*first, *[BOT] * (count - len(first))]


@pytest.mark.parametrize("game", waterhole.names())
async def test_a_whole_match_against_bots(base: str, game: str) -> None:
    ann = Diligent(base, "Ann", 1)
    made = await ann.make(game, seats_for(game, ME), start=True, commitment=ann.commitment)
    table = await ann.play(made["table"])
    assert table["ended"] == "finished"
    assert len(table["result"]["scores"]) == len(table["seats"])  # alone, there may be no winner
    assert fairness.opens(table["fairness"]["secret"], table["fairness"]["commitment"])
    text = (await ann.request("GET", f"/api/tables/{made['table']}/record")).text
    found = record.parse(text, "record")
    verified = verify(found, waterhole.game(game), table["fairness"]["commitment"], {0: ann.nonce})
    assert not verified.failed
    assert "nonce:0" in map(str, verified.checked)
    assert len(found.moves) == table["moves"]
    replay = await ann.get(f"/api/tables/{made['table']}/replay?seat=0&count=3")
    assert replay["total"] == table["moves"] + 1
    assert [frame["step"]["number"] for frame in replay["frames"]] == [-1, 0, 1]


def test_friends_by_a_link(base: str) -> None:
    async def story() -> None:
        ann, bob, cleo = Diligent(base, "Ann", 1), Diligent(base, "Bob", 2), Player(base, "Cleo")
        made = await ann.make("serengeti", [ME, OPEN, OPEN])
        assert await bob.sit(made) == 1
        assert await bob.sit(made) == 1, "who sits, sits"
        async with ann.at(made["table"]) as one, bob.at(made["table"]) as two, cleo.at(made["table"]) as watcher:
            welcome = await one.hear("welcome")
            assert welcome["you"] == 0
            assert welcome["invite"] == made["invite"]
            assert (await watcher.hear("welcome"))["invite"] is None
            assert (await watcher.ask("ready"))["code"] == "table.not_seated"
            assert (await one.ask("ready", nonce="1" * 32))["type"] == "taken"
            assert (await two.ask("ready"))["type"] == "taken"
            for socket in (one, two, watcher):
                started = await socket.hear("welcome", where=lambda m: m["table"]["status"] == "playing")
                assert started["position"]["view"]["you"] == started["you"]
        # The third seat is still open: a bot keeps it warm until somebody comes.
        assert await cleo.sit(made) == 2
        results = await asyncio.gather(
            ann.play(made["table"]), bob.play(made["table"]), Diligent.play(as_diligent(cleo), made["table"])
        )
        assert len({json.dumps(result["result"]) for result in results}) == 1

    def as_diligent(player: Player) -> Diligent:
        diligent = Diligent(base, player.name, 3)
        diligent.cookies = player.cookies
        return diligent

    asyncio.run(story())


async def test_stale_illegal_foreign_and_repeated_moves_are_answered(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, BOT])
    await bob.sit(made)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        await one.ask("ready")
        await two.ask("ready")
        at_start = [await socket.hear("welcome", where=lambda m: m["position"]) for socket in (one, two)]
        position = at_start[0]["position"]
        while position["turn"] == 2:
            position = (await one.hear("moved"))["position"]
        mover, other = (one, two) if position["turn"] == 0 else (two, one)
        decision = position["decision"]
        illegal = await mover.ask("move", decision=decision, text="discard nuba-4")
        assert illegal["code"].startswith("serengeti.")
        assert illegal["rule"]
        assert illegal["position"]["decision"] == decision
        assert (await mover.ask("move", decision=decision, text="dance"))["code"] == "core.not_a_move"
        assert (await other.ask("move", decision=decision, text="pass"))["code"] == "table.not_your_turn"
        assert (await mover.ask("move", decision=decision + 1, text="pass"))["code"] == "table.stale"
        legal = [move["text"] for move in illegal["position"]["moves"]]
        for _ in range(3):
            assert (await mover.ask("move", decision=decision, text=legal[0]))["type"] == "taken"
        another = "pass" if legal[0] != "pass" else "bid 1"
        stale = await mover.ask("move", decision=decision, text=another)
        assert stale["code"] == "table.stale"
        assert stale["position"]["decision"] > decision
    info = await ann.get(f"/api/tables/{made['table']}")
    assert info["moves"] >= 1


async def test_a_moves_text_is_for_its_own_seat_until_the_end(base: str) -> None:
    """It could name a hidden card: a card drawn unseen and kept. What may be known is in the events."""

    ann = Player(base, "Ann")
    made = await ann.make("serengeti", [ME, {"kind": "me", "name": "Bo"}, {"kind": "me", "name": "Cy"}], start=True)
    table = made["table"]
    async with ann.at(table, 0) as one, ann.at(table, 1) as two, ann.at(table, 2) as three:
        seats = [one, two, three]
        positions = [(await seat.hear("welcome"))["position"] for seat in seats]
        turn = positions[0]["turn"]
        await seats[turn].move(positions[turn], "pass")
        for number, seat in enumerate(seats):
            told = (await seat.hear("moved"))["step"]
            assert told["text"] == ("pass" if number == turn else None)
            assert told["events"][0]["kind"] == "passed"


async def test_pass_and_play_shows_one_seat_at_a_time(base: str) -> None:
    ann = Player(base)
    made = await ann.make("serengeti", [ME, {"kind": "me", "name": "Bob"}, {"kind": "me", "name": "Cleo"}], start=True)
    async with ann.at(made["table"]) as socket:
        welcome = await socket.hear("welcome")
        assert welcome["held"] == [0, 1, 2]
        seen = set()
        for _ in range(9):
            turn = welcome["position"]["turn"]
            welcome = await socket.ask("look", seat=turn)
            assert welcome["you"] == turn
            chips = welcome["position"]["view"]["chips"]
            assert [seat for seat, count in enumerate(chips) if count is not None] == [turn]
            assert (await socket.move(welcome["position"]))["type"] == "taken"
            welcome = await socket.hear("moved")
            seen.add(turn)
        assert seen == {0, 1, 2}


async def test_undo_is_asked_for_when_somebody_else_has_acted(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, {"kind": "me", "name": "Amy"}])
    await bob.sit(made)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        await one.ask("ready")
        await two.ask("ready")
        position = (await one.hear("welcome", where=lambda m: m["position"]))["position"]
        while position["turn"] == 1:
            await two.hear("welcome", where=lambda m: m["position"])
            await two.ask("move", decision=position["decision"], text="pass")
            position = (await one.hear("moved"))["position"]
        await one.ask("look", seat=position["turn"])
        assert (await one.move(position, "bid 1"))["type"] == "taken"
        assert (await one.ask("undo"))["type"] == "taken", "nobody has acted since, and nothing new was seen"
        undone = await one.hear("undone")
        assert undone["position"]["decision"] == position["decision"] + 2
        position = undone["position"]
        while position["turn"] != 1:
            position = (await one.ask("look", seat=position["turn"]))["position"]
            bids = [move["text"] for move in position["moves"] if move["do"] == "bid"]
            bid = bids and not position["view"]["bid"]
            assert (await one.move(position, bids[0] if bid else "pass"))["type"] == "taken"
            moved = await one.hear("moved")
            position = moved["position"]
        bobs = (await two.ask("look", seat=1))["position"]
        assert (await two.move(bobs))["type"] == "taken"
        await one.hear("moved")
        await one.ask("undo")
        question = await two.hear("table", where=lambda m: m["table"]["undo"])
        assert question["table"]["undo"]["waiting"] == [1]
        await two.ask("answer_undo", agree=True)
        assert (await one.hear("undone"))["keep"] == moved["step"]["number"], "all before the move that went back"


async def test_a_seat_link_carries_a_seat_to_another_device(base: str) -> None:
    ann, phone, thief = Player(base), Player(base), Player(base)
    made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
    first = (await ann.post(f"/api/tables/{made['table']}/seats/0/link"))["link"]
    second = (await ann.post(f"/api/tables/{made['table']}/seats/0/link"))["link"]
    assert (await phone.post("/api/seat", {"token": second.split("#")[1]})) == {"table": made["table"], "seat": 0}
    async with phone.at(made["table"]) as socket:
        assert (await socket.hear("welcome"))["you"] == 0
    void = await thief.request("POST", "/api/seat", json={"token": first.split("#")[1]})
    assert (void.status_code, void.json()["code"]) == (404, "server.unknown_link")
    refused = await thief.request("POST", f"/api/tables/{made['table']}/seats/0/link", json={})
    assert (refused.status_code, refused.json()["code"]) == (403, "table.not_your_seat")


async def test_resigning_reactions_rematch(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, BOT])
    await bob.sit(made)
    async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
        await one.ask("ready")
        await two.ask("ready")
        await one.ask("react", reaction="hello")
        assert await two.hear("reacted") == {"type": "reacted", "seat": 0, "reaction": "hello"}
        await one.ask("resign")
        gone = await two.hear("table", where=lambda m: m["notice"])
        assert gone["notice"]["kind"] == "resigned"
        assert gone["table"]["seats"][0]["away"] == "resigned"
        await two.ask("resign")
        over = (await one.hear("table", where=lambda m: m["table"]["status"] == "over"))["table"]
        assert over["ended"] == "resigned"
        assert over["result"]["winners"] == [2]
        assert (await one.ask("rematch"))["type"] == "taken"
        assert (await two.ask("rematch"))["code"] == "table.rematched"
    info = await ann.get(f"/api/tables/{made['table']}")
    async with ann.at(info["rematch"]) as one, bob.at(info["rematch"]) as two:
        assert (await one.hear("welcome"))["you"] == 0
        assert (await two.hear("welcome"))["you"] == 1
        assert (await two.ask("ready"))["type"] == "taken"
        assert (await one.hear("welcome", where=lambda m: m["position"]))["table"]["status"] == "playing"


async def test_a_finished_match_is_played_on_from_any_moment(base: str) -> None:
    ann, bob = Diligent(base, "Ann", 1), Diligent(base, "Bob", 2)
    made = await ann.make("safaru", [ME, BOT], start=True, settings={"watch": "listed"})
    path = f"/api/tables/{made['table']}/continue"
    wish = {"moves": 5, "seat": 1, "name": "Bob"}
    early = await bob.request("POST", path, json=wish)
    assert (early.status_code, early.json()["code"]) == (409, "table.not_over")
    old = await ann.play(made["table"])
    new = await bob.post(path, wish)
    assert new["seat"] == 1
    replay = await bob.get(f"/api/tables/{made['table']}/replay?seat=1&start=5&count=1")
    async with bob.at(new["table"]) as socket:
        welcome = await socket.hear("welcome")
    assert welcome["position"]["turn"] in (replay["frames"][0]["turn"], 1), "only the bot may have gone on"
    assert [step["number"] for step in welcome["steps"][:6]] == [-1, 0, 1, 2, 3, 4]
    assert welcome["table"]["continues"] == {"table": made["table"], "moves": 5}
    assert welcome["table"]["fairness"]["secret"] is None
    assert new["table"] not in [line["id"] for line in (await ann.get("/api/watch"))["tables"]]
    table = await bob.play(new["table"])
    assert table["fairness"] == old["fairness"]
    found = record.parse((await bob.request("GET", f"/api/tables/{new['table']}/record")).text, "record")
    assert not verify(found, waterhole.game("safaru")).failed
    assert found.continues == record.Continues(made["table"], 5)
    async with bob.at(new["table"]) as socket:
        assert (await socket.ask("rematch"))["type"] == "taken"
    rematch = (await bob.get(f"/api/tables/{new['table']}"))["rematch"]
    info = await bob.get(f"/api/tables/{rematch}")
    assert info["continues"] is None
    assert info["fairness"]["commitment"] != table["fairness"]["commitment"]


async def test_a_private_match_is_played_on_by_its_players_alone(base: str) -> None:
    ann, eve = Diligent(base, "Ann", 1), Player(base, "Eve")
    made = await ann.make("safaru", [ME, BOT], start=True, settings={"watch": "no"})
    await ann.play(made["table"])
    wish = {"moves": 3, "seat": 0, "name": "Eve"}
    refused = await eve.request("POST", f"/api/tables/{made['table']}/continue", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (403, "table.private")
    new = await ann.post(f"/api/tables/{made['table']}/continue", wish)
    hidden = await eve.request("GET", f"/api/tables/{new['table']}")
    assert hidden.json()["code"] == "table.private"


async def test_a_bot_takes_over_and_gives_back(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, BOT], settings={"absent_after": 1000})
    await bob.sit(made)
    async with ann.at(made["table"]) as one:
        async with bob.at(made["table"]) as two:
            await one.ask("ready")
            await two.ask("ready")
            message = await one.hear("welcome", where=lambda m: m["position"])
        # Bob has gone. When it is his turn, a bot steps in after a second.
        while message["type"] != "table" or message["table"]["seats"][1]["away"] != "absent":
            if message.get("position") and message["position"]["moves"]:
                await one.say("move", decision=message["position"]["decision"], text="pass")
            message = await one.hear("moved", "table")
        async with bob.at(made["table"]) as two:
            back = await one.hear("table", where=lambda m: m["notice"] and m["notice"]["kind"] == "taken_back")
            assert back["table"]["seats"][1]["away"] is None
            await two.hear("welcome")


async def test_hurry_skips_the_pauses_of_all_bots_until_a_person_decides(base: str) -> None:
    ann = Player(base)
    made = await ann.make("serengeti", [ME, BOT, BOT, BOT], start=True, settings={"bot_pause": 10_000})
    async with ann.at(made["table"]) as one:
        message = await one.hear("welcome")
        for _ in range(2):
            async with asyncio.timeout(9):  # less than the pause of one bot
                await one.ask("hurry")
                while not message["position"]["moves"]:
                    message = await one.hear("moved")
            await one.move(message["position"], "pass")
            message = await one.hear("moved")


async def test_running_out_of_time_hands_the_seat_to_a_bot(base: str) -> None:
    ann = Player(base)
    settings = {"clock": {"kind": "live", "base": 1000, "gain": 0}, "bot_pause": 10_000}
    made = await ann.make("serengeti", [ME, ME, ME], settings=settings, start=True)
    async with ann.at(made["table"]) as socket:
        out = await socket.hear("table", where=lambda m: m["notice"] and m["notice"]["kind"] == "out_of_time")
        seat = out["notice"]["seat"]
        assert out["table"]["seats"][seat]["away"] == "time"
        await socket.ask("look", seat=seat)
        assert (await socket.ask("take_back"))["type"] == "taken"
        back = await socket.hear("table", where=lambda m: m["notice"] and m["notice"]["kind"] == "taken_back")
        assert back["table"]["seats"][seat]["away"] is None
        position = back["position"]
        assert position["turn"] == seat
        assert position["moves"] != [], "the seat may move again at once"
        assert 0 < position["clocks"][seat] <= BACK


async def test_private_tables_are_for_their_players(base: str) -> None:
    ann, eve = Player(base), Player(base)
    made = await ann.make("serengeti", [ME, BOT, BOT], settings={"watch": "no"}, start=True)
    assert (await eve.request("GET", f"/api/tables/{made['table']}")).status_code == 403
    async with eve.at(made["table"]) as socket:
        assert (await socket.hear())["code"] == "table.private"
    gathering = await ann.make("serengeti", [ME, BOT, BOT], settings={"watch": "no"})
    async with eve.at(gathering["table"]) as stranger:
        assert (await stranger.hear())["code"] == "table.private", "not even who gathers there is told"
    hidden = await eve.request("GET", f"/api/tables/{gathering['table']}")
    assert (hidden.status_code, "Ann" in hidden.text) == (403, False)
    token = gathering["invite"].split("=")[1]
    async with ann.at(gathering["table"]) as one, eve.at(gathering["table"], invitation=token) as two:
        await two.hear("welcome")
        await one.ask("ready")
        assert (await two.hear("goodbye", "moved", where=lambda m: True))["code"] == "table.private"
        assert all(message.get("position") is None for message in two.heard)
    listed = await ann.make("serengeti", [ME, BOT, BOT], settings={"watch": "listed"}, start=True)
    watched = [table["id"] for table in (await eve.get("/api/watch"))["tables"]]
    assert listed["table"] in watched
    assert made["table"] not in watched


async def test_who_is_invited_to_a_private_table_may_look_while_a_seat_is_free(base: str) -> None:
    ann, bob, dan, eve = Player(base), Player(base, "Bob"), Player(base, "Dan"), Player(base)
    made = await ann.make("serengeti", [ME, OPEN, BOT], settings={"watch": "no"}, start=True)
    table, token = made["table"], made["invite"].split("=")[1]
    info = await bob.request("GET", f"/api/tables/{table}", headers={"X-Waterhole-Invitation": token})
    assert info.json()["seats"][1]["kind"] == "open"
    async with eve.at(table, invitation="0" * 32) as stranger:
        assert (await stranger.hear())["code"] == "table.private"
    async with bob.at(table, invitation=token) as one, dan.at(table, invitation=token) as two:
        assert one.raw.subprotocol == "waterhole"
        for socket in (one, two):
            welcome = await socket.hear("welcome")
            assert (welcome["you"], welcome["invite"]) == (None, None)
            assert welcome["position"]["view"]["chips"] == [None] * 3
        assert await bob.sit(made) == 1
        assert (await two.hear("goodbye"))["code"] == "table.private"
    async with dan.at(table, invitation=token) as late, bob.at(table) as seated:
        assert (await late.hear())["code"] == "table.private"
        assert (await seated.hear("welcome"))["you"] == 1


async def test_who_is_invited_to_a_private_table_does_not_see_its_end(base: str) -> None:
    ann, eve = Player(base), Player(base)
    made = await ann.make("serengeti", [ME, OPEN, BOT], settings={"watch": "no"}, start=True)
    async with ann.at(made["table"]) as one, eve.at(made["table"], None, made["invite"].split("=")[1]) as two:
        await two.hear("welcome")
        await one.ask("resign")
        assert (await one.hear("table", where=lambda m: m["table"]["status"] == "over"))["table"]["fairness"]["secret"]
        with pytest.raises(ConnectionClosed):
            await two.hear("never")
        assert two.heard[-1] == {"type": "goodbye", "code": "table.private", "retry": 1000}
        assert not any(message.get("table", {}).get("status") == "over" for message in two.heard)


async def test_an_edition_of_ones_own(base: str) -> None:
    ann = Player(base)
    game = waterhole.game("serengeti")
    text = (game.folder / "edition.toml").read_text().replace("pass_bonus = 1", "pass_bonus = 2")
    made = await ann.make("serengeti", [ME, BOT, BOT], edition=text, start=True)
    info = await ann.get(f"/api/tables/{made['table']}")
    assert info["edition"]["standard"] is False
    body = {"game": "serengeti", "seats": [ME, BOT, BOT], "edition": "game = 'serengeti'"}
    wrong = await ann.request("POST", "/api/tables", json=body)
    assert (wrong.status_code, wrong.json()["code"]) == (422, "core.edition_missing")
