"""`waterhole serve`: tables for browsers. What is not given comes from the environment, else from the defaults."""

import argparse

from waterhole.cli.parser import Parser
from waterhole.server.config import Config, changed, from_environment
from waterhole.words.fluent import Words

OPTIONS = (
    ("host", "HOST"),
    ("port", "PORT"),
    ("database", "URL"),
    ("bus", "URL"),
    ("bot_workers", "N"),
    ("retention_days", "N"),
    ("origins", "URL,…"),
    ("proxies", "IP,…"),
    ("log_level", "LEVEL"),
)
"""The names of settings, and the mark of each in the help."""


def add(command: Parser, own: Words) -> None:
    usual = Config()
    for name, mark in OPTIONS:
        default = str(getattr(usual, name)) or own.say(f"serve-{name}-default")
        option = f"--{name.replace('_', '-')}"
        command.settings.add_argument(option, metavar=mark, help=own.say(f"serve-{name}", {"default": default}))
    command.settings.add_argument("--agent", action="append", metavar="NAME=COMMAND", help=own.say("serve-agent"))
    command.settings.add_argument("--open", action="store_true", help=own.say("serve-open"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    from waterhole.server import serve  # Here: the server's libraries take a second, and `--help` needs none.

    given = {name: getattr(chosen, name) for name, _ in OPTIONS}
    given["agents"] = "\n".join(chosen.agent) if chosen.agent else None
    config = changed(from_environment(), {name: value for name, value in given.items() if value is not None})
    return serve.run(config, show=chosen.open, any_port=chosen.open and chosen.port is None)
