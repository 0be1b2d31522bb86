"""An honest player beside an attack: moves four times a second, plays against bots, and opens a page now and then."""

import asyncio
import random
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tools.abuse.visitor import Json, Visitor, bot, hear, me, say

ADDRESS = "127.0.0.3"
RATE = 4.0
"""Moves a second, by three people in turn."""
BROKEN = (OSError, TimeoutError, WebSocketException)


@dataclass
class Experience:
    """What it was like. Seconds, each from when something was due: who is held up once is late for what follows."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    breaks: int = 0


async def play(port: int, seconds: float) -> Experience:
    """So many seconds of an honest life."""
    experience = Experience()
    until = perf_counter() + seconds
    lives = (friends(port, experience, until), alone(port, experience, until), pages(port, experience, until))
    for problem in await asyncio.gather(*lives, return_exceptions=True):
        if isinstance(problem, BROKEN):
            experience.breaks += 1
        elif isinstance(problem, BaseException):
            raise problem
    return experience


async def friends(port: int, experience: Experience, until: float) -> None:
    """Three people at a table; from when a move is due until it is acknowledged."""
    people = [Visitor(port, ADDRESS, name) for name in ("Ann", "Bob", "Cy")]
    due = perf_counter()
    while perf_counter() < until:
        made = (await people[0].make([me(), {"kind": "open"}, {"kind": "open"}])).json()
        for person in people[1:]:
            await person.sit(made)
        async with people[0].at(made["table"]) as a, people[1].at(made["table"]) as b, people[2].at(made["table"]) as c:
            for raw in (a, b, c):
                await say(raw, "ready")
            due = await one_match([a, b, c], experience, max(due, perf_counter()), until)


async def one_match(sockets: list[ClientConnection], experience: Experience, due: float, until: float) -> float:
    """Whoever may, moves; when the next move is due, at the end."""
    heard = [asyncio.create_task(offers(raw)) for raw in sockets]
    try:
        while perf_counter() < until:
            done, _ = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
            which = heard.index(done.pop())
            position = heard[which].result()
            if position is None:
                return due
            await asyncio.sleep(max(0.0, due - perf_counter()))
            text = random.choice(position["moves"])["text"]
            await say(sockets[which], "move", decision=position["decision"], text=text)
            await hear(sockets[which], "taken")
            experience.moves.append(perf_counter() - due)
            due += 1 / RATE
            heard[which] = asyncio.create_task(offers(sockets[which]))
        return due
    finally:
        for one in heard:
            one.cancel()
        await asyncio.gather(*heard, return_exceptions=True)


async def offers(raw: ClientConnection) -> Json | None:
    """The next position in which there is something to choose; None when the match is over."""
    while True:
        message = await hear(raw, "welcome", "moved", "table", "undone")
        position = message.get("position")
        if position and position["moves"]:
            return dict[str, Any](position)
        if message.get("table", {}).get("status") == "over":
            return None


async def alone(port: int, experience: Experience, until: float) -> None:
    """One person and two bots; how long the person waits for each of their moves."""
    ann = Visitor(port, ADDRESS)
    while perf_counter() < until:
        made = (await ann.make([me(), bot("hard"), bot("hard")], start=True)).json()
        async with ann.at(made["table"]) as raw:
            message = await hear(raw, "welcome")
            while perf_counter() < until and message.get("table", {}).get("status") != "over":
                asked = perf_counter()
                if message["position"]["moves"]:
                    text = message["position"]["moves"][0]["text"]
                    await say(raw, "move", decision=message["position"]["decision"], text=text)
                    await hear(raw, "taken")
                    message = await hear(raw, "moved")
                    continue
                try:
                    message = await hear(raw, "moved", "table")
                    if message["type"] == "table":
                        if message["table"]["status"] == "over":
                            break
                        message = await hear(raw, "moved")
                finally:
                    experience.bots.append(perf_counter() - asked)


async def pages(port: int, experience: Experience, until: float) -> None:
    """A new connection and a small page, once a second."""
    ann, due = Visitor(port, ADDRESS), perf_counter()
    while perf_counter() < until:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        (await ann.request("GET", "/health")).raise_for_status()
        experience.pages.append(perf_counter() - due)
        due += 1
