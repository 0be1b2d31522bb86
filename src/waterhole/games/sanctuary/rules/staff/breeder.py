# compiled: yes
"""Rule 2.8: the Animal Breeder climbs a step of the repopulation track."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.events import AnimalsBred
from waterhole.games.sanctuary.phases import PARK_RANGER
from waterhole.games.sanctuary.rules.refusals import unpaid
from waterhole.games.sanctuary.team import BREEDER

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_breed(state: "SanctuaryState") -> bool:
    seat = state.turn
    return (
        state.step >= PARK_RANGER
        and state.employs(BREEDER)
        and state.tokens[seat] >= state.numbers.breeder_tokens
        and state.repopulation[seat] < len(state.numbers.track) - 1
    )


def next_points(state: "SanctuaryState") -> int | None:
    """What the next step of the track is worth; None at its end."""
    step: i64 = state.repopulation[state.turn] + 1
    return int(state.numbers.track[step]) if step < len(state.numbers.track) else None


def refusal(state: "SanctuaryState") -> IllegalMove | None:
    if may_breed(state):
        return None
    short = unpaid(state, BREEDER, state.numbers.breeder_tokens, "2.8")
    return IllegalMove("sanctuary.track_ended", {}, "2.8") if short is None else short


def breed(state: "SanctuaryState") -> None:
    seat = state.turn
    price = state.numbers.breeder_tokens
    state.tokens[seat] -= price
    state.supply += price
    state.repopulation[seat] += 1
    if state.journal is not None:
        steps = int(state.repopulation[seat])
        points = int(state.numbers.track[steps])
        state.journal.append(
            Event("animals_bred", AnimalsBred(seat=int(seat), steps=steps, points=points, tokens=int(price)))
        )
