"""The HTTP routes about tables: making them, and the lists of them."""

from fastapi import APIRouter, Request, Response

from waterhole.core.errors import WaterholeError
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, hall_of, looked, told
from waterhole.server.http.schema import describe
from waterhole.server.identity.rights import may_look
from waterhole.server.messages import (
    Made,
    NewTable,
    TableInfo,
    TableLine,
    Tables,
)
from waterhole.server.rooms.create import make_table
from waterhole.server.rooms.room import Room
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

router = APIRouter(prefix="/api")
INVITATION = "X-Waterhole-Invitation"
"""The header with the token of an invitation, for who wants to see a private table before taking a seat."""


async def visible(request: Request, table: str) -> Room:
    """A table that this browser may see."""
    hall = hall_of(request)
    room = await hall.rooms.find(table)
    if not may_look(room.table, frozenset(), hall.keeper.invited(table, request.headers.get(INVITATION, ""))):
        player = await hall_of(request).players.who(request)
        if player is None or not await room.held_by(player):
            raise NotNow("table.private")
    return room


@router.post("/tables", **describe(Made, NewTable))
async def make(request: Request) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, NewTable)
    player, token = await hall.players.somebody(request)
    room = await make_table(hall.rooms, wish, player)
    made = Made(room.table.id, room.table.people.host(), hall.keeper.invite_path(room.table.id))
    return hall.players.with_cookie(request, told(made), token)


async def line(hall: Hall, id: str, player: str | None) -> TableLine | None:
    """A table in a list; None if it has just been swept, or if it is a list of one's own and one has left it."""
    try:
        room = await hall.rooms.find(id)
    except WaterholeError:
        return None
    table, held = room.table, sorted(await room.held_by(player)) if player is not None else []
    if player is not None and not held:
        return None
    names = [seat.name if seat.kind == "person" else None for seat in table.people.seats]
    return TableLine(
        id, table.charter.game, table.status, names, held, table.turn in held, table.changed_at, part(table),
        table.clocks.deadline() if table.clocks is not None else None,
    )  # fmt: skip


def part(table: Table) -> dict[str, int]:
    """Where the match is: the numbers that every spectator sees."""
    if table.match is None:
        return {}
    view = table.match.state.view(None)
    return {name: value for name, value in view.items() if isinstance(value, int) and not isinstance(value, bool)}


async def lines(hall: Hall, ids: list[str], player: str | None) -> Response:
    found = [await line(hall, id, player) for id in ids]
    return told(Tables([one for one in found if one is not None]))


@router.get("/tables", **describe(Tables))
async def yours(request: Request) -> Response:
    hall = looked(request)
    player = await hall.players.who(request)
    return await lines(hall, await hall.store.tables_of(player) if player is not None else [], player)


@router.get("/watch", **describe(Tables))
async def watch(request: Request) -> Response:
    hall = looked(request)
    return await lines(hall, await hall.store.listed(), None)


@router.get("/tables/{table}", **describe(TableInfo))
async def table_info(request: Request, table: str) -> Response:
    return told((await visible(request, table)).audience.info())
