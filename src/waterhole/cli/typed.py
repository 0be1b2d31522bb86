"""What several commands take, and from what a person typed to what the commands need."""

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path

from waterhole import games
from waterhole.bots import agents
from waterhole.cli.parser import Parser, pair, seconds, whole
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.records import replay
from waterhole.records.record import Record
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
    settings.add_argument("--cluster", metavar="ADDRESS", help=own.say("cli-cluster"))


def add_bots(command: Parser, own: Words, about: str, default: str | None) -> None:
    """Who plays: by names with commas between, or one by one, which can be commands, too."""
    settings = command.settings
    settings.add_argument("--bots", metavar="A,B,…", default=default, help=about)
    settings.add_argument("--bot", metavar="SPEC", action="append", default=[], help=own.say("cli-bot"))
    settings.add_argument(
        "--agent-seconds", metavar="S", type=seconds(own), default=10.0, help=own.say("cli-agent-seconds")
    )
    settings.add_argument("--agent-log", metavar="FILE", type=Path, help=own.say("cli-agent-log"))


def terms_of(chosen: argparse.Namespace) -> agents.Terms:
    """What agents are granted."""
    return agents.Terms(chosen.agent_seconds, chosen.agent_log)


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


def bots_named(chosen: argparse.Namespace) -> list[str]:
    """The bots in the order named: those of --bot, if there are any, else those of --bots."""
    return chosen.bot or [name.strip() for name in chosen.bots.split(",")]


def bots_for(chosen: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """A bot for each seat; one name is for all."""
    named = bots_named(chosen)
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


def at_ply(found: Record, game: Game, ply: int) -> State:
    """The state of a recorded game before this ply, if somebody decides there."""
    match = replay.replay(found, game)
    if ply > len(match.moves) or (state := match.state_at(ply)).over:
        raise BadInput("core.no_such_ply", {"ply": ply, "highest": len(match.moves) - match.state.over})
    return state
