"""A hint at the table: at one's turn, from what one knows, within a budget, and only among bots."""

import asyncio
from pathlib import Path

from tests.server.client import Json, Player
from tests.server.parts import server_here
from tests.server.test_preview import ME, at_turn

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


def test_whoever_asks_without_end_has_to_wait(tmp_path: Path) -> None:
    async def attack(base: str) -> str:
        ann = Player(base)
        made = await ann.make("serengeti", [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as one:
            position = await at_turn(one)
            for _ in range(200):
                told = await one.ask("hint", decision=position["decision"])
                if told["type"] == "refused":
                    return str(told["code"])
        return "nobody said stop"

    with server_here(tmp_path, bot_seconds_per_player=1) as base:
        assert asyncio.run(attack(base)) == "server.too_fast"
