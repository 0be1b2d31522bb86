"""What is to be found, read from a TOML file: which numbers are free, where they are tried, and what is wanted."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from waterhole.core.edition import reason
from waterhole.core.errors import BadInput
from waterhole.core.option import Options

SHAPES = ("rising", "convex")
Part = TypeVar("Part")


@dataclass(frozen=True)
class Free:
    """Numbers that may change: whole ones from `least` to `most`, or lists alike that begin with `first` and go on by
    a `step` which changes evenly from the first to the last one. `convex`: no step is smaller than the one before."""

    numbers: tuple[str, ...]
    least: float = 0
    most: float = 0
    shape: str = ""
    first: tuple[float, float] = (0, 0)
    step: tuple[float, float] = (0, 0)
    highest: int = 10_000

    def __post_init__(self) -> None:
        if not self.numbers or (self.shape and self.shape not in SHAPES):
            raise ValueError(self.shape)
        if self.least > self.most or self.first[0] > self.first[1] or self.step[0] > self.step[1]:
            raise ValueError("bounds")


@dataclass(frozen=True)
class Order:
    """For each card of a full set, every one of `more` must pay more than every one of `than`."""

    more: tuple[str, ...]
    than: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Where candidates are tried: many games of quick bots; fewer of strong ones for those that came out best."""

    name: str
    players: int
    quick: str = "greedy"
    quick_games: int = 0
    strong: str = "hard"
    strong_games: int = 0
    skill: tuple[str, ...] = ()
    """Bots, weakest first: with strong ones, each meets the first on the same deals (`skill/BOT/share`)."""
    deals: int = 0
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Target:
    """At these tables (none named: at all) each of these figures, or their sum, lies between `least` and `most`."""

    figures: tuple[str, ...]
    tables: tuple[str, ...] = ()
    sum: bool = False
    least: float | None = None
    most: float | None = None
    weight: float = 1.0

    def miss(self, value: float) -> float:
        """How far a value lies outside, as a part of the bound."""
        if self.least is not None and value < self.least:
            return (self.least - value) / abs(self.least or 1)
        if self.most is not None and value > self.most:
            return (value - self.most) / abs(self.most or 1)
        return 0.0


@dataclass(frozen=True)
class Brief:
    """All of it."""

    game: str
    free: tuple[Free, ...]
    tables: tuple[Table, ...]
    targets: tuple[Target, ...]
    orders: tuple[Order, ...] = ()


def load(path: Path, game: str) -> Brief:
    """Read a file; whatever is wrong in it is named in one sentence."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput("core.file_unreadable", {"file": str(path), "reason": reason(problem)}) from None
    except tomllib.TOMLDecodeError as problem:
        raise wrong(path, str(problem)) from None
    if data.get("game") != game:
        raise wrong(path, f"game = {data.get('game')!r}")
    brief = Brief(
        game,
        tuple(part(path, "free", Free, line) for line in data.get("free", [])),
        tuple(part(path, "table", Table, line) for line in data.get("table", [])),
        tuple(part(path, "target", Target, line) for line in data.get("target", [])),
        tuple(part(path, "order", Order, line) for line in data.get("order", [])),
    )
    check(path, brief)
    return brief


def part(path: Path, name: str, kind: type[Part], line: Mapping[str, Any]) -> Part:
    """One of the tables of the file as what it stands for."""
    try:
        return kind(**{key: frozen(key, value) for key, value in line.items()})
    except (TypeError, ValueError) as problem:
        raise wrong(path, f"[[{name}]]: {problem}") from None


def frozen(key: str, value: Any) -> Any:  # noqa: ANN401 (whatever TOML holds)
    """Lists as tuples; one name as a list of one; one bound as both."""
    if key in ("numbers", "figures", "more", "than", "tables") and isinstance(value, str):
        return (value,)
    if key in ("first", "step") and isinstance(value, int | float):
        return (value, value)
    return tuple(value) if isinstance(value, list) else value


def check(path: Path, brief: Brief) -> None:
    """Whether there is something to find, and the names are those of tables."""
    known = [table.name for table in brief.tables]
    for name, parts in (("free", brief.free), ("table", brief.tables), ("target", brief.targets)):
        if not parts:
            raise wrong(path, f"[[{name}]]: 0")
    for target in brief.targets:
        for name in target.tables:
            if name not in known:
                raise wrong(path, f"[[target]]: tables = {name!r} ({', '.join(known)})")


def wrong(path: Path, what: str) -> BadInput:
    return BadInput("core.bad_targets", {"file": path.name, "reason": what[:200]})
