"""Every refusal has a stable code and its parameters; words are added at the edge."""

from collections.abc import Mapping
from typing import TypeAlias

Param: TypeAlias = str | int | list[str] | list[int]


class WaterholeError(Exception):
    """Something a person asked for cannot be done: `code` says what, `params` with which values."""

    def __init__(self, code: str, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = dict(params or {})

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class BadInput(WaterholeError):
    """A request that makes no sense: an unknown game, a wrong option, a broken file."""


class IllegalMove(WaterholeError):
    """A move of the game that its rules refuse now; `rule` is the number of the rule that says so."""

    def __init__(self, code: str, params: Mapping[str, Param] | None = None, rule: str = "") -> None:
        super().__init__(code, params)
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, dict[str, Param], str]]:
        return type(self), (self.code, self.params, self.rule)


class NotAMove(IllegalMove, BadInput):
    """A text, JSON or number that names no move of the game at all: nowhere legal, and bad input besides."""
