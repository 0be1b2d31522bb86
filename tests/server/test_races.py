"""The same decision answered from two connections at once: exactly one wins, and both hear so."""

import asyncio
from pathlib import Path

from tests.server.client import Json, Player, Socket
from tests.server.parts import FAST, needs_postgres, needs_redis, postgres, redis, server_here, server_process
from tests.server.proof import count

PEOPLE: list[Json] = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")]


async def look(socket: Socket, seat: int) -> Json:
    """The position of a seat, fresh."""
    welcome = await socket.ask("look", seat=seat)
    position: Json = welcome["position"]
    return position


async def race(one: Socket, two: Socket) -> str:
    """Both answer the decision that is asked now, differently if they can; what won."""
    turn = (await look(one, 0))["turn"]
    position, other = await look(one, turn), await look(two, turn)
    while other["decision"] != position["decision"]:  # The other server has not heard yet.
        other = await look(two, turn)
    texts = [position["moves"][0]["text"], position["moves"][-1]["text"]]
    answers = await asyncio.gather(
        *(
            socket.ask("move", decision=position["decision"], text=text)
            for socket, text in zip((one, two), texts, strict=True)
        )
    )
    won = [str(text) for text, answer in zip(texts, answers, strict=True) if answer["type"] == "taken"]
    if texts[0] == texts[1]:
        assert len(won) == 2, "the same answer twice is one answer"
    else:
        assert len(won) == 1, answers
        assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["table.stale"]
    return won[0]


async def races(bases: tuple[str, str], wanted: int) -> int:
    """Race through whole matches; afterwards the log has exactly the moves that won."""
    raced = 0
    while raced < wanted:
        ann, same = Player(bases[0]), Player(bases[1])
        made = await ann.make("serengeti", PEOPLE, start=True)
        same.cookies = ann.cookies
        won: list[str] = []
        async with ann.at(made["table"]) as one, same.at(made["table"]) as two:
            while raced < wanted and (await look(one, 0))["turn"] is not None:
                won.append(await race(one, two))
                raced += 1
        async with same.at(made["table"]) as again:
            steps = (await again.hear("welcome"))["steps"]
            assert all(step["text"] in (None, text) for step, text in zip(steps[1:], won, strict=True))
    return raced


async def many_races(bases: tuple[str, str], tables: int, each: int) -> int:
    return sum(await asyncio.gather(*(races(bases, each) for _ in range(tables))))


def test_on_one_server(tmp_path: Path) -> None:
    with server_here(tmp_path, **FAST) as base:
        assert asyncio.run(many_races((base, base), 4, count(30, 1000))) == count(120, 4000)


@needs_postgres
@needs_redis
def test_on_two_servers() -> None:
    with (
        postgres() as database,
        redis() as bus,
        server_process(database.url, bus.url, **FAST) as one,
        server_process(database.url, bus.url, **FAST) as two,
    ):
        assert asyncio.run(many_races((one.base, two.base), 4, count(25, 1000))) == count(100, 4000)
