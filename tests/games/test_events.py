"""Every event is told as its game's type says: `card_slid` as a CardSlid, with all of its fields and no others."""

import re
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import waterhole
from waterhole.core.chance import stream
from waterhole.core.event import Event

GAMES = [name for name in waterhole.names() if (waterhole.game(name).folder / "events.py").exists()]


def events_of(name: str) -> ModuleType:
    return import_module(f"{type(waterhole.game(name)).__module__.removesuffix('.game')}.events")


def type_of(name: str, kind: str) -> Any:
    return getattr(events_of(name), "".join(word.title() for word in kind.split("_")))


def told(name: str, players: int, seed: int) -> list[Event]:
    """What happens in a random game that favours what is rare: low moves, or high ones."""
    found: list[Event] = []
    state = waterhole.game(name).set_up(players, {}, seed=seed, told=found)
    dice = stream("events", players, seed)
    rare = max if seed % 2 else min
    while not state.over:
        moves = state.moves()
        found += state.narrate(moves[rare(dice.below(len(moves)) for _ in range(2))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_events_have_the_fields_of_their_types(name: str) -> None:
    for players in waterhole.game(name).seats:
        for event in [event for seed in range(6) for event in told(name, players, seed)]:
            kind = type_of(name, event.kind)
            assert set(event.params) == kind.__required_keys__, event.kind
            assert set(event.secret) == kind.__optional_keys__, event.kind


@pytest.mark.parametrize("name", GAMES)
def test_every_type_is_told_somewhere_and_every_event_has_one(name: str) -> None:
    rules = (waterhole.game(name).folder / "rules").rglob("*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in rules)
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source))
    types = vars(events_of(name)).items()
    made = {name for name, value in types if isinstance(value, type) and hasattr(value, "__total__")}
    assert {type_of(name, kind).__name__ for kind in kinds} == made - {"TypedDict", "BySeat"}
