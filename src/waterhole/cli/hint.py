"""`waterhole hint`: what the seat that decides could do in a recorded game, and why, from what it knew."""

import argparse
from pathlib import Path

from waterhole import games
from waterhole.cli.parser import Parser, seconds, whole
from waterhole.cli.typed import at_ply
from waterhole.coach import telling
from waterhole.coach.hint import hint
from waterhole.coach.judge import Limit
from waterhole.records import record
from waterhole.terminal.show import line
from waterhole.words.fluent import Words, words

USUAL = 2.0
"""Seconds, if nobody says how long to think."""
MOST_THOUGHTS = 10_000_000


def add(command: Parser, own: Words) -> None:
    settings = command.settings
    command.needed.add_argument("file", metavar="RECORD", type=Path, help=own.say("cli-file"))
    settings.add_argument("--ply", metavar="N", type=whole(own, 0, 1_000_000), required=True, help=own.say("cli-ply"))
    limit = settings.add_mutually_exclusive_group()
    limit.add_argument("--seconds", metavar="S", type=seconds(own), help=own.say("cli-hint-seconds"))
    limit.add_argument(
        "--iterations", metavar="N", type=whole(own, 1, MOST_THOUGHTS), help=own.say("cli-hint-iterations")
    )
    settings.add_argument("--seed", metavar="S", default="0", help=own.say("cli-coach-seed"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    found = record.load(chosen.file)
    game = games.recorded(found, chosen.file.name)
    state = at_ply(found, game, chosen.ply)
    limit = Limit(chosen.iterations) if chosen.iterations else Limit(seconds=chosen.seconds or USUAL)
    names = [seat.name for seat in found.seats]
    recall = state.recall(int(state.turn))
    made = hint(game, recall, chosen.ply, limit, chosen.seed, own.language, names)
    if chosen.json:
        print(line(**made))
    else:
        print("\n".join(telling.of_hint(made, game, words(own.language, game.folder / "words"), names)))
    return 0
