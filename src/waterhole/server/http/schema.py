"""The documents of the protocol: JSON Schema of every message, and OpenAPI of the HTTP routes."""

import inspect
from functools import cache
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from waterhole import __version__
from waterhole.server import messages

STRUCTS: list[type[msgspec.Struct]] = [
    kind
    for _, kind in inspect.getmembers(messages, inspect.isclass)
    if issubclass(kind, msgspec.Struct) and kind.__module__.startswith(messages.__name__)
]


@cache
def schemas(template: str) -> dict[str, Any]:
    """The schema of every struct, referring to each other by this template."""
    _, components = msgspec.json.schema_components(STRUCTS, ref_template=template)
    return dict(components)


@cache
def message_schema() -> bytes:
    """JSON Schema of the WebSocket's messages and everything in them: what TypeScript types are made from."""
    unions = [messages.Said, messages.Told]
    (said, told), _ = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Waterhole protocol",
        "version": messages.PROTOCOL,
        "$defs": {**schemas("#/$defs/{name}"), "Said": said, "Told": told},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def describe(gives: type[msgspec.Struct] | None, takes: type[msgspec.Struct] | None = None) -> dict[str, Any]:
    """What OpenAPI says about a route."""
    refused = {"description": "Refused; the code says why.", "content": content(messages.Problem)}
    answers: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 403, 404, 409, 413, 415, 422, 429, 503), refused)
    answers[200] = {"description": "Done.", "content": content(gives)}
    described: dict[str, Any] = {"responses": answers, "response_model": None}
    if takes is not None:
        described["openapi_extra"] = {"requestBody": {"required": True, "content": content(takes)}}
    return described


def content(kind: type[msgspec.Struct] | None) -> dict[str, Any]:
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"} if kind is not None else {"type": "object"}
    return {"application/json": {"schema": schema}}


def openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with our own schemas."""
    if app.openapi_schema is None:
        document = get_openapi(title="Waterhole", version=__version__, routes=app.routes)
        document.setdefault("components", {})["schemas"] = schemas("#/components/schemas/{name}")
        app.openapi_schema = document
    return app.openapi_schema
