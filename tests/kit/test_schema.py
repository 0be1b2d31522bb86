"""What a game says of its types holds for all that it tells, and clients can make types of it."""

from typing import Any

import msgspec
import pytest

from waterhole import games
from waterhole.core.chance import stream
from waterhole.core.game import Game
from waterhole.kit import schema

pytestmark = pytest.mark.interpreted  # Compiled modules forget what their lists hold.
TYPED = [name for name in games.names() if schema.view_type(games.game(name)) is not None]


def test_the_games_that_come_along_are_typed() -> None:
    assert "sanctuary" in TYPED


@pytest.mark.parametrize("name", TYPED)
def test_all_that_is_told_is_of_its_type(name: str) -> None:
    game = games.game(name)
    view, events = schema.view_type(game), schema.events(game)
    assert view is not None
    assert events
    told = set()
    for players in game.seats:
        state = game.deal(players, seed=f"typed/{players}")
        dice = stream("typed", name, players)
        while not state.over:
            for seat in (*range(players), None):
                assert as_typed(state.view(seat), view) == plain(state.view(seat))
            legal = state.moves()
            for event in state.narrate(legal[dice.below(len(legal))]):
                for seat in (*range(players), None):
                    seen = event.seen_by(seat)
                    kind = seen.pop("kind")
                    assert as_typed(seen, events[str(kind)]) == plain(seen)
                told.add(event.kind)
    assert len(told) > len(events) / 2


@pytest.mark.parametrize("name", TYPED)
def test_the_schema_defines_all_that_it_refers_to(name: str) -> None:
    document = schema.schema(games.game(name))
    defined = {f"#/$defs/{known}" for known in document["$defs"]}
    assert {"#/$defs/View", "#/$defs/Event", "#/$defs/Numbers", "#/$defs/Result"} <= defined
    assert referred(document) <= defined
    kinds = [one["$ref"].rpartition("/")[2] for one in document["$defs"]["Event"]["oneOf"]]
    assert all(document["$defs"][kind]["properties"]["kind"]["const"] for kind in kinds)


@pytest.mark.parametrize("name", games.names())
def test_numbers_are_as_the_edition_has_them(name: str) -> None:
    game: Game = games.game(name)
    numbers = schema.numbers_schema(game)
    assert numbers["required"] == list(game.numbers)


def test_tables_of_an_edition_have_any_names() -> None:
    assert schema.shape({"lion": [2, 6], "hyena": [1]}) == {
        "type": "object",
        "additionalProperties": {"type": "array", "items": {"type": "number"}},
    }
    assert schema.shape(["a", 1])["items"] == {"anyOf": [{"type": "string"}, {"type": "number"}]}


def as_typed(value: object, kind: type) -> object:
    """What of a value its type knows: a field too many is dropped, a wrong one raises."""
    return plain(msgspec.convert(plain(value), kind))


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value, order="sorted"))


def referred(part: Any) -> set[str]:
    """Every reference in a document."""
    if isinstance(part, list):
        return {ref for item in part for ref in referred(item)}
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"]} if "$ref" in part else set()
    return own | {ref for item in part.values() for ref in referred(item)}
