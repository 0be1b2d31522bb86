"""`waterhole lab calibrate`: find numbers for an edition."""

import argparse
from pathlib import Path

from waterhole import games
from waterhole.cli import INTERRUPTED
from waterhole.cli.lab_balance import add_study
from waterhole.cli.parser import Parser, whole
from waterhole.cli.typed import seed_of
from waterhole.lab.calibrate import brief, report
from waterhole.lab.calibrate.search import Calibration, Terms
from waterhole.lab.ledger import seed_in
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    settings = command.settings
    command.needed.add_argument("game", metavar="GAME", help=own.say("cli-game", {"known": ", ".join(games.names())}))
    settings.add_argument("--targets", metavar="FILE", type=Path, required=True, help=own.say("cli-targets"))
    settings.add_argument("--edition", metavar="FILE", type=Path, help=own.say("cli-edition"))
    settings.add_argument("--seed", metavar="S", help=own.say("cli-seed"))
    for name, usual, highest in (("generations", 50, 100_000), ("population", 12, 1000), ("finalists", 3, 100)):
        settings.add_argument(
            f"--{name}", metavar="N", type=whole(own, 2, highest), default=usual, help=own.say(f"cli-{name}")
        )
    add_study(command, own)
    settings.add_argument("--write", metavar="FILE", type=Path, help=own.say("cli-write"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    found = chosen.results and chosen.results / "candidates.jsonl"
    seed = seed_of(seed_in(found) if chosen.seed is None else chosen.seed)
    terms = Terms(chosen.generations, chosen.population, chosen.finalists, seed)
    calibration = Calibration(brief.load(chosen.targets, game.name), game.edition, terms, chosen.results, chosen.cores)
    report.search(calibration, own, as_json=chosen.json, file=chosen.write)
    return INTERRUPTED if calibration.interrupted else 0
