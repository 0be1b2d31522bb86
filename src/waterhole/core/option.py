"""What may be chosen when a table is made: each option says what it takes, and checks it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from waterhole.core.errors import BadInput

Value: TypeAlias = bool | int | str | None
Options: TypeAlias = dict[str, Value]


@dataclass(slots=True, frozen=True)
class Option:
    """One option: a switch (default True or False), a choice among words, or a whole number in a range.

    A number may also be None when `optional`; `players` says with how many players it has a meaning.
    """

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    optional: bool = False
    players: tuple[int, ...] = ()

    def checked(self, value: object) -> Value:
        """The value if it fits, else a BadInput that says what would."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        elif isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif value is None and self.optional:
            return None
        elif isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest:
            return value
        raise BadInput("core.bad_option", {"option": self.name, "value": str(value), "allowed": self.allowed()})

    def allowed(self) -> str:
        """What the option takes, in notation that needs no translation."""
        if self.choices:
            return " | ".join(self.choices)
        if isinstance(self.default, bool):
            return "true | false"
        return f"{self.lowest}–{self.highest}" + (" | none" if self.optional else "")

    def parsed(self, text: str) -> Value:
        """The value that a person's text stands for, as on a command line."""
        words: dict[str, Value] = {"true": True, "false": False, "none": None}
        if self.choices or not re.fullmatch(r"-?[0-9]{1,18}", text):
            return self.checked(words.get(text, text))
        return self.checked(int(text))


def complete(options: tuple[Option, ...], chosen: Mapping[str, object], players: int) -> Options:
    """Every option with its value, chosen or default; unknown and unfitting ones are refused."""
    if not chosen:
        return {option.name: option.default for option in options}
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadInput("core.unknown_option", {"option": name, "known": sorted(known)})
        if known[name].players and players not in known[name].players and chosen[name] != known[name].default:
            raise BadInput("core.option_players", {"option": name, "players": list(known[name].players)})
    return {name: option.checked(chosen.get(name, option.default)) for name, option in known.items()}
