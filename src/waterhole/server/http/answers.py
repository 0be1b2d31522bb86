"""HTTP with msgspec: bodies that are checked, answers that are structs, refusals that have a code."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waterhole.core.errors import BadInput, WaterholeError
from waterhole.server import messages, metrics
from waterhole.server.hall import Hall
from waterhole.server.identity.origins import own_origin
from waterhole.server.socket.connection import address_of
from waterhole.table.errors import NotNow

T = TypeVar("T")

STATUS = {
    "table.unknown": 404,
    "server.unknown_link": 404,
    "core.unknown_game": 404,
    "server.unknown_language": 404,
    "core.no_rulebook": 404,
    "lessons.unknown": 404,
    "lessons.no_mistake": 404,
    "table.private": 403,
    "table.not_your_seat": 403,
    "server.not_invited": 403,
    "server.foreign_origin": 403,
    "server.passkey_refused": 403,
    "server.not_json": 415,
    "server.too_large": 413,
    "server.too_fast": 429,
    "server.full": 503,
    "server.storage_down": 503,
    "server.stopping": 503,
    "server.malformed": 400,
}


def told(answer: msgspec.Struct, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def problem(error: WaterholeError) -> Response:
    """A refusal, with the status that fits: 409 for what cannot be done now, 422 for what makes no sense."""
    status = STATUS.get(error.code, 422 if isinstance(error, BadInput) else 409)
    return told(problem_of(error), status)


def problem_of(error: WaterholeError) -> messages.Problem:
    """A refusal as it is told, and counted."""
    metrics.REFUSED.labels(error.code).inc()
    params: Any = error.params
    return messages.Problem(error.code, params, getattr(error, "rule", ""))


async def bytes_of(request: Request, highest: int) -> bytes:
    """The body of a request that says it is JSON, if it is not too large."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise NotNow("server.not_json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > highest:
            raise NotNow("server.too_large", {"highest": highest})
    return bytes(body)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is of this kind."""
    body = await bytes_of(request, hall_of(request).config.body_bytes)
    try:
        return msgspec.json.decode(body, type=kind, strict=True)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise NotNow("server.malformed") from None


def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


class Limited:
    """Turns away requests of an address that makes too many. (Sockets are counted where they are served.)"""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = Request(scope)
            if not hall_of(request).limits.request(address_of(request)):
                await problem(NotNow("server.too_fast"))(scope, receive, send)
                return
        await self.app(scope, receive, send)


class Heads:
    """Answers HEAD wherever GET is answered: the same headers, and no body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def bodiless(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app({**scope, "method": "GET"}, receive, bodiless)


def admit(request: Request, *, making: bool = False) -> Hall:
    """The hall, for a request that may change something: from our own pages and not too often."""
    hall = hall_of(request)
    if not own_origin(request, hall.origins):
        raise NotNow("server.foreign_origin")
    if making and not hall.limits.table(address_of(request)):
        raise NotNow("server.too_fast")
    return hall


def looked(request: Request) -> Hall:
    """The hall, for who looks at a list and has not done so too often."""
    hall = hall_of(request)
    if not hall.limits.list_(address_of(request)):
        raise NotNow("server.too_fast")
    return hall
