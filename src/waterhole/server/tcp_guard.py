"""The wire: what comes over a connection is counted here, before anything else of the server sees it.

Uvicorn's own protocols answer pings and wait for headers without end; these let go of whoever asks too much.
"""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from waterhole.server import metrics
from waterhole.server.budgets import Budgets
from waterhole.server.identity.limits import Bucket, household
from waterhole.server.time_source import monotonic

PIECE = 512
"""Bytes that are read before the frames in them are counted: the smallest frame has six."""
MOST_REMEMBERED = 10_000
"""Addresses."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door:
    """Counts the open connections of each address. Everybody comes through a trusted proxy, so that is not counted."""

    def __init__(self, budgets: Budgets, proxies: str) -> None:
        self.budgets = budgets
        self.trusted = _TrustedHosts(proxies)
        self.inside: Counter[str] = Counter()
        self.closed_until: dict[str, float] = {}
        """For whom the door stays closed for a while: who flooded us."""

    def enter(self, address: str) -> bool:
        """One more from there; to be followed by `leave`, if it was let in."""
        home = household(address)
        if address not in self.trusted:
            if self.inside[home] >= self.budgets.connections_per_address:
                return False
            if self.closed_until.get(home, 0.0) > monotonic():
                return False
            self.closed_until.pop(home, None)
        self.inside[home] += 1
        return True

    def flooded(self, address: str) -> None:
        """Let nobody else in from there for a while: coming back at once would only go on with the flood."""
        if len(self.closed_until) >= MOST_REMEMBERED:
            self.closed_until.clear()
        self.closed_until[household(address)] = monotonic() + self.budgets.flood_seconds

    def leave(self, address: str) -> None:
        home = household(address)
        self.inside[home] -= 1
        if self.inside[home] <= 0:
            del self.inside[home]


class WireConfig(uvicorn.Config):
    """Uvicorn's settings, and the door that all its connections come through."""

    door: Door


class Guard(asyncio.Protocol):
    """What both protocols share: the count of connections, and an end for who takes in nothing."""

    if TYPE_CHECKING:
        config: uvicorn.Config
        loop: asyncio.AbstractEventLoop
        transport: asyncio.Transport
        client: tuple[str, int] | None

    address: str | None = None
    stalled: asyncio.TimerHandle | None = None

    @property
    def door(self) -> Door:
        return cast(WireConfig, self.config).door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else "unknown"
        if self.door.enter(address):
            self.address = address
        else:
            metrics.REFUSED.labels("server.too_many").inc()
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.step_out()
        self.keep_moving()
        super().connection_lost(exc)

    def step_out(self) -> None:
        if self.address is not None:
            self.door.leave(self.address)
            self.address = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_over(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self.keep_moving()
        super().resume_writing()

    def keep_moving(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def watch_over(self, waiting: int) -> None:
        """Cut the connection off unless less waits after a while."""
        self.stalled = self.loop.call_later(self.door.budgets.stall_seconds, self.check_again, waiting)

    def check_again(self, before: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        if waiting < before:
            self.watch_over(waiting)
        else:
            metrics.REFUSED.labels("server.too_slow").inc()
            self.transport.abort()


class GuardedHttp(Guard, H11Protocol):
    """HTTP whose headers and bodies must come in time."""

    deadline: asyncio.TimerHandle | None = None
    waits_for: object = None
    """The state of a request that the deadline is for: `h11.IDLE` is before its headers, `h11.SEND_BODY` after them."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.wait_for(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_for(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.address is not None:
            self.wait_for(self.conn.their_state)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # The next request had been waiting for its turn.
            self.wait_for(h11.SEND_BODY)

    def wait_for(self, state: object) -> None:
        """Set the deadline for a state; bytes that change nothing do not put it off."""
        if state is self.waits_for:
            return
        self.waits_for = state
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if state is h11.IDLE:
            self.deadline = self.loop.call_later(self.door.budgets.header_seconds, self.too_late)
        elif state is h11.SEND_BODY:
            self.deadline = self.loop.call_later(self.door.budgets.body_seconds, self.too_late)

    def too_late(self) -> None:
        metrics.REFUSED.labels("server.too_late").inc()
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(TOO_LATE)
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_for(None)
        self.step_out()  # The socket's own protocol comes in again.
        super().handle_websocket_upgrade(event)


class GuardedSocket(Guard, WebSocketsSansIOProtocol):
    """A WebSocket whose bytes and frames are counted, pings and pongs included."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        budgets = self.door.budgets
        self.bytes_left = Bucket(budgets.bytes_per_second, budgets.byte_burst)
        self.frames_left = Bucket(budgets.frames_per_second, budgets.frame_burst)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.transport.is_closing():
                return
            if not self.bytes_left.take(len(piece)):
                self.too_fast()
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if frames and not self.frames_left.take(frames):
            self.too_fast()
        else:
            super().handle_events()

    def too_fast(self) -> None:
        """Close at once: what came too fast is not worth an answer."""
        metrics.REFUSED.labels("server.too_fast").inc()
        if self.address is not None:
            self.door.flooded(self.address)
        self.conn.events_received()
        self.conn.fail(1008, "server.too_fast")
        if self.conn.close_sent is not None:
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # Who does not answer does not read what waits, either.
