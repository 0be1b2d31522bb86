"""Records: one JSON file holds one match, with all that chance decided, so that it can be replayed."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, cast

import msgspec

from waterhole.core.edition import Edition, reason
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.option import Value
from waterhole.core.ranking import Result as Ended

FORMAT = 1
"""Raised when an older program could no longer understand a record."""
LARGEST = 50_000_000
"""Bytes: no match comes near it."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A JSON object whose fields are all known."""


class Seat(Part, frozen=True):
    """Who sits there; `bot` names the kind of bot, if it is one."""

    name: str
    bot: str | None = None


class EditionMark(Part, frozen=True, omit_defaults=True):
    """Which edition was played. One that does not come with the game is there in full."""

    name: str
    hash: str
    numbers: Mapping[str, object] | None = None
    sources: Mapping[str, object] | None = None


class Outcome(Part, frozen=True):
    """What one shuffle or deal brought, first card drawn first."""

    kind: str
    cards: list[str]


class Result(Part, frozen=True):
    """How it ended: as `State.result` tells it."""

    scores: list[int | float]
    ranking: list[list[int]]
    winners: list[int]

    @classmethod
    def of(cls, told: Ended) -> "Result":
        """The result in a record, from the one that a state tells."""
        return msgspec.convert(told, cls)


class SealedSeat(Part, frozen=True, omit_defaults=True):
    """Who sat there when the seats were closed (a person's name, a bot's level), and that player's part of the shuffle.

    A commitment without a nonce was not opened in time.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    commitment: str = ""
    nonce: str = ""


class Seal(Part, frozen=True, omit_defaults=True):
    """The sealed shuffle of a table: what was committed to, the secret behind it, and what was mixed in.

    Version 1 has only every seat's nonce; version 2 the table and the seats as they were when they were closed.
    """

    commitment: str
    secret: str
    nonces: list[str] = []
    version: Literal[1, 2] = 1
    table: str = ""
    seats: list[SealedSeat] = []


class Continues(Part, frozen=True):
    """This match goes on from the one at `table`: its cards and its first `moves` moves are from there."""

    table: str
    moves: Annotated[int, msgspec.Meta(ge=0)]


class Record(Part, frozen=True, kw_only=True):
    """One match. Moves are [seat, text]; the result is there once the game is over.

    `revision` is that of the rules it was played by: the first, where an old record does not say.
    """

    format: int = FORMAT
    game: str
    revision: Annotated[int, msgspec.Meta(ge=1)] = 1
    edition: EditionMark
    options: dict[str, Value]
    players: int
    seats: list[Seat]
    first: int
    chance: list[Outcome]
    moves: list[tuple[int, str]]
    result: Result | None = None
    seed: str | None = None
    seal: Seal | None = None
    continues: Continues | None = None

    def __post_init__(self) -> None:
        if self.continues is not None and self.continues.moves > len(self.moves):
            raise ValueError(f"Expected `int` <= {len(self.moves)} - at `$.continues.moves`")

    def text(self) -> str:
        """The JSON text: a line for each field, and for each move."""
        fields = cast(dict[str, object], msgspec.to_builtins(self))
        for name in ("seed", "seal", "continues"):
            if fields[name] is None:
                del fields[name]
        lines = [f" {json.dumps(name)}: {laid_out(name, value)}" for name, value in fields.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def own_edition(self, file: str) -> Edition | None:
        """The edition that the record brings with it, if any."""
        mark = self.edition
        if mark.numbers is None:
            return None
        numbers, sources = (
            cast(dict[str, Json], mark.numbers),
            cast(dict[str, Json], mark.sources or {}),
        )
        edition = Edition(self.game, mark.name, numbers, sources, file, "")
        if edition.hash != mark.hash:
            raise BadInput("core.record_edition_changed", {"file": file, "hash": mark.hash})
        return edition


def laid_out(name: str, value: object) -> str:
    """A field's value: the moves one to a line, anything else on one."""
    if name != "moves" or not isinstance(value, list) or not value:
        return json.dumps(value, ensure_ascii=False)
    return "[\n  " + ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in value) + "\n ]"


class Header(msgspec.Struct, frozen=True):
    """What every version of the format begins with."""

    format: int


def load(path: Path) -> Record:
    """Read a record; what is wrong with the file is said in one sentence."""
    return parse(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput("core.file_too_large", {"file": str(path), "highest": LARGEST})
        return path.read_bytes()
    except (OSError, ValueError) as problem:
        raise BadInput("core.file_unreadable", {"file": str(path), "reason": reason(problem)}) from None


def parse(text: bytes | str, file: str) -> Record:
    """The record of a JSON text."""
    try:
        found = msgspec.json.decode(text, type=Header).format
        if found != FORMAT:
            raise BadInput("core.record_format", {"file": file, "found": str(found), "known": str(FORMAT)})
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as problem:
        raise BadInput("core.record_wrong", {"file": file, "reason": str(problem)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadInput("core.record_not_json", {"file": file, "reason": str(problem)}) from None
