"""The HTTP route that shows a record from anywhere: it is read, checked and played again, and nothing of it is kept."""

import asyncio
import time

from fastapi import APIRouter, Request, Response

from waterhole import games
from waterhole.core.errors import BadInput, Param, WaterholeError
from waterhole.records import record as records
from waterhole.records.match import LONGEST_TEXT, Match
from waterhole.records.record import Record, Seat
from waterhole.records.replay import BadMove, moves_of, reopen
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, bytes_of, told
from waterhole.server.http.frames import Look
from waterhole.server.http.schema import content, describe
from waterhole.server.messages import RecordInfo, RecordReplay, Result, SeatInfo
from waterhole.server.rooms.views import edition_of, raw
from waterhole.server.socket.connection import address_of
from waterhole.table.names import LONGEST, checked_name
from waterhole.table.steps import Step

router = APIRouter(prefix="/api")
SHOWN = 100
"""Characters of something wrong in a record that a refusal repeats."""
LARGEST = 10**9
ANY_OBJECT = {"requestBody": {"required": True, "content": content(None)}}
"""What is wrong with a record is told in words, which no schema has."""


class Reading:
    """A record being read: for so many moves and seconds of work, and no more."""

    def __init__(self, body: bytes, most_moves: int, seconds: float) -> None:
        self.body = body
        self.most_moves = most_moves
        self.seconds = seconds
        self.used = 0.0

    def shown(self, look: Look) -> RecordReplay:
        """The frames of the record. The time is that of this thread alone: a busy machine refuses nothing."""
        begun = time.thread_time()
        try:
            record = records.parse(self.body, "record")
            match, steps = self.played(record, begun)
            return RecordReplay(info_of(record, match), look.at(match, steps))
        except BadMove as wrong:
            params = {"number": wrong.params["number"], "text": wrong.params["text"]}
            raise short(BadInput("server.record_move", params)) from None
        except WaterholeError as wrong:
            raise short(wrong) from None
        except RecursionError:
            raise BadInput("server.malformed") from None
        finally:
            self.used = time.thread_time() - begun

    def played(self, record: Record, begun: float) -> tuple[Match, list[Step]]:
        """The match after all its moves, and what each of them made happen."""
        if len(record.moves) > self.most_moves:
            raise BadInput("server.record_long", {"highest": self.most_moves})
        for number, (_, text) in enumerate(record.moves, 1):
            if len(text) > LONGEST_TEXT:
                raise BadInput("server.record_move", {"number": number, "text": text})
        match = reopen(record, games.recorded(record))
        steps = [Step(-1, None, None, False, match.opening)]
        for move in moves_of(record, match):
            seat = int(match.state.turn)
            events = match.play(move)
            text = match.moves[-1][1]
            steps.append(Step(len(steps) - 1, seat, text, record.seats[seat].bot is not None, events))
            if time.thread_time() - begun > self.seconds:
                raise BadInput("server.record_slow")
        return match, steps


def short(wrong: WaterholeError) -> BadInput:
    """The same refusal with no more of the record in it than a person reads."""
    return BadInput(wrong.code, {name: short_value(value) for name, value in wrong.params.items()})


def short_value(value: Param) -> Param:
    if isinstance(value, list):
        return [str(one)[:SHOWN] for one in value[:SHOWN]]
    if isinstance(value, int):
        return max(-LARGEST, min(LARGEST, value))
    return value if len(value) <= SHOWN else value[:SHOWN] + "…"


def info_of(record: Record, match: Match) -> RecordInfo:
    own = record.edition.numbers is not None
    found = record.result
    return RecordInfo(
        game=match.game.name,
        edition=edition_of(match.game, not own),
        options=dict(match.options),
        seats=[seat_of(seat) for seat in record.seats],
        result=Result(found.scores, found.ranking, found.winners) if found is not None else None,
        moves=len(record.moves),
        numbers=raw(match.game.numbers) if own else None,
        cards=list(match.game.cards) if own else None,
    )


def seat_of(seat: Seat) -> SeatInfo:
    """Who sat there. A name that could not be seen is none."""
    bot = seat.bot is not None
    return SeatInfo(
        kind="bot" if bot else "person", name=None if bot else visible(seat.name), level=(seat.bot or "")[:LONGEST],
        bot_plays=bot, away=None, present=True, ready=True,
    )  # fmt: skip


def visible(name: str) -> str | None:
    try:
        return checked_name(name[:LONGEST])
    except BadInput:
        return None


async def read(hall: Hall, address: str, reading: Reading, look: Look) -> RecordReplay:
    """Beside everything else, one at a time; the address pays for it."""
    async with hall.desks.records.turn(address) as spent, hall.rooms.reading:
        try:
            return await asyncio.to_thread(reading.shown, look)
        finally:
            spent.seconds += reading.used


@router.post("/records", openapi_extra=ANY_OBJECT, **describe(RecordReplay))
async def show_record(
    request: Request, seat: int | None = None, start: int = 0, count: int = 100, opened: bool = False
) -> Response:
    hall = admit(request)
    budgets = hall.config
    body = await bytes_of(request, budgets.record_bytes)
    reading = Reading(body, budgets.moves_per_match, budgets.record_seconds)
    return told(await read(hall, address_of(request), reading, Look(seat, start, count, opened)))
