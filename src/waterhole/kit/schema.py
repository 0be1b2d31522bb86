"""A game's types as JSON Schema: its view, its events, its numbers and its result. Clients make their types from it.

The types are those that the game names itself: `Game[State, View, …]`, and in its module `events` the TypedDict
CardSlid for the event `card_slid`. Compiled modules forget what their lists hold: ask the interpreted ones.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias, get_args, is_typeddict

import msgspec

from waterhole import games
from waterhole.core.game import Game
from waterhole.core.ranking import Result
from waterhole.kit.conformance import variables
from waterhole.words.fluent import LANGUAGES

Schema: TypeAlias = dict[str, Any]
EVENT = "event-"
REF = "#/$defs/{name}"
ANYTHING: Schema = {"type": "object"}


def schema(game: Game) -> Schema:
    """One document with the definitions View, Numbers, Result and Event, and all that they need."""
    told = events(game)
    view = view_type(game)
    types = [Result, *([] if view is None else [view]), *told.values()]
    _, defined = msgspec.json.schema_components(types, ref_template=REF)
    definitions = {name: dict(found) for name, found in defined.items()}
    for kind, event in told.items():
        definitions[event.__name__] = with_kind(definitions[event.__name__], kind)
    refs = [{"$ref": REF.format(name=event.__name__)} for event in told.values()]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The game {game.name}",
        "$defs": {
            "View": ANYTHING,
            **definitions,
            "Numbers": numbers_schema(game),
            "Event": {"oneOf": refs} if refs else ANYTHING,
        },
    }


def view_type(game: Game) -> type | None:
    """What the game says that its views are; None if it says no more than JSON."""
    for base in getattr(type(game), "__orig_bases__", ()):
        named = get_args(base)
        if len(named) > 1 and is_typeddict(named[1]):
            view: type = named[1]
            return view
    return None


def events(game: Game) -> dict[str, type]:
    """Every kind of event that the game has words for, and its type; nothing for a game that has no such types."""
    types = games.part(game, "events")
    if types is None:
        return {}
    known = variables(game.folder / "words", LANGUAGES[0])
    kinds = [id.removeprefix(EVENT) for id in known if id.startswith(EVENT)]
    return {kind: getattr(types, class_name(kind)) for kind in kinds}


def class_name(kind: str) -> str:
    """CardSlid for `card_slid`."""
    return "".join(word.capitalize() for word in kind.split("_"))


def with_kind(event: Schema, kind: str) -> Schema:
    """An event as it is told: its params, and which it is."""
    return {
        **event,
        "properties": {"kind": {"const": kind}, **event.get("properties", {})},
        "required": ["kind", *event.get("required", [])],
    }


# Numbers have no type of their own: an edition's file is their one source.


def numbers_schema(game: Game) -> Schema:
    """Exactly the numbers of the standard edition: any other has the same names."""
    fields = {name: shape(value) for name, value in game.standard().numbers.items()}
    return {"title": "Numbers", "type": "object", "properties": fields, "required": list(fields)}


def shape(value: object) -> Schema:
    """What a value of an edition looks like; the names in its tables (animals, roles) can be others elsewhere."""
    if isinstance(value, bool):
        return {"type": "boolean"}
    if isinstance(value, int | float):
        return {"type": "number"}
    if isinstance(value, str):
        return {"type": "string"}
    if isinstance(value, list):
        return {"type": "array", "items": one_of(map(shape, value))}
    if isinstance(value, dict):
        return {"type": "object", "additionalProperties": one_of(map(shape, value.values()))}
    raise TypeError(f"no edition can hold {value!r}")


def one_of(shapes: Iterable[Schema]) -> Schema:
    """The shapes that differ."""
    found: list[Schema] = []
    for one in shapes:
        if one not in found:
            found.append(one)
    return found[0] if len(found) == 1 else {"anyOf": found}
