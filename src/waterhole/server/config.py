"""How a server is run: by options of the command line, else by the environment (WATERHOLE_PORT …), else by default."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from waterhole.core.errors import BadInput
from waterhole.server.budgets import Budgets, Rate

PREFIX = "WATERHOLE_"


class Config(Budgets, frozen=True, forbid_unknown_fields=True):
    """Every setting of a server: how it is run, and its budgets."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8422
    database: str = ""
    """sqlite:///FILE or postgresql://…; empty: a file in the user's data folder."""
    bus: str = ""
    """redis://… when several servers share a database; empty: this server is alone."""
    bot_workers: Annotated[int, Meta(ge=0, le=1_000)] = 0
    """Processes that bots think in; 0: one for each core but one."""
    agents: str = ""
    """Programs that players can choose as bots: NAME=COMMAND, one a line."""
    retention_days: Annotated[int, Meta(ge=0, le=100_000)] = 180
    """Tables that nobody has touched for so long are forgotten; 0: never."""
    origins: str = ""
    """Web addresses besides its own whose pages may talk to this server, with commas between them."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed, with commas between them."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """The settings that the environment makes."""
    found = {name.removeprefix(PREFIX).lower(): value for name, value in environment.items() if name.startswith(PREFIX)}
    known = {name: value for name, value in found.items() if name in Config.__struct_fields__}
    return changed(Config(), known)


def changed(config: Config, values: Mapping[str, object]) -> Config:
    """The same settings with some changed; BadInput names a value that does not fit, and what would."""
    kinds = get_type_hints(Config, include_extras=True)
    return msgspec.structs.replace(config, **{name: read(name, value, kinds[name]) for name, value in values.items()})


def read(name: str, value: object, kind: object) -> object:
    """The value of a setting, from its text if need be."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        told = {"setting": name, "value": str(value)}
        if get_origin(kind) is Literal:
            raise BadInput("server.bad_choice", {**told, "known": list(get_args(kind))}) from None
        if kind == Rate:
            raise BadInput("server.bad_rate", {**told, "example": str(getattr(Config(), name))}) from None
        (limits,) = (part for part in get_args(kind) if isinstance(part, Meta))
        range_of = {"lowest": int(limits.ge or 0), "highest": int(limits.le or 0)}
        raise BadInput("server.bad_number", {**told, **range_of}) from None
