"""The log of a table: everything that ever changes it, as entries that are only ever added.

A table is what its charter and its entries make of it. An entry has been checked before it is stored;
after that it holds.
"""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

Away: TypeAlias = Literal["time", "absent", "asked", "resigned"]


class Seated(Struct, tag="seated", omit_defaults=True):
    """A person took a seat. Seats of the same `person` are on one device (pass and play)."""

    at: int
    seat: int
    person: int
    name: str
    nonce: str = ""
    """Of the first version of the sealed shuffle."""
    commitment: str = ""


class Left(Struct, tag="left"):
    """A person stood up before the start."""

    at: int
    seat: int


class Arranged(Struct, tag="arranged"):
    """A seat became open or a bot's."""

    at: int
    seat: int
    kind: Literal["open", "bot"]
    level: str


class GotReady(Struct, tag="ready", omit_defaults=True):
    """A person is ready, or not any more."""

    at: int
    person: int
    ready: bool
    nonce: str = ""
    """Of the first version of the sealed shuffle."""
    commitment: str = ""


class Closed(Struct, tag="closed"):
    """The match is about to start: nobody's commitment can change any more, and the nonces are asked for."""

    at: int


class Opened(Struct, tag="opened"):
    """A player's browser showed the nonce that it had committed to."""

    at: int
    seat: int
    nonce: str


class Started(Struct, tag="started"):
    """The cards were dealt."""

    at: int


class Played(Struct, tag="played", omit_defaults=True):
    """A move."""

    at: int
    seat: int
    text: str
    bot: bool = False
    part: bool = False
    """It belongs to the same action as the move before it: one undo takes back both."""


class Undone(Struct, tag="undone"):
    """The match went back to where only `keep` moves had been made."""

    at: int
    seat: int
    keep: int


class UndoAsked(Struct, tag="undo_asked"):
    """Somebody would like to go back."""

    at: int
    seat: int


class UndoAnswered(Struct, tag="undo_answered"):
    """Another person agrees, or does not."""

    at: int
    person: int
    seat: int
    agree: bool


class HandedOver(Struct, tag="handed_over", omit_defaults=True):
    """A bot plays a person's seat from now on."""

    at: int
    seat: int
    why: Away
    deserted: bool = False
    """Resigned when all other persons had left: the match is over, and nobody has won."""


class TakenBack(Struct, tag="taken_back"):
    """The person plays again."""

    at: int
    seat: int


class HintTaken(Struct, tag="hint_taken"):
    """A person had a hint where other persons play, for the decision of that moment: everybody is told."""

    at: int
    seat: int


class Stopped(Struct, tag="stopped"):
    """The match had become longer than a server allows: it ended as it was, and nobody won."""

    at: int


class Rematched(Struct, tag="rematched", omit_defaults=True):
    """The next table of the same people."""

    at: int
    table: str
    seat: int | None = None
    """Who asked for it, since logs say so."""


Entry: TypeAlias = (
    Seated | Left | Arranged | GotReady | Closed | Opened | Started | Played | Undone | UndoAsked | UndoAnswered
    | HandedOver | TakenBack | HintTaken | Stopped | Rematched
)  # fmt: skip

Seating: TypeAlias = Seated | Left | Arranged
"""Entries with which a seat changes hands."""

_encoder = Encoder()
_decoder: Decoder[Entry] = Decoder(Entry)


def encode(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """A stored entry."""
    return _decoder.decode(text)
