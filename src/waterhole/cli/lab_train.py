"""`waterhole lab train`: learn a game's value from games that bots play against themselves."""

import argparse
from functools import partial
from pathlib import Path

from waterhole import games
from waterhole.cli import INTERRUPTED
from waterhole.cli.parser import Parser, hours, whole
from waterhole.cli.typed import MOST_GAMES, add_game, options_of, players_of
from waterhole.core.errors import BadInput
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    settings = command.settings
    settings.add_argument("--hours", metavar="H", type=hours(own), default=0.0, help=own.say("cli-hours"))
    settings.add_argument("--results", metavar="DIR", type=Path, help=own.say("cli-train-folder"))
    for name, usual, least in (("games", 5000, 50), ("thoughts", 60, 1), ("hidden", 48, 1), ("deals", 200, 10)):
        settings.add_argument(
            f"--{name}",
            metavar="N",
            type=whole(own, least, MOST_GAMES),
            default=usual,
            help=own.say(f"cli-train-{name}"),
        )
    settings.add_argument("--measure", metavar="N", type=whole(own, 50, MOST_GAMES), help=own.say("cli-train-measure"))
    settings.add_argument("--chart", metavar="FILE", type=Path, help=own.say("cli-chart"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    try:
        from waterhole.lab.train import report
        from waterhole.lab.train.exam import examine
        from waterhole.lab.train.rounds import Course, School
    except ImportError:
        raise BadInput("core.needs_train", {"package": "numpy"}) from None
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    course = Course(
        game=game,
        players=players,
        folder=chosen.results or Path(f"{game.name}-{players}-training"),
        options=options_of(game, chosen.option),
        games=chosen.games,
        thoughts=chosen.thoughts,
        hidden=chosen.hidden,
        deals=chosen.deals,
        seed=str(chosen.seed or "train"),
    )
    tell = partial(report.tell, own)
    try:
        if chosen.measure is not None:
            report.examined(examine(course, chosen.measure, tell), own, chosen.json, chosen.chart)
            return 0
        report.carry_out(School(course, tell), chosen.hours, own, chosen.json, chosen.chart)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0
