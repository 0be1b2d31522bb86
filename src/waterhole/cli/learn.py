"""`waterhole learn`: a game's lessons in the terminal."""

import argparse

from waterhole import games
from waterhole.cli.parser import Parser
from waterhole.core.errors import BadInput
from waterhole.lessons.scene import scene_of, scenes_of
from waterhole.terminal.learn import TextLessons
from waterhole.terminal.screen import console
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    command.needed.add_argument("game", metavar="GAME", help=own.say("cli-game", {"known": ", ".join(games.names())}))
    command.settings.add_argument("--lesson", metavar="ID", help=own.say("cli-learn-lesson"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game)
    ids = [scene_of(game, chosen.lesson).id] if chosen.lesson else [scene.id for scene in scenes_of(game)]
    if not ids:
        raise BadInput("lessons.none", {"game": game.name})
    TextLessons(game, ids, own.language, console()).run()
    return 0
