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
    list_rate: Rate = "240/minute"
    """Looks at lists of tables, one's own games, results and rankings from one address."""
    download_rate: Rate = "10/hour"
    """Downloads of all one's games from one address."""
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

    # Records from elsewhere.
    record_bytes: Count = 524_288
    """Bytes of a record that somebody opens in the browser."""
    record_seconds: Time = 5.0
    """Seconds of work until such a record must have been played again."""
    record_seconds_per_address: Time = 20.0
    """Seconds a minute that the server works on such records for one address."""

    # Matches that are over.
    replay_seconds_per_address: Time = 20.0
    """Seconds a minute that the server works on replays, records and kept reviews for one address."""

    # Looking ahead.
    preview_seconds_per_address: Time = 15.0
    """Seconds a minute that the server works on previews, undos and what is typed at tables for one address."""

    # Learning.
    lesson_seconds_per_address: Time = 15.0
    """Seconds a minute that the server works on lessons, puzzles and mistakes for one address."""

    # Calling people outside their tabs.
    call_rate: Rate = "30/minute"
    """Ways to be called (web push, webhook) that one address may set up; a new webhook is tried out at once."""
    ways_per_player: Count = 100
    """Ways to be called that one player may have, at all tables together."""
    calls_per_player: Count = 120
    """Calls an hour to one player."""
    calls_per_host: Count = 600
    """Calls a minute to one host, whoever named it; browsers' own push services count for themselves."""
    calls_at_once: Count = 20
    """Calls under way at the same time to services that many use, and as many to all others."""
    calls_waiting: Count = 10_000
    """Calls that wait for their turn; more are not made. One family of names may have a tenth of them."""
    call_seconds: Time = 10.0
    """Seconds for a call, from looking up its address to the first line of the answer."""

    # Bots.
    bot_seconds_per_player: Count = 60
    """Seconds a minute that bots think for one player; then they share a worker with tables that nobody watches."""
    bot_seconds_per_address: Count = 240
    """The same for all players at one address."""
    unwatched_seconds: Time = 180.0
    """Bots at a table go on for so long after the last person has looked in, then pause until one comes."""
    unwatched_pace: Time = 0.5
    """Seconds at least between two bots' moves that nobody watches, or for whom nobody has bot seconds left."""

    agents_at_once: Annotated[int, Meta(ge=1, le=1_000)] = 4
    """Processes of the host's agents; who was asked least recently makes room for another table's."""
    agent_seconds: Time = 5.0
    """Seconds that an agent has for a move; then `medium` moves for it."""

    expert_thoughts: Count = 400
    """Thoughts that the expert has for each choice when it plays a day's deal, once in each game."""

    # One player's lists.
    running_listed: Count = 20
    """Tables that go on in the list of one's own games."""
    results_counted: Count = 2_000
    """Results that a player's record is made from, the latest ones."""
    records_downloaded: Count = 300
    """Records in a download of all one's games, the latest ones."""

    # Reviews of matches that are over.
    review_seconds_per_player: Count = 600
    """Seconds an hour that reviews are worked on for one player; what was found stays, the rest has to wait."""
    review_seconds_per_address: Count = 1_800
    """The same for all who ask from one address."""

    # The server.
    rooms: Count = 20_000
    """Tables in use at once."""
    slice_seconds: Time = 0.01
    """Seconds that long work may hold the event loop before others have a turn."""
    lag_alarm: Time = 0.5
    """Seconds that the event loop may be late before a line in the log says so."""
