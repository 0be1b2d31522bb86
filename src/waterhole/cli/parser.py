"""A command line that speaks the person's language, and says in one line what is wrong with it."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, cast

from waterhole.cli.complaint import complain
from waterhole.words.fluent import LANGUAGES, Words

DAY = 86_400

COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<names>.+)"), "cli-required"),
    (re.compile(r"unrecognized arguments: (?P<names>.+)"), "cli-unrecognized"),
    (re.compile(r"argument (?P<name>\S+): expected one argument"), "cli-one-value"),
    (re.compile(r"argument (?P<name>\S+): not allowed with argument (?P<other>\S+)"), "cli-not-together"),
    (re.compile(r"argument (?P<name>\S+): ignored explicit argument '(?P<value>.*)'"), "cli-no-value"),
    (
        re.compile(r"argument COMMAND: invalid choice: '(?P<name>.*)' \(choose from (?P<known>.+)\)"),
        "cli-unknown-command",
    ),
    (
        re.compile(r"argument (?P<name>\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<known>.+)\)"),
        "cli-not-allowed",
    ),
)
"""What argparse says, to be said in our words. What is not found here is passed on as it is."""


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the arguments ask for, or the system's, or English."""
    for place, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == "--language":
            asked = value if sign else "".join(arguments[place + 1 : place + 2])
            return asked if asked in LANGUAGES else LANGUAGES[0]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Parser(argparse.ArgumentParser):
    """One command, or all of them. Help and errors come from the Fluent files."""

    def __init__(self, words: Words, **settings: object) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            **cast(dict[str, Any], settings),
        )
        self.words = words
        self.needed = self.add_argument_group(words.say("cli-arguments"))
        self.settings = self.add_argument_group(words.say("cli-options"))
        self.settings.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        self.settings.add_argument(
            "--language",
            choices=LANGUAGES,
            metavar="LANGUAGE",
            default=argparse.SUPPRESS,
            help=words.say("cli-language"),
        )

    def begin(self) -> None:
        """Whatever is to be done once it is known that this is the command."""

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        # Without types: argparse has three overloads of it, and all we do is pass it on.
        self.begin()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.words.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """One line, and the exit code 2."""
        complain(self.words, f"{self.in_words(message)} {self.words.say('cli-see-help')}")
        sys.exit(2)

    def in_words(self, message: str) -> str:
        """What argparse has to say, in the person's language where we have words for it."""
        for pattern, id in COMPLAINTS:
            if found := pattern.fullmatch(message):
                return self.words.say(id, found.groupdict())
        if found := re.fullmatch(r"argument (?P<name>\S+): (?P<reason>.*)", message):
            return self.words.say("cli-bad-value", found.groupdict())
        return message


def whole(words: Words, lowest: int, highest: int) -> Callable[[str], int]:
    """Reads a whole number in a range."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,18}", text) and lowest <= int(text) <= highest:
            return int(text)
        params = {"value": text, "lowest": lowest, "highest": highest}
        raise argparse.ArgumentTypeError(words.say("cli-bad-number", params))

    return read


def seconds(words: Words) -> Callable[[str], float]:
    """Reads a number of seconds, with or without a fraction."""

    def read(text: str) -> float:
        if re.fullmatch(r"[0-9]{1,5}([.,][0-9]{1,6})?", text) and 0 < (value := float(text.replace(",", "."))) <= DAY:
            return value
        raise argparse.ArgumentTypeError(words.say("cli-bad-seconds", {"value": text, "highest": DAY}))

    return read


def share(words: Words) -> Callable[[str], float]:
    """Reads a share between nothing and all."""

    def read(text: str) -> float:
        if re.fullmatch(r"0?[.,][0-9]{1,6}", text) and (value := float(text.replace(",", "."))) > 0:
            return value
        raise argparse.ArgumentTypeError(words.say("cli-bad-share", {"value": text}))

    return read


def hours(words: Words) -> Callable[[str], float]:
    """Reads a number of hours, with or without a fraction."""

    def read(text: str) -> float:
        if re.fullmatch(r"[0-9]{1,4}([.,][0-9]{1,6})?", text):
            return float(text.replace(",", "."))
        raise argparse.ArgumentTypeError(words.say("cli-bad-hours", {"value": text}))

    return read


def pair(words: Words) -> Callable[[str], tuple[str, str]]:
    """Reads NAME=VALUE."""

    def read(text: str) -> tuple[str, str]:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise argparse.ArgumentTypeError(words.say("cli-bad-pair", {"value": text}))
        return name, value

    return read
