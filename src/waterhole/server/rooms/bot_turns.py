"""A bot's turn at a table: when it is asked, for whom it thinks, and when its move is made."""

import asyncio
import contextlib
import math
import secrets
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import TypeAlias

import msgspec

from waterhole import bots
from waterhole.bots.agents.agent_bot import STAND_IN
from waterhole.bots.levels import by_thoughts
from waterhole.core.event import Json
from waterhole.server.bots.pool import Question
from waterhole.server.identity.limits import household
from waterhole.server.rooms.presence import Presence
from waterhole.server.services import Services
from waterhole.server.time_source import monotonic
from waterhole.table.daily import answer_seed
from waterhole.table.entries import Entry
from waterhole.table.table import Table

OTHERS_FIRST = 3.0
"""Seconds after which a server moves a bot whose move another server should have made."""
GOING_ON = 0.4
"""What is left of a bot's pause when it goes on with its own turn: only the first step needs thought."""
FIRST_LOOK = 3.0
"""Seconds that bots wait at most until a player has seen the deal."""

Wish: TypeAlias = Callable[[int], Entry | None]
"""Checks something against the table as it is at a time; gives the entry that carries it out."""


@lru_cache(maxsize=32)
def looks(level: str) -> bool:
    """Whether a bot of this level wants to know anything."""
    return bots.make(level, "").looks


class BotTurns:
    """The bots of one table. `do` carries out what one wishes."""

    def __init__(
        self, table: Table, presence: Presence, services: Services, do: Callable[[Wish], Awaitable[None]]
    ) -> None:
        self.table = table
        self.presence = presence
        self.services = services
        self.do = do
        self.thought: asyncio.Task[None] | None = None
        self.thought_about = -1
        self.thought_for: str | None = None
        self.looked_in_at = -math.inf
        """When a person was here last, or when something last happened that was not a bot's move."""
        self.hurry = asyncio.Event()
        self.deal_seen = asyncio.Event()

    def look_in(self) -> None:
        """A person is here, or has done something."""
        self.looked_in_at = monotonic()

    def think(self, mine: bool) -> None:
        """Ask the bot whose turn it is, unless it has been asked; again, if somebody has come to whom it matters."""
        payer = self.payer()
        waits_behind = self.thought_for is None and payer is not None
        if self.thought is not None and self.thought_about == self.table.decision and not waits_behind:
            return
        self.rest()
        self.forget()
        if not self.paused():
            self.thought_about, self.thought_for = self.table.decision, payer
            self.thought = self.services.tasks.spawn(self.move(self.table.decision, mine))

    def paused(self) -> bool:
        """Whether bots wait for a person to look in: nobody has done so for some minutes."""
        away = monotonic() - self.looked_in_at
        return not self.presence.watched() and away >= self.services.config.unwatched_seconds

    def payer(self) -> str | None:
        """The address of somebody here for whom bots still have time."""
        may_think = self.services.limits.may_think
        here = self.presence.people()
        return next((household(address) for address, player in here if may_think(address, player)), None)

    async def move(self, decision: int, mine: bool) -> None:
        """Ask the bot, let it seem to think, and make its move."""
        table, match = self.table, self.table.match
        seat = table.bot_turn()
        if match is None or seat is None:
            return
        begun = monotonic()
        question = self.question(seat)
        if not mine and self.presence.peers.shared():
            await asyncio.sleep(OTHERS_FIRST)
        payer = self.thought_for
        move, seconds = await self.services.pool.choose(table.id, question, payer)
        self.services.limits.thought(self.presence.people(), seconds)
        if payer is None:
            await asyncio.sleep(max(0.0, self.services.config.unwatched_pace - (monotonic() - begun)))
        await self.pause(seat, begun)
        if table.decision == decision:
            text = match.game.text(match.state, move)
            self.forget()
            await self.do(lambda now: table.move(seat, decision, text, now, bot=True))

    def question(self, seat: int) -> Question:
        """What the bot is asked: only what its seat can know."""
        match, charter = self.table.match, self.table.charter
        assert match is not None
        agents, level = self.services.pool.agents, self.table.people[seat].level
        if level not in agents and level not in bots.names():
            level = STAND_IN  # An agent that the host no longer offers.
        recall = match.state.recall(seat) if level in agents or looks(level) else {}
        news = self.news(seat) if level in agents else []
        seed, moves = secrets.token_hex(16), match.state.moves()
        if charter.daily is not None:  # The same moves are answered the same way, wherever and whenever.
            level, seed = by_thoughts(level), answer_seed(self.table.secret, match.moves)
        return Question(level, seed, charter.game, charter.edition, charter.revision, recall, moves, news)

    def news(self, seat: int) -> list[dict[str, Json]]:
        """What has happened since this seat's last move, that move included, as the seat saw it."""
        steps = self.table.steps
        last = next((place for place in reversed(range(len(steps))) if steps[place].seat == seat), 0)
        return [event for step in steps[last:] for event in msgspec.json.decode(step.seen_by(seat))]

    async def pause(self, seat: int, begun: float) -> None:
        """Let the bot seem to think, as long as somebody watches and nobody is in a hurry."""
        whole = int(self.table.charter.settings.get("bot_pause") or 0) / 1000
        if whole and self.begins():
            await within(FIRST_LOOK, self.deal_seen)
            begun = monotonic()
        goes_on = self.table.steps[-1].seat == seat
        pause = whole * (GOING_ON if goes_on else 1) - (monotonic() - begun)
        if pause > 0 and self.presence.watched():
            await within(pause, self.hurry)

    def begins(self) -> bool:
        """Whether somebody who plays here may not have seen the deal yet."""
        match, seats = self.table.match, self.table.people.seats
        return match is not None and not match.moves and any(seat.kind == "person" for seat in seats)

    def forget(self) -> None:
        self.thought, self.thought_about = None, -1

    def rest(self) -> None:
        """No bot thinks here any more."""
        if self.thought is not None:
            self.thought.cancel()


async def within(seconds: float, event: asyncio.Event) -> None:
    """Wait for something, but no longer than this."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
