"""`waterhole serve`: run a server until it is told to stop."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import time
import urllib.request
import webbrowser

import structlog
import uvicorn
from fastapi import FastAPI

from waterhole.core.edition import reason
from waterhole.core.errors import BadInput
from waterhole.server.app import make_app, open_hall
from waterhole.server.bots.agents import offered, try_all
from waterhole.server.config import Config, changed
from waterhole.server.storage.engine import database_url
from waterhole.server.storage.file_lock import announced
from waterhole.server.tcp_guard import Door, GuardedHttp, GuardedSocket, WireConfig

logger = structlog.get_logger()
PATIENCE = 15.0
"""Seconds that a server which has just begun has to say where it is."""


def run(config: Config, *, show: bool = False, any_port: bool = False) -> int:
    """Serve until a signal says stop. `show` opens the browser; with `any_port` a port that is taken is no matter."""
    if taken(config):
        if not any_port:
            raise BadInput("server.port_taken", {"address": at(config.host, config.port)})
        config = changed(config, {"port": 0})
    try_all(offered(config.agents))
    set_up_logs(config.log_level)
    server = server_for(config)
    try:
        # uvloop where there is one: a third less work for each message.
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(serve(server, config, show))
    except BadInput as problem:
        if problem.code != "server.database_in_use" or not any_port or (other := running(config)) is None:
            raise
        print(other, flush=True)
        webbrowser.open(other)
    return 0


def running(config: Config) -> str | None:
    """The address of our own server that has this database, once it answers. (Another user's has another file.)"""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        address = announced(database_url(config.database))
        if address is not None and answers(address):
            return address
        time.sleep(0.1)
    return None


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}health", timeout=2) as answer:  # noqa: S310 (http, by its pattern)
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


def taken(config: Config) -> bool:
    """Whether something else listens at this address; BadInput, if nobody could."""
    problems: list[OSError | UnicodeError] = []
    found = []
    try:
        found = socket.getaddrinfo(config.host or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as problem:
        problems.append(problem)
    for family, kind, protocol, _, address in found:
        try:
            with socket.socket(family, kind, protocol) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                trial.bind(address)
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                return True
            problems.append(problem)
    # A name may stand for several addresses, of which one is enough.
    if problems and len(problems) >= len(found):
        named = {"address": at(config.host, config.port), "reason": reason(problems[0])}
        raise BadInput("server.cannot_listen", named)
    return False


def at(host: str, port: int) -> str:
    """An address as it stands in a URL."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def set_up_logs(level: str) -> None:
    """One JSON object a line, on standard error: what we say, and what the libraries have to say."""
    lowest = logging.getLevelNamesMapping()[level.upper()]
    common: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]
    structlog.configure(
        processors=[*common, *last],
        wrapper_class=structlog.make_filtering_bound_logger(lowest),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    foreign = logging.StreamHandler(sys.stderr)
    unmarked = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    foreign.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=common, processors=[unmarked, *last]))
    # Libraries tell of every connection at lower levels, with addresses: those stay out.
    logging.basicConfig(handlers=[foreign], level=max(lowest, logging.WARNING), force=True)


class Server(uvicorn.Server):
    """Tells its players before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.app.state.hall.say_goodbye()
        await super().shutdown(sockets)


def server_for(config: Config) -> Server:
    """A uvicorn server, not yet running."""
    app = make_app(config)
    settings = WireConfig(
        app,
        host=config.host,
        port=config.port,
        http=GuardedHttp,
        h11_max_incomplete_event_size=config.header_bytes,
        ws=GuardedSocket,
        ws_max_size=4 * config.message_bytes,
        ws_per_message_deflate=False,  # 34 KB a connection, for messages that are small
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=config.proxies,
        timeout_keep_alive=60,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    settings.door = Door(config, config.proxies)
    return Server(settings, app)


async def serve(server: Server, config: Config, show: bool = False) -> None:
    """Run a server; `show` opens the browser once it is there."""
    # A look for garbage through thousands of tables stops everybody for a second; nearly nothing of ours needs it.
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)
    # Here rather than when the application starts: what does not fit is then told in a sentence.
    server.app.state.hall = await open_hall(config)
    # When uvicorn has stopped gently, it raises the signal again: that is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.05)
    for listening in server.servers[:1]:
        host, port = listening.sockets[0].getsockname()[:2]
        address = f"http://{at('localhost' if host in ('127.0.0.1', '::1') else host, port)}/"
        logger.info("listening", address=address)
        if (claim := server.app.state.hall.store.claim) is not None:
            claim.announce(address.replace("//0.0.0.0:", "//localhost:").replace("//[::]:", "//localhost:"))
        if show:
            print(address, flush=True)
            await asyncio.to_thread(webbrowser.open, address)
    await running
