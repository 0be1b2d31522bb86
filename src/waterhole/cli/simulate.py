"""`waterhole simulate`: many games between bots."""

import argparse

from waterhole import bots, games
from waterhole.cli import INTERRUPTED
from waterhole.cli.parser import Parser, whole
from waterhole.cli.typed import (
    MOST_GAMES,
    add_bots,
    add_game,
    add_output,
    bots_for,
    options_of,
    players_of,
    seed_of,
    terms_of,
)
from waterhole.lab import report
from waterhole.lab.simulate import Plan, Simulation
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    known = ", ".join(bots.names())
    add_bots(command, own, own.say("cli-bots", {"known": known}), bots.DEFAULT)
    command.settings.add_argument(
        "--games",
        metavar="N",
        type=whole(own, 1, MOST_GAMES),
        default=100,
        help=own.say("cli-games"),
    )
    add_output(command, own)


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    plan = Plan(
        game=game.name,
        players=players,
        bots=bots_for(chosen, players),
        games=chosen.games,
        seed=seed_of(chosen.seed),
        options=options_of(game, chosen.option),
        edition=game.edition,
        record=chosen.record,
        terms=terms_of(chosen),
    )
    simulation = Simulation(plan, chosen.cores)
    report.carry_out(simulation, game, own, as_json=chosen.json)
    return INTERRUPTED if simulation.interrupted else 0
