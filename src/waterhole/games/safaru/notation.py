# compiled: yes
"""Every move as a number and in words: `play owl-7`, `take owl-3`, `stay`.

First a card of each kind is played, then taken, then released; then come the words that stand alone.
"""

from typing import Final, final

GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
    "play": ("card",),
    "take": ("card",),
    "release": ("card",),
    "stay": (),
    "pair": (),
    "call": (),
    "let": (),
}


@final
class Notation:
    """Every move of a game with these kinds of cards in words, and back."""

    def __init__(self, kinds: list[str]) -> None:
        self.words = [[verb, kind] for verb, fields in GRAMMAR.items() if fields for kind in kinds]
        self.words += [[verb] for verb, fields in GRAMMAR.items() if not fields]
        self.moves = {tuple(words): move for move, words in enumerate(self.words)}

    def first(self, verb: str) -> int:
        """The first move with this verb."""
        return [words[0] for words in self.words].index(verb)
