"""Calls people whose turn it is, wherever they are: once for each turn, and at most once more.

Who is called follows from the log: only who holds the seat that decides now. Nothing waits for a call, and nothing
depends on one.
"""

import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

import structlog

from waterhole import games
from waterhole.server import metrics
from waterhole.server.calls import notices
from waterhole.server.calls.lanes import Lanes, pushes
from waterhole.server.calls.outside import Outside
from waterhole.server.calls.push import Signer, encrypted
from waterhole.server.config import Config
from waterhole.server.identity.limits import Limits
from waterhole.server.spoken import words_for
from waterhole.server.storage.calls import Way, claim, claim_reminder, languages, note_outcome, ways_at
from waterhole.server.storage.engine import STORAGE_DOWN
from waterhole.server.storage.tables import Store
from waterhole.server.tasks import Tasks
from waterhole.server.time_source import milliseconds, monotonic
from waterhole.table.table import Table

logger = structlog.get_logger()
REMEMBERED = 600.0
"""Seconds for which it is remembered that nobody at a table wishes to be called: most wish nothing."""
MOST = 20_000
"""Tables of which something is remembered."""
GONE = frozenset({404, 410})
"""What push services answer when a browser has given up its subscription."""
Why: TypeAlias = Literal["turn", "reminder", "rematch"]


@dataclass(frozen=True)
class Turn:
    """Whom a table waits for, and since which decision."""

    table: Table
    seat: int
    began: int


class Caller:
    """The calls of one server."""

    def __init__(self, config: Config, store: Store, limits: Limits, tasks: Tasks, signer: Signer) -> None:
        self.config, self.store, self.limits, self.tasks, self.signer = config, store, limits, tasks, signer
        self.outside = Outside(config.call_seconds)
        self.lanes = Lanes(config)
        self.nobody: dict[str, float] = {}
        """Tables where nobody wishes to be called, and when that was found."""
        self.seen: dict[str, int] = {}
        """The turn of each table that has been seen to."""

    async def warm_up(self) -> None:
        """Read the words in which somebody is going to be called: the first one is not to wait for them."""
        for language in await languages(self.store):
            for game in games.names():
                await words_for(game, language)

    def forget(self, table: str) -> None:
        """Somebody there may wish to be called now."""
        self.nobody.pop(table, None)
        self.seen.pop(table, None)

    # When.

    def turn(self, table: Table) -> None:
        """Something has happened at a table: if somebody is waited for since then, they are called."""
        now = waited_for(table)
        if now is None or self.seen.get(table.id) == now.began:
            return
        if len(self.seen) >= MOST:
            self.seen.clear()
        self.seen[table.id] = now.began
        self.begin(now, "turn")

    def remind(self, table: Table, by: int | None = None) -> None:
        """Call once more who is waited for; `by` the wish of who sits there."""
        now = waited_for(table)
        if now is not None:
            self.begin(now, "reminder", by)

    def begin(self, turn: Turn, why: Why, by: int | None = None) -> None:
        found_at = self.nobody.get(turn.table.id)
        if found_at is not None and monotonic() - found_at < REMEMBERED:
            return
        self.tasks.spawn(quietly(self.call(turn, why, by)))

    def again(self, table: Table, asker: int, next_table: str) -> None:
        """Everybody else hears that somebody wants to play again."""
        self.tasks.spawn(quietly(self.call_again(table, asker, next_table)))

    # Whom.

    async def call(self, turn: Turn, why: Why, by: int | None = None) -> None:
        """Every way of everybody who holds the seat, each once; but who has muted the caller is left in peace."""
        ways = await ways_at(self.store, turn.table.id)
        if not ways:
            if len(self.nobody) >= MOST:
                self.nobody.clear()
            self.nobody[turn.table.id] = monotonic()
            return
        held = await self.held_by(turn)
        callers = set[int]() if by is None else turn.table.people.of(turn.table.people[by].person)
        for way in [way for way in ways if way.player in held and not callers & way.muted]:
            if await self.claimed(way, turn, why):
                notice = await notices.about(turn.table, turn.seat, why, way.language, way.site)
                self.tasks.spawn(quietly(self.send(way, notice)))

    async def held_by(self, turn: Turn) -> frozenset[str]:
        """The players who hold the seat: by the log as it is now, whatever else the database remembers."""
        grants = await self.store.all_grants(turn.table.id)
        people = turn.table.people
        return frozenset(player for grant, player in grants if turn.seat in people.granted([grant]))

    async def claimed(self, way: Way, turn: Turn, why: Why) -> bool:
        """Whether it is for us to call this way: no other server has, and it is still that turn."""
        if waited_for(turn.table) != turn:
            return False
        if why == "reminder":
            return await claim_reminder(self.store, way, turn.began)
        clock = turn.table.charter.clock
        half = milliseconds() + clock.base // 2 if clock is not None and clock.kind == "days" else None
        return await claim(self.store, way, turn.began, half)

    async def call_again(self, table: Table, asker: int, next_table: str) -> None:
        grants = await self.store.all_grants(table.id)
        own = table.people.of(table.people[asker].person)
        others = {player for grant, player in grants if table.people.granted([grant]) - own}
        for way in await ways_at(self.store, table.id):
            if way.player in others and not own & way.muted:
                notice = await notices.about(table, asker, "rematch", way.language, way.site, next_table)
                self.tasks.spawn(quietly(self.send(way, notice)))

    # How.

    async def send(self, way: Way, notice: notices.Notice) -> None:
        """Call one way, if there is any budget left for it; what comes of it is noted."""
        status = await self.try_out(way, notice)
        if status is not None:
            gone = way.kind == "push" and status in GONE
            await note_outcome(self.store, way, taken=200 <= status < 300, gone=gone)

    async def try_out(self, way: Way, notice: notices.Notice) -> int | None:
        """The status that came back; None: it was not even tried."""
        host = urlsplit(way.address).hostname or ""
        # A subscription's address is named by a stranger, too: only real push services look after themselves.
        counted = None if way.kind == "push" and pushes(host) else host
        if self.lanes.full(host) or not self.limits.may_call(way.player, counted):
            metrics.CALLS.labels("unsent").inc()
            return None
        async with self.lanes.place(host):
            status = await self.outside.post(way.address, *self.message(way, notice))
        metrics.CALLS.labels("taken" if 200 <= status < 300 else "refused").inc()
        return status

    def message(self, way: Way, notice: notices.Notice) -> tuple[dict[str, str], bytes]:
        if way.kind == "webhook":
            return {"Content-Type": "application/json"}, notice.as_webhook(way.address)
        headers = self.signer.headers(way.address, way.site, notice.table, time.time())
        return headers, encrypted(notice.as_push(), way.p256dh, way.auth)


async def quietly(work: Awaitable[None]) -> None:
    """Do it; where the database is away, it is left undone."""
    try:
        await work
    except STORAGE_DOWN as problem:
        logger.warning("storage_down", problem=type(problem).__name__)


def waited_for(table: Table) -> Turn | None:
    """The person whom a table waits for; None: nobody, or a bot."""
    seat = table.turn
    if seat is None or table.people[seat].bot_plays:
        return None
    return Turn(table, seat, table.turn_began())
