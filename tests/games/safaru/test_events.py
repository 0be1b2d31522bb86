"""Every event is told as its type says: `card_played` as a CardPlayed, with all of its fields and no others."""

import re
from typing import Any

import pytest

from tests.rules.safaru.table import GAME
from waterhole.core.chance import stream
from waterhole.core.event import Event
from waterhole.games.safaru import events


def type_of(kind: str) -> Any:
    return getattr(events, "".join(word.title() for word in kind.split("_")))


def told(players: int, missed_catches: str) -> list[Event]:
    """What happens in a random game."""
    found: list[Event] = []
    options = {"missed_catches": missed_catches, "hands": 2}
    state = GAME.set_up(players, options, seed="events", told=found)
    dice = stream("events", players, missed_catches)
    while not state.over:
        moves = state.moves()
        found += state.narrate(moves[dice.below(len(moves))])
    return found


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("missed_catches", ["prevent", "notice"])
def test_events_have_the_fields_of_their_types(players: int, missed_catches: str) -> None:
    for event in told(players, missed_catches):
        kind = type_of(event.kind)
        assert set(event.params) == kind.__required_keys__, event.kind
        assert set(event.secret) == kind.__optional_keys__, event.kind


def test_every_type_is_told_somewhere_and_every_event_has_one() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (GAME.folder / "rules").rglob("*.py"))
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source))
    made = {name for name, value in vars(events).items() if isinstance(value, type) and hasattr(value, "__total__")}
    assert {type_of(kind).__name__ for kind in kinds} == made - {"TypedDict", "BySeat"}
