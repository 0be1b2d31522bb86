"""What a table may use up: entries, moves and undos. Then a match is stopped, by an entry of its log."""

from waterhole.server.budgets import Budgets
from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.table import Table

UNDOS = (entries.Undone, entries.UndoAsked)
ONCE = (entries.Started, entries.Stopped, entries.Rematched)


def moves_made(table: Table) -> int:
    return max(0, len(table.steps) - 1)


def undos_made(table: Table) -> int:
    return table.decisions.count(None)


def spent(table: Table, budgets: Budgets) -> bool:
    """Whether a match is to be stopped."""
    full = table.length >= budgets.entries_per_table or moves_made(table) >= budgets.moves_per_match
    return full and table.status == "playing"


def stop(table: Table, now: int) -> Entry | None:
    """The end of a match that would not end."""
    return entries.Stopped(now) if table.status == "playing" else None


def check(table: Table, entry: Entry, budgets: Budgets) -> None:
    """Refuse an entry for which nothing is left."""
    if isinstance(entry, entries.Played):
        if moves_made(table) >= budgets.moves_per_match or table.length >= budgets.entries_per_table:
            raise NotNow("table.too_long", {"highest": budgets.moves_per_match})
    elif isinstance(entry, UNDOS) and undos_made(table) >= budgets.undos_per_table:
        raise NotNow("table.too_many_undos", {"highest": budgets.undos_per_table})
    elif asked_for(entry) and besides_moves(table) >= budgets.entries_per_table // 2:
        raise NotNow("table.full")


def asked_for(entry: Entry) -> bool:
    """Whether a person may ask for such an entry again and again; the rest comes once, or when time runs out."""
    if isinstance(entry, entries.HandedOver):
        return entry.why not in ("time", "absent")
    return not isinstance(entry, ONCE)


def besides_moves(table: Table) -> int:
    """Entries that are no moves. Half of a log is kept for moves, so that nobody can end a match by asking for much."""
    return table.length - (table.decision - undos_made(table))
