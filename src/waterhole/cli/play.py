"""`waterhole play`: a game in the terminal, against bots."""

import argparse

from waterhole import bots, games
from waterhole.bots import agents
from waterhole.cli.parser import Parser
from waterhole.cli.typed import add_bots, add_game, bots_for, options_of, players_of, seed_of, terms_of
from waterhole.terminal.play import Setting, TextGame
from waterhole.terminal.screen import console
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    known = ", ".join(bots.names())
    add_bots(command, own, own.say("cli-other-bots", {"known": known}), bots.DEFAULT)


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    others = bots_for(chosen, players - 1)
    options, seed, terms = options_of(game, chosen.option), seed_of(chosen.seed), terms_of(chosen)
    agents.check(others, game, players, options, terms)
    setting = Setting(game, players, others, seed, own.language, options, terms)
    TextGame(setting, console()).run()
    return 0
