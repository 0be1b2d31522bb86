"""Names that people give themselves: each can be seen, on one line, and looks like what it is."""

from collections.abc import Iterable
from itertools import count
from unicodedata import category, name, normalize

from waterhole.core.errors import BadInput

SEEN = frozenset("LNPS")
"""Letters, numbers, punctuation and signs: the categories of what has a shape of its own."""
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"})
"""Controls and formats (soft hyphens, marks that turn the text around), what is unassigned, and line breaks."""
JOINERS = "\u200c\u200d"
"""Between letters of many scripts, and between the parts of an emoji, they have a meaning."""
LEANING = frozenset({"SELECTOR", "JOINER"})
"""Marks that choose among the forms of what stands before them, and of which plain letters have only one."""
BLANKS = frozenset({"FILLER", "BLANK"})
"""Unicode calls these letters and signs, and says in their names that nothing is to be seen."""

LONGEST = 24


def checked_name(text: str) -> str:
    """The name, if others can see it; BadInput says what would do."""
    if not any(shows(sign) for sign in text) or any(hides(text, place) for place in range(len(text))):
        raise BadInput("table.bad_name")
    return text


def shows(sign: str) -> bool:
    """Whether this has a shape of its own."""
    return category(sign)[0] in SEEN and not named(sign, BLANKS)


def hides(text: str, place: int) -> bool:
    """Whether what stands here cannot be seen, breaks the line, or turns the text around."""
    sign = text[place]
    if sign in JOINERS:
        beside = text[max(0, place - 1) : place] + text[place + 1 : place + 2]
        return len(beside) < 2 or beside.isascii()
    if named(sign, LEANING):
        before = text[max(0, place - 1) : place]
        return before == "" or (before.isascii() and not before.isdigit())
    return category(sign) in FORBIDDEN or named(sign, BLANKS)


def named(sign: str, words: frozenset[str]) -> bool:
    """Whether one of these words is in the name that Unicode gives it."""
    return not words.isdisjoint(name(sign, "").replace("-", " ").split())


def told_apart(text: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table is called so already, however it is written."""
    taken = {heard(other) for other in others}
    if heard(text) not in taken:
        return text
    numbered = (shortened(text, f" {number}") for number in count(2))
    return next(one for one in numbered if heard(one) not in taken)


def heard(text: str) -> str:
    """A name as it is read aloud: capitals, wide letters and spaces make no difference."""
    return " ".join(normalize("NFKC", text).casefold().split())


def shortened(text: str, ending: str) -> str:
    """The name with this ending, as long as a name may be; nothing is left hanging where it was cut."""
    start = text[: LONGEST - len(ending)]
    while start and (hides(start, len(start) - 1) or start[-1] == " "):
        start = start[:-1]
    return start + ending
