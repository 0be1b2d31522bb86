"""What a player types that is no move: a command."""

from dataclasses import dataclass

from waterhole.words.fluent import Words
from waterhole.words.rulebook import plain

COMMANDS = ("help", "moves", "what", "hint", "rules", "log", "save", "quit")


@dataclass(frozen=True)
class Command:
    """One of COMMANDS, and what follows it."""

    name: str
    rest: str


def command_of(text: str, words: Words) -> Command | None:
    """The command that a text begins with, by its English name or that of the player's language."""
    first, _, rest = text.strip().partition(" ")
    for name in COMMANDS:
        if plain(first) in {name, *plain(words.say(f"command-{name}")).split()}:
            return Command(name, rest.strip())
    return None
