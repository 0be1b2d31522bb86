"""Drawing a view as text: what every game can use, and a plain drawing for games without their own."""

from collections.abc import Mapping, Sequence

from waterhole.core.event import Json
from waterhole.core.words import Words

HIDDEN = ("game", "players", "options", "you")
"""What a person at the table need not be told."""


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


def escaped(text: str) -> str:
    """Text in which nothing is taken for markup."""
    return text.replace("\\", "\\\\").replace("[", "\\[")


def table(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """Columns side by side; those whose place is in `numbers` are set to the right. Cells are plain text."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            escaped(cell.rjust(width) if column in numbers else cell.ljust(width))
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
