"""The HTTP routes do what their OpenAPI document says, whatever they are sent."""

from typing import get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.server.proof import count
from waterhole.server import messages
from waterhole.server.http import schema


@pytest.fixture
def document(base: str) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{base}/api/openapi.json")


api = schemathesis.pytest.from_fixture("document")


@api.parametrize()
@settings(max_examples=count(6, 300), deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_to_its_description(case: schemathesis.Case) -> None:  # type: ignore[type-arg]
    response = case.call()
    # A body may have the right form and still make no sense, such as a game for nobody: no schema can say that. And of
    # one that is too large nothing is read: whatever is wrong in it, it is refused for its size.
    unread = [negative_data_rejection] if response.status_code == 413 else []
    case.validate_response(response, excluded_checks=[positive_data_acceptance, *unread])


def test_the_schema_of_messages_names_every_message() -> None:
    found = msgspec.json.decode(schema.message_schema())
    assert found["version"] == messages.PROTOCOL
    for union, members in (("Said", get_args(messages.Said)), ("Told", get_args(messages.Told))):
        named = {each["$ref"].rpartition("/")[2] for each in found["$defs"][union]["anyOf"]}
        assert named == {member.__name__ for member in members}
