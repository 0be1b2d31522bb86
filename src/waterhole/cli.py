"""The command line: what each command takes, and who carries it out."""

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from waterhole import __version__, bots, games
from waterhole.core import record, replay
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.words import Words, words
from waterhole.lab import bench_report, report, tournament_report
from waterhole.lab.simulate import Plan, Simulation
from waterhole.lab.tournament import FORMATS, Run, Tournament, seed_in
from waterhole.server import serve
from waterhole.table import fairness, verifying
from waterhole.terminal import show, verify
from waterhole.terminal.arguments import Parser, complain, language_of, pair, whole
from waterhole.terminal.play import Setting, TextGame
from waterhole.terminal.screen import console

MOST_GAMES = 1_000_000_000
MOST_CORES = 1024
USUAL_PLAYERS = 4
ALONE = ("serve", "--open", "--log-level", "warning")
"""What `waterhole` alone does: the tables in the browser."""
BROKEN_PIPE = 141
INTERRUPTED = 130
BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    own = words(language_of(arguments))
    steady_streams()
    try:
        return run(arguments, own)
    except WaterholeError as problem:
        complain(own, in_words(problem, own))
        return BAD_INPUT
    except BrokenPipeError:
        # Nobody reads any more: let the interpreter's last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def run(arguments: Sequence[str], own: Words) -> int:
    parser = parser_of(own)
    chosen = parser.parse_args(arguments)
    if chosen.version:
        print(version(own))
        return 0
    if chosen.command is None:
        chosen = parser.parse_args([*ALONE, *arguments])
    code: int = chosen.carry_out(chosen, own)
    sys.stdout.flush()
    return code


def version(own: Words) -> str:
    """The version, and how the rules run."""
    return f"waterhole {__version__} ({own.say('compiled-yes' if bench_report.compiled() else 'compiled-no')})"


# What each command takes.


def parser_of(own: Words) -> Parser:
    """The whole command line."""
    first, *rest = own.say("cli-examples").split("\n")
    parser = Parser(
        own,
        prog="waterhole",
        description=own.say("cli-about"),
        epilog="\n  ".join([first, *rest]),
    )
    parser.settings.add_argument("--version", action="store_true", help=own.say("cli-version"))
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=own.say("cli-commands"), parser_class=Parser
    )
    for name, add, carry_out in (
        ("play", add_play, play),
        ("replay", add_replay, replay_file),
        ("simulate", add_simulate, simulate),
        ("tournament", add_tournament, compete),
        ("bench", add_bench, measure),
        ("serve", add_serve, serve_tables),
        ("verify", add_verify, verify_record),
    ):
        about = own.say(f"cli-{name}")
        command = commands.add_parser(name, words=own, help=about, description=about)
        command.set_defaults(carry_out=carry_out)
        add(command, own)
    return parser


def add_play(command: Parser, own: Words) -> None:
    add_game(command, own)
    known = ", ".join(bots.names())
    command.settings.add_argument("--bots", metavar="A,B,…", help=own.say("cli-other-bots", {"known": known}))


def add_replay(command: Parser, own: Words) -> None:
    command.needed.add_argument("file", metavar="FILE", type=Path, help=own.say("cli-file"))
    command.settings.add_argument("--trace", action="store_true", help=own.say("cli-trace"))


def add_simulate(command: Parser, own: Words) -> None:
    add_game(command, own)
    known = ", ".join(bots.names())
    settings = command.settings
    settings.add_argument("--bots", metavar="A,B,…", default=bots.DEFAULT, help=own.say("cli-bots", {"known": known}))
    settings.add_argument(
        "--games",
        metavar="N",
        type=whole(own, 1, MOST_GAMES),
        default=100,
        help=own.say("cli-games"),
    )
    settings.add_argument("--record", metavar="DIR", type=Path, help=own.say("cli-record"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))
    settings.add_argument("--cores", metavar="N", type=whole(own, 1, MOST_CORES), help=own.say("cli-cores"))


def add_tournament(command: Parser, own: Words) -> None:
    add_game(command, own)
    settings = command.settings
    settings.add_argument("--bots", metavar="A,B,…", default="easy,medium", help=own.say("cli-contestants"))
    settings.add_argument("--deals", metavar="N", type=whole(own, 1, MOST_GAMES), default=20, help=own.say("cli-deals"))
    settings.add_argument(
        "--format", metavar="|".join(FORMATS), choices=FORMATS, default=FORMATS[0], help=own.say("cli-format")
    )
    settings.add_argument("--results", metavar="FILE", type=Path, help=own.say("cli-results"))
    settings.add_argument("--record", metavar="DIR", type=Path, help=own.say("cli-record"))
    settings.add_argument("--chart", metavar="FILE", type=Path, help=own.say("cli-chart"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))
    settings.add_argument("--cores", metavar="N", type=whole(own, 1, MOST_CORES), help=own.say("cli-cores"))


