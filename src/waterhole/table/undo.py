"""Which moves can be taken back, and whether that is free: nobody may have learned anything by them."""

from collections.abc import Sequence

from msgspec.json import encode

from waterhole.core.chance import stream
from waterhole.core.state import State
from waterhole.records.match import Match
from waterhole.table.steps import Step

TRIES = 64
"""How many imagined hands a move is tried on to see whether it told its player anything new."""


def last_action(steps: Sequence[Step], seats: set[int]) -> int | None:
    """Where the last action began that a person took at one of these seats: the number of its first move."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].seat in seats and not steps[place].bot:
            return next(first.number for first in reversed(steps[: place + 1]) if not first.part)
    return None


def goes_on(steps: Sequence[Step], seat: int) -> bool:
    """Whether the next move of this seat's person can belong to the same action as the last of these."""
    return bool(steps) and steps[-1].seat == seat and not steps[-1].bot


def told_something(match: Match, number: int) -> bool:
    """Whether move `number` told its player anything that could not be known before it.

    It is tried on hands that agree with all that the player knew: if any of them looks different afterwards,
    or if chance had a say, the move revealed something. (How sure that is: docs/decisions/0012.)
    """
    seat, text = match.moves[number]
    before = match.state_at(number)
    after = moved(before.copy(), text)
    if len(after.drawn) != len(before.drawn):
        return True
    known = before.recall(seat)
    seen = all_known(after, seat)
    dice = stream("undo", number)
    return any(all_known(moved(match.game.imagine(known, dice), text), seat) != seen for _ in range(TRIES))


def moved(state: State, text: str) -> State:
    """The state itself, after the move of this text."""
    state.play(state.game.parse(state, text))
    return state


def all_known(state: State, seat: int) -> bytes:
    """What a seat sees and could remember."""
    return encode([state.view(seat), state.recall(seat)])
