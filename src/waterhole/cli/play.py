"""`waterhole play`: a game in the terminal, against bots."""

import argparse

from waterhole import bots, games
from waterhole.cli.parser import Parser
from waterhole.cli.typed import add_game, bots_for, options_of, players_of, seed_of
from waterhole.terminal.play import Setting, TextGame
from waterhole.terminal.screen import console
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    known = ", ".join(bots.names())
    command.settings.add_argument("--bots", metavar="A,B,…", help=own.say("cli-other-bots", {"known": known}))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    others = bots_for(chosen.bots or bots.DEFAULT, players - 1)
    options, seed = options_of(game, chosen.option), seed_of(chosen.seed)
    setting = Setting(game, players, others, seed, own.language, options)
    TextGame(setting, console()).run()
    return 0
