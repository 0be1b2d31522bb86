"""Bytes to a server and back, as no HTTP client would send them."""

import socket
from urllib.parse import urlsplit


def exchange(base: str, request: bytes, *, abort: bool = False) -> bytes:
    """What a server answers to these bytes up to the end of its headers; with `abort`, nobody waits for it."""
    address = urlsplit(base)
    with socket.create_connection((address.hostname or "", address.port or 0), timeout=20) as wire:
        wire.sendall(request)
        answer = b""
        while not abort and b"\r\n\r\n" not in answer:
            part = wire.recv(65_536)
            if not part:
                break
            answer += part
    return answer


def status_of(answer: bytes) -> int:
    """The status of an answer; 0, if there was none."""
    words = answer.split(b" ", 2)
    return int(words[1]) if len(words) > 1 else 0


def get(path: bytes, *headers: bytes, host: bytes = b"Host: here") -> bytes:
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", host, b"Connection: close", *headers, b"", b""])


def post(path: bytes, *headers: bytes, body: bytes = b"{}", host: bytes = b"Host: here") -> bytes:
    kind = [b"Content-Type: application/json", b"Content-Length: %d" % len(body), b"Connection: close"]
    return b"\r\n".join([b"POST " + path + b" HTTP/1.1", host, *kind, *headers, b"", body])


def upgrade(path: bytes, *headers: bytes, host: bytes = b"Host: here") -> bytes:
    kind = [b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13"]
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", host, *kind, key, *headers, b"", b""])
