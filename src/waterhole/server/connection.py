"""One WebSocket: whose eyes it has, and what is still to be sent to it."""

import asyncio
import itertools
from collections import deque

import structlog
from msgspec.json import encode
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from waterhole.server.limits import Bucket
from waterhole.server.messages import Goodbye, Told
from waterhole.server.rights import Rights

MOST_WAITING = 256
"""Messages. Who is slower than this is let go, and connects again when the network is better."""

logger = structlog.get_logger()


class Connection:
    """A player's or a spectator's WebSocket. Sending never waits: a slow one does not hold up a table."""

    __slots__ = ("bucket", "flusher", "gone", "number", "outbox", "player", "rights", "socket")
    count = itertools.count()

    def __init__(self, socket: WebSocket, player: str | None, rights: Rights, bucket: Bucket) -> None:
        self.socket = socket
        self.player = player
        self.rights = rights
        self.number = next(Connection.count)
        self.bucket = bucket
        self.outbox: deque[bytes] = deque()
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
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.leave(Goodbye("server.too_slow", 1_000))
            return
        self.outbox.append(message)
        if self.flusher is None:
            self.flusher = asyncio.create_task(self.flush())

    def leave(self, why: Goodbye, code: int = 1013) -> None:
        """Say goodbye and close."""
        if not self.gone:
            self.outbox.append(encode(why))
            self.gone = True
            if self.flusher is None:
                self.flusher = asyncio.create_task(self.flush(code))

    async def flush(self, code: int = 1013) -> None:
        """Send what is in the outbox."""
        try:
            while self.outbox:
                await self.socket.send_text(self.outbox.popleft().decode())
            if self.gone and self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.gone = True
        finally:
            self.flusher = None

    async def flushed(self) -> None:
        """Wait until everything is sent."""
        if self.flusher is not None:
            await asyncio.wait([self.flusher], timeout=2)
