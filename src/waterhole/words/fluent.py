"""Words for people: Fluent files, one folder of them for the program and one for each game.

Ids: an error `GAME.bid_too_low` is the message `GAME-bid_too_low`, an event `lot_won` is
`event-lot_won`, a move `bid` is `move-bid`. A parameter is put into words by its name: seats by the
players' names, everything else by the message `NAME-VALUE` where there is one (`tribe-nuba`), and
lists (named in the plural) item by item.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from waterhole.core.errors import IllegalMove, WaterholeError
from waterhole.words import grammar

LANGUAGES = ("en", "fr")
PROGRAM = Path(__file__).parent
LONGEST = 900
"""Characters of a parameter; Fluent takes no more than 1,000."""
LARGEST = 10**18
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""Before a negative number, where a minus sign belongs; not that of a card's id, and not in what somebody typed."""
Value: TypeAlias = str | int | float


def files(folder: Path, language: str) -> list[Path]:
    """Where a folder's words of a language stand: `en.ftl`, and by subject `coach.en.ftl`, `friends.en.ftl`."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]


def written(folder: Path, language: str) -> str:
    """All of a folder's words of a language, as one Fluent text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files(folder, language))


@cache
def resource(folder: Path, language: str) -> Resource:
    """The same, read: the program's words once, and not for every game anew."""
    return FluentResource(written(folder, language))


class Words:
    """The words of one language: the program's and, on top, those of some folders."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.bundle = FluentBundle([language], functions=grammar.FUNCTIONS, use_isolating=False)
        for folder in (PROGRAM, *folders):
            self.bundle.add_resource(resource(folder, language), allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self.bundle.has_message(id))

    def say(self, id: str, params: Mapping[str, object] | None = None, names: Sequence[str] = ()) -> str:
        """A message with its parameters in words; a missing message or parameter is a bug and raises KeyError."""
        if not self.has(id):
            raise KeyError(f"no words for {id!r} in {self.language!r}")
        arguments = {name: shortened(self.in_words(name, value, names)) for name, value in (params or {}).items()}
        pattern = self.bundle.get_message(id).value
        assert pattern is not None  # our messages have no attributes, so each has a value
        text, problems = self.bundle.format_pattern(pattern, arguments)
        if problems:
            raise KeyError(f"{id!r} in {self.language!r}: {problems[0]}")
        return HYPHEN.sub("−", str(text)) if any(map(is_negative, arguments.values())) else str(text)

    def in_words(self, name: str, value: object, names: Sequence[str]) -> Value:
        """A parameter as a person reads it."""
        if isinstance(value, list | tuple):
            singular = name.removesuffix("s")
            return self.listed([str(self.in_words(singular, item, names)) for item in value])
        if name.endswith("seat") and isinstance(value, int) and value < len(names):
            return names[value]
        if isinstance(value, bool) or value is None:
            return {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, int | float):
            return value
        return self.named(name.rpartition("_")[2], str(value))  # a `from_role` is a role

    def named(self, kind: str, id: str) -> str:
        """The words for a thing of this kind: the message `KIND-ID`, or its parts in words, or the id itself.

        `card-parts = tribe digit` says that a card's id has two parts, which `card` puts together.
        """
        if self.has(f"{kind}-{id}"):
            return self.say(f"{kind}-{id}")
        parts = self.say(f"{kind}-parts").split() if self.has(f"{kind}-parts") else []
        if parts and len(parts) == len(id.split("-")):
            return self.say(kind, dict(zip(parts, id.split("-"), strict=True)))
        return id

    def listed(self, items: Sequence[str]) -> str:
        """ "a, b and c" in this language."""
        if len(items) < 2:
            return items[0] if items else self.say("list-none")
        return self.say("list-and", {"most": ", ".join(items[:-1]), "last": items[-1]})

    def figure(self, value: float, digits: int = 1) -> str:
        """A measured number with one or two digits after the point, which is a comma in some languages."""
        return self.say(f"figure-{digits}", {"value": value})

    def event(self, event: Mapping[str, object], names: Sequence[str], you: int | None = None) -> str:
        """The sentence for an event as `Event.seen_by` gives it, told to seat `you`."""
        params = {name: value for name, value in event.items() if name != "kind"}
        mine = you is not None and params.get("seat") == you
        return self.say(f"event-{event['kind']}", {**params, "you": mine}, names)

    def error(self, problem: WaterholeError, names: Sequence[str] = ()) -> str:
        """The one line for an error, with the rule's number where there is one."""
        line = self.say(problem.code.replace(".", "-"), problem.params, names)
        if isinstance(problem, IllegalMove) and problem.rule:
            line += " " + self.say("see-rule", {"number": problem.rule})
        return line


def is_negative(value: Value) -> bool:
    return not isinstance(value, str) and value < 0


def shortened(value: Value) -> Value:
    """A text cut to what a sentence, and Fluent, can bear; a number beyond all measure as a sign for one."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return value if abs(value) < LARGEST else "∞" if value > 0 else "−∞"


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of a language, read once."""
    return Words(language, *folders)
