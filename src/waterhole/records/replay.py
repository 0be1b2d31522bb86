"""Playing a record again, move by move, from what chance decided then."""

from collections.abc import Iterator

from waterhole.core.errors import BadInput, IllegalMove, NotAMove, WaterholeError
from waterhole.core.game import Game
from waterhole.records.match import Match
from waterhole.records.record import Record, Result


class BadMove(BadInput):
    """A move of a record that cannot be made; `cause` says why."""

    def __init__(self, ply: int, text: str, cause: WaterholeError) -> None:
        super().__init__("core.record_move", {"number": ply + 1, "ply": ply, "text": text})
        self.cause = cause


def reopen(record: Record, game: Game) -> Match:
    """The recorded match before its first move."""
    if len(record.seats) != record.players:
        raise BadInput("core.record_seats", {"count": len(record.seats), "players": record.players})
    return Match(
        game,
        record.players,
        seed="",
        first=record.first,
        chance=[outcome.cards for outcome in record.chance],
        seats=record.seats,
        options=record.options,
    )


def moves_of(record: Record, match: Match) -> Iterator[int]:
    """Each move as a number, checked. The caller plays it on the match before asking for the next."""
    for ply, (seat, text) in enumerate(record.moves):
        yield checked(match, ply, seat, text)
    check_chance(record, match)
    check_result(record, match)


def checked(match: Match, ply: int, seat: int, text: str) -> int:
    """The move of one entry, if this seat may make it now."""
    state = match.state
    try:
        if state.over:
            raise IllegalMove("core.game_over")
        if seat != state.seat:
            raise BadInput("core.not_the_turn", {"number": seat, "turn": int(state.turn)})
        move = match.game.parse(state, text)
    except WaterholeError as problem:
        raise BadMove(ply, text, problem) from None
    if match.game.text(state, move) != text:
        raise BadMove(ply, text, NotAMove("core.not_its_text", {"text": match.game.text(state, move)}))
    refused = state.refusal_of_any(move)
    if refused is not None:
        raise BadMove(ply, text, refused)
    return move


def check_chance(record: Record, match: Match) -> None:
    """A replay must never roll again: every outcome comes from the record, and none is left over."""
    if match.record().chance != record.chance:
        raise BadInput("core.record_chance", {"count": len(record.chance)})


def check_result(record: Record, match: Match) -> None:
    """A result that is told must be the one that the moves lead to."""
    found = Result.of(match.state.result()) if match.state.over else None
    if record.result is not None and record.result != found:
        raise BadInput("core.record_result")


def replay(record: Record, game: Game) -> Match:
    """The match after all moves of its record."""
    match = reopen(record, game)
    for move in moves_of(record, match):
        match.play(move)
    return match
