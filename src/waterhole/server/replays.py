"""Matches that are over, to look at again: frame by frame, and as a record."""

from waterhole.server.messages import Frame, Replay
from waterhole.server.pictures import raw, step_seen
from waterhole.table.recording import record_of
from waterhole.table.table import Table


def record_text(table: Table) -> str:
    """The record as a JSON file."""
    return record_of(table).text()


def replay(table: Table, seat: int | None, start: int, count: int) -> Replay:
    """Some frames of a match, with a seat's eyes."""
    match = table.match
    assert match is not None
    frames: list[Frame] = []
    state = match.state_at(min(start, len(table.steps) - 1))
    for step in table.steps[start : start + count]:
        if frames:
            assert step.text is not None
            state.play(match.game.parse(state, step.text))
        frames.append(Frame(step_seen(step, seat, over=True), state.seat, raw(state.view(seat))))
    return Replay(len(table.steps), frames)
