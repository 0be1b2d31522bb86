"""The HTTP route of reviews: results as they come, one a line."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from msgspec.json import encode
from starlette.responses import StreamingResponse

from waterhole.server.desk import Paying
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, problem_of
from waterhole.server.http.replays import finished
from waterhole.server.http.schema import describe
from waterhole.server.messages import AskReview, ReviewBegun, ReviewLine, ReviewStopped
from waterhole.server.rooms.review_told import ReviewTold
from waterhole.server.rooms.reviews import Asker, Review
from waterhole.server.socket.connection import address_of
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

router = APIRouter(prefix="/api")
STILL_HERE = b": still at it\n\n"


@router.post("/tables/{table}/review", **describe(None, AskReview))
async def review_of(request: Request, table: str) -> Response:
    hall = admit(request)
    wish = await body_of(request, AskReview)
    room = await finished(request, table)
    if room.table.match is None or not room.table.match.state.over:
        raise NotNow("table.no_review")
    player = await hall.players.who(request)
    yours = sorted(await room.held_by(player)) if player is not None else []
    lines = sent(hall, room.table, (address_of(request), player), yours, wish.language)
    first = await anext(lines)  # A refusal is an answer of its own, not a line of one.
    return StreamingResponse(then(first, lines), media_type="text/event-stream")


async def then(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for line in rest:
        yield line


async def sent(hall: Hall, table: Table, asker: Asker, yours: list[int], language: str) -> AsyncIterator[bytes]:
    paying = Paying(hall.desks.replays, asker[0])
    with hall.reviews.followed(table, asker) as review:
        await review.begin(asker)
        yield line_of(ReviewBegun(review.moves, len(review.found), yours))
        words = await asyncio.to_thread(ReviewTold, table, language)  # Reading words for the first time takes a while.
        async for line in told(review, words, paying):
            yield line


async def told(review: Review, words: ReviewTold, paying: Paying) -> AsyncIterator[bytes]:
    """What is found, as it is found: what was kept long ago costs who asks for it the work of putting it into words."""
    try:
        async for one in review.lines():
            if one is None:
                yield STILL_HERE
                continue
            await paying.until_there_is_time()
            with paying:
                line = line_of(words.move(one))
            yield line
    except NotNow as problem:
        yield line_of(ReviewStopped(problem_of(problem)))
    else:
        await paying.until_there_is_time()
        with paying:
            summary = await asyncio.to_thread(words.summary, review.found)
        yield line_of(summary)


def line_of(message: ReviewLine) -> bytes:
    return b"data: " + encode(message) + b"\n\n"
