"""What servers of one database sign: cookies, invitations, and what they tell each other."""

import hashlib
import hmac

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "waterhole"
YEAR = 365 * 86_400
SEAL = 16
"""Bytes before each message between servers."""


class Keeper:
    """Signs cookies and invitations with the key that all servers of a database share."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()
        self.signer = URLSafeSerializer(self.key, salt="waterhole-player")

    def invitation(self, table: str) -> str:
        """The token that lets its bearer take an open seat. Worked out anew each time: it is stored nowhere."""
        return hmac.new(self.key, f"invitation/{table}".encode(), hashlib.sha256).hexdigest()[:32]

    def invite_path(self, table: str) -> str:
        """The address of an invitation, without the server's name."""
        return f"/table/{table}#invite={self.invitation(table)}"

    def invited(self, table: str, token: str) -> bool:
        """Whether this is the table's invitation."""
        return hmac.compare_digest(self.invitation(table).encode(), token.encode())

    def push_key(self) -> bytes:
        """32 bytes that stay the same: of them the key is made by which push services know these servers."""
        return hmac.new(self.key, b"push", hashlib.sha256).digest()

    def sealed(self, table: str, message: bytes) -> bytes:
        """A message to the other servers, which can see that it is from one of them."""
        return self.seal(table, message) + message

    def opened(self, table: str, message: bytes) -> bytes | None:
        """What another server says about a table; None if it is none that says so."""
        seal, text = message[:SEAL], message[SEAL:]
        return text if hmac.compare_digest(seal, self.seal(table, text)) else None

    def seal(self, table: str, message: bytes) -> bytes:
        return hmac.new(self.key, b"bus/" + table.encode() + b"/" + message, hashlib.sha256).digest()[:SEAL]

    def cookie(self, token: str) -> str:
        """What a browser keeps of a player's token."""
        return str(self.signer.dumps(token))

    def token(self, connection: HTTPConnection) -> str | None:
        """The player's token in a request's cookie, if it is there and the signature is ours."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie or len(cookie) > 400:
            return None
        try:
            token = self.signer.loads(cookie)
        except BadSignature:
            return None
        return token if isinstance(token, str) else None

    def give(self, response: Response, token: str, secure: bool) -> None:
        """Let the browser keep the token.

        HttpOnly: no script can read it. SameSite=Lax rather than Strict: who follows an invitation from a mail or
        chat must arrive as the same player. Lax sends no cookie with requests that other sites' pages make; what
        changes anything is a POST with JSON from our own origin, or a WebSocket whose origin is checked.
        """
        response.set_cookie(
            COOKIE, self.cookie(token), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
        )

    def take(self, response: Response) -> None:
        """Let the browser forget its token."""
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
