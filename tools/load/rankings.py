"""Lists and today's deal under load: so many results of a day, and as many of one player; how long each look takes.

`python -m tools.load.rankings [--results N] [--json]`: by HTTP on loopback, one look after the other. Fails when a
ranking takes longer than it may.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter

import httpx
from msgspec.json import encode

from tools.load.run import Server, percentile
from waterhole.server.identity.signing import COOKIE, Keeper
from waterhole.server.messages import Neighbour
from waterhole.server.rooms import daily
from waterhole.server.rooms.daily_results import paths
from waterhole.server.storage import results
from waterhole.server.storage.days import Expert
from waterhole.server.storage.engine import bring_up_to_date, open_engine
from waterhole.server.storage.models import day_choices, day_plays, days, players
from waterhole.server.storage.tables import Store, hash_of, new_id, new_token
from waterhole.server.time_source import milliseconds

GAME = "serengeti"
LOOKS = 200
MOST_MS = 50.0
"""What a ranking may take: all but one look in a hundred."""
TEXTS = ("pass", "bid 1", "bid 2", "bid 3", "bid 5", "bid 8")


async def fill(address: str, count: int) -> str:
    """A day that so many have played, and a player with as many results; that player's cookie."""
    engine = open_engine(address)
    await bring_up_to_date(engine)
    store, dice, now = Store(engine), random.Random(7), milliseconds()
    await daily.prepare(store, now)
    day, token = daily.day_at(now), new_token()
    ids = [new_id() for _ in range(count)]
    chosen = {id: ["pass", *dice.choices(TEXTS, k=11)] for id in ids}
    plays = [play(day, id, chosen[id], dice) for id in ids]
    counted = Counter(way for texts in chosen.values() for way in paths(texts))
    async with engine.begin() as connection:
        rows = [{"id": id, "token_hash": hash_of(token if id == ids[0] else id), "seen_at": now} for id in ids]
        await connection.execute(players.insert(), rows)
        await connection.execute(day_plays.insert(), plays)
        ways = [
            {"day": day, "game": GAME, "path": path, "choice": text, "players": n, "places": 2 * n}
            for (path, text), n in counted.items()
        ]
        await connection.execute(day_choices.insert(), ways)
        known = encode(Expert(1, 3.0, list(TEXTS))).decode()
        await connection.execute(days.update().values(expert=known))
    await results.add(store, [result(ids[0], number, now) for number in range(count)])
    cookie = Keeper(await store.shared_key("signing")).cookie(token)
    await store.close()
    return cookie


def play(day: str, player: str, texts: list[str], dice: random.Random) -> dict[str, object]:
    return {
        "day": day, "game": GAME, "player_id": player, "table_id": player, "begun_at": 0, "ended": "finished",
        "place": dice.randint(1, 4), "margin": float(dice.randint(-30, 30)), "choices": encode(texts).decode(),
    }  # fmt: skip


def result(player: str, number: int, now: int) -> dict[str, object]:
    company = [Neighbour("Ann", None, 1), *(Neighbour(None, "hard", place) for place in (2, 3, 4))]
    return {
        "player_id": player, "table_id": f"t{number:09}", "finished_at": now - number, "game": GAME,
        "ended": "finished", "seat": 0, "held": 1, "place": 1, "share": 1.0, "score": 7.0,
        "company": encode(company).decode(), "favoured": '{"nuba":2,"tonga":1}',
    }  # fmt: skip


async def look(server: Server, path: str, cookie: str) -> dict[str, object]:
    async with httpx.AsyncClient(base_url=server.base, cookies={COOKIE: cookie}, timeout=60) as client:
        spans, used = [], server.seconds()
        for _ in range(LOOKS):
            begun = time.perf_counter()
            answer = await client.get(path)
            spans.append(1000 * (time.perf_counter() - begun))
            assert answer.status_code == 200, answer.text
    return {
        "look": path, "p50 ms": round(percentile(spans, 0.5), 1), "p99 ms": round(percentile(spans, 0.99), 1),
        "processor ms": round(1000 * (server.seconds() - used) / LOOKS, 1), "KB": round(len(answer.content) / 1024, 1),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/load.sqlite"
        cookie = asyncio.run(fill(address, chosen.results))
        server = Server(address)
        try:
            ranking = f"/api/today/{daily.day_at(milliseconds())}/{GAME}"
            doors = (ranking, "/api/today", "/api/mine", "/api/mine/finished", "/api/mine/record")
            rows = [asyncio.run(look(server, path, cookie)) for path in doors]
        finally:
            server.stop()
    for row in rows:
        print(json.dumps(row) if chosen.json else "  ".join(f"{name}: {value}" for name, value in row.items()))
    if float(str(rows[0]["p99 ms"])) > MOST_MS:
        raise SystemExit(f"A ranking of {chosen.results} results takes longer than {MOST_MS} ms.")


if __name__ == "__main__":
    main()
