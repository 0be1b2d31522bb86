"""`waterhole lab ceiling`: what a player who sees everything would win."""

import argparse
import json

from rich.console import Console

from waterhole import games
from waterhole.bots.lookup import knowledge_of
from waterhole.cli import INTERRUPTED
from waterhole.cli.parser import Parser, whole
from waterhole.cli.typed import MOST_GAMES, add_game, options_of, players_of
from waterhole.lab.ceiling import Ceiling, ceiling, clairvoyant, summary
from waterhole.lab.train.self_play import Table
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    settings = command.settings
    for name, usual in (("thoughts", 300), ("clairvoyant", 300), ("deals", 20)):
        about = own.say(f"cli-ceiling-{name}")
        settings.add_argument(f"--{name}", metavar="N", type=whole(own, 2, MOST_GAMES), default=usual, help=about)
    settings.add_argument("--hands-alone", action="store_true", help=own.say("cli-ceiling-hands-alone"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players, options = players_of(game, chosen.players), options_of(game, chosen.option)
    table = Table(game, knowledge_of(game), players, chosen.thoughts, str(chosen.seed or "ceiling"), options)
    hero = clairvoyant(table, chosen.clairvoyant, chosen.hands_alone)
    console = Console(stderr=True, highlight=False)

    def told(deal: int) -> None:
        console.print(escaped(own.say("ceiling-played", {"deals": deal, "of": chosen.deals})))

    try:
        found = ceiling(hero, table, chosen.deals, told)
    except KeyboardInterrupt:
        return INTERRUPTED
    if chosen.json:
        print(json.dumps(summary(table, hero, found), indent=1))
    else:
        print(own.say("ceiling-found", {**shown(found, own), "sees": "hands" if chosen.hands_alone else "all"}))
    return 0


def shown(found: Ceiling, own: Words) -> dict[str, str | int]:
    """The figures as a person reads them."""
    return {
        "deals": found.deals,
        "share": own.figure(100 * found.share),
        "off": own.figure(100 * found.share_off),
        "fair": own.figure(100 * found.fair),
        "score": own.figure(found.score),
        "score_off": own.figure(found.score_off),
        "best": own.figure(found.best),
    }
