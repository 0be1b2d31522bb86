"""`waterhole replay`: a recorded game in sentences, or as a trace for programs."""

import argparse
from pathlib import Path

from waterhole import games
from waterhole.cli.parser import Parser
from waterhole.records import record, replay
from waterhole.terminal import show
from waterhole.terminal.screen import console
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    command.needed.add_argument("file", metavar="FILE", type=Path, help=own.say("cli-file"))
    command.settings.add_argument("--trace", action="store_true", help=own.say("cli-trace"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    found = record.load(chosen.file)
    game = games.recorded(found, chosen.file.name)
    replay.replay(found, game)  # What is wrong is said before anything is shown.
    if chosen.trace:
        for line in show.trace(found, game):
            print(line)
    else:
        show.tell(found, game, own.language, console())
    return 0
