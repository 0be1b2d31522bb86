"""The half of a room that tells: everybody hears what happened at the table, each with the own eyes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.json import encode

from waterhole.server import messages, pictures
from waterhole.server.by_itself import ByItself, milliseconds
from waterhole.server.connection import Connection
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
from waterhole.server.neighbours import Neighbours
from waterhole.table import entries
from waterhole.table.steps import Step
from waterhole.table.table import Change, Table

if TYPE_CHECKING:
    from waterhole.server.hall import Hall

SEATING = (entries.Seated, entries.Left, entries.Arranged)
"""Entries with which a seat changes hands."""


class Telling(ByItself):
    """The connections to a table, and all that is sent to them."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        super().__init__(hall, table)
        self.connections: set[Connection] = set()
        self.neighbours = Neighbours()

    def info(self) -> TableInfo:
        return pictures.info(self.table, self.present, self.watchers() + self.neighbours.watchers())

    def watchers(self) -> int:
        """Who looks on here without a seat."""
        return sum(connection.eyes is None for connection in self.connections)

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this seat is connected, here or at another server."""
        here = any(seat in connection.held for connection in self.connections)
        return here or self.neighbours.present(seat)

    def waited_for(self) -> bool:
        return any(connection.held for connection in self.connections)

    def watched(self) -> bool:
        return bool(self.connections)

    def shared(self) -> bool:
        return self.hall.bus.shared and bool(self.neighbours.all())

    def position(self, seat: int | None) -> Position | None:
        return pictures.position(self.table, seat, milliseconds())

    def step_seen(self, step: Step, seat: int | None) -> messages.Step:
        return pictures.step_seen(step, seat, self.table.status == "over")

    def tell_change(self, change: Change) -> None:
        """Everybody hears it, each with the own eyes."""
        if not self.connections:
            return
        if self.table.status == "over":
            self.send_strangers_away()  # Before the secrets are told.
        if isinstance(change.entry, SEATING):
            self.hall.spawn(self.refresh())
        if change.dealt:
            self.tell_deal()
            return
        if (step := change.step) is not None:
            self.tell_each(lambda eyes: Moved(self.step_seen(step, eyes), self.sure_position(eyes)))
        if change.keep is not None:
            seat, keep = change.entry.seat, change.keep  # type: ignore[union-attr]
            self.tell_each(lambda eyes: Undone(seat, keep, self.sure_position(eyes)))
        if change.step is None or self.table.status == "over" or self.asked:
            self.tell_table(pictures.notice(self.table, change.entry, self.names_before))
        self.asked = self.table.asking is not None

    def tell_deal(self) -> None:
        """Everybody sees the cards; from a private table, who only looked on while people gathered must go."""
        self.send_strangers_away()
        for connection in self.connections:
            self.welcome(connection)

    def may_look(self, held: frozenset[int], invited: bool) -> bool:
        """Once a private table has started it is for its players and, while a seat is free, for who is invited."""
        if held or pictures.watch_of(self.table.charter) != "no" or self.table.status == "gathering":
            return True
        return invited and self.table.status == "playing" and self.table.people.open_seat(None) is not None

    def send_strangers_away(self) -> None:
        for connection in self.connections:
            if not self.may_look(connection.held, connection.invited):
                # Who was invited may have just taken the last seat: coming back, that is seen.
                connection.leave(Goodbye("table.private", 1_000 if connection.invited else None), 1008)

    asked = False
    names_before = ""

    def sure_position(self, seat: int | None) -> Position:
        position = self.position(seat)
        assert position is not None
        return position

    def tell_each(self, message: Callable[[int | None], Moved | Undone]) -> None:
        """One message for each pair of eyes, made once for all who share them."""
        made: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection.eyes not in made:
                made[connection.eyes] = encode(message(connection.eyes))
            connection.send(made[connection.eyes])

    def tell_table(self, notice: Notice | None = None) -> None:
        if self.connections:
            told = encode(TableTold(self.info(), notice))
            for connection in self.connections:
                connection.send(told)

    def welcome(self, connection: Connection, id: int | None = None) -> None:
        """Everything there is to see, for one connection."""
        eyes = connection.eyes
        connection.tell(
            Welcome(
                id=id,
                protocol=PROTOCOL,
                you=eyes,
                held=sorted(connection.held),
                table=self.info(),
                position=self.position(eyes),
                steps=[self.step_seen(step, eyes) for step in self.table.steps],
                invite=self.hall.invite_path(self.table.id) if connection.held else None,
            )
        )

    async def refresh(self) -> None:
        """Seats changed hands: who holds another one now looks with other eyes."""
        for connection in list(self.connections):
            if connection.player is None:
                continue
            held = await self.hall.store.held(self.table.id, connection.player)
            if held != connection.held:
                connection.held = held
                connection.eyes = min(held, default=None)
                self.welcome(connection)
        self.send_strangers_away()
        self.tell_table()

    def show_reaction(self, seat: int, reaction: str) -> None:
        for connection in self.connections:
            connection.tell(Reacted(seat, reaction))
