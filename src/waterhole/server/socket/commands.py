"""What a player says on a WebSocket, and what becomes of it."""

from collections.abc import Awaitable, Callable
from time import monotonic

from waterhole.core.errors import WaterholeError
from waterhole.server import messages, metrics
from waterhole.server.messages import Refused, Said, Taken
from waterhole.server.rooms.create import check_level, make_rematch
from waterhole.server.rooms.room import Room
from waterhole.server.socket.connection import Connection
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow


async def answer(room: Room, connection: Connection, said: Said) -> None:
    """Do what was said, and say so; or say why not, with the fresh position."""
    begun = monotonic()
    try:
        if isinstance(said, messages.Look):
            look(room, connection, said)
            return
        await DOINGS[type(said)](room, connection, said)
    except WaterholeError as problem:
        if problem.code != "server.stopping":  # Unanswered, it will be said again once we are back.
            refuse(room, connection, said.id, problem)
    except STORAGE_DOWN:
        refuse(room, connection, said.id, NotNow("server.storage_down"))
    else:
        if not isinstance(said, messages.Move):
            connection.tell(Taken(said.id))
    metrics.STORING.observe(monotonic() - begun)


def refuse(room: Room, connection: Connection, id: int | None, problem: WaterholeError) -> None:
    """Answered aloud: the code, its parameters, the rule, and the position as it is now."""
    metrics.REFUSED.labels(problem.code).inc()
    rule = getattr(problem, "rule", "")
    connection.tell(Refused(id, problem.code, problem.params, rule, room.position(connection.eyes)))  # type: ignore[arg-type]


Act = Callable[[int, int], Entry | None]
"""What a seat wishes at a time."""


def own(connection: Connection) -> int:
    """The seat that this connection acts for."""
    seat = connection.rights.own()
    if seat is None:
        raise NotNow("table.not_seated")
    return seat


async def act(room: Room, connection: Connection, wish: Act, first: Callable[[], None] | None = None) -> None:
    """Do what the seat of this connection wishes. Which one that is, is asked when its turn has come: while others were
    seen to, or another server was faster, it may have passed on."""
    await room.do(lambda now: wish(own(connection), now), first=first)


def look(room: Room, connection: Connection, said: messages.Look) -> None:
    if said.seat is not None and not connection.rights.may_have(said.seat):
        raise NotNow("table.not_your_seat")
    connection.rights.wanted = said.seat
    room.welcome(connection, said.id)


async def move(room: Room, connection: Connection, said: messages.Move) -> None:
    taken = Taken(said.id)
    await act(
        room,
        connection,
        lambda seat, now: room.table.move(seat, said.decision, said.text, now, part=said.part),
        first=lambda: connection.tell(taken),
    )


async def ready(room: Room, connection: Connection, said: messages.Ready) -> None:
    await act(room, connection, lambda seat, now: room.table.ready(seat, said.ready, said.commitment or "", now))


async def open_nonce(room: Room, connection: Connection, said: messages.OpenNonce) -> None:
    await act(room, connection, lambda seat, now: room.table.open_nonce(seat, said.nonce, now))


async def arrange(room: Room, connection: Connection, said: messages.Arrange) -> None:
    level = check_level(said.level)

    def wish(_: int, now: int) -> Entry:
        seats = room.table.people.seats
        taken = said.seat < len(seats) and seats[said.seat].kind == "person"
        return room.table.arrange(said.seat, said.kind, level, now, taken and room.long_away(said.seat))

    await act(room, connection, wish)


async def leave(room: Room, connection: Connection, said: messages.Leave) -> None:
    await act(room, connection, room.table.leave)


async def undo(room: Room, connection: Connection, said: messages.Undo) -> None:
    await act(room, connection, room.table.undo)


async def answer_undo(room: Room, connection: Connection, said: messages.AnswerUndo) -> None:
    await act(room, connection, lambda seat, now: room.table.answer_undo(seat, said.agree, now))


async def resign(room: Room, connection: Connection, said: messages.Resign) -> None:
    await act(room, connection, lambda seat, now: room.table.hand_over(seat, "resigned", now))


async def hand_over(room: Room, connection: Connection, said: messages.HandOver) -> None:
    def wish(_: int, now: int) -> Entry:
        mine = said.seat in connection.held
        entry = room.table.hand_over(said.seat, "asked" if mine else "absent", now)
        if not mine and not room.long_away(said.seat):
            raise NotNow("table.is_present")
        return entry

    await act(room, connection, wish)


async def take_back(room: Room, connection: Connection, said: messages.TakeBack) -> None:
    await act(room, connection, room.table.take_back)


async def react(room: Room, connection: Connection, said: messages.React) -> None:
    await room.react(own(connection), said.reaction)


async def hurry(room: Room, connection: Connection, said: messages.Hurry) -> None:
    own(connection)
    if room.table.bot_turn() is not None:
        room.hurry.set()


async def rematch(room: Room, connection: Connection, said: messages.Rematch) -> None:
    seat = own(connection)
    await make_rematch(room, seat, said.commitment or "", connection.address)


async def ping(room: Room, connection: Connection, said: messages.Ping) -> None:
    pass


DOINGS: dict[type[Said], Callable[..., Awaitable[None]]] = {
    messages.Move: move,
    messages.Ready: ready,
    messages.OpenNonce: open_nonce,
    messages.Arrange: arrange,
    messages.Leave: leave,
    messages.Undo: undo,
    messages.AnswerUndo: answer_undo,
    messages.Resign: resign,
    messages.HandOver: hand_over,
    messages.TakeBack: take_back,
    messages.React: react,
    messages.Hurry: hurry,
    messages.Rematch: rematch,
    messages.Ping: ping,
}
