"""Requests to addresses that strangers name: only to public https servers, and only where they were seen to be.

A name is resolved once; every address that it has must be public; the connection goes to one of those very addresses:
a name that means another machine a moment later leads nowhere. No redirect is followed, nothing takes long, and of an
answer only the first line is read.
"""

import asyncio
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from waterhole.core.errors import BadInput
from waterhole.server.calls.lanes import OF_A_FAMILY, family, used_by_many

LONGEST_ADDRESS = 500
"""Characters of an address. (Browsers' push addresses have up to 300.)"""
LONGEST_LINE = 1_000
"""Bytes of the answer that are read."""
HTTPS = 443
LOOKUPS = 16
"""Names that are looked up at the same time, of those that nobody knows; and half as many of services that many use."""
TRANSLATED = tuple(
    IPv6Network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96", "2001::/23", "2002::/16")
)
UNICAST = IPv6Network("2000::/3")
"""Where every IPv6 address of the internet is: the rest is free, or some network's own (`fec0::`)."""
UNSENT = 0
"""In place of a status: no answer, or none that makes sense."""

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
SENT_SAFE = frozenset(map(chr, range(0x21, 0x7F)))
"""What may stand in the first line and the headers of a request: nothing that could begin another line."""


def public(address: str) -> bool:
    """Whether this is a machine on the internet: not ours, not our network's, and not one of these in disguise."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and (found not in UNICAST or stands_for_ipv4(found)):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def stands_for_ipv4(found: IPv6Address) -> bool:
    """Whether an IPv6 address leads to an IPv4 one, by whichever of the ways there are."""
    named = (found.ipv4_mapped, found.sixtofour, found.teredo)
    return any(one is not None for one in named) or any(found in network for network in TRANSLATED)


class Lookups:
    """All addresses of a name, as the machine's own resolver gives them.

    In threads of their own: whoever owns a name can make that slow, and only other names are to wait for it. A thread
    cannot be stopped when a call has been given up: so one family of names has only some of them.
    """

    def __init__(self) -> None:
        self.strangers = ThreadPoolExecutor(LOOKUPS, "lookup")
        self.known = ThreadPoolExecutor(LOOKUPS // 2, "known")
        self.busy = Counter[str]()

    async def __call__(self, host: str, port: int) -> list[str]:
        if used_by_many(host):
            return await self.looked_up(self.known, host, port)
        whose = family(host)
        if self.busy[whose] >= OF_A_FAMILY:
            return []
        self.busy[whose] += 1
        found = asyncio.ensure_future(self.looked_up(self.strangers, host, port))
        found.add_done_callback(lambda _: self.done(whose))
        return await asyncio.shield(found)

    def done(self, whose: str) -> None:
        self.busy -= Counter({whose: 1})

    async def looked_up(self, threads: ThreadPoolExecutor, host: str, port: int) -> list[str]:
        return await asyncio.get_running_loop().run_in_executor(threads, self.found, host, port)

    def found(self, host: str, port: int) -> list[str]:
        return [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def target(address: str, ports: frozenset[int] = frozenset({HTTPS})) -> SplitResult:
    """An address that could be called, by what is written there; BadInput if not."""
    try:
        parts = urlsplit(address)
        port = parts.port or HTTPS
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise BadInput("server.bad_address") from None
    plain = len(address) <= LONGEST_ADDRESS and set(address) <= SENT_SAFE
    if not plain or parts.scheme != "https" or not host or port not in ports or "@" in parts.netloc or parts.fragment:
        raise BadInput("server.bad_address")
    return parts


@dataclass
class Outside:
    """How a server reaches others. Tests put their own machine in place of the world: `resolve`, `allowed`, `tls`."""

    seconds: float
    resolve: Resolve = field(default_factory=Lookups)
    allowed: Callable[[str], bool] = public
    tls: ssl.SSLContext = field(default_factory=cache(ssl.create_default_context))
    ports: frozenset[int] = frozenset({HTTPS})

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that came back, or UNSENT; never more than `seconds`, whatever happens there."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self.posted(target(address, self.ports), headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, BadInput):
            return UNSENT

    async def posted(self, to: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host, port = str(to.hostname), to.port or HTTPS
        where = await self.where(host, port)
        if where is None:
            return UNSENT
        reader, writer = await asyncio.open_connection(
            where, port, ssl=self.tls, server_hostname=host, limit=LONGEST_LINE, ssl_handshake_timeout=self.seconds
        )
        try:
            writer.write(request(to, headers, body))
            await writer.drain()
            return status_in(await reader.readuntil(b"\n"))
        except asyncio.LimitOverrunError:
            return UNSENT
        finally:
            writer.transport.abort()  # Nothing more is wanted, and a slow goodbye is not waited for.

    async def where(self, host: str, port: int) -> str | None:
        """The address to connect to: one of those that were looked at, if all of them may be called."""
        found = await self.resolve(host, port)
        return found[0] if found and all(self.allowed(one) for one in found) else None


def request(to: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (to.path or "/") + (f"?{to.query}" if to.query else "")
    told = {"Host": to.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_in(line: bytes) -> int:
    """The status in the first line of an answer."""
    words = line.split(None, 2)
    sound = len(words) >= 2 and words[0].startswith(b"HTTP/1.") and len(words[1]) == 3 and words[1].isdigit()
    return int(words[1]) if sound else UNSENT
