"""How a day's deal was played: by oneself, by everybody, by the expert, and where the field parted."""

from collections.abc import Iterator, Sequence

from waterhole import games
from waterhole.core.ranking import Result
from waterhole.records.match import Match
from waterhole.server.messages import DealChoice, DealResults, ExpertPlay, OwnPlay, Parting
from waterhole.server.rooms.scores import place_of
from waterhole.server.storage import days
from waterhole.server.storage.day_field import DEPTH, Field, Fields, Fork, onward
from waterhole.server.storage.days import GIVEN_UP, Deal, Play
from waterhole.server.storage.tables import Store
from waterhole.table.daily import SEAT
from waterhole.table.table import Table


def margin_of(result: Result) -> float:
    """How far ahead of the best other side, or behind it."""
    scores = result["scores"]
    own = SEAT % len(scores)
    return float(scores[own] - max(score for side, score in enumerate(scores) if side != own))


def choices_of(match: Match) -> list[str]:
    """What was chosen at the player's seat, where there was a choice: the first ones."""
    state, found = match.dealt(), []
    for seat, text in match.moves:
        if seat == SEAT and len(state.moves()) > 1:
            found.append(text)
        if len(found) == DEPTH:
            break
        state.play(match.game.parse(state, text))
    return found


def paths(choices: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each choice with the way that led there. The same choices lead to the same position: nothing else differs."""
    path = ""
    for text in choices:
        yield path, text
        path = onward(path, text)


def play_of(table: Table) -> Play:
    """How a play ended, for the ranking."""
    result, match = table.result(), table.match
    assert result is not None
    assert match is not None
    choices = choices_of(match)
    if match.state.over:
        return Play("finished", place_of(result["ranking"], SEAT), margin_of(match.state.result()), choices)
    return Play("stopped" if table.stopped else "resigned", len(table.people), GIVEN_UP, choices)


async def finish(store: Store, fields: Fields, table: Table) -> None:
    """A play has ended. It counts if the day lasts: afterwards others could have told of the cards."""
    daily = table.charter.daily
    if daily is not None and daily.ranked and table.changed_at < daily.until:
        play = play_of(table)
        if await days.finish(store, daily.day, table.charter.game, table.id, play, list(paths(play.choices))):
            fields.changed(daily.day, table.charter.game)


def results_of(field: Field, deal: Deal, own: Play | None, thinking: bool) -> DealResults:
    """What who has played a deal may see of it."""
    ranked = field.ranked
    places = [0] * deal.terms.players
    for place, _, count in ranked:
        places[min(place, len(places)) - 1] += count
    return DealResults(
        day=deal.day,
        game=deal.game,
        players=sum(places),
        places=places,
        margins=[(margin, count) for _, margin, count in ranked][:200],
        you=own_play(own, ranked) if own is not None else None,
        expert=ExpertPlay(deal.expert.place, deal.expert.margin) if deal.expert is not None else None,
        expert_thinks=thinking,
        parting=parting(field.fork, deal, own) if field.fork is not None else None,
    )


def own_play(own: Play, ranked: Sequence[tuple[int, float, int]]) -> OwnPlay:
    if not own.counts:
        return OwnPlay(own.ended, own.place, None, None, 0)
    better = sum(count for place, margin, count in ranked if (place, -margin) < (own.place, -own.margin))
    alike = sum(count for place, margin, count in ranked if (place, margin) == (own.place, own.margin))
    return OwnPlay(own.ended, own.place, own.margin, better + 1, max(alike, 1))


def parting(fork: Fork, deal: Deal, own: Play | None) -> Parting:
    return Parting(
        number=len(fork.way) + 1,
        choices=[DealChoice(move_of(deal.game, text), n, round(places / n, 2)) for text, n, places in fork.choices],
        yours=chosen(deal.game, own.choices if own is not None else (), fork.way),
        experts=chosen(deal.game, deal.expert.choices if deal.expert is not None else (), fork.way),
    )


def chosen(game: str, choices: Sequence[str], way: Sequence[str]) -> dict[str, str] | None:
    """What somebody chose at the end of this way, who had come along it."""
    came = list(choices[: len(way)]) == list(way) and len(choices) > len(way)
    return move_of(game, choices[len(way)]) if came else None


def move_of(game: str, text: str) -> dict[str, str]:
    """A move's text as clients put it into words: its verb and its fields."""
    verb, *values = text.split()
    fields = games.game(game).grammar.get(verb, ())
    return {"text": text, "do": verb, **dict(zip(fields, values, strict=False))}
