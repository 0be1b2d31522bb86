# compiled: yes
"""Rules 4.3, 5.1 and 5.4: when the game ends, and who has won."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.event import Event
from waterhole.games.safaru.phases import OVER

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


def game_ends(state: "SafaruState") -> bool:
    """Rules 4.3, 5.4: the last hand, or the target reached."""
    if state.numbers.hands > 0 and state.hand >= state.numbers.hands:
        return True
    return not state.numbers.release and max(state.scores) >= state.numbers.target


def end_game(state: "SafaruState") -> None:
    state.phase = OVER
    state.turn = -1
    if state.journal is not None:
        state.journal.append(Event("game_ended"))


def standing(state: "SafaruState", side: i64) -> int:
    """Rules 4.3, 5.1: what decides the victory. Most points win; in the variant the fewest."""
    return -state.scores[side] if state.numbers.release else state.scores[side]


def payoffs(state: "SafaruState") -> list[float]:
    """Partners both have the whole share of their side."""
    sides = int(state.sides())
    standings = [standing(state, side) for side in range(sides)]
    best = max(standings)
    share = 1.0 / standings.count(best)
    return [share if standings[seat % sides] == best else 0.0 for seat in range(state.players)]
