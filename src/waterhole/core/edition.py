"""Editions: every card and number of a game as data, each with its source, from a TOML file."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import cast

from waterhole.core.errors import BadInput
from waterhole.core.event import Json

SOURCES = ("rulebook", "deck", "ours")
"""Where a number comes from: the game's rulebook, public descriptions of its deck, or a ruling of ours."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition: `numbers` by name, and for each name its source. Those that say the same are equal."""

    game: str
    name: str
    numbers: dict[str, Json]
    sources: dict[str, Json]
    file: str
    text: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    @cached_property
    def hash(self) -> str:
        """Stands for what the edition says: comments and layout do not count."""
        content = json.dumps([self.game, self.name, self.numbers], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:16]

    def wrong(self, path: str, problem: str, **params: str | int) -> BadInput:
        """The error for a value at `path` ("values", "cards.nuba"), naming its line in the file."""
        return BadInput(
            f"core.edition_{problem}",
            {"file": self.file, "line": line_of(self.text, path), "path": path, **params},
        )

    def whole(self, path: str, lowest: int = 0, highest: int = 10_000) -> int:
        """The whole number at this path."""
        value = self.at(path)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.wrong(path, "whole", lowest=lowest, highest=highest, value=json.dumps(value))
        return value

    def wholes(self, path: str, lowest: int = 0, highest: int = 10_000) -> list[int]:
        """The list of whole numbers at this path."""
        values = self.at(path)
        if not isinstance(values, list) or not values:
            raise self.wrong(path, "wholes", lowest=lowest, highest=highest, value=json.dumps(values))
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
                raise self.wrong(path, "wholes", lowest=lowest, highest=highest, value=json.dumps(value))
        return cast(list[int], values)

    def words(self, path: str) -> list[str]:
        """The list of words at this path."""
        values = self.at(path)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.wrong(path, "words", value=json.dumps(values))
        return cast(list[str], values)

    def table(self, path: str, keys: Iterable[str] = ()) -> dict[str, Json]:
        """The table at this path; with `keys`, it must have exactly these."""
        value = self.at(path)
        if not isinstance(value, dict):
            raise self.wrong(path, "table", value=json.dumps(value))
        expected = list(keys)
        for key in expected:
            if key not in value:
                raise self.wrong(path, "missing", key=key)
        for key in value:
            if expected and key not in expected:
                raise self.wrong(f"{path}.{key}", "unknown", key=key, known=", ".join(expected))
        return value

    def at(self, path: str) -> Json:
        """Whatever stands at this path below the numbers."""
        value: Json = self.numbers
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                raise self.wrong(path, "missing", key=key)
            value = value[key]
        return value


def load(path: Path, game: str) -> Edition:
    """Read an edition file of this game; what is wrong in it is named with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput("core.file_unreadable", {"file": str(path), "reason": reason(problem)}) from None
    return parse(text, path.name, game)


def parse(text: str, file: str, game: str) -> Edition:
    """The edition of a file's text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadInput("core.edition_syntax", {"file": file, "reason": str(problem)}) from None
    edition = Edition(
        str(data.get("game")), str(data.get("name")), data.get("numbers", {}), data.get("sources", {}), file, text
    )
    for key in ("game", "name", "numbers", "sources"):
        if key not in data:
            raise edition.wrong(key, "missing", key=key)
    if edition.game != game:
        raise edition.wrong("game", "other_game", game=game, value=edition.game)
    check_sources(edition)
    return edition


def check_sources(edition: Edition) -> None:
    """Every number has a source, and every source a number."""
    for key in edition.numbers:
        if key not in edition.sources:
            raise edition.wrong(key, "no_source", key=key, known=", ".join(SOURCES))
    for key, source in edition.sources.items():
        if key not in edition.numbers:
            raise edition.wrong(f"sources.{key}", "missing", key=key)
        for word in source.values() if isinstance(source, dict) else [source]:
            if word not in SOURCES:
                raise edition.wrong(f"sources.{key}", "no_source", key=key, known=", ".join(SOURCES))


def check_names(edition: Edition, standard: Edition) -> None:
    """An edition has exactly the numbers that the standard one has."""
    for key in standard.numbers:
        if key not in edition.numbers:
            raise edition.wrong("numbers", "missing", key=key)
    for key in edition.numbers:
        if key not in standard.numbers:
            raise edition.wrong(key, "unknown", key=key, known=", ".join(standard.numbers))


def line_of(text: str, path: str) -> int:
    """The line of a TOML text on which the last key of the path that can be found stands."""
    keys = path.split(".")
    in_sources = keys[0] == "sources"
    found, table = 1, ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\]]+)\]", line):
            table = header[1].strip()
            if table.split(".")[-1] in keys:
                found = number
        elif table.startswith("sources") == in_sources:
            entry = re.match(r'\s*"?([\w-]+)"?\s*=', line)
            if entry and entry[1] == keys[-1]:
                return number
    return found


def reason(problem: Exception) -> str:
    """Why a file could not be read, without its address in memory or on disk."""
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return "not UTF-8 text" if isinstance(problem, UnicodeDecodeError) else type(problem).__name__
