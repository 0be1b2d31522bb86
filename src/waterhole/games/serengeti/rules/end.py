# compiled: yes
"""Section 6: the end, what everything scores, and who has won."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.event import Event
from waterhole.games.serengeti.phases import OVER

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def end_game(state: "SerengetiState") -> None:
    """Rule 6.1."""
    state.lot_size = 0
    state.phase = OVER
    state.turn = -1
    if state.journal is not None:
        state.journal.append(Event("game_ended"))


def score(state: "SerengetiState", seat: i64) -> i64:
    """The points of a seat's collection, and for the most chips if the game is over."""
    held = state.held[seat]
    points = chips_points(state, seat)
    for tribe in state.numbers.masks:
        if held & tribe:
            points += tribe_points(state, held & tribe)
    return points


def tribe_points(state: "SerengetiState", cards: i64) -> i64:
    """Rule 6.2: what these cards of one tribe score."""
    return state.numbers.values[counted(cards)]


def chips_points(state: "SerengetiState", seat: i64) -> i64:
    """Rule 6.3: what a seat's chips score, when the game is over."""
    if state.phase != OVER:
        return 0
    for chips in state.chips:
        if chips > state.chips[seat]:
            return 0
    return state.numbers.most_chips


def standing(state: "SerengetiState", seat: i64) -> tuple[i64, i64, i64]:
    """Rule 6.4: what decides the victory, in this order: points, cards, chips."""
    return score(state, seat), counted(state.held[seat]), state.chips[seat]


def payoffs(state: "SerengetiState") -> list[float]:
    """Each seat's share of the victory."""
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    share = 1.0 / standings.count(best)
    return [share if each == best else 0.0 for each in standings]
