"""An https server of our own, on this machine: what a push service or a webhook is, for those who are called there."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from waterhole.server.calls.outside import Outside
from waterhole.server.calls.push import CURVE, encoded

HOST = "called.example"


@cache
def contexts() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For the server and for who trusts it: a certificate for our made-up name."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1)).add_extension(x509.SubjectAlternativeName(
            [x509.DNSName(HOST), x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True).sign(key, hashes.SHA256())
    )  # fmt: skip
    text = certificate.public_bytes(Encoding.PEM)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "both.pem"
        file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + text)
        server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=text.decode())


@dataclass
class Called:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """Answers each request with `answer`; an empty one is no answer at all."""

    port: int = 0
    answer: bytes = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    calls: list[Called] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[str] = field(default_factory=list)
    """The names that were looked up."""

    @property
    def address(self) -> str:
        return f"https://{HOST}:{self.port}/hook"

    def outside(self, seconds: float = 30.0) -> Outside:
        """The way out of a server under test: every name is this machine."""
        return Outside(seconds, self.resolve, lambda _: True, contexts()[1], frozenset({self.port}))

    async def resolve(self, host: str, _: int) -> list[str]:
        self.asked.append(host)
        return ["127.0.0.1"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        exact = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.calls.append(Called(head[0].split()[1], {name.lower(): text for name, text in exact.items()}, body))
        self.came.set()
        if self.answer:
            writer.write(self.answer)
            await writer.drain()
            writer.close()
        else:
            await reader.read()  # Until the other side has had enough.
            writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(60):
            while len(self.calls) < count:
                self.came.clear()
                await self.came.wait()


@asynccontextmanager
async def endpoint(answer: bytes | None = None) -> AsyncIterator[Endpoint]:
    one = Endpoint()
    if answer is not None:
        one.answer = answer
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0, ssl=contexts()[0])
    one.port = int(server.sockets[0].getsockname()[1])
    try:
        yield one
    finally:
        server.close()


class Device:
    """A browser's half of a push subscription: it can read what is sent, by RFC 8291 and 8188 as they are written."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self.point(self.key.public_key())), "auth": encoded(self.auth)}

    def point(self, key: ec.EllipticCurvePublicKey) -> bytes:
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\x00" + self.point(self.key.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert text[-1:] == b"\x02", "the last record"
        return text[:-1]
