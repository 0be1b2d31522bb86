"""How much one address or one connection has asked for, and whether that was too much."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from waterhole.server.budgets import Budgets
from waterhole.server.time_source import monotonic

MOST_ACCOUNTS = 20_000
"""Buckets that are remembered before the full ones, which say nothing, are forgotten."""
LEAST_THOUGHT = 0.02
"""Seconds that a bot's move counts for, however quick it was: it is stored and told, too."""


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the /64 that an IPv6 address is from."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Bucket:
    """Lets through `rate` a second, and up to `burst` at once."""

    __slots__ = ("burst", "filled_at", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.filled_at = monotonic()

    def fill(self) -> None:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.filled_at) * self.rate)
        self.filled_at = now

    def take(self, count: float = 1) -> bool:
        """Whether so much more is fine now; if not, nothing is taken."""
        self.fill()
        if self.left < count:
            return False
        self.left -= count
        return True

    def wait(self) -> float:
        """Seconds until one more is fine."""
        self.fill()
        return max(0.0, (1 - self.left) / self.rate)

    def charge(self, count: float) -> None:
        """Take what has been used already, or give back; there may be less than nothing left.

        A debt has an end, but none that what is paid beforehand could reach: else giving back would make time.
        """
        self.fill()
        self.left = min(self.burst, max(-self.burst - max(0.0, count), self.left - count))

    def spent(self) -> bool:
        self.fill()
        return self.left <= 0

    def full(self) -> bool:
        self.fill()
        return self.left >= self.burst


class Accounts:
    """A bucket for everyone who has taken something lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def of(self, name: str) -> Bucket:
        if name not in self.buckets:
            if len(self.buckets) >= MOST_ACCOUNTS:
                self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.full()}
            self.buckets[name] = Bucket(self.rate, self.burst)
        return self.buckets[name]

    def spent(self, name: str) -> bool:
        return name in self.buckets and self.buckets[name].spent()


class WorkingTime:
    """Seconds of work that there are for one player, and for all who come from one address."""

    def __init__(self, per_player: float, per_address: float, span: float) -> None:
        self.players = Accounts(per_player / span, per_player)
        self.addresses = Accounts(per_address / span, per_address)

    def left(self, address: str, player: str | None) -> bool:
        """Whether there are some left for this person."""
        return not self.addresses.spent(household(address)) and not (player and self.players.spent(player))

    def charge(self, address: str, player: str | None, seconds: float) -> None:
        """So long this person was worked for, or will be; less than nothing is given back."""
        self.addresses.of(household(address)).charge(seconds)
        if player is not None:
            self.players.of(player).charge(seconds)


class Limits:
    """Counts what addresses do on this server."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.window = FixedWindowRateLimiter(MemoryStorage())
        self.tables: RateLimitItem = parse(budgets.table_rate)
        self.requests: RateLimitItem = parse(budgets.request_rate)
        self.lists: RateLimitItem = parse(budgets.list_rate)
        self.downloads: RateLimitItem = parse(budgets.download_rate)
        self.ways: RateLimitItem = parse(budgets.call_rate)
        self.called = Accounts(budgets.calls_per_player / 3600, budgets.calls_per_player)
        self.hosts = Accounts(budgets.calls_per_host / 60, budgets.calls_per_host)
        self.sockets: Counter[str] = Counter()
        self.messages = Accounts(budgets.messages_per_address, 5 * budgets.messages_per_address)
        self.bots = WorkingTime(budgets.bot_seconds_per_player, budgets.bot_seconds_per_address, 60)
        self.reviews = WorkingTime(budgets.review_seconds_per_player, budgets.review_seconds_per_address, 3600)

    def request(self, address: str) -> bool:
        return self.window.hit(self.requests, "request", household(address))

    def table(self, address: str) -> bool:
        return self.window.hit(self.tables, "table", household(address))

    def list_(self, address: str) -> bool:
        return self.window.hit(self.lists, "list", household(address))

    def download(self, address: str) -> bool:
        return self.window.hit(self.downloads, "download", household(address))

    def connect(self, address: str) -> bool:
        """One more WebSocket from there; to be followed by `disconnect`, if it was let through."""
        home = household(address)
        if self.sockets[home] >= self.budgets.sockets_per_address:
            return False
        self.sockets[home] += 1
        return True

    def disconnect(self, address: str) -> None:
        home = household(address)
        self.sockets[home] -= 1
        if self.sockets[home] <= 0:
            del self.sockets[home]

    def bucket(self) -> Bucket:
        """For the messages of a new connection."""
        return Bucket(self.budgets.messages_per_second, self.budgets.message_burst)

    def message(self, address: str) -> bool:
        """One more message from there, on whichever connection."""
        return self.messages.of(household(address)).take()

    # Calls to people outside their tabs.

    def may_set_up_call(self, address: str) -> bool:
        return self.window.hit(self.ways, "way", household(address))

    def may_call(self, player: str, host: str | None) -> bool:
        """One more call to this player, at this host unless it is a browser's push service."""
        if host is not None and not self.hosts.of(host).take():
            return False
        return self.called.of(player).take()

    # Bots think for those who watch them.

    def may_think(self, address: str, player: str | None) -> bool:
        """Whether bots have time left for this person."""
        return self.bots.left(address, player)

    def thought(self, watchers: Iterable[tuple[str, str | None]], seconds: float) -> None:
        """Bots have thought for these persons: each pays a share."""
        shared = list(watchers)
        for address, player in shared:
            self.bots.charge(address, player, max(seconds, LEAST_THOUGHT) / len(shared))
