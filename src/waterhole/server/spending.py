"""What a table may use up: entries, moves and undos. A match that has used them up is stopped, by an entry of its log."""

from waterhole.server.budgets import Budgets
from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

UNDOS = (entries.Undone, entries.UndoAsked)
LAST = (entries.Stopped, entries.Rematched)
"""What may come when nothing else may: each comes once."""


def moves_made(table: Table) -> int:
    return len(table.play.steps) - 1 if table.play is not None else 0


def spent(table: Table, budgets: Budgets) -> bool:
    """Whether a match is to be stopped."""
    full = table.length >= budgets.entries_per_table or moves_made(table) >= budgets.moves_per_match
    return full and table.status == "playing"


def stop(table: Table, now: int) -> Entry | None:
    """The end of a match that would not end."""
    return entries.Stopped(now) if table.status == "playing" else None


def check(table: Table, entry: Entry, budgets: Budgets) -> None:
    """Refuse an entry for which nothing is left."""
    if isinstance(entry, LAST):
        return
    if table.length >= budgets.entries_per_table:
        raise NotNow("table.full", {"highest": budgets.entries_per_table})
    if isinstance(entry, entries.Played) and moves_made(table) >= budgets.moves_per_match:
        raise NotNow("table.too_long", {"highest": budgets.moves_per_match})
    if isinstance(entry, UNDOS) and table.decisions.count(None) >= budgets.undos_per_table:
        raise NotNow("table.too_many_undos", {"highest": budgets.undos_per_table})
