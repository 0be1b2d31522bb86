"""What is said between a match and an agent: one JSON object a line."""

from typing import Any

import msgspec

from waterhole.core.ranking import Result

PROTOCOL = 1
LONGEST = 1_000_000
"""Bytes of a line, its end included."""


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """A match begins: the game, its edition's numbers, its options, and the agent's seat."""

    protocol: int
    game: str
    numbers: dict[str, Any]
    options: dict[str, Any]
    players: int
    seat: int


class Decide(msgspec.Struct, tag="decide", frozen=True):
    """It is the agent's turn. `events` are those since its last decision, as its seat saw them."""

    id: int
    recall: dict[str, Any]
    view: dict[str, Any]
    moves: list[str]
    events: list[dict[str, Any]]
    seconds: float


class Over(msgspec.Struct, tag="over", frozen=True):
    """The match has ended; another may begin with a new hello."""

    result: Result


class Bye(msgspec.Struct, tag="bye", frozen=True):
    """Nothing more is wanted: the agent ends."""


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """The answer to hello."""

    name: str = ""


class Move(msgspec.Struct, tag="move", frozen=True):
    """The answer to the decision of this id."""

    id: int
    text: str


ToAgent = Hello | Decide | Over | Bye
FromAgent = Ready | Move

to_agent: msgspec.json.Decoder[ToAgent] = msgspec.json.Decoder(ToAgent)
from_agent: msgspec.json.Decoder[FromAgent] = msgspec.json.Decoder(FromAgent)


def line_of(message: ToAgent | FromAgent) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"
