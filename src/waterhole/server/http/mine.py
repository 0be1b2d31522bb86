"""The HTTP routes about one's own games: those that go on, results, the record, a download, and being forgotten."""

import tempfile
import zipfile
from collections.abc import AsyncIterator
from typing import Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec.json import decode
from sqlalchemy import Row
from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from waterhole.core.errors import WaterholeError
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, looked, told
from waterhole.server.http.replays import record_text
from waterhole.server.http.schema import describe
from waterhole.server.http.tables import line
from waterhole.server.messages import DeleteMe, Finished, FinishedPage, Me, Mine, Neighbour, OwnRecord, TableLine
from waterhole.server.rooms import daily
from waterhole.server.rooms.departing import depart
from waterhole.server.rooms.own_record import own_record
from waterhole.server.socket.connection import address_of
from waterhole.server.storage import results
from waterhole.server.time_source import milliseconds
from waterhole.table.errors import NotNow

router = APIRouter(prefix="/api/mine")
PAGE = 20
"""Results at a time."""
MENDED = 5
"""Tables without a result that one look at the list sees to."""
CHUNK = 65_536


@router.get("", **describe(Mine))
async def mine(request: Request) -> Response:
    hall = looked(request)
    player = await hall.players.who(request)
    if player is None:
        return told(Mine([], [], False, milliseconds()))
    await mend(hall, player)
    page = await page_of(hall, player)
    return told(Mine(await running(hall, player), page.finished, page.more, milliseconds()))


async def running(hall: Hall, player: str) -> list[TableLine]:
    """My turn first, then what is due sooner, then what happened last."""
    ids = await results.running(hall.store, player, hall.config.running_listed)
    lines = [found for id in ids if (found := await line(hall, id, player)) is not None and found.status != "over"]
    return sorted(lines, key=lambda one: (not one.your_turn, one.deadline or 1 << 60, -one.changed_at))


async def mend(hall: Hall, player: str) -> None:
    """Matches that are over and have no result yet get theirs."""
    for id in await results.unrecorded(hall.store, player, MENDED):
        try:
            await (await hall.rooms.find(id)).keep_scores()
        except WaterholeError:
            continue  # A table that this version cannot read any more.


@router.get("/finished", **describe(FinishedPage))
async def finished(request: Request, before: int | None = None, game: str | None = None) -> Response:
    hall = looked(request)
    player = await hall.players.who(request)
    return told(await page_of(hall, player, before, game) if player is not None else FinishedPage([], False))


async def page_of(hall: Hall, player: str, before: int | None = None, game: str | None = None) -> FinishedPage:
    rows = await results.finished(hall.store, player, PAGE + 1, today(), before, game)
    return FinishedPage([finished_in(row) for row in rows[:PAGE]], len(rows) > PAGE)


def today() -> str:
    return daily.day_at(milliseconds())


def finished_in(row: Row[Any]) -> Finished:
    ended: Literal["finished", "resigned", "stopped"] = row.ended
    company = decode(row.company, type=list[Neighbour])
    return Finished(
        row.table_id, row.game, ended, row.finished_at, row.seat, row.held, row.place, row.share, row.score, company,
        bool(row.kept),
    )  # fmt: skip


@router.get("/record", **describe(OwnRecord))
async def record(request: Request) -> Response:
    hall = looked(request)
    player = await hall.players.who(request)
    rows = await counted(hall, player) if player is not None else []
    return told(await run_in_threadpool(added_up, rows))  # Thousands of results hold nobody up.


async def counted(hall: Hall, player: str) -> list[Row[Any]]:
    return await results.finished(hall.store, player, hall.config.results_counted, today())


def added_up(rows: list[Row[Any]]) -> OwnRecord:
    return own_record((finished_in(row), decode(row.favoured, type=dict[str, int])) for row in rows)


@router.get("/download", **describe(None))
async def download(request: Request) -> Response:
    """All results, and the latest records, as one ZIP file."""
    hall = looked(request)
    player = await hall.players.who(request)
    if player is None:
        raise NotNow("server.nothing_of_yours")
    if not hall.limits.download(address_of(request)):
        raise NotNow("server.too_fast")
    headers = {"Content-Disposition": 'attachment; filename="waterhole.zip"'}
    return StreamingResponse(packed(hall, player), media_type="application/zip", headers=headers)


async def packed(hall: Hall, player: str) -> AsyncIterator[bytes]:
    """Made in a file, one record after the other: memory stays small, and others have their turns."""
    found = [finished_in(row) for row in await counted(hall, player)]
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            listed = msgspec.json.format(msgspec.json.encode(found), indent=1)
            await run_in_threadpool(archive.writestr, "results.json", listed)
            for one in [one for one in found if one.kept][: hall.config.records_downloaded]:
                text = await record_of(hall, one.id)
                if text is not None:
                    await run_in_threadpool(archive.writestr, f"records/{one.game}-{one.id}.json", text)
        file.seek(0)
        while part := await run_in_threadpool(file.read, CHUNK):
            yield part


async def record_of(hall: Hall, id: str) -> str | None:
    """The record of a table, without a room for it; None if it is gone, or cannot be read any more."""
    try:
        table = await hall.store.load(id, hall.config.slice_seconds)
    except WaterholeError:
        return None
    return record_text(table) if table is not None and table.is_open(milliseconds()) else None


@router.post("/delete", **describe(Me, DeleteMe))
async def delete(request: Request) -> Response:
    """Forget this player, and all that is nobody else's."""
    hall = admit(request, making=True)
    wish = await body_of(request, DeleteMe)
    if not wish.sure:
        raise NotNow("server.malformed")
    player = await hall.players.who(request)
    if player is not None:
        await depart(hall.rooms, player)
        hall.players.forget_player(player)
    response = told(Me(False, False))
    hall.keeper.take(response)
    return response
