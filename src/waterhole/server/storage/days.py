"""The deals of the days in the database: each sealed before its day, who played it, and how they chose."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode
from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from waterhole.core.option import Value
from waterhole.server.storage.models import day_choices, day_plays, days
from waterhole.server.storage.tables import Store
from waterhole.table import fairness


class DealTerms(Struct):
    """What is settled of a deal besides its secret, and shown with its commitment."""

    players: int
    level: str
    options: dict[str, Value]
    edition: str
    revision: int


class Expert(Struct):
    """What the expert made of a deal: as a player's play is kept."""

    place: int
    margin: float
    choices: list[str]


class Deal(Struct):
    """The deal of a day in a game."""

    day: str
    game: str
    secret: str
    terms: DealTerms
    made_at: int
    expert: Expert | None

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.secret)


GIVEN_UP = -1_000_000.0
"""The margin of who gave up."""


class Play(Struct):
    """How somebody's play of a day's deal ended."""

    ended: str
    place: int
    margin: float
    choices: list[str]

    @property
    def counts(self) -> bool:
        """Whether it was played to its end. Who only begins and gives up is in no number that others see."""
        return self.margin > GIVEN_UP


def deal_in(row: Row[Any]) -> Deal:
    expert = decode(row.expert, type=Expert) if row.expert is not None else None
    return Deal(row.day, row.game, row.secret, decode(row.terms, type=DealTerms), row.made_at, expert)


async def prepare(store: Store, deals: Sequence[Deal]) -> None:
    """Seal these deals, unless that was done before. One for an edition of the past is sealed anew, if unplayed."""
    async with store.engine.begin() as connection:
        for deal in deals:
            await _forget_outdated(connection, deal)
            row = store.insert(days).values(
                day=deal.day,
                game=deal.game,
                secret=deal.secret,
                terms=encode(deal.terms).decode(),
                made_at=deal.made_at,
            )
            await connection.execute(row.on_conflict_do_nothing())


async def _forget_outdated(connection: AsyncConnection, deal: Deal) -> None:
    here = (days.c.day == deal.day, days.c.game == deal.game)
    played = select(day_plays.c.player_id).where(day_plays.c.day == deal.day, day_plays.c.game == deal.game).exists()
    await connection.execute(delete(days).where(*here, days.c.terms != encode(deal.terms).decode(), ~played))


async def deals_of(store: Store, first: str, last: str) -> list[Deal]:
    """The deals from one day to another, newest first."""
    query = select(days).where(days.c.day >= first, days.c.day <= last).order_by(days.c.day.desc(), days.c.game)
    async with store.engine.connect() as connection:
        return [deal_in(row) for row in await connection.execute(query)]


async def deal_of(store: Store, day: str, game: str) -> Deal | None:
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(days).where(days.c.day == day, days.c.game == game))).one_or_none()
    return None if row is None else deal_in(row)


async def begin(store: Store, day: str, game: str, player: str, table: str, now: int) -> str:
    """The table where a player plays a day's deal: this one, or that of an earlier beginning."""
    row = store.insert(day_plays).values(day=day, game=game, player_id=player, table_id=table, begun_at=now)
    async with store.engine.begin() as connection:
        await connection.execute(row.on_conflict_do_nothing())
        mine = select(day_plays.c.table_id).where(*_of(day, game), day_plays.c.player_id == player)
        return str((await connection.execute(mine)).scalar_one())


def _of(day: str, game: str) -> tuple[Any, Any]:
    return day_plays.c.day == day, day_plays.c.game == game


async def plays_of(store: Store, player: str, day: str) -> dict[str, tuple[str, Play | None]]:
    """By game: the table of a player's play of a day, and how it ended."""
    query = select(day_plays).where(day_plays.c.day == day, day_plays.c.player_id == player)
    async with store.engine.connect() as connection:
        return {row.game: (row.table_id, play_in(row)) for row in await connection.execute(query)}


def play_in(row: Row[Any]) -> Play | None:
    if row.place is None:
        return None
    return Play(row.ended, row.place, row.margin, decode(row.choices, type=list[str]))


async def finish(store: Store, day: str, game: str, table: str, play: Play, paths: Sequence[tuple[str, str]]) -> bool:
    """A play of the day has ended: once, whoever says so. `paths` are its choices, each with the way that led there."""
    ended = {
        "ended": play.ended, "place": play.place, "margin": play.margin, "choices": encode(play.choices).decode()
    }  # fmt: skip
    mine = update(day_plays).where(*_of(day, game), day_plays.c.table_id == table, day_plays.c.place.is_(None))
    async with store.engine.begin() as connection:
        if not (await connection.execute(mine.values(**ended))).rowcount:
            return False
        for path, text in paths if play.counts else ():
            row = store.insert(day_choices).values(
                day=day, game=game, path=path, choice=text, players=1, places=play.place
            )
            more = {"players": day_choices.c.players + 1, "places": day_choices.c.places + play.place}
            key = ["day", "game", "path", "choice"]
            await connection.execute(row.on_conflict_do_update(index_elements=key, set_=more))
    return True


async def ranking(store: Store, day: str, game: str) -> list[tuple[int, float, int]]:
    """All plays of a day to the end, best first: place, margin, and how many had both. One look at an index."""
    here = (*_of(day, game), day_plays.c.margin > GIVEN_UP)
    grouped = select(day_plays.c.place, day_plays.c.margin, func.count()).where(*here)
    grouped = grouped.group_by(day_plays.c.place, day_plays.c.margin)
    ordered = grouped.order_by(day_plays.c.place, day_plays.c.margin.desc())
    async with store.engine.connect() as connection:
        return [(row[0], row[1], row[2]) for row in await connection.execute(ordered)]


async def choices_at(store: Store, day: str, game: str, path: str, limit: int) -> list[tuple[str, int, int]]:
    """What was chosen at the end of a way, most often first: the text, by how many, and the sum of their places."""
    here = (day_choices.c.day == day, day_choices.c.game == game, day_choices.c.path == path)
    query = select(day_choices.c.choice, day_choices.c.players, day_choices.c.places).where(*here)
    async with store.engine.connect() as connection:
        found = await connection.execute(
            query.order_by(day_choices.c.players.desc(), day_choices.c.choice).limit(limit)
        )
        return [(row[0], row[1], row[2]) for row in found]


async def keep_expert(store: Store, deal: Deal, expert: Expert) -> None:
    """Whoever is first: all come to the same."""
    here = (days.c.day == deal.day, days.c.game == deal.game, days.c.expert.is_(None))
    async with store.engine.begin() as connection:
        await connection.execute(update(days).where(*here).values(expert=encode(expert).decode()))


async def bring_along(connection: AsyncConnection, before: str, player: str) -> None:
    """What a browser's player had played is the passkey's now, unless that has played it, too: nothing counts twice."""
    other = day_plays.alias()
    same = (other.c.day == day_plays.c.day, other.c.game == day_plays.c.game, other.c.player_id == player)
    mine = update(day_plays).where(day_plays.c.player_id == before, ~select(other.c.day).where(*same).exists())
    await connection.execute(mine.values(player_id=player))


async def sweep(store: Store, before: str) -> None:
    """Forget the days before this one."""
    async with store.engine.begin() as connection:
        for table in (day_choices, day_plays, days):
            await connection.execute(delete(table).where(table.c.day < before))
