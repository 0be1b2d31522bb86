"""A player wants to be forgotten: what goes, and what the others at a table keep.

Tables where nobody else had a seat go with the player. At the others the match is theirs as well: its moves and the
name that was typed stay in its log until it is swept; the seat is nobody's any more, and a bot plays on.
"""

from waterhole.core.errors import WaterholeError
from waterhole.server.messages import Goodbye
from waterhole.server.rooms.registry import Registry
from waterhole.server.rooms.room import Room
from waterhole.server.storage import results


async def depart(rooms: Registry, player: str) -> None:
    """Forget a player."""
    store = rooms.services.store
    alone = await results.tables_alone(store, player)
    for id in await results.tables_shared(store, player):
        try:
            await leave(await rooms.find(id), player)
        except WaterholeError:
            continue  # Swept meanwhile, or full: the seat is nobody's all the same.
    await results.forget(store, player, alone)
    rooms.services.fields.forget()
    for id in alone:
        rooms.drop(id, Goodbye("server.swept", None))
    for connection in rooms.connections():
        if connection.player == player:
            connection.leave(Goodbye("server.signed_out", 1_000), 1008)


async def leave(room: Room, player: str) -> None:
    """Stand up before the start; later a bot plays on."""
    for seat in sorted(await room.held_by(player)):
        if room.table.status != "over" and not (room.table.status == "playing" and room.table.people[seat].bot_plays):
            await room.do(lambda now, seat=seat: room.table.leave(seat, now))  # type: ignore[misc]
