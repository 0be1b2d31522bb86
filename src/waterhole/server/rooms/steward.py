"""What happens at a table without anybody asking: bots move, clocks run out, absent players are stood in for."""

import asyncio
import contextlib
import math
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import structlog

from waterhole import bots
from waterhole.core.errors import WaterholeError
from waterhole.server.bots.pool import Question
from waterhole.server.clock import milliseconds
from waterhole.server.identity.limits import household
from waterhole.server.rooms.table_budgets import spent, stop
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.table import Change, Table

if TYPE_CHECKING:
    from waterhole.server.rooms.registry import Hall

GRACE = 3.0
"""Seconds after which a server moves a bot whose move another server should have made."""
GOING_ON = 0.4
"""What is left of a bot's pause when it goes on with its own turn: only the first step needs thought."""

Wish = Callable[[int], Entry | None]
"""Checks something against the table as it is now; gives the entry that carries it out."""

logger = structlog.get_logger()


@lru_cache(maxsize=32)
def looks(level: str) -> bool:
    """Whether a bot of this level wants to know anything."""
    return bots.make(level, "").looks


class ByItself(ABC):
    """The half of a room that needs no people."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.left_at: dict[int, int] = {}
        """Since when nobody who holds a seat has been here, as far as this server knows."""
        self.thought: asyncio.Task[None] | None = None
        self.thought_about = -1
        self.thought_for: str | None = None
        self.looked_in_at = -math.inf
        """When a person was here last, or when something last happened that was not a bot's move."""
        self.hurry = asyncio.Event()
        self.alarm: asyncio.TimerHandle | None = None

    @abstractmethod
    async def do(self, wish: Wish) -> Change | None:
        """Carry out a wish."""

    @abstractmethod
    def present(self, seat: int) -> bool:
        """Whether somebody who holds this seat is connected."""

    @abstractmethod
    def waited_for(self) -> bool:
        """Whether a player is here who may be waiting."""

    @abstractmethod
    def watched(self) -> bool:
        """Whether anybody is here at all."""

    @abstractmethod
    def audience(self) -> list[tuple[str, str | None]]:
        """Who is here: addresses and players."""

    @abstractmethod
    def shared(self) -> bool:
        """Whether other servers have players at this table."""

    async def quietly(self, wish: Wish) -> None:
        """Carry out what happens by itself; if it cannot be, nobody needs to hear it."""
        try:
            await self.do(wish)
        except WaterholeError:
            pass
        except STORAGE_DOWN as problem:
            logger.warning("storage_down", problem=type(problem).__name__)
            self.hall.later(1.0, self.settle)

    def settle(self, mine: bool = False) -> None:
        """See to whatever is next. `mine`: this server made the last change, so its bots move first."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        now = milliseconds()
        if self.table.due(now) is not None:
            self.hall.spawn(self.quietly(self.table.due))
            return
        if spent(self.table, self.hall.config):
            self.hall.spawn(self.quietly(lambda now: stop(self.table, now)))
        elif self.table.bot_turn() is not None:
            self.think(mine)
        else:
            self.hurry.clear()
        wakes = [when for when in (self.table.deadline(), self.absent_at()) if when is not None]
        if wakes:
            self.alarm = asyncio.get_running_loop().call_later(max(0.01, (min(wakes) - now) / 1000), self.wake)

    def wake(self) -> None:
        self.alarm = None
        absent = self.absent_at()
        if absent is not None and absent <= milliseconds():
            self.hall.spawn(self.quietly(self.stand_in))
        else:
            self.settle()

    def stand_in(self, now: int) -> Entry | None:
        """Let a bot play for who is still absent."""
        absent, turn = self.absent_at(), self.table.turn
        if absent is None or absent > now or turn is None:
            return None
        return self.table.hand_over(turn, "absent", now)

    def absent_at(self) -> int | None:
        """When a bot is to take over from the player whose turn it is, if somebody is here and waits."""
        after, turn = self.table.charter.settings.get("absent_after"), self.table.turn
        if after is None or turn is None or self.table.people[turn].bot_plays:
            return None
        if self.present(turn) or not self.waited_for():
            return None
        return max(self.left_at.setdefault(turn, milliseconds()), self.table.changed_at) + int(after)

    def mark_presence(self) -> None:
        """Somebody may have come or gone."""
        for number, seat in enumerate(self.table.people.seats):
            if seat.kind == "person" and not self.present(number):
                self.left_at.setdefault(number, milliseconds())
            else:
                self.left_at.pop(number, None)

    def long_away(self, seat: int) -> bool:
        """Whether others may let a bot have this seat, because nobody is there; NotNow if it is too soon to say."""
        self.mark_presence()
        if seat not in self.left_at:
            return False
        wait = self.left_at[seat] + 1000 * self.hall.grace - milliseconds()
        if wait > 0:
            raise NotNow("table.only_just_away", {"seconds": math.ceil(wait / 1000)})
        return True

    def think(self, mine: bool) -> None:
        """Ask the bot whose turn it is, unless it has been asked; again, if somebody has come to whom it matters."""
        payer = self.payer()
        waits_behind = self.thought_for is None and payer is not None
        if self.thought is not None and self.thought_about == self.table.decision and not waits_behind:
            return
        if self.thought is not None:
            self.thought.cancel()
        self.thought, self.thought_about = None, -1
        if not self.paused():
            self.thought_about, self.thought_for = self.table.decision, payer
            self.thought = self.hall.spawn(self.move_bot(self.table.decision, mine))

    def paused(self) -> bool:
        """Whether bots wait for a person to look in: nobody has done so for some minutes."""
        away = time.monotonic() - self.looked_in_at
        return not self.watched() and away >= self.hall.config.unwatched_seconds

    def payer(self) -> str | None:
        """The address of somebody here for whom bots still have time."""
        may_think = self.hall.limits.may_think
        return next((household(address) for address, player in self.audience() if may_think(address, player)), None)

    async def move_bot(self, decision: int, mine: bool) -> None:
        """Ask the bot, let it seem to think, and make its move."""
        table, match = self.table, self.table.match
        seat = table.bot_turn()
        if match is None or seat is None:
            return
        begun = time.monotonic()
        level = table.people[seat].level
        recall = match.state.recall(seat) if looks(level) else {}
        charter, seed = table.charter, secrets.token_hex(16)
        question = Question(level, seed, charter.game, charter.edition, charter.revision, recall, match.state.moves())
        if not mine and self.shared():
            await asyncio.sleep(GRACE)
        payer = self.thought_for
        move, seconds = await self.hall.pool.choose(table.id, question, payer)
        self.hall.limits.thought(self.audience(), seconds)
        if payer is None:
            await asyncio.sleep(max(0.0, self.hall.config.unwatched_pace - (time.monotonic() - begun)))
        goes_on = table.steps[-1].seat == seat
        pause = int(table.charter.settings.get("bot_pause") or 0) / 1000 * (GOING_ON if goes_on else 1)
        pause -= time.monotonic() - begun
        if pause > 0 and self.watched():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), pause)
        if table.decision == decision:
            text = match.game.text(match.state, move)
            self.thought, self.thought_about = None, -1
            await self.quietly(lambda now: table.move(seat, decision, text, now, bot=True))

    def rest(self) -> None:
        """Nothing more happens here."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thought is not None:
            self.thought.cancel()
