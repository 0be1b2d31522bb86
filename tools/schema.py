"""Prints the JSON Schema of every message between server and clients: the browser client's types come from it."""

import inspect
import json

import msgspec
from waterhole.server import messages


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of one, in the order they are written."""
    members = vars(messages).values()
    return [kind for kind in members if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]


def schema() -> dict[str, object]:
    """One schema that names them all, so that none is left out."""
    kinds = [*structs(), messages.Said, messages.Told]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    parts["Said"], parts["Told"] = shapes[-2], shapes[-1]
    return {"title": "Messages", "anyOf": [{"$ref": f"#/$defs/{name}"} for name in sorted(parts)], "$defs": parts}


if __name__ == "__main__":
    print(json.dumps(schema()))
