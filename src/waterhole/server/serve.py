"""`waterhole serve`: run a server until it is told to stop."""

import argparse
import asyncio
import logging
import os
import socket
import sys

import structlog
import uvicorn

from waterhole.server.app import make_app
from waterhole.server.config import Config, changed, from_environment
from waterhole.server.limits import LARGEST_MESSAGE

logger = structlog.get_logger()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `waterhole serve`; what is not given comes from the environment."""
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--bus", metavar="URL")
    parser.add_argument("--bot-workers", type=int, metavar="N")
    parser.add_argument("--retention-days", type=int, metavar="N")
    parser.add_argument("--origins")
    parser.add_argument("--proxies")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"])


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal says stop."""
    given = {name: value for name, value in vars(arguments).items() if name in Config.__struct_fields__}
    config = changed(from_environment(), {name: value for name, value in given.items() if value is not None})
    set_up_logs(config.log_level)
    serve(config)
    return 0


def set_up_logs(level: str) -> None:
    """One JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class Server(uvicorn.Server):
    """Tells its players before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        hall = getattr(self.config.loaded_app_state, "hall", None)
        if hall is not None:
            await hall.say_goodbye()
        await super().shutdown(sockets)


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, and a way to the application's own state."""

    loaded_app_state: object = None


def server_for(config: Config) -> Server:
    """A uvicorn server, not yet running."""
    app = make_app(config)
    settings = ServerConfig(
        app,
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # 34 KB a connection, for messages that are small
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    settings.loaded_app_state = app.state
    return Server(settings)


def serve(config: Config) -> None:
    asyncio.run(server_for(config).serve())


def main() -> int:
    """For `python -m waterhole.server.serve`."""
    parser = argparse.ArgumentParser(prog="waterhole serve")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main() or os.EX_OK)
