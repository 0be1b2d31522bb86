"""The HTTP routes about matches that are over: as a record, frame by frame, and to go on from."""

from fastapi import APIRouter, Request, Response

from waterhole.server.http.answers import admit, body_of, told
from waterhole.server.http.schema import describe
from waterhole.server.http.tables import visible
from waterhole.server.messages import (
    Continue,
    Frame,
    Made,
    Replay,
)
from waterhole.server.rooms.create import make_continued
from waterhole.server.rooms.room import Room
from waterhole.server.rooms.views import raw, step_seen
from waterhole.table.errors import NotNow
from waterhole.table.recording import record_of
from waterhole.table.table import Table

router = APIRouter(prefix="/api")


def record_text(table: Table) -> str:
    """The record as a JSON file."""
    return record_of(table).text()


def frames_of(table: Table, seat: int | None, start: int, count: int) -> Replay:
    """Some frames of a match, with a seat's eyes."""
    match = table.match
    assert match is not None
    frames: list[Frame] = []
    state = match.state_at(min(start, len(table.steps) - 1))
    for step in table.steps[start : start + count]:
        if frames:
            assert step.text is not None
            state.play(match.game.parse(state, step.text))
        frames.append(Frame(step_seen(step, seat, over=True), state.seat, raw(state.view(seat))))
    return Replay(len(table.steps), frames)


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
    return told(frames_of(room.table, seat, max(0, start), min(max(1, count), 200)))


@router.post("/tables/{table}/continue", **describe(Made, Continue))
async def go_on(request: Request, table: str) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, Continue)
    old = await finished(request, table)
    player, token = await hall.players.somebody(request)
    room = await make_continued(hall.rooms, old.table, wish, player)
    made = Made(room.table.id, wish.seat, hall.keeper.invite_path(room.table.id))
    return hall.players.with_cookie(request, told(made), token)
