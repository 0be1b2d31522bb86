"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from waterhole import __version__
from waterhole.core.errors import WaterholeError
from waterhole.server.bots.agents import Agents, offered
from waterhole.server.bots.pool import BotsPool
from waterhole.server.cluster.bus import bus_at
from waterhole.server.config import Config
from waterhole.server.hall import Hall
from waterhole.server.http import (
    calls,
    games,
    health,
    invitations,
    learning,
    me,
    mine,
    pages,
    passkeys,
    records,
    replays,
    reviews,
    seat_links,
    tables,
    today,
)
from waterhole.server.http.answers import Heads, Limited, problem, told
from waterhole.server.http.safe_headers import SafeHeaders
from waterhole.server.http.schema import openapi
from waterhole.server.identity.signing import Keeper
from waterhole.server.messages import Problem
from waterhole.server.socket.endpoint import serve_socket
from waterhole.server.storage.engine import STORAGE_DOWN, bring_up_to_date, open_engine, unfitting
from waterhole.server.storage.file_lock import claimed
from waterhole.server.storage.tables import Store
from waterhole.table.errors import NotNow

PARTS = (
    me, mine, today, tables, invitations, seat_links, replays, records, reviews, games, learning, passkeys, calls,
)  # fmt: skip
ROUTERS = tuple(part.router for part in PARTS)
SMALL = 2_000
"""Answers of fewer bytes are not worth compressing; those with secrets of a person's are among them."""

logger = structlog.get_logger()


async def open_hall(config: Config) -> Hall:
    """Everything that a server needs, ready for the first request."""
    engine = open_engine(config.database)
    store = Store(engine, claimed(engine.url))
    try:
        await bring_up_to_date(engine)
    except BaseException:
        await store.close()
        raise
    keeper = Keeper(await store.shared_key("signing"))
    agents = Agents(offered(config.agents), config.agent_seconds, config.agents_at_once)
    hall = Hall(config, store, bus_at(config.bus), BotsPool(config.bot_workers, agents), keeper)
    await hall.open()
    return hall


def make_app(config: Config) -> FastAPI:
    """The application; it opens its database when it starts, unless somebody has given it a hall."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        if not hasattr(app.state, "hall"):
            app.state.hall = await open_hall(config)
        logger.info("started", version=__version__)
        yield
        await app.state.hall.close()
        logger.info("stopped")

    app = FastAPI(
        title="Waterhole", version=__version__, lifespan=life, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    for router in ROUTERS:
        app.include_router(router)
    app.include_router(health.router)
    add_socket(app)
    add_refusals(app)
    app.include_router(pages.router)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL)
    app.add_middleware(Heads)
    app.add_middleware(Limited)
    app.add_middleware(SafeHeaders)
    return app


def add_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(websocket.app.state.hall, websocket, table)


def methods_at(path: str) -> list[str | int]:
    """The methods that a path of the API is for."""
    known = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    return sorted(method for route in known if route.path_regex.fullmatch(path) for method in route.methods or ())


def add_refusals(app: FastAPI) -> None:
    """Every refusal has a code; nothing of the inside is shown."""

    @app.exception_handler(WaterholeError)
    async def refused(_: Request, error: WaterholeError) -> Response:
        return problem(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return problem(NotNow("server.malformed"))

    @app.exception_handler(ClientDisconnect)
    async def gone(_: Request, error: ClientDisconnect) -> Response:
        return problem(NotNow("server.malformed"))  # Nobody hears it any more: the body broke off.

    @app.exception_handler(HTTPException)
    async def unusual(request: Request, error: HTTPException) -> Response:
        methods = methods_at(request.url.path)
        if methods and error.status_code in (404, 405):
            response = told(Problem("server.wrong_method", {"known": methods}), 405)
            response.headers["Allow"] = ", ".join(map(str, methods))
            return response
        return told(Problem("server.nothing_here", {}), error.status_code)

    async def storage_down(_: Request, error: Exception) -> Response:
        if unfitting(error):
            logger.warning("does_not_fit", problem=type(error).__name__)
            return problem(NotNow("server.malformed"))
        logger.warning("storage_down", problem=type(error).__name__)
        return problem(NotNow("server.storage_down"))

    for kind in STORAGE_DOWN:
        app.add_exception_handler(kind, storage_down)
