"""Who a browser is: a player known by a cookie, made when one is first needed."""

from starlette.requests import Request
from starlette.responses import Response

from waterhole.server.clock import milliseconds
from waterhole.server.http.answers import hall_of
from waterhole.server.rooms.registry import Hall


async def who(request: Request) -> str | None:
    """The player that this browser is."""
    hall = hall_of(request)
    return await hall.player(hall.keeper.token(request))


async def somebody(hall: Hall, request: Request) -> tuple[str, str | None]:
    """The player, made if there is none yet; then with the token to give to the browser."""
    player = await who(request)
    if player is not None:
        return player, None
    return await hall.store.new_player(milliseconds())


def with_cookie(hall: Hall, request: Request, response: Response, token: str | None) -> Response:
    if token is not None:
        hall.keeper.give(response, token, request.url.scheme == "https")
    return response
