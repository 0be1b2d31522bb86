"""What everybody at a table is told: what has happened, each with the own eyes, and what each may see from now on."""

import asyncio
from collections.abc import Callable

from msgspec.json import encode

from waterhole.server.identity.rights import may_sit
from waterhole.server.messages import (
    PROTOCOL,
    Goodbye,
    Moved,
    Notice,
    Position,
    Reacted,
    TableInfo,
    TableTold,
    Undone,
    Welcome,
)
from waterhole.server.rooms import views
from waterhole.server.rooms.presence import Presence
from waterhole.server.services import Services
from waterhole.server.socket.connection import Connection
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.storage.tables import Holding
from waterhole.server.time_source import milliseconds
from waterhole.table import entries
from waterhole.table.people import Grant
from waterhole.table.table import Change, Table

FEWEST_SECONDS, MOST_SECONDS = 0.1, 2.0
"""How long to wait before the database is asked again."""


class Audience:
    """The connections to one table, as those who hear of it."""

    def __init__(self, table: Table, presence: Presence, services: Services) -> None:
        self.table = table
        self.presence = presence
        self.services = services
        self.seatings = 0
        """How often somebody may have gained a seat: who came in meanwhile may have missed it."""
        self.asking_who: asyncio.Task[None] | None = None

    @property
    def connections(self) -> list[Connection]:
        return self.presence.connections

    def info(self) -> TableInfo:
        return views.info(self.table, self.presence)

    def position(self, seat: int | None) -> Position | None:
        return views.position(self.table, seat, milliseconds())

    # What has happened.

    def tell_change(self, change: Change) -> None:
        """Everybody hears it, each with the own eyes."""
        if isinstance(change.entry, entries.Seating):
            self.tell_rights()
            self.ask_who()
        if not self.connections:
            return
        if self.table.status == "over":
            self.send_strangers_away()  # Before the secrets are told.
        if change.dealt:
            self.tell_deal()
            return
        self.tell_moves(change)
        told = change.step is not None and self.table.status != "over" and not change.was_asking
        if not told or self.presence.waits_for_absent():  # How long that may last is worth telling.
            self.tell_table(views.notice(change), isinstance(change.entry, entries.HandedOver | entries.TakenBack))

    def tell_moves(self, change: Change) -> None:
        over, entry = self.table.is_open(milliseconds()), change.entry
        if (step := change.step) is not None:
            self.tell_each(lambda eyes: Moved(views.step_seen(step, eyes, over), self.sure_position(eyes)))
        if isinstance(entry, entries.Undone):
            self.tell_each(lambda eyes: Undone(entry.seat, entry.keep, self.sure_position(eyes)))

    def tell_deal(self) -> None:
        """Everybody sees the cards; from a private table, who only looked on while people gathered must go."""
        self.send_strangers_away()
        for connection in self.connections:
            self.welcome(connection)

    def send_strangers_away(self) -> None:
        for connection in self.connections:
            if not connection.rights.may_look():
                # Who was invited may have just taken the last seat: coming back, that is seen.
                connection.leave(Goodbye("table.private", 1_000 if connection.rights.invited else None), 1008)

    def sure_position(self, seat: int | None) -> Position:
        position = self.position(seat)
        assert position is not None
        return position

    def tell_each(self, message: Callable[[int | None], Moved | Undone | TableTold]) -> None:
        """One message for each pair of eyes, made once for all who share them."""
        made: dict[int | None, bytes] = {}
        for connection in self.connections:
            eyes = connection.eyes
            if eyes not in made:
                made[eyes] = encode(message(eyes))
            connection.send(made[eyes])

    def tell_table(self, notice: Notice | None = None, changes_position: bool = False) -> None:
        """How the table stands; also how the match does, where who plays a seat decides what its eyes may do."""
        if self.connections:
            info = self.info()
            self.tell_each(lambda eyes: TableTold(info, notice, self.position(eyes) if changes_position else None))

    def welcome(self, connection: Connection, id: int | None = None) -> None:
        """Everything there is to see, for one connection."""
        eyes, over = connection.eyes, self.table.is_open(milliseconds())
        connection.tell(
            Welcome(
                id=id,
                protocol=PROTOCOL,
                you=eyes,
                held=sorted(connection.held),
                table=self.info(),
                position=self.position(eyes),
                steps=[views.step_seen(step, eyes, over) for step in self.table.steps],
                invite=self.services.keeper.invite_path(self.table.id) if connection.held else None,
                guest=not connection.held and may_sit(self.table, connection.rights.invited),
            )
        )

    def show_reaction(self, seat: int, reaction: str) -> None:
        for connection in self.connections:
            connection.tell(Reacted(seat, reaction))

    # Seats that change hands. What somebody has lost is gone with the entry in the log, before anything else is told.

    def tell_rights(self) -> None:
        """Who holds other seats than before is told so, and looks with other eyes."""
        self.send_strangers_away()
        self.presence.mark()
        for connection in self.connections:
            if not connection.gone and connection.rights.changed():
                self.welcome(connection)

    def grant(self, player: str, *grants: Grant) -> None:
        """A player is now known to be these persons."""
        self.seatings += 1
        for connection in self.connections:
            if connection.player == player:
                connection.rights.gain(grants)

    def ask_who(self) -> None:
        """Ask the database who has gained a seat: once more, if it is being asked already."""
        self.seatings += 1
        if self.asking_who is None:
            self.asking_who = self.services.tasks.spawn(self.ask_until_known())

    async def ask_until_known(self) -> None:
        pause, known = FEWEST_SECONDS, -1
        try:
            while known != self.seatings and self.connections:
                asked = self.seatings
                try:
                    found = await self.services.store.all_grants(self.table.id)
                except STORAGE_DOWN:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, MOST_SECONDS)
                else:
                    self.know(found)
                    known = asked
        finally:
            self.asking_who = None

    def know(self, found: list[Holding]) -> None:
        """The database has said who is who."""
        for connection in self.connections:
            connection.rights.gain(grant for grant, player in found if player == connection.player)
        self.tell_rights()
        self.tell_table()
