"""Web push: a message that only the browser can read (RFC 8291), and the server's signature under it (RFC 8292)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from waterhole.core.errors import BadInput

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4_096
"""Bytes of one record: a notice is a single one."""
HOURS = 12
"""For so long a signature is good: RFC 8292 allows no more than a day."""
KEEP = 86_400
"""Seconds for which a push service tries to reach a device that is off."""


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked_keys(p256dh: str, auth: str) -> None:
    """BadInput, if these are not what a browser gives with a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        sound = len(decoded(auth)) == 16
    except (ValueError, InvalidKey):
        sound = False
    if not sound:
        raise BadInput("server.bad_subscription")


def encrypted(
    text: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only who has the private halves can read. (`own` and `salt` are given by tests alone.)"""
    theirs = decoded(p256dh)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = point(own.public_key())
    secret = derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Signer:
    """Signs for one server, or all that share a database: push services know it by its public key."""

    def __init__(self, secret: bytes) -> None:
        """`secret`: 32 bytes that are kept with the other keys of the database."""
        self.key = ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, CURVE)
        self.public = encoded(point(self.key.public_key()))

    def headers(self, endpoint: str, contact: str, topic: str, now: float) -> dict[str, str]:
        """What goes with a message to this endpoint. `topic`: a later one takes the place of one not yet delivered."""
        return {
            "Authorization": f"vapid t={self.token(endpoint, contact, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Topic": topic,
            "Urgency": "high",
        }

    def token(self, endpoint: str, contact: str, now: float) -> str:
        """Who we are, for this push service and for some hours."""
        to = urlsplit(endpoint)
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now) + HOURS * 3600, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
