"""A WebSocket client that is nothing but a load: small and fast, so that ten thousand fit into one process."""

import asyncio
import base64
import os
import time
from collections.abc import Callable

Heard = Callable[["LoadSocket", bytes], None]
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LONG, LONGER = 126, 127


class LoadSocket(asyncio.Protocol):
    """One connection to one table."""

    def __init__(self, path: str, host: str, cookie: str, heard: Heard) -> None:
        self.path, self.host, self.cookie, self.heard = path, host, cookie, heard
        self.transport: asyncio.Transport | None = None
        self.data = bytearray()
        self.open = False
        self.closed = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sent_at = 0.0
        self.table: object = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {self.cookie}", "", "",
        ]  # fmt: skip
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.data.startswith(b"HTTP/1.1 101"):
                self.fail(ConnectionError(bytes(self.data[:40]).decode()))
                return
            del self.data[: end + 4]
            self.open = True
        self.read_frames()

    def read_frames(self) -> None:
        """Servers' frames are neither masked nor, here, in parts."""
        data = self.data
        while len(data) >= 2:
            length, start = data[1] & 127, 2
            if length == LONG:
                length, start = int.from_bytes(data[2:4], "big"), 4
            elif length == LONGER:
                length, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + length:
                return
            kind, body = data[0] & 15, bytes(data[start : start + length])
            del data[: start + length]
            if kind == TEXT:
                if not self.ready.done():
                    self.ready.set_result(None)
                self.heard(self, body)
            elif kind == PING:
                self.send_frame(PONG, body)

    def send(self, text: bytes) -> None:
        self.sent_at = time.perf_counter()
        self.send_frame(TEXT, text)

    def send_frame(self, kind: int, body: bytes) -> None:
        """A mask of zeros is a mask, too, and costs nothing."""
        head = bytes([0x80 | kind, 0x80 | len(body)]) if len(body) < LONG else bytes([0x80 | kind, 0x80 | LONG])
        if len(body) >= LONG:
            head += len(body).to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True
        self.fail(ConnectionError("closed"))

    def fail(self, problem: Exception) -> None:
        if not self.ready.done():
            self.ready.set_exception(problem)


async def connect(host: str, port: int, path: str, cookie: str, heard: Heard) -> LoadSocket:
    """Connect, and wait for the welcome."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LoadSocket(path, f"{host}:{port}", cookie, heard), host, port)
    await asyncio.wait_for(socket.ready, 60)
    return socket
