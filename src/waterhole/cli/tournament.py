"""`waterhole tournament`: which bot is stronger."""

import argparse
from pathlib import Path

from waterhole import games
from waterhole.cli import INTERRUPTED
from waterhole.cli.parser import Parser, share, whole
from waterhole.cli.typed import (
    MOST_GAMES,
    add_bots,
    add_game,
    add_output,
    bots_named,
    options_of,
    players_of,
    seed_of,
    terms_of,
)
from waterhole.lab import tournament_report
from waterhole.lab.ledger import seed_in
from waterhole.lab.strength import settles
from waterhole.lab.tournament import FORMATS, Run, Tournament
from waterhole.words.fluent import Words

FAIR = 0.0
"""No share in particular: what is fair follows from the game and the players."""


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    settings = command.settings
    add_bots(command, own, own.say("cli-contestants"), "easy,medium")
    settings.add_argument("--deals", metavar="N", type=whole(own, 1, MOST_GAMES), default=20, help=own.say("cli-deals"))
    settings.add_argument(
        "--format", metavar="|".join(FORMATS), choices=FORMATS, default=FORMATS[0], help=own.say("cli-format")
    )
    settings.add_argument(
        "--settle", metavar="SHARE", type=share(own), nargs="?", const=FAIR, help=own.say("cli-settle")
    )
    settings.add_argument("--results", metavar="FILE", type=Path, help=own.say("cli-results"))
    settings.add_argument("--chart", metavar="FILE", type=Path, help=own.say("cli-chart"))
    add_output(command, own)


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    tournament = Tournament(
        game=game.name,
        players=players_of(game, chosen.players),
        bots=tuple(bots_named(chosen)),
        deals=chosen.deals,
        seed=seed_of(seed_in(chosen.results) if chosen.seed is None else chosen.seed),
        format=chosen.format,
        options=options_of(game, chosen.option),
        edition=game.edition,
        record=chosen.record,
        terms=terms_of(chosen),
    )
    wanted = None if chosen.settle == FAIR else chosen.settle
    enough = None if chosen.settle is None else settles(tournament, wanted)
    run = Run(tournament, chosen.results, chosen.cores, enough)
    tournament_report.carry_out(run, own, as_json=chosen.json, chart=chosen.chart)
    return INTERRUPTED if run.interrupted else 0
