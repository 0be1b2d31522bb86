"""What several commands take, and from what a person typed to what the commands need."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from waterhole import bots, games
from waterhole.cli.parser import Parser, pair, whole
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.words.fluent import Words

MOST_GAMES = 1_000_000_000
MOST_CORES = 1024
USUAL_PLAYERS = 4


def add_game(command: Parser, own: Words) -> None:
    """What every command takes that deals cards."""
    known = ", ".join(games.names())
    settings = command.settings
    command.needed.add_argument("game", metavar="GAME", help=own.say("cli-game", {"known": known}))
    settings.add_argument("--players", metavar="N", type=whole(own, 1, 99), help=own.say("cli-players"))
    settings.add_argument("--seed", metavar="S", help=own.say("cli-seed"))
    settings.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=pair(own),
        action="append",
        default=[],
        help=own.say("cli-option"),
    )
    settings.add_argument("--edition", metavar="FILE", type=Path, help=own.say("cli-edition"))


def add_output(command: Parser, own: Words) -> None:
    """What the commands take that play many games: where the games go, how to report, on how many cores."""
    settings = command.settings
    settings.add_argument("--record", metavar="DIR", type=Path, help=own.say("cli-record"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))
    settings.add_argument("--cores", metavar="N", type=whole(own, 1, MOST_CORES), help=own.say("cli-cores"))


def players_of(game: Game, asked: int | None) -> int:
    """How many players; if nobody says, as many as are usual."""
    if asked is None:
        return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    if asked not in game.seats:
        raise BadInput(
            "core.bad_players",
            {"game": game.name, "lowest": game.seats[0], "highest": game.seats[-1]},
        )
    return asked


def bots_for(text: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat from names with commas between; one name is for all."""
    named = [name.strip() for name in text.split(",")]
    for name in named:
        bots.make(name, "")
    if len(named) == 1:
        return (named[0],) * seats
    if len(named) != seats:
        raise BadInput("core.bots_count", {"count": len(named), "seats": seats})
    return tuple(named)


def options_of(game: Game, pairs: Sequence[tuple[str, str]]) -> Options:
    """The options that a person named, as values."""
    known = {option.name: option for option in game.options}
    for name, _ in pairs:
        if name not in known:
            raise BadInput("core.unknown_option", {"option": name, "known": sorted(known)})
    return {name: known[name].parsed(value) for name, value in pairs}


def seed_of(asked: str | None) -> str:
    return secrets.token_hex(8) if asked is None else asked
