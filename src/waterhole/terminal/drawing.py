"""A view drawn as text: by the game's own `terminal.py`, or plainly where it has none."""

from collections.abc import Mapping, Sequence

from waterhole import games
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped

HIDDEN = ("game", "players", "options", "you")
"""What a person at the table need not be told."""


def drawn(game: Game, view: Mapping[str, Json], names: Sequence[str], words: Words) -> str:
    """A view as text with rich markup, at most 100 columns wide."""
    own = games.part(game, "terminal")
    text: str = plain(view, names, words) if own is None else own.draw(game, view, names, words)
    return text


def plain(view: Mapping[str, Json], names: Sequence[str], words: Words) -> str:
    """Every field of the view on a line; a list as long as the players is told by their names."""
    lines = []
    for name, value in view.items():
        if name not in HIDDEN:
            lines.append(f"[bold]{escaped(name)}[/bold]: {escaped(told(name, value, names, words))}")
    return "\n".join(lines)


def told(name: str, value: Json, names: Sequence[str], words: Words) -> str:
    """A value in words."""
    if isinstance(value, Mapping):
        return "; ".join(f"{key} {told(key, item, names, words)}" for key, item in value.items())
    if isinstance(value, str) or not isinstance(value, Sequence):
        return str(words.in_words(name, value, names))
    singular = name.removesuffix("s")
    items = [told(singular, item, names, words) for item in value]
    if len(items) == len(names) > 1:
        return "; ".join(f"{who}: {item}" for who, item in zip(names, items, strict=True))
    return ", ".join(items) or "–"
