"""`waterhole lab`: studies of a game. Each of its words is a file of its own, as the commands are."""

import argparse

from waterhole.cli import Command
from waterhole.cli.parser import Parser
from waterhole.words.fluent import Words

STUDIES = ("balance", "compare", "calibrate", "train", "ceiling", "puzzles")


def add(command: Parser, own: Words) -> None:
    studies = command.add_subparsers(
        dest="study", metavar="STUDY", title=own.say("cli-studies"), parser_class=Command, required=True
    )
    for name in STUDIES:
        about = own.say(f"cli-lab-{name}")
        studies.add_parser(name, module=f"lab_{name}", words=own, help=about, description=about)


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    """Never asked: the study that was chosen says itself what to carry out."""
    raise NotImplementedError
