"""The attacks: each tries for so many seconds to stop a server from one address, and says what it got done."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from importlib.resources import files
from time import monotonic

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tools.abuse.visitor import Visitor, bot, hear, me, say

ADDRESS = "127.0.0.2"
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
LONG_TABLES = "WATERHOLE_ABUSE_LONG"
"""The environment's word for the tables with long logs, which are prepared before the server starts."""

Attack = Callable[[int, float], Coroutine[object, object, str]]


async def nothing(port: int, seconds: float) -> str:
    """No attack: what the honest player feels without one."""
    await asyncio.sleep(seconds)
    return "–"


async def editions(port: int, seconds: float) -> str:
    """Editions of 20 KB whose keys are dotted thousands of times, four at once."""
    text = f"{'.'.join(['a'] * 9_000)} = 1\n"
    codes: Counter[str] = Counter()
    until = monotonic() + seconds

    async def send() -> None:
        eve = Visitor(port, ADDRESS)
        while monotonic() < until:
            with suppress(*BROKEN):
                answer = await eve.make([me(), bot("random"), bot("random")], edition=text)
                codes[answer.json().get("code", "made")] += 1
                if answer.status_code == 429:
                    await asyncio.sleep(1)

    await asyncio.gather(*(send() for _ in range(4)))
    return counted(codes)


async def looks(port: int, seconds: float) -> str:
    """A hundred spectators ask to look again and again, and never read."""
    eve = Visitor(port, ADDRESS)
    made = (await eve.make([bot("random")] * 5, start=True)).json()["table"]
    async with eve.at(made) as raw:
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                while (await hear(raw, "table"))["table"]["status"] != "over":
                    pass
    until, said = monotonic() + seconds, 0
    async with AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(eve.at(made, 1)) for _ in range(100)]
        while monotonic() < until:
            said += sum(await asyncio.gather(*(look(raw) for raw in crowd)))
            await asyncio.sleep(0.1)
        for raw in crowd:
            raw.transport.abort()
    return f"{said:,} looks"


async def look(raw: ClientConnection) -> int:
    with suppress(*BROKEN):
        async with asyncio.timeout(0.5):
            await say(raw, "look", seat=None)
            return 1
    return 0


async def pings(port: int, seconds: float) -> str:
    """Ten megabits a second of the smallest pings, on twenty connections that come back when they are closed."""
    eve = Visitor(port, ADDRESS)
    table = (await eve.make([me(), bot("random"), bot("random")])).json()["table"]
    flood = b"\x89\x80\0\0\0\0" * 1_000
    until, sent, closed = monotonic() + seconds, 0, 0

    async def flow() -> None:
        nonlocal sent, closed
        while monotonic() < until:
            with suppress(*BROKEN):
                async with eve.at(table) as raw:
                    while monotonic() < until and not raw.transport.is_closing():
                        raw.transport.write(flood)
                        sent += 1_000
                        await asyncio.sleep(len(flood) * 8 * 20 / 10_000_000)
                        if raw.transport.get_write_buffer_size() > 1_000_000:
                            await asyncio.sleep(0.5)
                    raw.transport.abort()
            closed += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(flow() for _ in range(20)))
    return f"{sent:,} pings, {closed} connections closed"


async def endless(port: int, seconds: float) -> str:
    """Five matches that no score can end, played by quick bots with nobody there."""
    eve = Visitor(port, ADDRESS)
    text = endless_edition()
    made = [(await eve.make([bot("random")] * 4, "sanctuary", edition=text, start=True)).json() for _ in range(5)]
    tables = [one["table"] for one in made if "table" in one]
    refused = Counter(one["code"] for one in made if "code" in one)
    await asyncio.sleep(seconds - 1)
    moves = [(await eve.request("GET", f"/api/tables/{table}")).json().get("moves", 0) for table in tables]
    return f"{len(tables)} tables, {sum(moves):,} moves, {counted(refused)}"


def endless_edition() -> str:
    text = files("waterhole.games.sanctuary").joinpath("edition.toml").read_text(encoding="utf-8")
    return text.replace('name = "standard"', 'name = "endless"').replace("goal = 50 ", "goal = 10000 ")


async def long_logs(port: int, seconds: float) -> str:
    """Tables with 30,000 entries each, made by move and undo long ago: opened one after the other."""
    eve = Visitor(port, ADDRESS)
    opened = 0
    until = monotonic() + seconds
    for table in os.environ[LONG_TABLES].split(","):
        if monotonic() < until:
            answer = await eve.request("GET", f"/api/tables/{table}")
            opened += answer.status_code == 200
    await asyncio.sleep(max(0.0, until - monotonic()))
    return f"{opened} opened"


async def experts(port: int, seconds: float) -> str:
    """Fifty-five tables of four experts that nobody watches."""
    eve = Visitor(port, ADDRESS)
    made = await asyncio.gather(*(eve.make([bot("expert")] * 4, start=True) for _ in range(55)))
    await asyncio.sleep(seconds)
    return f"{sum(one.status_code == 200 for one in made)} tables"


