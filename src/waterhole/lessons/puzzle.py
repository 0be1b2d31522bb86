"""Puzzles: a position of a played match, and the move that is clearly best there by what its seat knows.

A game's own lie in its folder, in `puzzles.json`, which `waterhole lab puzzles GAME` writes. A question needs no more
than a record, a ply and the best moves: a mistake that a review finds is one, too.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from waterhole import games
from waterhole.bots.lookup import value_folders
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.records.match import Match
from waterhole.records.record import Record
from waterhole.records.replay import checked, reopen

FILE = "puzzles.json"
FORMAT = 1
Grade: TypeAlias = Literal["easy", "medium", "hard"]
"""The strongest level of bots that does not find the solution."""


class Shared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a move promises: the expected share of the victory, and the standard error of that."""

    text: str
    share: float
    error: float


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who decides at ply `ply` of the record has to find one of `best`.

    `moves` are the most promising moves as they were judged, best first.
    """

    id: str
    ply: int
    best: list[str]
    moves: list[Shared]
    record: Record

    def reopened(self) -> Match:
        """The match before its first move."""
        return reopen(self.record, games.recorded(self.record, self.id))

    def opened(self) -> Match:
        """The match before the decision; a record that does not replay is refused."""
        match = self.reopened()
        for ply, (seat, text) in enumerate(self.record.moves[: self.ply]):
            match.play(checked(match, ply, seat, text))
        return match


class Puzzle(Question, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question that was found in games of strong bots and verified: the ply is the record's last."""

    grade: Grade


class Verified(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the puzzles of a file were found, and what they were verified with."""

    commands: list[str]
    thoughts: int
    edition: str
    weights: str


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's puzzles."""

    format: int
    verified: Verified
    puzzles: list[Puzzle]

    def text(self) -> str:
        """As a file: a puzzle on a line."""
        lines = [msgspec.json.encode(one).decode() for one in self.puzzles]
        head = msgspec.json.encode(self.verified).decode()
        body = ",\n".join(f"  {line}" for line in lines)
        return f'{{\n "format": {self.format},\n "verified": {head},\n "puzzles": [\n{body}\n ]\n}}\n'


def file_of(game: Game) -> Path:
    return game.folder / FILE


@cache
def puzzles_of(game: Game) -> Puzzles | None:
    """The puzzles that come with a game; None where there are none."""
    file = file_of(game)
    return read(file) if file.exists() else None


def read(file: Path) -> Puzzles:
    """The puzzles of a file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Puzzles)
    except (OSError, msgspec.MsgspecError) as problem:
        raise BadInput("core.file_unreadable", {"file": str(file), "reason": str(problem)}) from None


def puzzle_of(game: Game, id: str) -> Puzzle:
    """The puzzle of this id."""
    found = puzzles_of(game)
    for one in found.puzzles if found else ():
        if one.id == id:
            return one
    raise BadInput("lessons.unknown", {"id": id})


def weights_of(game: Game) -> str:
    """Stands for all that was learned about this game: other weights want another verification."""
    files = sorted(value_folders(game)[0].rglob("*.json")) if value_folders(game) else []
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def still_verified(game: Game, found: Puzzles) -> bool:
    """Whether they were verified with today's numbers and today's weights."""
    return (found.verified.edition, found.verified.weights) == (game.edition.hash, weights_of(game))
