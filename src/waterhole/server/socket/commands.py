"""What a player says on a WebSocket, and what becomes of it."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from waterhole.core.errors import WaterholeError
from waterhole.server import messages, metrics
from waterhole.server.bots.pool import HINT_SECONDS
from waterhole.server.desk import Paying
from waterhole.server.identity.limits import household
from waterhole.server.messages import Hinted, HintedMove, Refused, Said, Taken
from waterhole.server.rooms.create import check_level, make_rematch
from waterhole.server.rooms.hinting import hint_question
from waterhole.server.rooms.look_ahead import LookAhead
from waterhole.server.rooms.room import Room
from waterhole.server.rooms.spoken import Listener
from waterhole.server.socket.connection import Connection
from waterhole.server.spoken import words_for
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.time_source import monotonic
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow

Act: TypeAlias = Callable[[int, int], Entry | None]
"""What a seat wishes at a time: the entry that carries it out."""


async def answer(room: Room, connection: Connection, said: Said) -> None:
    """Do what was said, and say so; or say why not, with the fresh position."""
    begun = monotonic()
    try:
        await obey(room, connection, said)
    except WaterholeError as problem:
        if problem.code != "server.stopping":  # Unanswered, it will be said again once we are back.
            refuse(room, connection, said.id, problem)
    except STORAGE_DOWN:
        refuse(room, connection, said.id, NotNow("server.storage_down"))
    metrics.STORING.observe(monotonic() - begun)


async def obey(room: Room, connection: Connection, said: Said) -> None:
    """Do what was said. What changes the table is acknowledged by the room, as soon as it is stored."""

    def acknowledge() -> None:
        connection.tell(Taken(said.id))

    if isinstance(said, messages.Look):
        look(room, connection, said)  # The answer is what there is to see.
    elif isinstance(said, messages.Preview):
        await preview(room, connection, said)
    elif isinstance(said, messages.Hint):
        await hint(room, connection, said)
    elif isinstance(said, messages.Ask):
        await ask(room, connection, said)
    elif (wish := WISHES.get(type(said))) is not None:
        act = wish(room, connection, said)
        # Which seat it acts for is asked when its turn has come: while others were seen to, or another server was
        # faster, it may have passed on.
        await room.do(lambda now: act(own(connection), now), acknowledge=acknowledge)
    else:
        await DOINGS[type(said)](room, connection, said)
        acknowledge()


def refuse(room: Room, connection: Connection, id: int | None, problem: WaterholeError) -> None:
    """Answered aloud: the code, its parameters, the rule, and the position as it is now."""
    metrics.REFUSED.labels(problem.code).inc()
    params: Any = problem.params
    position = room.audience.position(connection.eyes)
    connection.tell(Refused(id, problem.code, params, getattr(problem, "rule", ""), position))


def own(connection: Connection) -> int:
    """The seat that this connection acts for."""
    seat = connection.rights.own()
    if seat is None:
        raise NotNow("table.not_seated")
    return seat


def look(room: Room, connection: Connection, said: messages.Look) -> None:
    if said.seat is not None and not connection.rights.may_have(said.seat):
        raise NotNow("table.not_your_seat")
    connection.rights.wanted = said.seat
    room.audience.welcome(connection, said.id)


async def preview(room: Room, connection: Connection, said: messages.Preview) -> None:
    desk, seat = room.services.desks.previews, own(connection)
    desk.check(connection.address)
    ahead = LookAhead(room.table, seat, said.decision, said.moves)
    await desk.done(connection.address, ahead.work)
    if own(connection) != seat:  # While others had their turn, it may have passed on.
        raise NotNow("table.not_your_seat")
    connection.tell(ahead.told(said.id))


async def ask(room: Room, connection: Connection, said: messages.Ask) -> None:
    await words_for(room.table.charter.game, said.language)  # Read beside the loop: here they are there already.
    async with room.services.desks.previews.turn(connection.address) as spent:
        with spent.at_work_here():
            connection.tell(Listener(room.table, connection.eyes, said.language).answer(said.id, said.text))


async def hint(room: Room, connection: Connection, said: messages.Hint) -> None:
    """It is paid before it is thought about: who asks for several at once gets no more for it. Where others play, it is
    stored that one was taken, and everybody told, before it is given."""
    pool, time, seat = room.services.pool, room.services.limits.bots, own(connection)
    question = hint_question(room.table, seat, said.decision, said.language)
    if not time.left(connection.address, connection.player):
        raise NotNow("server.too_fast")
    time.charge(connection.address, connection.player, HINT_SECONDS)
    await room.do(lambda now: room.table.take_hint(own(connection), said.decision, now))
    found, seconds = await pool.hint(room.table.id, question, household(connection.address))
    time.charge(connection.address, connection.player, seconds - HINT_SECONDS)
    if own(connection) != seat:  # While it was thought about, it may have passed on.
        raise NotNow("table.not_your_seat")
    if found is None:
        raise NotNow("table.no_hint_found")
    connection.tell(Hinted(said.id, said.decision, [HintedMove(**move) for move in found["moves"]]))


# What changes the table, by an entry of its log.


def move(room: Room, _: Connection, said: messages.Move) -> Act:
    return lambda seat, now: room.table.move(seat, said.decision, said.text, now, part=said.part)


def ready(room: Room, _: Connection, said: messages.Ready) -> Act:
    return lambda seat, now: room.table.ready(seat, said.ready, said.commitment or "", now)


def open_nonce(room: Room, _: Connection, said: messages.OpenNonce) -> Act:
    return lambda seat, now: room.table.open_nonce(seat, said.nonce, now)


def arrange(room: Room, _: Connection, said: messages.Arrange) -> Act:
    level = check_level(said.level, room.services.pool.agents)

    def act(own_seat: int, now: int) -> Entry | None:
        seats = room.table.people.seats
        if room.table.status == "playing":
            return room.table.offer(own_seat, said.seat, said.kind, now)
        taken = said.seat < len(seats) and seats[said.seat].kind == "person"
        return room.table.arrange(said.seat, said.kind, level, now, taken and room.presence.long_away(said.seat))

    return act


def leave(room: Room, _: Connection, said: messages.Leave) -> Act:
    return room.table.leave


def undo(room: Room, connection: Connection, said: messages.Undo) -> Act:
    """Whether a move told anything is tried on many imagined hands: that is paid, also by who is then refused."""
    paying = Paying(room.services.desks.previews, connection.address)

    def act(seat: int, now: int) -> Entry:
        with paying:
            return room.table.undo(seat, now)

    return act


def answer_undo(room: Room, _: Connection, said: messages.AnswerUndo) -> Act:
    return lambda seat, now: room.table.answer_undo(seat, said.agree, now)


def resign(room: Room, _: Connection, said: messages.Resign) -> Act:
    return lambda seat, now: room.table.resign(seat, room.presence.in_vain(), now)


def hand_over(room: Room, connection: Connection, said: messages.HandOver) -> Act:
    def act(_: int, now: int) -> Entry:
        mine = said.seat in connection.held
        entry = room.table.hand_over(said.seat, "asked" if mine else "absent", now)
        if not mine and not room.presence.long_away(said.seat):
            raise NotNow("table.is_present")
        return entry

    return act


def take_back(room: Room, _: Connection, said: messages.TakeBack) -> Act:
    return room.table.take_back


WISHES: dict[type[Said], Callable[[Room, Connection, Any], Act]] = {
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
}


# What does not.


async def react(room: Room, connection: Connection, said: messages.React) -> None:
    await room.react(own(connection), said.reaction)


async def nudge(room: Room, connection: Connection, said: messages.Nudge) -> None:
    await room.nudge(own(connection), said.seat)


async def hurry(room: Room, connection: Connection, said: messages.Hurry) -> None:
    own(connection)
    if room.table.bot_turn() is not None:
        room.timekeeper.bots.hurry.set()
        room.timekeeper.bots.deal_seen.set()


async def drawn(room: Room, connection: Connection, said: messages.Drawn) -> None:
    own(connection)
    room.timekeeper.bots.deal_seen.set()


async def rematch(room: Room, connection: Connection, said: messages.Rematch) -> None:
    seat = own(connection)
    await make_rematch(room, seat, said.commitment or "", connection.address)


async def ping(room: Room, connection: Connection, said: messages.Ping) -> None:
    pass


DOINGS: dict[type[Said], Callable[[Room, Connection, Any], Awaitable[None]]] = {
    messages.React: react,
    messages.Nudge: nudge,
    messages.Hurry: hurry,
    messages.Drawn: drawn,
    messages.Rematch: rematch,
    messages.Ping: ping,
}
