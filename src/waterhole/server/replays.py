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
    play = table.play
    assert play is not None
    frames: list[Frame] = []
    state = play.state_at(min(start, len(play.steps) - 1))
    for step in play.steps[start : start + count]:
        if frames:
            assert step.text is not None
            state.play(play.game.parse(state, step.text))
        frames.append(Frame(step_seen(step, seat, over=True), state.seat, raw(state.view(seat))))
    return Replay(len(play.steps), frames)
