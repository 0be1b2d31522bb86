"""Text with rich markup, for terminals: what every drawing needs."""

from collections.abc import Sequence


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
