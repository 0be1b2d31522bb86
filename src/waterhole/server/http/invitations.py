"""The HTTP route by which somebody takes an open seat: who is invited, or a guest where guests are welcome."""

from fastapi import APIRouter, Request, Response

from waterhole.server.http.answers import admit, body_of, told
from waterhole.server.http.schema import describe
from waterhole.server.identity.rights import may_sit
from waterhole.server.messages import (
    Seated,
    Sit,
)
from waterhole.table.errors import NotNow

router = APIRouter(prefix="/api")


@router.post("/tables/{table}/seats", **describe(Seated, Sit))
async def sit(request: Request, table: str) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, Sit)
    room = await hall.rooms.find(table)
    if not may_sit(room.table, hall.keeper.invited(table, wish.invite or "")):
        raise NotNow("server.not_invited")
    player, token = await hall.players.somebody(request)
    await room.do(lambda now: room.table.sit(wish.seat, wish.name, wish.commitment or "", now), player)
    held = await room.held_by(player)
    if not held:
        raise NotNow("table.not_seated")  # The seat was left again in the same moment.
    return hall.players.with_cookie(request, told(Seated(table, min(held))), token)
