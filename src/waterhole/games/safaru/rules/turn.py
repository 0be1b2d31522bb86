# compiled: yes
"""From one turn to the next: the next player (2.1), the next deal (3.1), the count and the next hand (3.3, 4)."""

from typing import TYPE_CHECKING

from waterhole.core.event import Event
from waterhole.games.safaru.events import HandScored
from waterhole.games.safaru.phases import CALL, PLAY
from waterhole.games.safaru.rules import end
from waterhole.games.safaru.rules.dealing import deal
from waterhole.games.safaru.rules.scoring import count
from waterhole.games.safaru.rules.set_up import start_hand

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


def pass_on(state: "SafaruState") -> None:
    """Rule 2.1: clockwise. Rule 2.12: the last card of a deal, if it was released, may be called first."""
    state.turn = state.after(state.catcher)
    if state.held[state.turn]:
        return
    if state.freed >= 0 and state.numbers.last_called:
        state.phase = CALL
        return
    go_on(state)


def go_on(state: "SafaruState") -> None:
    """Rules 3.1, 3.3: a new deal after the last card, or the count."""
    state.phase = PLAY
    state.freed = -1
    state.called = False
    if state.dealt == len(state.deck):
        end_hand(state)
        return
    state.dealer = state.after(state.dealer)
    deal(state)


def end_hand(state: "SafaruState") -> None:
    """Section 4: count, and play on unless the game is over."""
    state.sheet = count(state.caught, state.numbers)
    totals = state.sheet[len(state.sheet) - 1]
    for side in range(state.sides()):
        state.scores[side] += totals[side]
    if state.journal is not None:
        for side in range(state.sides()):
            state.journal.append(scored(state, side, totals[side]))
    if end.game_ends(state):
        end.end_game(state)
        return
    state.dealer = state.after(state.dealer)  # Rule 4.3
    start_hand(state)


def scored(state: "SafaruState", side: int, points: int) -> Event:
    seats = list(range(side, int(state.players), int(state.sides())))
    return Event("hand_scored", HandScored(seats=seats, hand=int(state.hand), points=points, score=state.scores[side]))
