"""The HTTP routes by which a player says how to be called about a table."""

from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from waterhole.server.calls import notices
from waterhole.server.calls.outside import target
from waterhole.server.calls.push import checked_keys
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, hall_of, told
from waterhole.server.http.schema import describe
from waterhole.server.messages import CallMe, CallNoMore, Calls, CallWay, Mute
from waterhole.server.rooms.room import Room
from waterhole.server.socket.connection import address_of
from waterhole.server.spoken import words_for
from waterhole.server.storage.calls import Way, forget_way, keep_way, mute, ways_at
from waterhole.table.errors import NotNow

router = APIRouter(prefix="/api")


async def seated(request: Request, hall: Hall, table: str) -> tuple[Room, str]:
    """The table, and the player who holds a seat there: nobody else is called about it."""
    room = await hall.rooms.find(table)
    player = await hall.players.who(request)
    if player is None or not await room.held_by(player):
        raise NotNow("table.not_your_seat")
    return room, player


async def known(hall: Hall, table: str, player: str) -> Response:
    ways = await ways_at(hall.store, table, player)
    listed = [CallWay(way.kind, way.hashed, urlsplit(way.address).hostname or "") for way in ways]
    return told(Calls(hall.caller.signer.public, listed))


@router.get("/tables/{table}/calls", **describe(Calls))
async def how_called(request: Request, table: str) -> Response:
    hall = hall_of(request)
    _, player = await seated(request, hall, table)
    return await known(hall, table, player)


@router.post("/tables/{table}/calls", **describe(Calls, CallMe))
async def call_me(request: Request, table: str) -> Response:
    hall = admit(request)
    wish = await body_of(request, CallMe)
    room, player = await seated(request, hall, table)
    if not hall.limits.may_set_up_call(address_of(request)):
        raise NotNow("server.too_fast")
    way = way_of(hall, wish, table, player, str(request.base_url))
    if way.kind == "webhook":
        await greet(hall, room, way)
    else:
        await words_for(room.table.charter.game, wish.language)  # Read now: the first call is not to wait for them.
    if not await keep_way(hall.store, way, hall.config.ways_per_player):
        raise NotNow("server.too_many_ways")
    await room.calls_changed()
    return await known(hall, table, player)


def way_of(hall: Hall, wish: CallMe, table: str, player: str, site: str) -> Way:
    """What is wished, if it makes sense by what is written there."""
    target(wish.address, hall.caller.outside.ports)
    more = (wish.language, site[:300], frozenset(wish.muted))
    if wish.keys is None:
        return Way(table, player, "webhook", wish.address, "", "", *more)
    checked_keys(wish.keys.p256dh, wish.keys.auth)
    return Way(table, player, "push", wish.address, wish.keys.p256dh, wish.keys.auth, *more)


async def greet(hall: Hall, room: Room, way: Way) -> None:
    """The first call: an address that does not take it is not kept. Why it did not is nobody's business."""
    notice = await notices.greeting(room.table, way.language, way.site)
    status = await hall.caller.try_out(way, notice)
    if status is None:
        raise NotNow("server.too_fast")
    if not 200 <= status < 300:
        raise NotNow("server.webhook_unanswered")


@router.post("/tables/{table}/calls/end", **describe(Calls, CallNoMore))
async def call_no_more(request: Request, table: str) -> Response:
    hall = admit(request)
    wish = await body_of(request, CallNoMore)
    room, player = await seated(request, hall, table)
    await forget_way(hall.store, table, player, wish.hash)
    await room.calls_changed()
    return await known(hall, table, player)


@router.post("/tables/{table}/calls/muted", **describe(Calls, Mute))
async def mute_caller(request: Request, table: str) -> Response:
    hall = admit(request)
    wish = await body_of(request, Mute)
    _, player = await seated(request, hall, table)
    await mute(hall.store, table, player, wish.seat, wish.quiet)
    return await known(hall, table, player)
