"""The HTTP routes about tables and seats."""

from fastapi import APIRouter, Request, Response

from waterhole.core.errors import WaterholeError
from waterhole.server.accounts import has_passkey
from waterhole.server.answers import admit, body_of, hall_of, told
from waterhole.server.documents import describe
from waterhole.server.hall import Hall
from waterhole.server.making import make_continued, make_table
from waterhole.server.messages import (
    Continue,
    Made,
    Me,
    NewTable,
    Replay,
    Seated,
    SeatLink,
    Sit,
    TableInfo,
    TableLine,
    Tables,
    UseSeatLink,
)
from waterhole.server.people import somebody, who, with_cookie
from waterhole.server.replays import record_text, replay
from waterhole.server.rights import may_look
from waterhole.server.room import Room
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant

router = APIRouter(prefix="/api")
INVITATION = "X-Waterhole-Invitation"
"""The header with the token of an invitation, for who wants to see a private table before taking a seat."""


async def visible(request: Request, table: str) -> Room:
    """A table that this browser may see."""
    hall = hall_of(request)
    room = await hall.room(table)
    if not may_look(room.table, frozenset(), hall.keeper.invited(table, request.headers.get(INVITATION, ""))):
        player = await who(request)
        if player is None or not await room.held_by(player):
            raise NotNow("table.private")
    return room


@router.get("/me", **describe(Me))
async def me(request: Request) -> Response:
    player = await who(request)
    return told(Me(player is not None, player is not None and await has_passkey(hall_of(request).store, player)))


@router.post("/tables", **describe(Made, NewTable))
async def make(request: Request) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, NewTable)
    player, token = await somebody(hall, request)
    room = await make_table(hall, wish, player)
    mine = room.table.people.host()
    return with_cookie(hall, request, told(Made(room.table.id, mine, hall.invite_path(room.table.id))), token)


async def line(hall: Hall, id: str, player: str | None) -> TableLine | None:
    """A table in a list; None if it has just been swept, or if it is a list of one's own and one has left it."""
    try:
        room = await hall.room(id)
    except WaterholeError:
        return None
    table, held = room.table, sorted(await room.held_by(player)) if player is not None else []
    if player is not None and not held:
        return None
    names = [seat.name if seat.kind == "person" else None for seat in table.people.seats]
    return TableLine(id, table.charter.game, table.status, names, held, table.turn in held, table.changed_at)


async def lines(hall: Hall, ids: list[str], player: str | None) -> Response:
    found = [await line(hall, id, player) for id in ids]
    return told(Tables([one for one in found if one is not None]))


@router.get("/tables", **describe(Tables))
async def yours(request: Request) -> Response:
    hall, player = hall_of(request), await who(request)
    return await lines(hall, await hall.store.tables_of(player) if player is not None else [], player)


@router.get("/watch", **describe(Tables))
async def watch(request: Request) -> Response:
    hall = hall_of(request)
    return await lines(hall, await hall.store.listed(), None)


@router.get("/tables/{table}", **describe(TableInfo))
async def table_info(request: Request, table: str) -> Response:
    return told((await visible(request, table)).info())


@router.post("/tables/{table}/seats", **describe(Seated, Sit))
async def sit(request: Request, table: str) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, Sit)
    room = await hall.room(table)
    if not hall.keeper.invited(table, wish.invite):
        raise NotNow("server.not_invited")
    player, token = await somebody(hall, request)
    await room.do(lambda now: room.table.sit(wish.seat, wish.name, wish.commitment or "", now), player)
    held = await room.held_by(player)
    if not held:
        raise NotNow("table.not_seated")  # The seat was left again in the same moment.
    return with_cookie(hall, request, told(Seated(table, min(held))), token)


@router.post("/tables/{table}/seats/{seat}/link", **describe(SeatLink))
async def seat_link(request: Request, table: str, seat: int) -> Response:
    hall = admit(request)
    room = await hall.room(table)
    player = await who(request)
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
    room = await hall.room(table)
    player, token = await somebody(hall, request)
    grant = await hall.store.spend_link(wish.token, player)
    if grant is None or not room.table.people.granted([grant]):
        raise NotNow("server.unknown_link")
    room.grant(player, grant)
    room.tell_rights()
    room.tell_table()
    return with_cookie(hall, request, told(Seated(table, grant.seat)), token)


async def finished(request: Request, table: str) -> Room:
    room = await visible(request, table)
    if room.table.status != "over":
        raise NotNow("table.not_over")
    return room


@router.get("/tables/{table}/record", **describe(None))
async def record(request: Request, table: str) -> Response:
    room = await finished(request, table)
    headers = {"Content-Disposition": f'attachment; filename="{room.table.charter.game}-{table}.json"'}
    return Response(record_text(room.table), media_type="application/json", headers=headers)


@router.get("/tables/{table}/replay", **describe(Replay))
async def replay_of(
    request: Request, table: str, seat: int | None = None, start: int = 0, count: int = 100
) -> Response:
    room = await finished(request, table)
    if seat is not None and not 0 <= seat < len(room.table.people):
        raise NotNow("table.no_such_seat", {"seat": seat})
    return told(replay(room.table, seat, max(0, start), min(max(1, count), 200)))


@router.post("/tables/{table}/continue", **describe(Made, Continue))
async def go_on(request: Request, table: str) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, Continue)
    old = await finished(request, table)
    player, token = await somebody(hall, request)
    room = await make_continued(hall, old.table, wish, player)
    made = Made(room.table.id, wish.seat, hall.invite_path(room.table.id))
    return with_cookie(hall, request, told(made), token)
