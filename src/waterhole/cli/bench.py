"""`waterhole bench`: how fast the games run here."""

import argparse

from waterhole import games
from waterhole.cli.parser import Parser
from waterhole.lab import bench_report
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    command.settings.add_argument("--game", metavar="GAME", help=own.say("cli-bench-game"))
    command.settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    names = games.names() if chosen.game is None else [games.game(chosen.game).name]
    bench_report.carry_out(names, own, as_json=chosen.json)
    return 0
