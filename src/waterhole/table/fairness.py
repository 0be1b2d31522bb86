"""The sealed shuffle: nobody, not even the server, can choose or know the cards beforehand.

The server commits to a secret (its SHA-256) before anybody sits down; the players' nonces are mixed in; the
cards follow from both. When the match is over the secret is shown, and anybody can deal again and compare.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_secret() -> str:
    """32 random bytes, as hex."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of `Game.set_up`: from the secret and every seat's nonce in order (empty: none was given)."""
    return hashlib.sha256(bytes.fromhex(secret) + b"".join(bytes.fromhex(nonce) for nonce in nonces)).hexdigest()


def opens(secret: str, sealed: str) -> bool:
    """Whether this secret is the one that was committed to."""
    return hmac.compare_digest(commitment(secret), sealed)
