"""What happens at a table without anybody asking: bots move, clocks run out, absent players are stood in for."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from waterhole.core.errors import WaterholeError
from waterhole.server.rooms.bot_turns import BotTurns, Wish
from waterhole.server.rooms.presence import Presence
from waterhole.server.rooms.table_budgets import spent, stop
from waterhole.server.services import Services
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.time_source import milliseconds
from waterhole.table.entries import Entry
from waterhole.table.table import Change, Table

logger = structlog.get_logger()


class Timekeeper:
    """Sees to one table. `do` carries out a wish."""

    def __init__(
        self, table: Table, presence: Presence, services: Services, do: Callable[[Wish], Awaitable[Change | None]]
    ) -> None:
        self.table = table
        self.presence = presence
        self.services = services
        self.do = do
        self.bots = BotTurns(table, presence, services, self.quietly)
        self.alarm: asyncio.TimerHandle | None = None

    async def quietly(self, wish: Wish) -> None:
        """Carry out what happens by itself; if it cannot be, nobody needs to hear it."""
        try:
            await self.do(wish)
        except WaterholeError:
            pass
        except STORAGE_DOWN as problem:
            logger.warning("storage_down", problem=type(problem).__name__)
            self.services.tasks.later(1.0, self.settle)

    def settle(self, mine: bool = False) -> None:
        """See to whatever is next. `mine`: this server made the last change, so its bots move first."""
        self.put_off()
        now, spawn = milliseconds(), self.services.tasks.spawn
        if self.table.due(now) is not None:
            spawn(self.quietly(self.table.due))
            return
        if spent(self.table, self.services.config):
            spawn(self.quietly(lambda now: stop(self.table, now)))
        elif self.table.bot_turn() is not None:
            self.bots.think(mine)
        else:
            self.bots.hurry.clear()
        wakes = [when for when in (self.table.deadline(), self.presence.absent_at()) if when is not None]
        if wakes:
            self.alarm = asyncio.get_running_loop().call_later(max(0.01, (min(wakes) - now) / 1000), self.wake)

    def wake(self) -> None:
        self.alarm = None
        absent = self.presence.absent_at()
        if absent is not None and absent <= milliseconds():
            self.services.tasks.spawn(self.quietly(self.stand_in))
        else:
            self.settle()

    def stand_in(self, now: int) -> Entry | None:
        """Let a bot play for who is still absent."""
        absent, turn = self.presence.absent_at(), self.table.turn
        if absent is None or absent > now or turn is None:
            return None
        return self.table.hand_over(turn, "absent", now)

    def put_off(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def rest(self) -> None:
        """Nothing more happens here."""
        self.put_off()
        self.bots.rest()
