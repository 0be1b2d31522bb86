"""`waterhole lab compare`: two editions on the same deals."""

import argparse
from pathlib import Path

from waterhole import bots, games
from waterhole.cli import INTERRUPTED
from waterhole.cli.lab_balance import add_study
from waterhole.cli.parser import Parser, pair, whole
from waterhole.cli.typed import MOST_GAMES, add_bots, bots_for, options_of, players_of, seed_of, terms_of
from waterhole.core import edition as editions
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput
from waterhole.lab.balance import compare_report
from waterhole.lab.balance.compare import Comparison
from waterhole.lab.ledger import seed_in
from waterhole.lab.simulate import Plan
from waterhole.words.fluent import Words


def add(command: Parser, own: Words) -> None:
    for name in "ab":
        command.needed.add_argument(name, metavar=name.upper(), help=own.say("cli-either-edition"))
    settings = command.settings
    settings.add_argument("--players", metavar="N", type=whole(own, 1, 99), help=own.say("cli-players"))
    settings.add_argument("--seed", metavar="S", help=own.say("cli-seed"))
    settings.add_argument(
        "--option", metavar="NAME=VALUE", type=pair(own), action="append", default=[], help=own.say("cli-option")
    )
    add_bots(command, own, own.say("cli-bots", {"known": ", ".join(bots.names())}), bots.DEFAULT)
    settings.add_argument(
        "--games", metavar="N", type=whole(own, 1, MOST_GAMES), default=200, help=own.say("cli-games")
    )
    add_study(command, own)


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    one, other = edition_of(chosen.a, chosen.b), edition_of(chosen.b, chosen.a)
    if one.game != other.game:
        raise other.wrong("game", "other_game", game=one.game, value=other.game)
    game = games.game(one.game, one)
    players = players_of(game, chosen.players)
    results = chosen.results and chosen.results / "a" / "matches.jsonl"
    plan = Plan(
        game=game.name,
        players=players,
        bots=bots_for(chosen, players),
        games=chosen.games,
        seed=seed_of(seed_in(results) if chosen.seed is None else chosen.seed),
        options=options_of(game, chosen.option),
        terms=terms_of(chosen),
    )
    comparison = Comparison(plan, (one, other), chosen.results, chosen.cores)
    compare_report.carry_out(comparison, own, as_json=chosen.json)
    return INTERRUPTED if comparison.interrupted else 0


def edition_of(named: str, beside: str) -> Edition:
    """A game's name is the edition that comes with it; others have names in the game beside them, or are files."""
    if named in games.names():
        return games.game(named).edition
    owner = game_of(beside) if beside in games.names() or Path(beside).is_file() else ""
    if owner in games.names() and named in games.kind(owner).editions:
        return games.game(owner, named).edition
    return games.game(game_of(named), Path(named)).edition


def game_of(named: str) -> str:
    """The game of this name, or the one that an edition's file is for."""
    if named in games.names():
        return named
    path = Path(named)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise BadInput("core.file_unreadable", {"file": named, "reason": editions.reason(problem)}) from None
    return str(editions.read(text, path.name).get("game"))
