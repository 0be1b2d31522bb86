"""The command line. Each command is a file of this folder, which is read only when it is asked for."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

from waterhole import __version__
from waterhole.cli.complaint import complain, in_words
from waterhole.cli.parser import Parser, language_of
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.words.fluent import Words, words

if TYPE_CHECKING:
    from waterhole.lab.pool import Crew

COMMANDS = (
    "play", "learn", "replay", "hint", "review", "simulate", "tournament", "bench", "serve", "verify", "agent", "lab",
)  # fmt: skip
ALONE = ("serve", "--open", "--log-level", "warning")
"""What `waterhole` alone does: the tables in the browser."""
BROKEN_PIPE = 141
INTERRUPTED = 130
BAD_INPUT = 2


class Module(Protocol):
    """What the file of a command holds."""

    def add(self, command: Parser, own: Words) -> None:
        """What the command takes."""

    def carry_out(self, chosen: argparse.Namespace, own: Words) -> int:
        """Do it; the exit code."""


class Command(Parser):
    """One command. What it takes, and all that it needs, is read when somebody asks for it: `--help` stays quick."""

    def __init__(self, module: str, words: Words, **settings: object) -> None:
        super().__init__(words, **settings)
        self.module = module

    def begin(self) -> None:
        module = cast(Module, importlib.import_module(f"waterhole.cli.{self.module}"))
        module.add(self, self.words)
        self.set_defaults(carry_out=module.carry_out)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    own = words(language_of(arguments))
    steady_streams()
    try:
        return run(arguments, own)
    except WaterholeError as problem:
        complain(own, in_words(problem, own))
        return BAD_INPUT
    except BrokenPipeError:
        # Nobody reads any more: let the interpreter's last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def run(arguments: Sequence[str], own: Words) -> int:
    chosen = parser_of(own).parse_args(arguments)
    if chosen.version:
        print(version(own))
        return 0
    if chosen.command is None:
        chosen = parser_of(own).parse_args([*ALONE, *arguments])
    if "cores" in chosen:
        chosen.cores = crew_of(chosen, own)
    code: int = chosen.carry_out(chosen, own)
    sys.stdout.flush()
    return code


def crew_of(chosen: argparse.Namespace, own: Words) -> "Crew":
    """Who does the work: a cluster, if one was named, or cores of this machine."""
    if getattr(chosen, "cluster", None) is None:
        return cores_of(chosen.cores, own)
    from waterhole.lab.cluster import Cluster

    if getattr(chosen, "record", None) is not None:
        raise BadInput("core.cluster_record", {})
    return Cluster(chosen.cluster)


def cores_of(wanted: int | None, own: Words) -> int | None:
    """So many cores as were asked for; one, and a sentence, where processes cannot work together."""
    from waterhole.bots.cores import can_share

    if wanted == 1 or can_share():
        return wanted
    print(own.say("cli-one_core"), file=sys.stderr)
    return 1


def version(own: Words) -> str:
    """The version, and how the rules run."""
    from waterhole.lab.bench_report import compiled

    return f"waterhole {__version__} ({own.say('compiled-yes' if compiled() else 'compiled-no')})"


def parser_of(own: Words) -> Parser:
    """The whole command line."""
    first, *rest = own.say("cli-examples").split("\n")
    parser = Parser(
        own,
        prog="waterhole",
        description=own.say("cli-about"),
        epilog="\n  ".join([first, *rest]),
    )
    parser.settings.add_argument("--version", action="store_true", help=own.say("cli-version"))
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=own.say("cli-commands"), parser_class=Command
    )
    for name in COMMANDS:
        about = own.say(f"cli-{name}")
        commands.add_parser(name, module=name, words=own, help=about, description=about)
    return parser


def steady_streams() -> None:
    """No text of a person's may stop the program, whatever the terminal can show."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
