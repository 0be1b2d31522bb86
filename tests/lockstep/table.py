"""What a model of a game is asked, and the chance that it is told."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

Facts: TypeAlias = dict[str, object]
Shuffle: TypeAlias = Callable[[list[str]], list[str]]
"""Gives the order in which the next shuffle leaves these cards."""


class Model(Protocol):
    """One match by the rules page: moves are texts, and nothing is shared with Waterhole."""

    unordered: frozenset[str]
    """The facts whose lists have no order."""
    seen: Counter[str]
    """The rare things that have come up."""

    def legal(self) -> set[str]: ...

    def play(self, text: str) -> None: ...

    def facts(self) -> Facts: ...

    def result(self) -> Facts: ...


class NewModel(Protocol):
    """Begins a match: `first` is the seat that chance made starting player or dealer."""

    def __call__(
        self, players: int, first: int, shuffle: Shuffle, numbers: Mapping[str, object], options: Mapping[str, object]
    ) -> Model: ...


def places(seats: int, key: Callable[[int], tuple[int, ...]]) -> list[list[int]]:
    """The seats from the highest key to the lowest; those that are equal share a place."""
    keys = {seat: key(seat) for seat in range(seats)}
    return [[seat for seat in range(seats) if keys[seat] == value] for value in sorted(set(keys.values()))[::-1]]