async def watched_experts(port: int, seconds: float) -> str:
    """The same, each with a spectator of the attacker's."""
    eve = Visitor(port, ADDRESS)
    made = await asyncio.gather(*(eve.make([bot("expert")] * 4, start=True) for _ in range(55)))
    tables = [one.json()["table"] for one in made if one.status_code == 200]
    async with AsyncExitStack() as stack:
        for table in tables:
            await stack.enter_async_context(eve.at(table))
        await asyncio.sleep(seconds)
    return f"{len(tables)} tables"


async def slowloris(port: int, seconds: float) -> str:
    """Fifteen hundred connections that send a header's letter a second."""
    until, writers, refused = monotonic() + seconds, list[asyncio.StreamWriter](), 0
    for _ in range(1_500):
        with suppress(*BROKEN):
            async with asyncio.timeout(2):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
                writer.write(b"GET /health HTTP/1.1\r\nX-Slow: ")
                writers.append(writer)
    while monotonic() < until:
        for writer in writers:
            if not writer.is_closing():
                writer.write(b"x")
        await asyncio.sleep(1)
        refused = sum(writer.is_closing() for writer in writers)
    return f"{len(writers)} connections, {refused} closed"


async def rematches(port: int, seconds: float) -> str:
    """A hundred and fifty rematches at once: three for each of fifty matches that are over."""
    eve = Visitor(port, ADDRESS)
    until, codes = monotonic() + seconds, Counter[str]()
    made = [(await eve.make([me(), bot("random"), bot("random")], start=True)).json() for _ in range(50)]
    async with AsyncExitStack() as stack:
        crowd = [[await stack.enter_async_context(eve.at(one["table"])) for _ in range(3)] for one in made]
        for trio in crowd:
            await say(trio[0], "resign")
            await hear(trio[0], "taken")

        async def ask(raw: ClientConnection) -> None:
            await say(raw, "rematch")
            codes[(await hear(raw, "taken", "refused")).get("code", "taken")] += 1

        await asyncio.gather(*(ask(raw) for trio in crowd for raw in trio))
    await asyncio.sleep(max(0.0, until - monotonic()))
    return counted(codes)


async def odd_editions(port: int, seconds: float) -> str:
    """Editions with names that no notation can hold, which once left rooms open; as fast as they are taken."""
    standard = files("waterhole.games.serengeti").joinpath("edition.toml").read_text(encoding="utf-8")
    odd = ['"nu ba" =', "nu-ba =", '"nu.ba" =', '"" =', '"\\n" =', '"\\u3164" =']
    texts = [standard.replace("nuba =", name, 1) for name in odd] + ['game = "serengeti"\nname = "x"\nnumbers = 1\n']
    eve, codes, until = Visitor(port, ADDRESS), Counter[str](), monotonic() + seconds
    while monotonic() < until:
        for text in texts:
            with suppress(*BROKEN):
                answer = await eve.make([me(), bot("random"), bot("random")], edition=text, start=True)
                codes[answer.json().get("code", "made")] += 1
                if answer.status_code == 429:
                    await asyncio.sleep(1)
    return counted(codes)


async def sits(port: int, seconds: float) -> str:
    """Sitting down four times at once at a table with four open seats, again and again."""
    eve, until, tries, several = Visitor(port, ADDRESS), monotonic() + seconds, 0, 0
    await eve.make([me(), bot("random"), bot("random")])  # It has a cookie now.
    while monotonic() < until:
        with suppress(*BROKEN):
            answer = await Visitor(port, ADDRESS).make([me(), *[{"kind": "open"}] * 4])
            if answer.status_code != 200:
                await asyncio.sleep(1)
                continue
            made = answer.json()
            await asyncio.gather(*(eve.sit(made) for _ in range(4)), return_exceptions=True)
            async with eve.at(made["table"]) as raw:
                several += len((await hear(raw, "welcome"))["held"]) > 1
            tries += 1
        await asyncio.sleep(0.2)
    return f"{tries} tables, more than one seat at {several}"


async def ipv6(port: int, seconds: float) -> str:
    """Tables without end from the addresses of one /64, each used once, as a proxy reports them."""
    codes, until, number = Counter[str](), monotonic() + seconds, 0
    body = {"game": "serengeti", "seats": [me(), *[bot("expert")] * 3], "start": True}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as proxy:
        while monotonic() < until:
            number += 1
            headers = {"X-Forwarded-For": f"2001:db8:0:1::{number:x}"}
            with suppress(*BROKEN):
                codes[(await proxy.post("/api/tables", json=body, headers=headers)).json().get("code", "made")] += 1
    return counted(codes)


def counted(codes: Counter[str]) -> str:
    return ", ".join(f"{count} {code}" for code, count in codes.most_common())


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "editions": editions,
    "looks": looks,
    "pings": pings,
    "endless": endless,
    "long logs": long_logs,
    "experts": experts,
    "watched experts": watched_experts,
    "slowloris": slowloris,
    "rematches": rematches,
    "odd editions": odd_editions,
    "sits": sits,
    "IPv6": ipv6,
}

if __name__ == "__main__":
    print(asyncio.run(ATTACKS[sys.argv[1]](int(sys.argv[2]), float(sys.argv[3]))))
