"""What is sent about a table, made from `view(seat)`, `seen_by(seat)` and public facts: the one door for secrets."""

from functools import lru_cache
from typing import Literal

from msgspec import Raw
from msgspec.json import decode, encode

from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.server import messages
from waterhole.server.identity.rights import guests_of, watch_of
from waterhole.server.messages import (
    ClosedSeat,
    Fairness,
    Notice,
    Opening,
    Position,
    Result,
    SeatInfo,
    Settings,
    TableInfo,
    UndoQuestion,
)
from waterhole.server.rooms.presence import Presence
from waterhole.server.time_source import milliseconds
from waterhole.table import entries
from waterhole.table.charter import Charter
from waterhole.table.sealing import Sealing
from waterhole.table.steps import Step
from waterhole.table.table import Change, Table


def raw(value: object) -> Raw:
    """JSON that a game made."""
    return Raw(encode(value))


def step_seen(step: Step, seat: int | None, over: bool) -> messages.Step:
    """A move and its events, as a seat saw them. A text can name a hidden card: until the end its own seat has it."""
    by: messages.By = "deal" if step.seat is None else "bot" if step.bot else "person"
    text = step.text if over or seat == step.seat else None
    return messages.Step(step.number, step.seat, text, by, decode(step.seen_by(seat), type=list[Raw]))


def position(table: Table, seat: int | None, now: int) -> Position | None:
    """The match as a seat sees it; None before the start."""
    match = table.match
    if match is None:
        return None
    turn = table.turn
    moves: list[Raw] = []
    if seat is not None and seat == turn and not table.people[seat].bot_plays:
        moves = [move_told(match.game, match.state, move) for move in match.state.moves()]
    return Position(
        decision=table.decision,
        turn=turn,
        view=raw(match.state.view(seat)),
        moves=moves,
        can_undo=seat is not None and table.undoable(seat) is not None,
        clocks=table.clocks.left_at(now) if table.clocks is not None else None,
        now=now,
    )


_moves: dict[tuple[Game, str], Raw] = {}
MOST_MOVES = 50_000


def move_told(game: Game, state: State, move: int) -> Raw:
    """A legal move as JSON. Its text decides all the rest, so it is made once."""
    key = (game, game.text(state, move))
    told = _moves.get(key)
    if told is None:
        if len(_moves) >= MOST_MOVES:
            _moves.clear()
        told = _moves[key] = raw({"text": key[1], **game.to_json(state, move)})
    return told


@lru_cache(maxsize=64)
def edition_of(game: Game, standard: bool) -> messages.Edition:
    return messages.Edition(game.edition.name, game.edition.hash, standard)


def settings_of(charter: Charter) -> Settings:
    """How the table is run."""
    clock = charter.clock
    return Settings(
        clock=messages.Clock(clock.kind, clock.base, clock.gain) if clock is not None else None,
        bot_pause=int(charter.settings.get("bot_pause") or 0),
        absent_after=_number(charter.settings.get("absent_after")),
        watch=watch_of(charter),
        hints=bool(charter.settings.get("hints")),
        guests=guests_of(charter),
    )


def _number(value: int | str | None) -> int | None:
    return int(value) if value is not None else None


def ended(table: Table) -> Literal["finished", "resigned", "deserted", "stopped"] | None:
    """How it came to its end."""
    if table.status != "over":
        return None
    if table.stopped:
        return "stopped"
    return "deserted" if table.deserted else "resigned" if table.resigned else "finished"


def info(table: Table, presence: Presence) -> TableInfo:
    """All that is public about a table."""
    result = table.result()
    own = table.charter.rules() if table.charter.edition is not None else None
    return TableInfo(
        id=table.id,
        game=table.charter.game,
        edition=edition_of(table.charter.rules(), table.charter.edition is None),
        options=dict(table.charter.options),
        settings=settings_of(table.charter),
        status=table.status,
        seats=[seat_info(table, seat, presence) for seat in range(len(table.people))],
        host=table.people.host(),
        watchers=presence.watchers(),
        fairness=fairness(table),
        undo=undo_question(table),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        ended=ended(table),
        result=Result(**result) if result is not None else None,
        made_at=table.charter.made_at,
        grace=presence.grace(),
        moves=len(table.steps) - 1 if table.match is not None else 0,
        numbers=raw(own.numbers) if own is not None else None,
        cards=list(own.cards) if own is not None else None,
        continues=continues(table.charter),
        daily=daily_info(table.charter),
    )


def fairness(table: Table) -> Fairness:
    """What is public of the shuffle: no nonce before the deal, no secret before the end."""
    sealing, dealt = table.sealing, table.match is not None
    until = None if dealt else sealing.deadline()
    return Fairness(
        commitment=table.charter.commitment,
        nonces=sealing.nonces() if dealt else [seat.nonce for seat in table.people.seats],
        secret=table.secret if table.is_open(milliseconds()) else None,
        version=table.charter.seal,
        commitments=[seat.commitment for seat in sealing.seats or table.people.seats],
        opening=opening(sealing, until) if until is not None else None,
    )


def opening(sealing: Sealing, until: int) -> Opening:
    return Opening(until, sealing.waiting(), [ClosedSeat(seat.kind, seat.name) for seat in sealing.seats])


def continues(charter: Charter) -> messages.Continues | None:
    before = charter.continues
    return messages.Continues(before.table, len(before.moves)) if before is not None else None


def daily_info(charter: Charter) -> messages.DailyInfo | None:
    own = charter.daily
    return messages.DailyInfo(own.day, own.until, own.ranked) if own is not None else None


def seat_info(table: Table, number: int, presence: Presence) -> SeatInfo:
    seat = table.people[number]
    gone = presence.missing(number) if seat.kind == "person" else None
    return SeatInfo(
        kind=seat.kind,
        name=seat.name if seat.kind == "person" else None,
        level=seat.level,
        bot_plays=seat.bot_plays,
        away=seat.away,
        present=seat.kind == "person" and gone is None,
        ready=seat.ready,
        hints=seat.hints,
        missing=gone,
        bot_in=presence.bot_in(number),
    )


def undo_question(table: Table) -> UndoQuestion | None:
    if table.asking is None:
        return None
    asker = table.people[table.asking.seat].person
    waiting = table.others(asker) - table.agreed
    return UndoQuestion(table.asking.seat, sorted(min(table.people.of(person)) for person in waiting))


def notice(change: Change) -> Notice | None:
    """The line that the log of the table shows for an entry, if it is worth one."""
    entry, name = change.entry, change.name
    match entry:
        case entries.Seated():
            return Notice("seated", entry.seat, entry.name, entry.at)
        case entries.Left():
            return Notice("left", entry.seat, name, entry.at)
        case entries.HandedOver(why="time"):
            return Notice("out_of_time", entry.seat, name, entry.at)
        case entries.HandedOver(why="resigned"):
            return Notice("resigned", entry.seat, name, entry.at)
        case entries.HandedOver():
            return Notice("handed_over", entry.seat, name, entry.at)
        case entries.TakenBack():
            return Notice("taken_back", entry.seat, name, entry.at)
        case entries.HintTaken():
            return Notice("hinted", entry.seat, name, entry.at)
        case entries.Undone():
            return Notice("undone", entry.seat, name, entry.at)
        case entries.Rematched(seat=int(seat)):
            return Notice("rematch", seat, name, entry.at)
        case entries.Stopped():
            return Notice("stopped", 0, "", entry.at)
        case entries.UndoAnswered(agree=False):
            return Notice("undo_refused", entry.seat, name, entry.at)
    return None
