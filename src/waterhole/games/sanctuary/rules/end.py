# compiled: yes
"""Sections 6 and 7: when the game ends, and who has won."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.event import Event
from waterhole.games.sanctuary.phases import OVER
from waterhole.games.sanctuary.rules.scoring import disc_of

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def is_last_turn(state: "SanctuaryState") -> bool:
    """Rules 6.1, 7.1."""
    if state.players == 1 and state.round == state.numbers.solo_turns:
        return True
    for score in state.scores:  # noqa: SIM110 (compiled: no generator)
        if score >= state.numbers.goal:
            return True
    return False


def end_game(state: "SanctuaryState") -> None:
    """Rule 6.1."""
    state.phase = OVER
    state.turn = -1
    if state.journal is not None:
        state.journal.append(Event("game_ended"))


def standing(state: "SanctuaryState", seat: i64) -> tuple[int, int, int, int]:
    """Rule 6.1: what decides the victory: points, tokens, cards in hand, the disc on top."""
    cards = counted(state.hands[seat])
    return int(state.scores[seat]), int(state.tokens[seat]), int(cards), int(disc_of(state.stack, seat))


def is_won_alone(state: "SanctuaryState") -> bool:
    """Rule 7.1."""
    return state.scores[0] >= state.numbers.goal


def payoffs(state: "SanctuaryState") -> list[float]:
    """Each seat's share of the victory."""
    if state.players == 1:
        return [1.0 if is_won_alone(state) else 0.0]
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    return [1.0 if each == best else 0.0 for each in standings]
