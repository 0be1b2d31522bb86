"""Every event is told as its type says: `card_slid` as a CardSlid, with all of its fields and no others."""

import re
from pathlib import Path
from typing import Any

import pytest

import waterhole
from waterhole.core.chance import stream
from waterhole.core.event import Event
from waterhole.games.sanctuary import events

GAME = waterhole.game("sanctuary")


def type_of(kind: str) -> Any:
    return getattr(events, "".join(word.title() for word in kind.split("_")))


def told(players: int, seed: int) -> list[Event]:
    """What happens in a random game that favours what is rare."""
    found: list[Event] = []
    state = GAME.set_up(players, {}, seed=seed, told=found)
    dice = stream("events", players, seed)
    while not state.over:
        moves = state.moves()
        found += state.narrate(moves[max(dice.below(len(moves)) for _ in range(2))])
    return found


@pytest.mark.parametrize("players", GAME.seats)
def test_events_have_the_fields_of_their_types(players: int) -> None:
    for seed in range(5):
        for event in told(players, seed):
            kind = type_of(event.kind)
            assert set(event.params) == kind.__required_keys__, event.kind
            assert set(event.secret) == kind.__optional_keys__, event.kind


@pytest.mark.once
def test_every_type_is_told_somewhere_and_every_event_has_one() -> None:
    rules = Path(GAME.folder / "rules").rglob("*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in rules)
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source))
    made = {name for name, value in vars(events).items() if isinstance(value, type) and hasattr(value, "__total__")}
    assert {type_of(kind).__name__ for kind in kinds} == made - {"TypedDict", "BySeat"}
