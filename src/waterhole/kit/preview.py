"""What a choice would do, as far as the seat that thinks about it can know.

The moves are made on positions imagined from what the seat knows (as an undo is judged: docs/decisions/0012).
Where these agree, it is certain; where they differ, chance has a say or something hidden would be shown, and the
preview stops. So it cannot tell more than the seat could work out, whatever is asked.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from waterhole.core.chance import stream
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import AnyGame
from waterhole.core.state import State

WORLDS = 16
"""So many positions must agree. A card turned over differs in every second one at least: docs/decisions/0012."""
Stop: TypeAlias = Literal["chance", "hidden"]


@dataclass(slots=True)
class Preview:
    """What would happen (`events`, as the seat is told of them), and what it would see then.

    `view` has all fields of its view that are certain. `made` of the moves were made whole; `stopped` names why
    the rest, or the end of the last one, cannot be known.
    """

    events: list[dict[str, Json]] = field(default_factory=list)
    view: dict[str, Json] = field(default_factory=dict)
    made: int = 0
    stopped: Stop | None = None


def preview(game: AnyGame, recall: Mapping[str, Json], moves: Sequence[str]) -> Preview:
    """What these moves would do, made one after the other by whoever decides.

    Seat `recall["you"]` decides first. Of others only those moves can be supposed that the game allows for
    (`Game.supposed`). A move that cannot be made is refused as ever.
    """
    found = Preview()
    for _ in look_ahead(game, recall, moves, found):
        pass
    return found


def look_ahead(game: AnyGame, recall: Mapping[str, Json], moves: Sequence[str], found: Preview) -> Iterator[None]:
    """The same in small pieces, for those who have other things to do in between: `found` is whole after the last."""
    seat = recall["you"]
    if not isinstance(seat, int) or recall["seat"] != seat:
        raise BadInput("core.preview_turn")
    worlds: list[State] = []
    for number in range(WORLDS):
        worlds.append(world(game, recall, seat, number))
        yield
    for text in moves:
        yield from make(worlds, seat, text, found)
        if found.stopped is not None:
            break
        found.made += 1
    views: list[dict[str, Json]] = []
    for state in worlds:
        views.append(state.view(seat))
        yield
    found.view = agreed(views)


def world(game: AnyGame, recall: Mapping[str, Json], seat: int, number: int) -> State:
    """A position that agrees with what the table shows the seat."""
    dice = stream("preview", number)
    state: State = game.imagine(recall, dice)
    state.blur(seat, dice)
    return state


def make(worlds: list[State], seat: int, text: str, found: Preview) -> Iterator[None]:
    """Make one move everywhere, and keep what happened everywhere alike."""
    refusals = [refused for refused in (refusal(state, seat, text) for state in worlds) if refused is not None]
    if len(refusals) == WORLDS:
        raise refusals[0]
    if refusals:
        found.stopped = "hidden"
        return
    shuffles = [len(state.drawn) for state in worlds]
    told: list[list[dict[str, Json]]] = []
    for state in worlds:
        told.append([event.seen_by(seat) for event in state.narrate(state.game.parse(state, text))])
        yield
    same = alike(told)
    found.events += told[0][:same]
    if [len(state.drawn) for state in worlds] != shuffles:
        found.stopped = "chance"
    elif any(len(each) > same for each in told):
        found.stopped = "hidden"


def refusal(state: State, seat: int, text: str) -> Exception | None:
    """Why this cannot be made here, or cannot be supposed."""
    try:
        move = state.game.parse(state, text)
    except BadInput as problem:
        return problem
    refused = state.refusal_of_any(move)
    if refused is None and state.seat != seat and text.split()[0] not in state.game.supposed:
        return BadInput("core.preview_turn")
    return refused


def alike(stories: list[list[dict[str, Json]]]) -> int:
    """With how many events all begin alike."""
    count = 0
    for events in zip(*stories, strict=False):
        if len({json.dumps(event, sort_keys=True) for event in events}) > 1:
            break
        count += 1
    return count


def agreed(views: list[dict[str, Json]]) -> dict[str, Json]:
    """The fields that all views have alike."""
    return {
        name: value
        for name, value in views[0].items()
        if len({json.dumps(view[name], sort_keys=True) for view in views}) == 1
    }
