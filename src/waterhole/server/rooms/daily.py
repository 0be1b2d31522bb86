"""Today's deal: sealed the day before, the same for everybody, played once."""

from datetime import UTC, date, datetime, timedelta

from sqlalchemy.exc import IntegrityError

from waterhole import games
from waterhole.core.option import complete
from waterhole.records.record import SealedSeat
from waterhole.server.rooms.registry import Registry
from waterhole.server.rooms.room import Room
from waterhole.server.storage import days
from waterhole.server.storage.days import Deal, DealTerms
from waterhole.server.storage.tables import Store, new_id
from waterhole.server.time_source import milliseconds
from waterhole.table import entries, fairness
from waterhole.table.charter import Charter, FirstSeat, Sealed
from waterhole.table.daily import SEAT, Daily
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.people import Grant
from waterhole.table.table import Table

LEVEL = "hard"
"""Who the others are: good enough to be worth beating, and quick."""
USUAL_PLAYERS = 4
PAUSE = 600
"""Milliseconds that its bots seem to think."""
KEPT_DAYS = 30
"""So long a deal can be played after its day, apart from the ranking."""


def day_at(time: int) -> str:
    """The day of a moment, in UTC: the same for everybody."""
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


def next_day(day: str, step: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days=step)).isoformat()


def end_of(day: str) -> int:
    """When a day is over."""
    return 1000 * int(datetime.combine(date.fromisoformat(next_day(day)), datetime.min.time(), UTC).timestamp())


def terms_of(game: str) -> DealTerms:
    """How a game is played as a day's deal: as usual, unless its part `daily` says otherwise."""
    rules = games.game(game)
    own = games.part(rules, "daily")
    usual = USUAL_PLAYERS if USUAL_PLAYERS in rules.seats else max(rules.seats)
    players: int = getattr(own, "PLAYERS", usual)
    options = complete(rules.options, getattr(own, "OPTIONS", {}), players)
    return DealTerms(players, LEVEL, dict(options), rules.edition.hash, rules.revision)


async def prepare(store: Store, now: int) -> None:
    """Seal today's deals and tomorrow's, of every game, where they are not sealed yet."""
    today = day_at(now)
    fresh = [
        Deal(day, game, fairness.new_secret(), terms_of(game), now, None)
        for day in (today, next_day(today))
        for game in games.names()
    ]
    known = {(deal.day, deal.game): deal.terms for deal in await days.deals_of(store, today, next_day(today))}
    if missing := [deal for deal in fresh if known.get((deal.day, deal.game)) != deal.terms]:
        await days.prepare(store, missing)


def charter_of(deal: Deal, name: str, now: int) -> Charter:
    """The charter of a table that plays a deal. Its seal is the deal's, so its cards are everybody's."""
    terms = deal.terms
    seats = [FirstSeat("bot", terms.level) for _ in range(terms.players)]
    seats[SEAT] = FirstSeat("person", terms.level, name, 0)
    sealed = [SealedSeat("bot", terms.level) for _ in range(terms.players)]
    sealed[SEAT] = SealedSeat("open", terms.level)
    return Charter(
        deal.game,
        terms.options,
        seats,
        deal.commitment,
        now,
        settings={"bot_pause": PAUSE, "absent_after": None, "watch": "no"},
        seal=fairness.VERSION,
        edition_hash=terms.edition,
        revision=terms.revision,
        sealed=Sealed(f"{deal.day}/{deal.game}", sealed),
        daily=Daily(deal.day, end_of(deal.day), now < end_of(deal.day)),
    )


async def begin(rooms: Registry, day: str, game: str, player: str, name: str) -> Room:
    """The player's table for a day's deal: on the day the same one, however often it is asked for."""
    store, now = rooms.services.store, milliseconds()
    today = day_at(now)
    await prepare(store, now)
    deal = await days.deal_of(store, day, game) if next_day(today, -KEPT_DAYS) <= day <= today else None
    if deal is None:
        raise NotNow("table.no_such_deal")
    id = new_id()
    if day == today:
        id = await days.begin(store, day, game, player, id, now)
        try:
            return await rooms.find(id)
        except NotNow as problem:
            if problem.code != "table.unknown":
                raise
    log: list[Entry] = [entries.Started(now)]
    table = Table(id, charter_of(deal, name, now), deal.secret, log)
    try:
        return await rooms.make(table, log, [(Grant(SEAT, 0), player)])
    except IntegrityError:  # Asked for twice in one moment, here or at two servers: who was first has made it.
        return await rooms.find(id)