def add_bench(command: Parser, own: Words) -> None:
    command.settings.add_argument("--game", metavar="GAME", help=own.say("cli-bench-game"))
    command.settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def add_serve(command: Parser, own: Words) -> None:
    serve.add_arguments(command.settings, own)


def add_verify(command: Parser, own: Words) -> None:
    command.needed.add_argument("file", metavar="FILE", type=Path, help=own.say("cli-table-file"))
    settings, digits = command.settings, fairness.LENGTH
    settings.add_argument(
        "--commitment", metavar="HEX", type=verify.hexadecimal(own, digits), help=own.say("cli-commitment")
    )
    settings.add_argument(
        "--nonce",
        metavar="SEAT=HEX",
        type=verify.seat_and_nonce(own, digits, verifying.OLD_NONCE),
        action="append",
        default=[],
        help=own.say("cli-nonce"),
    )
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


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


# The commands.


def play(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    others = bots_for(chosen.bots or bots.DEFAULT, players - 1)
    options, seed = options_of(game, chosen.option), seed_of(chosen.seed)
    setting = Setting(game, players, others, seed, own.language, options)
    TextGame(setting, console()).run()
    return 0


def replay_file(chosen: argparse.Namespace, own: Words) -> int:
    found = record.load(chosen.file)
    game = games.recorded(found, chosen.file.name)
    replay.replay(found, game)  # What is wrong is said before anything is shown.
    if chosen.trace:
        for line in show.trace(found, game):
            print(line)
    else:
        show.tell(found, game, own.language, console())
    return 0


def simulate(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    players = players_of(game, chosen.players)
    plan = Plan(
        game=game.name,
        players=players,
        bots=bots_for(chosen.bots, players),
        games=chosen.games,
        seed=seed_of(chosen.seed),
        options=options_of(game, chosen.option),
        edition=chosen.edition,
        record=chosen.record,
    )
    simulation = Simulation(plan, chosen.cores)
    report.carry_out(simulation, game, own, as_json=chosen.json)
    return INTERRUPTED if simulation.interrupted else 0


def compete(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    tournament = Tournament(
        game=game.name,
        players=players_of(game, chosen.players),
        bots=tuple(name.strip() for name in chosen.bots.split(",")),
        deals=chosen.deals,
        seed=seed_of(seed_in(chosen.results) if chosen.seed is None else chosen.seed),
        format=chosen.format,
        options=options_of(game, chosen.option),
        edition=chosen.edition,
        record=chosen.record,
    )
    run = Run(tournament, chosen.results, chosen.cores)
    tournament_report.carry_out(run, own, as_json=chosen.json, chart=chosen.chart)
    return INTERRUPTED if run.interrupted else 0


def measure(chosen: argparse.Namespace, own: Words) -> int:
    names = games.names() if chosen.game is None else [games.game(chosen.game).name]
    bench_report.carry_out(names, own, as_json=chosen.json)
    return 0


def serve_tables(chosen: argparse.Namespace, own: Words) -> int:
    return serve.run(chosen)


def verify_record(chosen: argparse.Namespace, own: Words) -> int:
    loaded = record.load(chosen.file)
    game = games.recorded(loaded, chosen.file.name)
    found = verifying.verify(loaded, game, chosen.commitment, dict(chosen.nonce))

    def why(finding: verifying.Finding) -> str:
        return in_words(finding.cause, own) if finding.cause is not None else ""

    print(verify.as_json(found) if chosen.json else verify.as_text(found, loaded, own, why))
    if found.failed:
        complain(own, verify.sentence(found.failed[0], "failed", loaded, own, why))
    return BAD_INPUT if found.failed else 0


# From what a person typed to what the commands need.


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


def in_words(problem: WaterholeError, own: Words) -> str:
    """A problem in one sentence."""
    if isinstance(problem, replay.BadMove):
        reason = in_words(problem.cause, own)
        return own.say("core-record_move", {**problem.params, "reason": reason})
    return words_for(problem.code.replace(".", "-"), own).error(problem)


def words_for(id: str, own: Words) -> Words:
    """The words that hold this message: the program's own, or those of the game that knows it."""
    if own.has(id):
        return own
    every = [words(own.language, games.kind(name).folder / "words") for name in games.names()]
    return next((one for one in every if one.has(id)), own)


def steady_streams() -> None:
    """No text of a person's may stop the program, whatever the terminal can show."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
