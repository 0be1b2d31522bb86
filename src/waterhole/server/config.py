"""How a server is run: by options of the command line, else by the environment (WATERHOLE_PORT …), else by default."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from waterhole.core.errors import BadInput

PREFIX = "WATERHOLE_"


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8422
    database: str = ""
    """sqlite:///FILE or postgresql://…; empty: a file in the user's data folder."""
    bus: str = ""
    """redis://… when several servers share a database; empty: this server is alone."""
    bot_workers: Annotated[int, Meta(ge=0)] = 0
    """Processes that bots think in; 0: one for each core but one."""
    retention_days: Annotated[int, Meta(ge=0)] = 180
    """Tables that nobody has touched for so long are forgotten; 0: never."""
    origins: str = ""
    """Web addresses besides its own whose pages may talk to this server, with commas between them."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed, with commas between them."""
    table_rate: str = "60/minute"
    """How many tables one address may make, and how many seats it may take."""
    request_rate: str = "1200/minute"
    """How many requests of any kind one address may make."""
    sockets_per_address: int = 200
    messages_per_second: float = 10.0
    """What one connection may say in the long run; up to `message_burst` at once."""
    message_burst: int = 60
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """The settings that the environment makes."""
    found = {name.removeprefix(PREFIX).lower(): value for name, value in environment.items() if name.startswith(PREFIX)}
    known = {name: value for name, value in found.items() if name in Config.__struct_fields__}
    return changed(Config(), known)


def changed(config: Config, values: Mapping[str, object]) -> Config:
    """The same settings with some changed; BadInput names a value that does not fit."""
    try:
        return msgspec.convert({**msgspec.structs.asdict(config), **values}, Config, strict=False)
    except msgspec.ValidationError as problem:
        raise BadInput("server.bad_setting", {"reason": str(problem)}) from None
