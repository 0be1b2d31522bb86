"""`waterhole review`: a recorded game looked at again, luck and skill told apart."""

import argparse
from pathlib import Path

from waterhole import games
from waterhole.cli.hint import MOST_THOUGHTS
from waterhole.cli.parser import Parser, whole
from waterhole.coach import telling
from waterhole.coach.review import THOUGHTS, Reviewer
from waterhole.core.errors import BadInput
from waterhole.records import record, replay
from waterhole.terminal.show import line
from waterhole.words.fluent import Words, words


def add(command: Parser, own: Words) -> None:
    settings = command.settings
    command.needed.add_argument("file", metavar="RECORD", type=Path, help=own.say("cli-file"))
    settings.add_argument("--seat", metavar="S", type=whole(own, 0, 98), help=own.say("cli-review-seat"))
    settings.add_argument(
        "--iterations",
        metavar="N",
        type=whole(own, 1, MOST_THOUGHTS),
        default=THOUGHTS,
        help=own.say("cli-review-iterations"),
    )
    settings.add_argument("--seed", metavar="S", default="0", help=own.say("cli-coach-seed"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    found = record.load(chosen.file)
    game = games.recorded(found, chosen.file.name)
    match = replay.replay(found, game)
    if not match.state.over:
        raise BadInput("core.review_not_over")
    if chosen.seat is not None and chosen.seat >= match.players:
        raise BadInput("core.review_seat", {"seat": chosen.seat, "highest": match.players - 1})
    reviewer = Reviewer(match, chosen.iterations, chosen.seed)
    made = reviewer.review()
    if chosen.seat is not None:
        made["decisions"] = [one for one in made["decisions"] if one["seat"] == chosen.seat]
    if chosen.json:
        print(line(**made))
    else:
        names = [seat.name for seat in found.seats]
        print("\n".join(telling.of_review(made, reviewer, words(own.language, game.folder / "words"), names)))
    return 0
