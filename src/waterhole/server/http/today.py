"""The HTTP routes about the deals of the days."""

from fastapi import APIRouter, Request, Response

from waterhole.core.errors import WaterholeError
from waterhole.core.option import Value
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, looked, told
from waterhole.server.http.schema import describe
from waterhole.server.messages import DealResults, Made, OpenedDeal, PlayDeal, SealedDeal, Today, TodaysDeal
from waterhole.server.rooms import daily
from waterhole.server.rooms.daily_results import results_of
from waterhole.server.rooms.room import Room
from waterhole.server.storage import days
from waterhole.server.storage.days import Deal, Play
from waterhole.server.time_source import milliseconds
from waterhole.table.daily import SEAT
from waterhole.table.errors import NotNow

router = APIRouter(prefix="/api/today")


def published(deal: Deal) -> SealedDeal:
    terms = deal.terms
    options: dict[str, Value] = terms.options
    return SealedDeal(
        deal.day, deal.game, deal.commitment, deal.made_at, terms.players, terms.level, options, terms.edition
    )  # fmt: skip


@router.get("", **describe(Today))
async def today(request: Request) -> Response:
    hall, now = looked(request), milliseconds()
    await daily.prepare(hall.store, now)
    day = daily.day_at(now)
    found = await days.deals_of(hall.store, daily.next_day(day, -daily.KEPT_DAYS), daily.next_day(day))
    player = await hall.players.who(request)
    plays = await plays_of(hall, player, day)
    return told(
        Today(
            day=day,
            until=daily.end_of(day),
            now=now,
            deals=[todays(deal, plays.get(deal.game)) for deal in found if deal.day == day],
            tomorrow=[published(deal) for deal in found if deal.day > day],
            older=[OpenedDeal(published(deal), deal.secret) for deal in found if deal.day < day],
        )
    )


async def plays_of(hall: Hall, player: str | None, day: str) -> dict[str, tuple[str, Play | None]]:
    """What a player has played of a day. A play that has just ended, or whose server died just then, counts as well."""
    if player is None:
        return {}
    found = await days.plays_of(hall.store, player, day)
    ended = [room for table, play in found.values() if play is None and (room := await over(hall, table)) is not None]
    for room in ended:
        await room.keep_scores()
    return await days.plays_of(hall.store, player, day) if ended else found


async def over(hall: Hall, table: str) -> Room | None:
    try:
        room = await hall.rooms.find(table)
    except WaterholeError:
        return None
    return room if room.table.status == "over" else None


def todays(deal: Deal, mine: tuple[str, Play | None] | None) -> TodaysDeal:
    if mine is None:
        return TodaysDeal(published(deal), "new", None)
    table, play = mine
    return TodaysDeal(published(deal), "playing" if play is None else "finished", table)


@router.post("/{game}", **describe(Made, PlayDeal))
async def play(request: Request, game: str) -> Response:
    hall = admit(request, making=True)
    wish = await body_of(request, PlayDeal)
    player, token = await hall.players.somebody(request)
    day = wish.day or daily.day_at(milliseconds())
    room = await daily.begin(hall.rooms, day, game, player, wish.name)
    made = Made(room.table.id, SEAT, hall.keeper.invite_path(room.table.id))
    return hall.players.with_cookie(request, told(made), token)


@router.get("/{day}/{game}", **describe(DealResults))
async def results(request: Request, day: str, game: str) -> Response:
    """For who has played it: whoever has not is told nothing that the cards could be guessed from."""
    hall, now = looked(request), milliseconds()
    today = daily.day_at(now)
    deal = await hall.services.fields.deal(day, game) if len(day) == len(today) and day <= today else None
    if deal is None:
        raise NotNow("table.no_such_deal")
    player = await hall.players.who(request)
    _, own = (await plays_of(hall, player, day)).get(game, ("", None))
    if own is None and day == today:
        raise NotNow("table.deal_not_played")
    thinks = own is not None and hall.expert.see_to(deal)
    return told(results_of(await hall.services.fields.of(deal), deal, own, thinks))
