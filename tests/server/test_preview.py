"""What a move would do can be asked beforehand: within a budget, changing nothing, and telling nobody else."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import ME, OPEN, Json, Player, Socket
from tests.server.parts import server_here


async def at_turn(socket: Socket) -> Json:
    """The position, once we decide."""
    told = await socket.hear("welcome")
    while told["position"] is None or not told["position"]["moves"]:
        told = await socket.hear("moved", "welcome")
    position: Json = told["position"]
    return position


async def pass_and_play(ann: Player, game: str, seats: int) -> Json:
    return await ann.make(game, [{"kind": "me", "name": f"P{number}"} for number in range(seats)], start=True)


def test_a_preview_tells_what_a_draft_would_bring(base: str) -> None:
    async def story() -> None:
        ann = Player(base)
        made = await ann.make("sanctuary", [ME], start=True)
        async with ann.at(made["table"]) as one:
            position = await at_turn(one)
            draft = next(move["text"] for move in position["moves"] if move["do"] == "draft")
            told = await one.ask("preview", decision=position["decision"], moves=[draft])
            assert (told["type"], told["made"], told["stopped"]) == ("previewed", 1, None)
            assert told["events"][0]["kind"] == "cards_drafted"
            taken = told["events"][0]["cards"]
            assert set(taken) < {card for card in position["view"]["array"] if card}
            assert sorted(told["changed"]["hand"]) == sorted([*position["view"]["hand"], *taken])
            assert "scores" not in told["changed"], "what stays as it is is not told"
            again = await one.ask("look", seat=0)
            assert again["position"]["view"] == position["view"], "nothing has happened"
            assert again["position"]["decision"] == position["decision"]

    asyncio.run(story())


async def at_refill(one: Socket) -> Json | None:
    """Play on until the array can be refilled; None if that never comes in this match."""
    position: Json = await at_turn(one)
    text: str = next(move["text"] for move in position["moves"] if move["text"].startswith("draft B"))
    while True:
        await one.say("move", decision=position["decision"], text=text)
        position = (await one.hear("moved"))["position"]
        if not position["moves"]:
            return None
        if "refill" in [move["text"] for move in position["moves"]]:
            return position
        text = position["moves"][-1]["text"]


def test_it_stops_where_cards_are_hidden(base: str) -> None:
    async def story() -> None:
        ann = Player(base)
        for _ in range(20):
            made = await ann.make("sanctuary", [ME], start=True)
            async with ann.at(made["table"]) as one:
                position = await at_refill(one)
                if position is None:
                    continue
                told = await one.ask("preview", decision=position["decision"], moves=["refill"])
                assert (told["stopped"], told["made"], told["events"]) == ("hidden", 0, [])
                assert "array" not in told["changed"]
                return
        pytest.fail("no match had anything to refill")

    asyncio.run(story())


def test_who_may_not_ask_is_told_why(base: str) -> None:
    async def story() -> None:
        ann, bob = Player(base), Player(base, "Bob")
        made = await ann.make("sanctuary", [ME, OPEN])
        await bob.sit(made)
        async with ann.at(made["table"]) as one, bob.at(made["table"]) as two:
            assert (await one.ask("preview", decision=0, moves=["refill"]))["code"] == "table.not_your_turn"
            await one.ask("ready")
            await two.ask("ready")
            position = (await one.hear("welcome", where=lambda told: told["position"]))["position"]
            turn, decision = position["turn"], position["decision"]
            mine, other = (one, two) if turn == 0 else (two, one)
            for who, number, moves, code in (
                (other, decision, ["draft A forest"], "table.not_your_turn"),
                (mine, decision + 1, ["draft A forest"], "table.stale"),
                (mine, decision, ["breed"], "sanctuary.draft_first"),
                (mine, decision, ["dance"], "core.not_a_move"),
            ):
                assert (await who.ask("preview", decision=number, moves=moves))["code"] == code
            async with Player(base, "Cy").at(made["table"]) as watcher:
                await watcher.hear("welcome")
                refused = await watcher.ask("preview", decision=decision, moves=["draft A forest"])
                assert refused["code"] == "table.not_seated"

    asyncio.run(story())


@pytest.mark.parametrize("moves", [[], ["pass"] * 25, ["x" * 101], "pass", [7], None])
def test_nonsense_is_not_looked_at(base: str, moves: object) -> None:
    async def story() -> None:
        ann = Player(base)
        made = await ann.make("sanctuary", [ME], start=True)
        async with ann.at(made["table"]) as one:
            position = await at_turn(one)
            await one.say("preview", decision=position["decision"], moves=moves)
            assert (await one.hear("refused"))["code"] == "server.malformed"

    asyncio.run(story())


def test_whoever_asks_without_end_has_to_wait(tmp_path: Path) -> None:
    """The work is counted, also that for moves that are refused; others are not hindered."""

    async def attack(base: str, move: str) -> int:
        ann = Player(base)
        made = await ann.make("sanctuary", [ME], start=True)
        async with ann.at(made["table"]) as one:
            position = await at_turn(one)
            for number in range(2_000):
                told = await one.ask("preview", decision=position["decision"], moves=[move] * 24)
                if told.get("code") == "server.too_fast":
                    draft = next(move["text"] for move in position["moves"] if move["do"] == "draft")
                    await one.say("move", decision=position["decision"], text=draft)
                    assert (await one.hear("taken", "refused"))["type"] == "taken", "playing on is not hindered"
                    return number
        raise AssertionError("2,000 previews, and nobody said stop")

    for place, move in enumerate(("breed", "slide A1 up")):
        with server_here(tmp_path / str(place), preview_seconds_per_address=0.2, messages_per_second=100_000) as base:
            assert asyncio.run(attack(base, move)) > 0
