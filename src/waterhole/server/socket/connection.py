"""One WebSocket: whose eyes it has, and what is still to be sent to it."""

import asyncio
import itertools
from collections import deque

import structlog
from msgspec.json import encode
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from waterhole.server.identity.limits import Bucket
from waterhole.server.identity.rights import Rights
from waterhole.server.messages import Goodbye, Told

logger = structlog.get_logger()


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a WebSocket comes from."""
    return connection.client.host if connection.client else "unknown"


class Connection:
    """A player's or a spectator's WebSocket. Sending never waits: a slow one does not hold up a table."""

    __slots__ = (
        "address", "bucket", "flusher", "gone", "most", "number", "outbox", "player", "read", "rights", "socket",
        "waiting",
    )  # fmt: skip
    count = itertools.count()

    def __init__(self, socket: WebSocket, player: str | None, rights: Rights, bucket: Bucket, most: int) -> None:
        self.socket = socket
        self.address = address_of(socket)
        self.player = player
        self.rights = rights
        self.number = next(Connection.count)
        self.bucket = bucket
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        """Bytes in the outbox."""
        self.most = most
        """So many may wait. Who is slower is let go, and connects again when the network is better."""
        self.read = asyncio.Event()
        """Set while little enough waits that more may be asked for."""
        self.read.set()
        self.flusher: asyncio.Task[None] | None = None
        self.gone = False

    @property
    def held(self) -> frozenset[int]:
        return self.rights.held

    @property
    def eyes(self) -> int | None:
        return self.rights.eyes

    def tell(self, message: Told) -> None:
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        """Put it in the outbox."""
        if self.gone:
            return
        if self.outbox and self.waiting + len(message) > self.most:
            self.outbox.clear()
            self.waiting = 0
            self.leave(Goodbye("server.too_slow", 1_000))
            return
        self.put(message)
        if self.flusher is None:
            self.flusher = asyncio.create_task(self.flush())

    def leave(self, why: Goodbye, code: int = 1013) -> None:
        """Say goodbye and close."""
        if not self.gone:
            self.put(encode(why))
            self.gone = True
            if self.flusher is None:
                self.flusher = asyncio.create_task(self.flush(code))

    def put(self, message: bytes) -> None:
        self.outbox.append(message)
        self.waiting += len(message)
        if self.waiting > self.most / 2:
            self.read.clear()

    def pop(self) -> bytes:
        message = self.outbox.popleft()
        self.waiting -= len(message)
        if self.waiting <= self.most / 2:
            self.read.set()
        return message

    async def flush(self, code: int = 1013) -> None:
        """Send what is in the outbox."""
        try:
            while self.outbox:
                await self.socket.send_text(self.pop().decode())
            if self.gone and self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.gone = True
        finally:
            self.flusher = None
            self.read.set()

    async def flushed(self) -> None:
        """Wait until everything is sent."""
        if self.flusher is not None:
            await asyncio.wait([self.flusher], timeout=2)
