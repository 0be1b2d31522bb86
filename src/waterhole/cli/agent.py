"""`waterhole agent`: one of our bots as a process that any program can ask."""

import argparse
import sys

from waterhole import bots
from waterhole.bots.agents.our_agent import OurAgent
from waterhole.cli.parser import Parser
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    known = ", ".join(bots.names())
    command.needed.add_argument("bot", metavar="BOT", help=own.say("cli-agent-bot", {"known": known}))
    command.settings.add_argument("--seed", metavar="S", default="0", help=own.say("cli-agent-seed"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    OurAgent(chosen.bot, chosen.seed, sys.stdin.buffer, sys.stdout.buffer).run()
    return 0
