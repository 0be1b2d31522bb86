"""What the fields of messages may hold, and the few words that everybody has to know."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Raw

PROTOCOL = 1
"""Raised when an old client could no longer understand a server."""

Reaction: TypeAlias = Literal[
    "hello", "good_luck", "you_too", "thanks", "well_played", "nice_try", "ouch", "wow", "phew", "lucky", "thinking",
    "hurry", "back_soon", "sorry", "no_problem", "good_game", "again",
]  # fmt: skip
REACTIONS: tuple[str, ...] = get_args(Reaction)
"""The only things that players can say to each other at a table; words are `reaction-NAME`."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="A seat's number, from 0.")]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**31, description="Chosen by the client; comes back in the answer.")]
Decision: TypeAlias = Annotated[int, Meta(ge=0, le=2**31, description="Counts moves and undos; never repeats.")]
Name: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        description="A player's name at the table: on one line, and of signs that can be seen.",
    ),
]
Nonce: TypeAlias = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{64}$", description="The player's own part of the shuffle: 64 random hex digits."),
]
Commitment: TypeAlias = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a nonce's 32 bytes, as hex: docs/fair-shuffle.md."),
]
OldNonce: TypeAlias = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{32}$", description="Of the shuffle's first version: accepted, and not used any more."),
]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,20}$", description="A bot, as `bots` of `GET /api/games`.")]
Setting: TypeAlias = bool | int | str | None
By: TypeAlias = Literal["person", "bot", "deal"]
Watch: TypeAlias = Literal["no", "link", "listed"]

Param: TypeAlias = str | int | list[str | int]
Json: TypeAlias = Raw
"""JSON that a game makes: a view, an event, a move, a result. Its meaning is the game's."""
