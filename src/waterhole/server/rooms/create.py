"""Making tables: from what a player wishes, and from a match that is over."""

import asyncio
from typing import TypeAlias

from waterhole import bots
from waterhole.core.errors import BadInput
from waterhole.core.option import Value
from waterhole.server.bots.agents import Agents
from waterhole.server.messages import Continue, NewTable, SeatWish, Settings
from waterhole.server.rooms.registry import Registry
from waterhole.server.rooms.room import Room
from waterhole.server.storage.calls import carry_ways
from waterhole.server.storage.tables import new_id
from waterhole.server.time_source import milliseconds
from waterhole.table import entries, fairness
from waterhole.table.charter import Charter, ClockRule, FirstSeat, anew, settled
from waterhole.table.continuing import continued
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant
from waterhole.table.table import Table

Terms: TypeAlias = tuple[str, list[FirstSeat], dict[str, Value], str, int, str | None]
"""What `settled` takes."""


def check_level(level: str | None, agents: Agents) -> str:
    """A bot that there is, or an agent of the host's; None is the usual one."""
    if level is not None and level not in bots.names() and level not in agents:
        raise BadInput("core.unknown_bot", {"bot": level, "known": [*bots.names(), *agents.commands]})
    return level or bots.DEFAULT


def first_seat(wish: SeatWish, number: int, commitment: str, agents: Agents) -> FirstSeat:
    level = check_level(wish.level, agents)
    if wish.kind == "me":
        return FirstSeat("person", level, wish.name or f"{number + 1}", 0, commitment=commitment)
    return FirstSeat(wish.kind, level)


async def make_table(rooms: Registry, wish: NewTable, player: str) -> Room:
    """A new table; its maker holds all seats that are "me"."""
    secret, now = fairness.new_secret(), milliseconds()
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    seats = [
        first_seat(seat, number, (wish.commitment or "") if number in mine[:1] else "", rooms.services.pool.agents)
        for number, seat in enumerate(wish.seats)
    ]
    terms = (wish.game, seats, dict(wish.options), fairness.commitment(secret), now, wish.edition)
    charter = settled(*terms) if wish.edition is None else await off_the_loop(rooms, terms)
    run_as(charter, wish.settings)
    table = Table(new_id(), charter, secret)
    first = table.start(now) if wish.start else None
    log: list[Entry] = [first] if first is not None else []
    for entry in log:
        table.add(entry)
    return await rooms.make(table, log, [(Grant(seat, 0), player) for seat in mine])


async def off_the_loop(rooms: Registry, terms: Terms) -> Charter:
    """An edition of somebody's own is read and tried out beside everything else, and one at a time."""
    async with rooms.reading:
        return await asyncio.to_thread(settled, *terms)


def run_as(charter: Charter, settings: Settings) -> None:
    """Put the settings into the charter."""
    if settings.clock is not None:
        charter.clock = ClockRule(settings.clock.kind, settings.clock.base, settings.clock.gain)
    charter.settings = {
        "bot_pause": settings.bot_pause,
        "absent_after": settings.absent_after,
        "watch": settings.watch,
        "hints": int(settings.hints),
        "guests": int(settings.guests),
    }


async def make_continued(rooms: Registry, old: Table, wish: Continue, player: str) -> Room:
    """A table that goes on from a moment of a finished match; as private as that was, and never listed."""
    now = milliseconds()
    charter = continued(old, wish.moves, wish.seat, wish.name, now)
    if charter.settings.get("watch") == "listed":
        charter.settings = {**charter.settings, "watch": "link"}
    log: list[Entry] = [entries.Started(now)]
    return await rooms.make(Table(new_id(), charter, old.secret, log), log, [(Grant(wish.seat, 0), player)])


def same_seats(table: Table) -> list[FirstSeat]:
    """Everybody keeps their seat, and with it their colour and, if a bot, their name: who begins is drawn by lot."""
    return [FirstSeat(seat.kind, seat.level, seat.name, seat.person) for seat in table.people.seats]


async def make_rematch(room: Room, seat: int, commitment: str, address: str) -> None:
    """The next table of the same people: one, however many ask at once."""
    async with room.rematching:
        room.table.ask_rematch("", 0)
        if not room.services.limits.table(address):
            raise NotNow("server.too_fast")
        await make_next(room, seat, commitment)


async def make_next(room: Room, seat: int, commitment: str) -> None:
    old, store = room.table, room.services.store
    secret, now = fairness.new_secret(), milliseconds()
    sealed = fairness.commitment(secret)
    charter = anew(old.charter, same_seats(old), sealed, now)
    table = Table(new_id(), charter, secret)
    log: list[Entry] = [entries.GotReady(now, old.people[seat].person, True, commitment=commitment)]
    holding = [
        (grant, player)
        for grant, player in await store.all_grants(old.id)
        if old.people.granted([grant])  # Who has left comes along nowhere.
    ]
    for entry in log:
        table.add(entry)
    # Stored before it is named, so that whoever hears its name finds it. A race with another server leaves an empty
    # table to the sweep.
    await store.make(table, log, holding)
    await carry_ways(store, old.id, table.id)
    await room.do(lambda at: old.ask_rematch(table.id, at, seat))
    room.services.caller.again(old, seat, table.id)
