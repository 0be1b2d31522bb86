"""A preview for a player at a table."""

from collections.abc import Iterator

from msgspec.json import encode

from waterhole.kit.preview import Preview, look_ahead
from waterhole.server.messages import Previewed
from waterhole.server.rooms.views import raw
from waterhole.table.errors import NotNow
from waterhole.table.table import Table


class LookAhead:
    """What these moves of a seat would do, once all `work` is done; what was known when it began decides."""

    def __init__(self, table: Table, seat: int, decision: int, moves: list[str]) -> None:
        if decision != table.decision:
            raise NotNow("table.stale", {"decision": decision, "now": table.decision})
        match = table.match
        if match is None or table.turn != seat or table.people[seat].bot_plays:
            raise NotNow("table.not_your_turn", {"seat": table.turn if table.turn is not None else -1})
        self.decision = decision
        self.view = match.state.view(seat)
        self.found = Preview()
        self.work: Iterator[None] = look_ahead(match.game, match.state.recall(seat), moves, self.found)

    def told(self, id: int) -> Previewed:
        changed = {name: value for name, value in self.found.view.items() if encode(value) != encode(self.view[name])}
        return Previewed(
            id=id,
            decision=self.decision,
            events=[raw(event) for event in self.found.events],
            changed={name: raw(value) for name, value in changed.items()},
            made=self.found.made,
            stopped=self.found.stopped,
        )
