"""What becomes of a match for those who played it: a small row each, when it is over."""

import asyncio
from collections import defaultdict

import structlog
from msgspec.json import encode

from waterhole import games
from waterhole.records.match import Match
from waterhole.server.messages import Neighbour
from waterhole.server.storage import results
from waterhole.server.storage.tables import Store
from waterhole.table.table import Table

logger = structlog.get_logger()


async def keep_scores(table: Table, store: Store) -> None:
    """Keep the result for every player who holds a seat, by the log. To do it twice does no harm."""
    if table.status != "over" or table.match is None:
        return
    seats: dict[str, list[int]] = defaultdict(list)
    for grant, player in await store.all_grants(table.id):
        if table.people.granted([grant]):
            seats[player].append(grant.seat)
    if seats:
        had = await asyncio.to_thread(counted, table.match)  # It plays the match once more.
        rows = [row_of(table, sorted(held), had) | {"player_id": player} for player, held in seats.items()]
        await results.add(store, rows)


def row_of(table: Table, held: list[int], had: dict[str, list[int]]) -> dict[str, object]:
    result = table.result()
    assert result is not None
    first, scores, winners = held[0], result["scores"], result["winners"]
    own = {thing: counts[first] for thing, counts in had.items() if counts[first]}
    return {
        "table_id": table.id,
        "finished_at": table.changed_at,
        "game": table.charter.game,
        "ended": "stopped" if table.stopped or table.deserted else "resigned" if table.resigned else "finished",
        "seat": first,
        "held": len(held),
        "place": place_of(result["ranking"], first),
        "share": 1 / len(winners) if first in winners else 0.0,
        "score": float(scores[first % len(scores)]) if scores else None,
        "company": encode(company(table, result["ranking"])).decode(),
        "favoured": encode(own).decode(),
    }


def place_of(ranking: list[list[int]], seat: int) -> int:
    """From 1; those who are level share the better place."""
    better = 0
    for group in ranking:
        if seat in group:
            break
        better += len(group)
    return better + 1


def company(table: Table, ranking: list[list[int]]) -> list[Neighbour]:
    return [
        Neighbour(
            seat.name if seat.kind == "person" else None,
            seat.level if seat.kind != "person" else None,
            place_of(ranking, number),
        )
        for number, seat in enumerate(table.people.seats)
    ]


def counted(match: Match) -> dict[str, list[int]]:
    """As `favoured`; nothing, where an edition of somebody's own has what its game never counted."""
    try:
        return favoured(match)
    except Exception as problem:  # noqa: BLE001 (whatever it is, the result itself must be kept)
        logger.warning("not_counted", game=match.game.name, problem=type(problem).__name__)
        return {}


def favoured_kind(game: str) -> str | None:
    """The kind of things that players of a game have favourites among, if it says so."""
    found: str | None = getattr(games.part(games.game(game), "balance"), "FAVOURED", None)
    return found


def favoured(match: Match) -> dict[str, list[int]]:
    """How many of each tribe, species or role every seat had, as the game's own observer counts them."""
    own, kind = games.part(match.game, "balance"), favoured_kind(match.game.name)
    if own is None or kind is None:
        return {}
    observer, told = own.observer(match.game, match.players, match.options), list(match.opening)
    state = match.dealt()
    for _, text in match.moves:
        told += state.narrate(match.game.parse(state, text))
    for event in told:
        observer.hear(event.seen_by(event.owner))
    observer.end(state.facts())
    return {thing: list(count.held) for thing, count in observer.counts.get(kind, {}).items()}
