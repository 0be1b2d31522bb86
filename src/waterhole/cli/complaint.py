"""What is wrong, in one line on the error stream."""

import sys

from waterhole import games
from waterhole.core.errors import WaterholeError
from waterhole.records.replay import BadMove
from waterhole.words.fluent import Words, words

SPACES = "\u00a0\u202f"
"""French sets them before its marks and between thousands; they break no line."""


def in_words(problem: WaterholeError, own: Words) -> str:
    """A problem in one sentence."""
    if isinstance(problem, BadMove):
        reason = in_words(problem.cause, own)
        return own.say("core-record_move", {**problem.params, "reason": reason})
    return words_for(problem.code.replace(".", "-"), own).error(problem)


def words_for(id: str, own: Words) -> Words:
    """The words that hold this message: the program's own, or those of the game that knows it."""
    if own.has(id):
        return own
    every = [words(own.language, games.kind(name).folder / "words") for name in games.names()]
    return next((one for one in every if one.has(id)), own)


def complain(words: Words, text: str) -> None:
    """Exactly one line on the error stream, whatever is in the text."""
    print(words.say("cli-error", {"text": one_line(text)}), file=sys.stderr)


def one_line(text: str) -> str:
    """The text with all that would break or hide its line made visible."""
    return "".join(sign if sign.isprintable() or sign in SPACES else repr(sign)[1:-1] for sign in text)
