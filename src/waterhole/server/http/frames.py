"""A match shown moment by moment: with the eyes of a seat, and if that is wished with everything open."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Raw
from msgspec.json import encode

from waterhole.core.state import State
from waterhole.records.match import Match
from waterhole.server.messages import Frame, Opened, Replay
from waterhole.server.rooms.views import raw, step_seen
from waterhole.table.errors import NotNow
from waterhole.table.steps import Step

MOST = 200
"""Frames in one answer."""


class Look:
    """Which frames are wished, and with whose eyes."""

    def __init__(self, seat: int | None, start: int, count: int, opened: bool) -> None:
        self.seat = seat
        self.start = max(0, start)
        self.count = min(max(1, count), MOST)
        self.opened = opened

    def at(self, match: Match, steps: Sequence[Step]) -> Replay:
        """The frames of a match; the first step is the deal."""
        return replay(steps, self.pieces(match, steps))

    def pieces(self, match: Match, steps: Sequence[Step]) -> Iterator[Frame | None]:
        """The same in small pieces, for who does something else in between; None on the way to the first frame."""
        if self.seat is not None and not 0 <= self.seat < match.players:
            raise NotNow("table.no_such_seat", {"seat": self.seat})
        state = match.dealt()
        for number, step in enumerate(steps[: self.start + self.count]):
            if step.text is not None:
                state.play(match.game.parse(state, step.text))
            yield self.frame(step, state) if number >= self.start else None

    def frame(self, step: Step, state: State) -> Frame:
        view = state.view(self.seat)
        open_cards = opened(state, {name: encode(value) for name, value in view.items()}) if self.opened else None
        return Frame(step_seen(step, self.seat, over=True), state.seat, raw(view), open_cards)


def replay(steps: Sequence[Step], pieces: Iterable[Frame | None]) -> Replay:
    return Replay(len(steps), [frame for frame in pieces if frame is not None])


def opened(state: State, told: dict[str, bytes]) -> Opened:
    """What is hidden at this moment: of each seat's view what is not `told` already, and the deck, next card first."""
    seats = []
    for seat in range(state.players):
        own = {name: encode(value) for name, value in state.view(seat).items()}
        seats.append({name: Raw(value) for name, value in own.items() if told.get(name) != value})
    deck = state.facts().get("deck", [])
    return Opened(seats, [str(card) for card in deck] if isinstance(deck, list) else [])
