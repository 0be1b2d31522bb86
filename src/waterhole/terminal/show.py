"""Looking at a record: told in sentences, or as a trace for programs."""

import json
from collections.abc import Iterator

from rich.console import Console

from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.records.record import Record
from waterhole.records.replay import moves_of, reopen
from waterhole.terminal.screen import Screen
from waterhole.words.markup import escaped


def trace(record: Record, game: Game) -> Iterator[str]:
    """A JSON object for each line: before each move, and one at the end with the result."""
    match = reopen(record, game)
    state = match.state
    ply = 0
    for move in moves_of(record, match):
        legal = [game.text(state, one) for one in state.moves()]
        seat, text = record.moves[ply]
        yield line(ply=ply, seat=seat, legal=legal, move=text, facts=state.facts())
        match.play(move)
        ply += 1
    result = state.result() if state.over else None
    yield line(ply=ply, result=result, facts=state.facts())


def line(**fields: object) -> str:
    return json.dumps(fields, ensure_ascii=False)


def tell(record: Record, game: Game, language: str, console: Console) -> None:
    """Every move as a sentence, then the table and how it ended."""
    match = reopen(record, game)
    names = [seat.name for seat in record.seats]
    screen = Screen(game, language, names, None, console)
    screen.print(f"[bold]{screen.words.say('game-name')}[/bold]")
    for event in match.opening:
        print_event(screen, "", event)
    for ply, move in enumerate(moves_of(record, match), 1):
        for number, event in enumerate(match.play(move)):
            print_event(screen, "" if number else str(ply), event)
    screen.print()
    if match.state.over:
        screen.result(match.state)
    else:
        screen.board(match.state)
        screen.print()
        screen.say("show-not-over", moves=len(record.moves))


def print_event(screen: Screen, ply: str, event: Event) -> None:
    screen.print(f"[dim]{ply:>4}[/dim]  {escaped(screen.sentence(event))}")
