"""The sealed shuffle: nobody, not even the server, can choose or know the cards beforehand.

The server commits to a secret (its SHA-256) before anybody sits down; the players' nonces are mixed in; the
cards follow from both. When the match is over the secret is shown, and anybody can deal again and compare.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.records.match import Match
from waterhole.records.record import Record
from waterhole.records.replay import replay


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


def verify(record: Record, game: Game) -> None:
    """Check that a record's cards are those of its sealed shuffle, and its moves legal; BadInput says what is not.

    The secret must be the one committed to, and dealing again from it and the nonces must give the same first
    player, the same deal and the same later shuffles.
    """
    seal = record.seal
    if seal is None:
        raise BadInput("table.no_seal")
    if not well_formed(seal.secret, seal.nonces, record.players) or not opens(seal.secret, seal.commitment):
        raise BadInput("table.seal_broken")
    replay(record, game)
    again = Match(game, record.players, seed=seed(seal.secret, seal.nonces), options=record.options)
    for _, text in record.moves:
        again.play_text(text)
    dealt = again.record()
    if (dealt.first, dealt.chance) != (record.first, record.chance):
        raise BadInput("table.seal_other_cards")


def well_formed(secret: str, nonces: Sequence[str], players: int) -> bool:
    """Whether these are 32 bytes and a nonce (or none) for each seat, all as hex."""
    hexadecimal = all(set(text) <= set("0123456789abcdef") for text in (secret, *nonces))
    return hexadecimal and len(secret) == 64 and len(nonces) == players and all(len(n) in (0, 32) for n in nonces)
