"""`waterhole verify`: whether the cards of a recorded match were those of its sealed shuffle."""

import argparse
from pathlib import Path

from waterhole import games
from waterhole.cli.parser import Parser
from waterhole.records import record
from waterhole.table import fairness
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    command.needed.add_argument("file", metavar="FILE", type=Path, help=own.say("cli-table-file"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    found = record.load(chosen.file)
    fairness.verify(found, games.recorded(found, chosen.file.name))
    print(own.say("verify-fair"))
    if found.continues is not None:
        print(own.say("verify-continues", {"table": found.continues.table, "moves": found.continues.moves}))
    return 0
