"""`waterhole lab puzzles`: mine games of strong bots for puzzles, or verify those that there are."""

import argparse
import json
import shlex
from collections import Counter
from pathlib import Path

from rich.console import Console

from waterhole import games
from waterhole.cli import INTERRUPTED
from waterhole.cli.parser import Parser, whole
from waterhole.cli.typed import MOST_GAMES, add_game, options_of, players_of
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.lab.puzzles import mining
from waterhole.lab.simulate import unwritable
from waterhole.lessons import puzzle
from waterhole.lessons.puzzle import Puzzle, Puzzles, Verified
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped


def add(command: Parser, own: Words) -> None:
    add_game(command, own)
    settings = command.settings
    for name, usual in (("games", 100), ("most", 60), ("thoughts", mining.VERIFYING)):
        about = own.say(f"cli-puzzles-{name}")
        settings.add_argument(f"--{name}", metavar="N", type=whole(own, 1, MOST_GAMES), default=usual, help=about)
    settings.add_argument("--results", metavar="DIR", type=Path, help=own.say("cli-results-folder"))
    settings.add_argument("--write", metavar="FILE", type=Path, help=own.say("cli-puzzles-write"))
    settings.add_argument("--verify", metavar="FILE", type=Path, help=own.say("cli-puzzles-verify"))
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    game = games.game(chosen.game, chosen.edition)
    try:
        found = again(game, chosen, own) if chosen.verify else mined(game, chosen, own)
    except KeyboardInterrupt:
        return INTERRUPTED
    if chosen.write:
        keep(found, chosen.write)
    tell(found, own, chosen.json)
    return 0


def mined(game: Game, chosen: argparse.Namespace, own: Words) -> Puzzles:
    """The puzzles of so many games, told as they are found."""
    seats = [players_of(game, chosen.players)] if chosen.players else [count for count in game.seats if count > 1]
    options = options_of(game, chosen.option)
    quarry = mining.Quarry(game, seats, str(chosen.seed or "puzzles"), options, chosen.thoughts)
    file = chosen.results and chosen.results / "puzzles.jsonl"
    found: list[Puzzle] = []
    for number, more in enumerate(mining.mine(quarry, chosen.games, made(file))):
        found += more
        progress(own, "puzzles-mined", {"games": number + 1, "of": chosen.games, "found": len(found)})
    return puzzles(game, mining.varied(found, chosen.most), [command(quarry, chosen)], chosen.thoughts)


def again(game: Game, chosen: argparse.Namespace, own: Words) -> Puzzles:
    """Those of a file that hold by today's weights and numbers; the others are named."""
    old = puzzle.read(chosen.verify)
    kept: list[Puzzle] = []
    for number, one in enumerate(old.puzzles):
        if mining.holds(one, chosen.thoughts):
            kept.append(one)
        else:
            progress(own, "puzzles-fallen", {"id": one.id})
        progress(own, "puzzles-verified", {"done": number + 1, "of": len(old.puzzles), "found": len(kept)})
    return puzzles(game, kept, old.verified.commands, chosen.thoughts)


def puzzles(game: Game, found: list[Puzzle], commands: list[str], thoughts: int) -> Puzzles:
    verified = Verified(commands, thoughts, game.edition.hash, puzzle.weights_of(game))
    return Puzzles(puzzle.FORMAT, verified, found)


def command(quarry: mining.Quarry, chosen: argparse.Namespace) -> str:
    """What has to be typed to mine the same ones again."""
    players = ["--players", str(chosen.players)] if chosen.players else []
    options = [word for name, value in chosen.option for word in ("--option", f"{name}={value}")]
    games_and_seed = ["--games", str(chosen.games), "--seed", quarry.seed, "--thoughts", str(quarry.verifying)]
    return shlex.join(["waterhole", "lab", "puzzles", quarry.game.name, *players, *options, *games_and_seed])


def made(file: Path | None) -> Path | None:
    """The file, with the folder that it lies in."""
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise unwritable(file, problem) from None
    return file


def keep(found: Puzzles, file: Path) -> None:
    try:
        file.write_text(found.text(), encoding="utf-8")
    except OSError as problem:
        raise BadInput("core.file_unreadable", {"file": str(file), "reason": str(problem)}) from None


def progress(own: Words, id: str, params: dict[str, object]) -> None:
    Console(stderr=True, highlight=False).print(escaped(own.say(id, params)))


def tell(found: Puzzles, own: Words, as_json: bool) -> None:
    grades = Counter(one.grade for one in found.puzzles)
    counts = {grade: grades[grade] for grade in ("easy", "medium", "hard")}
    if as_json:
        ids = [one.id for one in found.puzzles]
        print(json.dumps({"puzzles": len(ids), "grades": counts, "ids": ids, "thoughts": found.verified.thoughts}))
    else:
        print(own.say("puzzles-found", {"count": len(found.puzzles), **counts}))
