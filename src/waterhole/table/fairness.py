"""The arithmetic of the sealed shuffle: what is committed to, and the seed that all cards follow from.

`docs/fair-shuffle.md` specifies it for everybody; its test vectors stand beside it. Nothing here knows a table or
a record: `sealing` carries it out while people sit down, `verifying` checks a record afterwards.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from waterhole.core.option import Value
from waterhole.records.record import SealedSeat

VERSION: Final = 2
TAG = "waterhole sealed shuffle"
LENGTH = 64
"""Secrets, nonces and commitments are 32 bytes, written as so many hex digits."""


def new_secret() -> str:
    """32 random bytes, as hex."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the deal in place of a secret or a nonce."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def opens(secret: str, sealed: str) -> bool:
    """Whether this secret (or nonce) is the one that was committed to. What a file holds may be anything."""
    return is_hex(secret, LENGTH) and is_hex(sealed, LENGTH) and hmac.compare_digest(commitment(secret), sealed)


def is_hex(text: str, length: int) -> bool:
    """Whether this is so many hex digits, in small letters."""
    return len(text) == length and set(text) <= set("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Terms:
    """All that the cards follow from besides the secret, as it stood when the seats were closed."""

    table: str
    game: str
    edition: str
    options: Mapping[str, Value]
    seats: Sequence[SealedSeat]


def seed(secret: str, terms: Terms) -> str:
    """The seed of `Game.set_up`: the SHA-256 over every part, each after its length."""
    parts = [TAG, str(VERSION), terms.table, terms.game, terms.edition, canonical(terms.options), str(len(terms.seats))]
    hashed = hashlib.sha256()
    for part in parts:
        hashed.update(measured(part.encode()))
    for number, seat in enumerate(terms.seats):
        for text in (str(number), seat.kind, seat.name):
            hashed.update(measured(text.encode()))
        hashed.update(measured(bytes.fromhex(seat.commitment)))
        hashed.update(measured(bytes.fromhex(seat.nonce)))
    hashed.update(measured(bytes.fromhex(secret)))
    return hashed.hexdigest()


def measured(part: bytes) -> bytes:
    """A part after its length in four bytes: so no two lists of parts look the same."""
    return len(part).to_bytes(4, "big") + part


def canonical(options: Mapping[str, Value]) -> str:
    """The one JSON text of these options: names sorted, no spaces, only what must be escaped is."""
    return json.dumps(dict(options), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seed_of_version_1(secret: str, nonces: Sequence[str]) -> str:
    """How the first version made the seed, for matches that it dealt: the secret and the nonces in a row."""
    return hashlib.sha256(bytes.fromhex(secret) + b"".join(bytes.fromhex(nonce) for nonce in nonces)).hexdigest()
