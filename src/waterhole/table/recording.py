"""A match that was played at a table, as a record."""

from msgspec.structs import replace

from waterhole.core.match import Match
from waterhole.core.record import Continues, Record, Seat
from waterhole.table.table import Table


def record_of(table: Table) -> Record:
    """The moves that stand, all that chance decided, and the opened seal. For matches that are over."""
    play = table.play
    assert play is not None
    assert table.status == "over"
    seats = [
        Seat(seat.name or seat.level, None if seat.kind == "person" else seat.level) for seat in table.people.seats
    ]
    match = Match(play.game, play.players, seed=play.seed, seats=seats, options=play.options)
    for step in play.steps[1:]:
        assert step.text is not None
        match.play(play.game.parse(match.state, step.text))
    before = table.charter.continues
    return replace(
        match.record(),
        seal=table.sealing.opened(table.secret),
        continues=Continues(before.table, len(before.moves)) if before is not None else None,
    )
