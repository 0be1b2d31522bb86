"""A hint at the table: at one's turn, from what one knows, within a budget, and only among bots."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.server.client import ME, Json, Player
from tests.server.parts import server_here
from tests.server.test_preview import at_turn

BOT: Json = {"kind": "bot", "level": "easy"}


def test_a_hint_names_all_legal_moves_best_first_and_says_why(base: str) -> None:
    async def story() -> None:
        ann = Player(base)
        made = await ann.make("safaru", [ME, BOT], start=True)
        async with ann.at(made["table"]) as one:
            position = await at_turn(one)
            told = await one.ask("hint", decision=position["decision"], language="fr")
            assert told["type"] == "hinted"
            assert sorted(move["text"] for move in told["moves"]) == sorted(move["text"] for move in position["moves"])
            shares = [move["share"] for move in told["moves"]]
            assert shares == sorted(shares, reverse=True)
            assert told["moves"][0]["equal"]
            assert told["moves"][0]["why"]
            assert (await one.ask("hint", decision=position["decision"] + 1))["code"] == "table.stale"
            await one.say("hint", decision=position["decision"], language="xx")
            assert (await one.hear("refused"))["code"] == "server.malformed"

    asyncio.run(story())


def test_there_are_no_hints_where_other_persons_play(base: str) -> None:
    async def story() -> None:
        ann = Player(base)
        made = await ann.make("serengeti", [{**ME, "name": f"P{number}"} for number in range(3)], start=True)
        async with ann.at(made["table"]) as one:
            position = (await one.hear("welcome"))["position"]
            await one.ask("look", seat=position["turn"])
            assert (await one.ask("hint", decision=position["decision"]))["code"] == "table.no_hints"

    asyncio.run(story())


def test_where_a_table_is_made_so_hints_are_there_for_all_and_told_to_all(base: str) -> None:
    async def story() -> None:
        ann, bob = Player(base), Player(base, "Bob")
        made = await ann.make("safaru", [ME, {"kind": "open"}], settings={"hints": True})
        await bob.sit(made)
        async with ann.at(made["table"]) as one, bob.at(made["table"]) as other:
            assert (await other.hear("welcome"))["table"]["settings"]["hints"]
            await one.ask("ready")
            await other.ask("ready")
            started = await one.hear("welcome", where=lambda told: told["table"]["status"] == "playing")
            turn = started["position"]["turn"]
            asker, watcher = (one, other) if turn == started["you"] else (other, one)
            for _ in range(2):
                told = await asker.ask("hint", decision=0)
                assert told["type"] == "hinted"
            notice = await watcher.hear("table", where=lambda told: (told["notice"] or {}).get("kind") == "hinted")
            assert notice["notice"]["seat"] == turn
            assert [seat["hints"] for seat in notice["table"]["seats"]] == [int(seat == turn) for seat in range(2)]
        async with Player(base).at(made["table"]) as late:
            seats = (await late.hear("welcome"))["table"]["seats"]
            assert seats[turn]["hints"] == 1, "once for a decision, and for who comes later, too"

    asyncio.run(story())


def test_several_hints_at_once_are_paid_one_by_one(tmp_path: Path) -> None:
    async def attack(base: str) -> list[str]:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with AsyncExitStack() as stack:
            windows = [await stack.enter_async_context(ann.at(made["table"])) for _ in range(5)]
            position = await at_turn(windows[0])
            for window in windows[1:]:
                await window.hear("welcome")
            told = await asyncio.gather(*(one.ask("hint", decision=position["decision"]) for one in windows))
        return sorted(str(answer.get("code", "hinted")) for answer in told)

    with server_here(tmp_path, bot_seconds_per_player=2) as base:
        assert asyncio.run(attack(base)) == ["hinted"] * 2 + ["server.too_fast"] * 3


def test_whoever_asks_without_end_has_to_wait(tmp_path: Path) -> None:
    async def attack(base: str) -> str:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as one:
            position = await at_turn(one)
            for _ in range(2_000):  # Where an auction can be counted out, a hint takes a hundredth of a second.
                told = await one.ask("hint", decision=position["decision"])
                if told["type"] == "refused":
                    return str(told["code"])
        return "nobody said stop"

    talkative: dict[str, Any] = {"messages_per_second": 1e6, "message_burst": 10**6}
    with server_here(tmp_path, bot_seconds_per_player=1, **talkative) as base:
        assert asyncio.run(attack(base)) == "server.too_fast"
