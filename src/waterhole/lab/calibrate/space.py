"""From a point of the space that is searched to an edition, and back."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from waterhole.core import edition as editions
from waterhole.core.edition import Edition, line_of
from waterhole.core.errors import BadInput
from waterhole.lab.calibrate.brief import Brief, Free, Order


@dataclass(frozen=True)
class Axis:
    """One coordinate: its bounds, and whether only whole numbers count."""

    low: float
    high: float
    whole: bool


class Space:
    """The free numbers of an edition as coordinates: one for a number, up to three for a list (first, two steps)."""

    def __init__(self, brief: Brief, edition: Edition) -> None:
        self.brief = brief
        self.edition = edition
        for free in brief.free:
            for path in free.numbers:
                if isinstance(edition.at(path), list) != bool(free.shape):
                    raise edition.wrong(path, "wholes" if free.shape else "whole", lowest=0, highest=10_000, value=path)
        self.axes = [axis for free in brief.free for axis in axes_of(free)]

    def origin(self) -> list[float]:
        """The edition as it is, as near as the bounds allow."""
        raw = [value for free in self.brief.free for value in place_of(free, self.edition)]
        return [min(max(value, axis.low), axis.high) for value, axis in zip(raw, self.axes, strict=True)]

    def numbers(self, point: Sequence[float]) -> dict[str, int | list[int]]:
        """What the free numbers are at this point."""
        found: dict[str, int | list[int]] = {}
        rest = list(point)
        for free in self.brief.free:
            mine, rest = rest[: len(axes_of(free))], rest[len(axes_of(free)) :]
            for path in free.numbers:
                found[path] = value_at(free, mine, self.length(path))
        return found

    def length(self, path: str) -> int:
        value = self.edition.at(path)
        return len(value) if isinstance(value, list) else 0

    def edition_at(self, point: Sequence[float], name: str) -> Edition:
        """The edition of this point: the file that we began with, with other numbers."""
        return rewritten(self.edition, self.numbers(point), name)

    def disorder(self, point: Sequence[float]) -> float:
        """By how much the wanted orders are broken: 0 if they hold."""
        numbers = self.numbers(point)
        return sum(broken(order, numbers, self.edition) for order in self.brief.orders)


def axes_of(free: Free) -> list[Axis]:
    if not free.shape:
        return [Axis(free.least, free.most, True)]
    first = [Axis(*free.first, True)] if free.first[0] < free.first[1] else []
    return [*first, Axis(*free.step, False), Axis(*free.step, False)]


def place_of(free: Free, edition: Edition) -> list[float]:
    """Where an edition's numbers lie: of several lists, their mean."""
    if not free.shape:
        return [mean([float(edition.whole(path)) for path in free.numbers])]
    lists = [edition.wholes(path) for path in free.numbers]
    first = [mean([values[0] for values in lists])] if free.first[0] < free.first[1] else []
    begin = mean([values[1] - values[0] for values in lists])
    end = mean([values[-1] - values[-2] for values in lists])
    return [*first, begin, end]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def value_at(free: Free, point: Sequence[float], length: int) -> int | list[int]:
    """The number, or the list, of these coordinates. Steps that rise evenly still rise when they are rounded."""
    if not free.shape:
        return nearest(point[0])
    first = nearest(point[0]) if len(point) == 3 else int(free.first[0])
    begin, end = point[-2:]
    if free.shape == "convex":
        begin, end = min(begin, end), max(begin, end)
    values = [first]
    for place in range(length - 1):
        step = begin + (end - begin) * place / max(1, length - 2)
        values.append(min(free.highest, values[-1] + nearest(step)))
    return values


def nearest(value: float) -> int:
    """The nearest whole number; halves go up."""
    return int(value + 0.5)


def broken(order: Order, numbers: dict[str, int | list[int]], edition: Edition) -> float:
    """By how much each card of a full set pays too little beside those of others."""
    more = min(per_card(path, numbers, edition) for path in order.more)
    than = max(per_card(path, numbers, edition) for path in order.than)
    return max(0.0, than - more + 1e-6) if more <= than else 0.0


def per_card(path: str, numbers: dict[str, int | list[int]], edition: Edition) -> float:
    values = numbers.get(path)
    known = values if isinstance(values, list) else edition.wholes(path)
    return known[-1] / len(known)


def rewritten(edition: Edition, numbers: dict[str, int | list[int]], name: str) -> Edition:
    """The text of an edition with these numbers and this name, comments and all."""
    lines = edition.text.splitlines()
    for path, value in [*numbers.items()]:
        place = line_of(edition.text, path) - 1
        changed = re.sub(r"=\s*(\[[^\]]*\]|-?\d+)", f"= {json.dumps(value)}", lines[place], count=1)
        if not re.match(rf'\s*"?{re.escape(path.split(".")[-1])}"?\s*=', lines[place]):
            raise BadInput("core.bad_targets", {"file": edition.file, "reason": path})
        lines[place] = changed
    text = "\n".join([*lines, ""])
    text = re.sub(r"^name = .*$", f'name = "{name}"', text, count=1, flags=re.MULTILINE)
    return editions.parse(text, edition.file, edition.game)
