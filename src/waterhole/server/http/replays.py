"""The HTTP routes about matches that are over: as a record, frame by frame, and to go on from."""

import asyncio

from fastapi import APIRouter, Request, Response

from waterhole.server.http.answers import admit, body_of, hall_of, told
from waterhole.server.http.frames import Look, replay
from waterhole.server.http.schema import describe
from waterhole.server.http.tables import visible
from waterhole.server.messages import Continue, Made, Replay
from waterhole.server.rooms.create import make_continued
from waterhole.server.rooms.room import Room
from waterhole.server.socket.connection import address_of
from waterhole.server.time_source import milliseconds
from waterhole.table.errors import NotNow
from waterhole.table.recording import record_of
from waterhole.table.table import Table

router = APIRouter(prefix="/api")


def record_text(table: Table) -> str:
    """The record as a JSON file."""
    return record_of(table).text()


async def finished(request: Request, table: str) -> Room:
    room = await visible(request, table)
    if room.table.status != "over":
        raise NotNow("table.not_over")
    if not room.table.is_open(milliseconds()):
        raise NotNow("table.day_not_over")
    return room


@router.get("/tables/{table}/record", **describe(None))
async def record(request: Request, table: str) -> Response:
    room = await finished(request, table)
    headers = {"Content-Disposition": f'attachment; filename="{room.table.charter.game}-{table}.json"'}
    async with hall_of(request).desks.replays.turn(address_of(request)) as spent:
        with spent.at_work():
            text = await asyncio.to_thread(record_text, room.table)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{table}/replay", **describe(Replay))
async def replay_of(
    request: Request, table: str, seat: int | None = None, start: int = 0, count: int = 100, opened: bool = False
) -> Response:
    room = await finished(request, table)
    match, steps = room.table.match, room.table.steps
    assert match is not None
    pieces = Look(seat, start, count, opened).pieces(match, steps)
    return told(replay(steps, await hall_of(request).desks.replays.done(address_of(request), pieces)))


@router.post("/tables/{table}/continue", **describe(Made, Continue))
async def go_on(request: Request, table: str) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, Continue)
    old = await finished(request, table)
    player, token = await hall.players.somebody(request)
    room = await make_continued(hall.rooms, old.table, wish, player)
    made = Made(room.table.id, wish.seat, hall.keeper.invite_path(room.table.id))
    return hall.players.with_cookie(request, told(made), token)
