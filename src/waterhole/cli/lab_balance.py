"""`waterhole lab balance`: how balanced a game is between bots."""

import argparse
from pathlib import Path

from waterhole import bots, games
from waterhole.cli import INTERRUPTED
from waterhole.cli.parser import Parser, whole
from waterhole.cli.typed import (
    MOST_GAMES,
    add_bots,
    add_game,
    bots_for,
    options_of,
    players_of,
    seed_of,
    terms_of,
)
from waterhole.lab.balance import report
from waterhole.lab.balance.study import Run, Study
from waterhole.lab.ledger import seed_in
from waterhole.lab.simulate import Plan
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    settings = command.settings
    add_bots(command, own, own.say("cli-bots", {"known": ", ".join(bots.names())}), bots.DEFAULT)
    settings.add_argument(
        "--games", metavar="N", type=whole(own, 1, MOST_GAMES), default=200, help=own.say("cli-games")
    )
    settings.add_argument("--skill", metavar="A,B,…", help=own.say("cli-skill"))
    settings.add_argument(
        "--deals", metavar="N", type=whole(own, 1, MOST_GAMES), default=20, help=own.say("cli-skill-deals")
    )
    add_study(command, own)
    settings.add_argument("--report", metavar="FILE", type=Path, help=own.say("cli-report"))


def add_study(command: Parser, own: Words) -> None:
    """What every study takes: where its results are kept, how it is told, and on how many cores it runs."""
    settings = command.settings
    settings.add_argument("--results", metavar="DIR", type=Path, help=own.say("cli-results-folder"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))
    settings.add_argument("--cores", metavar="N", type=whole(own, 1, 1024), help=own.say("cli-cores"))
    settings.add_argument("--cluster", metavar="ADDRESS", help=own.say("cli-cluster"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    results = chosen.results and chosen.results / "matches.jsonl"
    plan = Plan(
        game=game.name,
        players=players,
        bots=bots_for(chosen, players),
        games=chosen.games,
        seed=seed_of(seed_in(results) if chosen.seed is None else chosen.seed),
        options=options_of(game, chosen.option),
        edition=game.edition,
        terms=terms_of(chosen),
    )
    skill = tuple(name.strip() for name in chosen.skill.split(",")) if chosen.skill else ()
    run = Run(Study(plan, skill, chosen.deals), chosen.results, chosen.cores)
    report.carry_out(run, own, as_json=chosen.json, page=chosen.report)
    return INTERRUPTED if run.interrupted else 0
