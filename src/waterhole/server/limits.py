"""How much one address or one connection may ask for."""

from collections import Counter
from time import monotonic

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from waterhole.server.config import Config

LARGEST_BODY = 65_536
LARGEST_MESSAGE = 4_096


class Bucket:
    """Lets through `rate` messages a second, and up to `burst` at once."""

    __slots__ = ("burst", "filled_at", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.filled_at = monotonic()

    def take(self) -> bool:
        """Whether one more is fine now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Counts what addresses do on this server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.window = FixedWindowRateLimiter(MemoryStorage())
        self.tables: RateLimitItem = parse(config.table_rate)
        self.requests: RateLimitItem = parse(config.request_rate)
        self.sockets: Counter[str] = Counter()

    def request(self, address: str) -> bool:
        return self.window.hit(self.requests, "request", address)

    def table(self, address: str) -> bool:
        return self.window.hit(self.tables, "table", address)

    def connect(self, address: str) -> bool:
        """One more connection from there; to be followed by `disconnect`, if it was let through."""
        if self.sockets[address] >= self.config.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    def bucket(self) -> Bucket:
        """For a new connection."""
        return Bucket(self.config.messages_per_second, self.config.message_burst)
