"""What a server sees to now and then: idle rooms, clocks that ran out, old tables, tokens, and what it did not hear."""

import structlog

from waterhole.core.errors import WaterholeError
from waterhole.server.cluster.peers import HEARTBEAT
from waterhole.server.event_loop import watch_the_loop
from waterhole.server.identity.players import Players
from waterhole.server.messages import Goodbye
from waterhole.server.rooms import daily
from waterhole.server.rooms.registry import Registry
from waterhole.server.rooms.sweep_date import DAY, today
from waterhole.server.services import Services
from waterhole.server.storage import calls
from waterhole.server.storage import days as dealt
from waterhole.server.time_source import milliseconds

logger = structlog.get_logger()


class Housekeeping:
    """That of one server."""

    def __init__(self, services: Services, rooms: Registry, players: Players) -> None:
        self.services = services
        self.rooms = rooms
        self.players = players
        self.rounds = 0
        self.breaks = 0
        """How often the bus had broken down when everything that was missed had been read."""

    async def begin(self) -> None:
        """What cannot wait; then everything in its time."""
        await self.sweep(0)
        await self.see_to_clocks()
        await self.seal_deals()
        tasks = self.services.tasks
        tasks.spawn(watch_the_loop(self.services.config.lag_alarm))
        tasks.spawn(tasks.every(5.0, self.rooms.tidy))
        tasks.spawn(tasks.every(30.0, self.see_to_clocks))
        tasks.spawn(tasks.every(30.0, self.see_to_reminders))
        tasks.spawn(tasks.every(self.players.keep, self.see_to_tokens))
        tasks.spawn(tasks.every(3600.0, self.sweep))
        tasks.spawn(tasks.every(3600.0, self.seal_deals))
        if self.services.bus.shared:
            tasks.spawn(tasks.every(2.0, self.look_for_missed))
            tasks.spawn(tasks.every(HEARTBEAT, self.tell_presence))

    async def see_to_clocks(self) -> None:
        """Open the rooms where somebody's time has run out while nobody was there."""
        for id in await self.services.store.overdue(milliseconds()):
            try:
                await self.rooms.find(id)
            except WaterholeError as problem:  # Swept meanwhile; or a table that this version cannot read any more.
                logger.info("not_opened", problem=problem.code)

    async def see_to_reminders(self) -> None:
        """Who has let half of a move's days go by is called once more."""
        for id, called_for in await calls.due_reminders(self.services.store, milliseconds()):
            try:
                table = (await self.rooms.find(id)).table
            except WaterholeError as problem:
                logger.info("not_opened", problem=problem.code)
            else:
                if table.turn_began() == called_for:
                    self.services.caller.remind(table)

    async def sweep(self, step: int = DAY) -> None:
        """Forget what nobody has touched for long. A clock that leaps is followed a step further, each hour."""
        store, days = self.services.store, self.services.config.retention_days
        self.services.fields.forget()
        await calls.sweep_calls(store, milliseconds() - DAY)
        if not days:
            return
        before = await today(store, milliseconds(), step) - days * DAY
        while old := await store.sweep(before):
            for id in old:
                self.rooms.drop(id, Goodbye("server.swept", None))
        await store.sweep_players(before)
        await dealt.sweep(store, daily.day_at(before))

    async def seal_deals(self) -> None:
        """Tomorrow's deals are sealed today."""
        await daily.prepare(self.services.store, milliseconds())

    async def see_to_tokens(self) -> None:
        """Who has signed out at another server, or was signed out by a newer device, is nobody here either."""
        connections = [one for one in self.rooms.connections() if one.player is not None]
        tokens = [self.rooms.token_hash(one) for one in connections]
        known = await self.services.store.known(tokens)
        for connection, token in zip(connections, tokens, strict=True):
            if known.get(token) != connection.player:
                self.players.forget(token)
                connection.leave(Goodbye("server.signed_out", 1_000), 1008)

    # Other servers.

    async def look_for_missed(self) -> None:
        """While the bus is down, when it is back, and now and then: read what other servers have stored."""
        bus, rooms = self.services.bus, self.rooms.in_use
        self.rounds = (self.rounds + 1) % 5
        if bus.up and bus.breaks == self.breaks and self.rounds:
            return
        if bus.up:
            self.breaks = bus.breaks
        lengths = {id: room.table.length for id, room in rooms.items() if room.presence.watched()}
        for id in await self.services.store.longer(lengths):
            if id in rooms:
                await rooms[id].look_for_missed()

    async def tell_presence(self) -> None:
        """Tell the other servers who is here; and see to the tables of those that do not do so any more."""
        rooms = list(self.rooms.in_use.values())
        if not self.services.bus.up:
            for room in rooms:
                room.peers.excuse()
            return
        for room in rooms:
            if room.peers.forget_silent():
                room.presence_changed()
            if room.presence.watched():
                await room.tell_presence()
