"""The WebSocket: who connects, what is read, and when it ends."""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from waterhole.core.errors import WaterholeError
from waterhole.server import metrics
from waterhole.server.hall import Hall
from waterhole.server.identity.origins import own_origin
from waterhole.server.identity.rights import Rights
from waterhole.server.messages import Goodbye, Refused, Said
from waterhole.server.rooms.room import Room
from waterhole.server.socket.commands import answer, refuse
from waterhole.server.socket.connection import Connection, address_of
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant

MOST_OFFENCES = 30
"""Messages over the limit or unreadable, before a connection is closed."""

PROTOCOL = "waterhole"
"""Offered by who also offers the token of an invitation: a browser can send it no other way that reaches no log."""

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said, strict=True)


async def serve_socket(hall: Hall, socket: WebSocket, table: str) -> None:
    """One connection from beginning to end."""
    if not own_origin(socket, hall.origins) or hall.tasks.stopping:
        await socket.close(1008)
        return
    address = address_of(socket)
    if not hall.limits.request(address) or not hall.limits.connect(address):
        await socket.close(1013)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
        await welcome_and_listen(hall, socket, table)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        metrics.SOCKETS.dec()
        hall.limits.disconnect(address)


async def welcome_and_listen(hall: Hall, socket: WebSocket, table: str) -> None:
    try:
        room, connection = await enter(hall, socket, table)
    except WaterholeError as problem:
        await turn_away(socket, problem.code, 4404)
        return
    except STORAGE_DOWN:
        await turn_away(socket, "server.storage_down", 1013)
        return
    try:
        await room.join(connection)
        await listen(room, connection)
    finally:
        connection.gone = True
        await asyncio.shield(room.part(connection))


async def turn_away(socket: WebSocket, code: str, close: int) -> None:
    metrics.REFUSED.labels(code).inc()
    await socket.send_text(msgspec.json.encode(Refused(None, code, {}, "", None)).decode())
    await socket.close(close)


async def enter(hall: Hall, socket: WebSocket, table: str) -> tuple[Room, Connection]:
    """The room, and a connection with the right eyes."""
    player = await hall.players.who(socket)
    asked = await hall.rooms.find(table)
    seatings = asked.audience.seatings
    grants = await hall.store.grants(table, player) if player is not None else frozenset[Grant]()
    room = hall.rooms.in_use.get(table, asked)
    if room is not asked or room.audience.seatings != seatings:
        room.audience.ask_who()  # Somebody, perhaps this player, has sat down since the database was asked.
    invited = any(hall.keeper.invited(table, token) for token in socket.scope["subprotocols"])
    rights = Rights(room.table, grants, invited)
    if not rights.may_look():
        raise NotNow("table.private")
    wanted = socket.query_params.get("seat")
    rights.wanted = next((seat for seat in rights.held if str(seat) == wanted), rights.wanted)
    return room, Connection(socket, player, rights, hall.limits.bucket(), hall.config.outbox_bytes)


async def listen(room: Room, connection: Connection) -> None:
    """Read and answer until the end. One message at a time: what a player says keeps its order."""
    offences = 0
    highest = room.services.config.message_bytes
    while True:
        await connection.read.wait()  # Who does not read the answers cannot ask for more.
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect" or connection.gone:
            return
        if room.services.tasks.stopping:
            continue  # Goodbye is on its way, and what was said now will be said again.
        text = message.get("text")
        if text is None:
            text = message.get("bytes") or b""
        problem = None
        if not connection.bucket.take() or not room.services.limits.message(connection.address):
            problem = NotNow("server.too_fast")
        elif len(text) > highest:
            problem = NotNow("server.too_large", {"highest": highest})
        else:
            try:
                said = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                problem = NotNow("server.malformed")
            else:
                await answer(room, connection, said)
        if problem is not None:
            offences += 1
            if offences > MOST_OFFENCES:
                connection.leave(Goodbye("server.too_fast", 10_000), 1008)
                return
            refuse(room, connection, None, problem)
