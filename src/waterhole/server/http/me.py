"""The HTTP route that tells a browser who it is."""

from fastapi import APIRouter, Request, Response

from waterhole.server.http.answers import hall_of, told
from waterhole.server.http.schema import describe
from waterhole.server.messages import (
    Me,
)
from waterhole.server.storage.passkeys import has_passkey

router = APIRouter(prefix="/api")


@router.get("/me", **describe(Me))
async def me(request: Request) -> Response:
    player = await hall_of(request).players.who(request)
    return told(Me(player is not None, player is not None and await has_passkey(hall_of(request).store, player)))
