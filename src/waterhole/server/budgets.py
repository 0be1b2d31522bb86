"""What strangers may make a server do: every budget, in one place.

Each is a setting of the server (`WATERHOLE_ROOMS=500`), and docs/hosting.md lists them all. "An address" is one IPv4
address, or all of an IPv6 /64: that is what one household is given.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

Rate: TypeAlias = Annotated[str, Meta(pattern="^[1-9][0-9]{0,8}/(second|minute|hour|day)$")]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Speed: TypeAlias = Annotated[float, Meta(ge=1, le=1_000_000_000)]
Time: TypeAlias = Annotated[float, Meta(ge=0, le=1_000_000_000)]


class Budgets(msgspec.Struct, frozen=True):
    """How much of everything there is."""

    # One address.
    table_rate: Rate = "60/minute"
    """Tables that one address may make, rematches included, and seats that it may take."""
    request_rate: Rate = "1200/minute"
    """Requests of any kind from one address."""
    connections_per_address: Count = 300
    """Open TCP connections from one address; trusted proxies are not counted."""
    flood_seconds: Time = 10.0
    """Seconds for which an address is let in no more after a flood; trusted proxies always are."""
    sockets_per_address: Count = 200
    """Open WebSockets from one address."""
    messages_per_address: Count = 200
    """Messages a second that all WebSockets of one address may say together, in the long run."""

    # One connection.
    messages_per_second: Speed = 10.0
    """Messages a second that one WebSocket may say in the long run."""
    message_burst: Count = 60
    """Messages that one WebSocket may say at once."""
    message_bytes: Count = 4_096
    """Bytes of one message."""
    frames_per_second: Count = 20
    """WebSocket frames a second in the long run, pings and fragments included."""
    frame_burst: Count = 200
    """WebSocket frames at once."""
    bytes_per_second: Count = 32_768
    """Bytes a second that one WebSocket may send us in the long run."""
    byte_burst: Count = 262_144
    """Bytes that one WebSocket may send us at once."""
    outbox_bytes: Count = 262_144
    """Bytes that wait for one WebSocket to read them; who reads more slowly is let go."""
    stall_seconds: Time = 20.0
    """A connection that takes in nothing for so long, though something waits, is cut off."""
    header_bytes: Count = 32_768
    """Bytes of a request's first line and headers."""
    header_seconds: Time = 10.0
    """Seconds until a request's headers must be there."""
    body_bytes: Count = 65_536
    """Bytes of a request's body."""
    body_seconds: Time = 20.0
    """Seconds after the headers until a request's body must be there."""

    # One table.
    entries_per_table: Count = 10_000
    """Entries in one table's log; then the match is stopped."""
    moves_per_match: Count = 5_000
    """Moves of one match; then it is stopped."""
    undos_per_table: Count = 300
    """Undos at one table."""

    # Looking ahead.
    preview_seconds_per_address: Time = 15.0
    """Seconds a minute that the server works on previews for one address."""

    # Bots.
    bot_seconds_per_player: Count = 60
    """Seconds a minute that bots think for one player; then they share a worker with tables that nobody watches."""
    bot_seconds_per_address: Count = 240
    """The same for all players at one address."""
    unwatched_seconds: Time = 180.0
    """Bots at a table go on for so long after the last person has looked in, then pause until one comes."""
    unwatched_pace: Time = 0.5
    """Seconds at least between two bots' moves that nobody watches, or for whom nobody has bot seconds left."""

    # The server.
    rooms: Count = 20_000
    """Tables in use at once."""
    slice_seconds: Time = 0.01
    """Seconds that long work may hold the event loop before others have a turn."""
    lag_alarm: Time = 0.5
    """Seconds that the event loop may be late before a line in the log says so."""
