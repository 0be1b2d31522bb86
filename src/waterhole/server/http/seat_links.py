"""The HTTP routes of seat links: making one, and using it to have a seat on another device, too."""

from fastapi import APIRouter, Request, Response

from waterhole.server.http.answers import admit, body_of, told
from waterhole.server.http.schema import describe
from waterhole.server.messages import (
    Seated,
    SeatLink,
    UseSeatLink,
)
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant

router = APIRouter(prefix="/api")


@router.post("/tables/{table}/seats/{seat}/link", **describe(SeatLink))
async def seat_link(request: Request, table: str, seat: int) -> Response:
    hall = admit(request)
    room = await hall.rooms.find(table)
    player = await hall.players.who(request)
    if player is None or seat not in await room.held_by(player):
        raise NotNow("table.not_your_seat")
    grant = Grant(seat, room.table.people[seat].person)
    return told(SeatLink(f"/seat#{await hall.store.new_seat_link(table, grant)}"))


@router.post("/seat", **describe(Seated, UseSeatLink))
async def use_seat_link(request: Request) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, UseSeatLink)
    table = await hall.store.table_of_link(wish.token)
    if table is None:
        raise NotNow("server.unknown_link")
    room = await hall.rooms.find(table)
    player, token = await hall.players.somebody(request)
    grant = await hall.store.spend_link(wish.token, player)
    if grant is None or not room.table.people.granted([grant]):
        raise NotNow("server.unknown_link")
    room.audience.grant(player, grant)
    room.audience.tell_rights()
    room.audience.tell_table()
    return hall.players.with_cookie(request, told(Seated(table, grant.seat)), token)
