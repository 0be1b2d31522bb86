"""Moves in words: `lay stone-7`."""

GRAMMAR: dict[str, tuple[str, ...]] = {"lay": ("card",)}
"""Each verb and the names of what follows it, as in JSON: `{"do": "lay", "card": "stone-7"}`."""


def words_of(cards: list[str], move: int) -> list[str]:
    """The words of a move."""
    return ["lay", cards[move]]


def move_of(cards: list[str], words: list[str]) -> int | None:
    """The move of these words, if there is one."""
    return cards.index(words[1]) if words[1] in cards else None
