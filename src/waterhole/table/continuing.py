"""Going on from a moment of a finished match: the same cards, one person, bots for all others.

The new table has the old one's seal and secret. So its cards are the old ones to the end, its record is checked
like any other, and nothing is told that was not told before: a finished match is open already.
"""

from msgspec.structs import replace

from waterhole.table.charter import Charter, Continues, FirstSeat, Sealed
from waterhole.table.errors import NotNow
from waterhole.table.table import Table


def continued(old: Table, moves: int, seat: int, name: str, at: int) -> Charter:
    """The charter of a table that begins with the first `moves` moves; this person plays `seat`."""
    if old.match is None or old.status != "over":
        raise NotNow("table.not_over")
    if not 0 <= seat < len(old.people):
        raise NotNow("table.no_such_seat", {"seat": seat})
    made = old.steps[1 : moves + 1]
    if len(made) != moves:
        raise NotNow("table.no_such_move", {"number": moves, "highest": len(old.steps) - 1})
    if old.match.state_at(moves).over:
        raise NotNow("table.over")
    before = Continues(old.id, [(step.seat, step.text, step.bot) for step in made])  # type: ignore[misc] # moves have both
    sealed = Sealed(old.sealing.table, old.sealing.seats)
    return replace(old.charter, seats=seats(old, seat, name), made_at=at, clock=None, continues=before, sealed=sealed)


def seats(old: Table, seat: int, name: str) -> list[FirstSeat]:
    """The person at one seat, and bots elsewhere."""
    found = [FirstSeat("bot", one.level) for one in old.people.seats]
    found[seat] = FirstSeat("person", old.people[seat].level, name, 0)
    return found
