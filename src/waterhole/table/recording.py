"""A match that was played at a table, as a record."""

from msgspec.structs import replace

from waterhole.records.record import Continues, Record, Seat
from waterhole.table.table import Table


def record_of(table: Table) -> Record:
    """The moves that stand, all that chance decided, and the opened seal. For matches that are over."""
    assert table.match is not None
    assert table.status == "over"
    before = table.charter.continues
    return replace(
        table.match.record(),
        seats=[Seat(one.name or one.level, None if one.kind == "person" else one.level) for one in table.people.seats],
        seal=table.sealing.opened(table.secret),
        continues=Continues(before.table, len(before.moves)) if before is not None else None,
    )
