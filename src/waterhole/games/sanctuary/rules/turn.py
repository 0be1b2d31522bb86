# compiled: yes
"""The course of a turn, from one section to the next: drafts, clean-up, expansions, end of the turn."""

from typing import TYPE_CHECKING

from waterhole.core.event import Event
from waterhole.games.sanctuary.events import TurnBegan
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING
from waterhole.games.sanctuary.rules import draft, expansion
from waterhole.games.sanctuary.rules.clean_up import clean_up
from waterhole.games.sanctuary.rules.deck import fill_array
from waterhole.games.sanctuary.rules.end import end_game, is_last_turn
from waterhole.games.sanctuary.rules.end_of_turn import offer_start

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def begin(state: "SanctuaryState") -> None:
    """The first drafting action of a turn."""
    state.round += 1
    state.phase = DRAFTING
    state.action = 0
    state.turn = state.start
    draft.begin(state)
    if state.journal is not None:
        state.journal.append(Event("turn_began", TurnBegan(turn=int(state.round), seat=int(state.start))))


def after_draft(state: "SanctuaryState") -> None:
    """Rule 2.1: round to the last player and back again."""
    state.action += 1
    if state.action == 2 * state.players:
        clean_up(state)
        begin_expansions(state)
        return
    place = state.action
    if place >= state.players:
        place = 2 * state.players - 1 - place
    state.turn = (state.start + place) % state.players
    draft.begin(state)


def begin_expansions(state: "SanctuaryState") -> None:
    """Section 4, from the start player."""
    state.phase = EXPANDING
    state.turn = state.start
    expansion.begin(state)
    go_on(state)


def go_on(state: "SanctuaryState") -> None:
    """From expansion to expansion, until a seat has something to decide."""
    while state.phase == EXPANDING and expansion.advance(state):
        state.turn = (state.turn + 1) % state.players
        if state.turn == state.start:
            end(state)
        else:
            expansion.begin(state)


def end(state: "SanctuaryState") -> None:
    """The end of the turn, or of the game."""
    expansion.begin(state)  # leaves nothing of the last expansion behind
    if is_last_turn(state):
        end_game(state)
        return
    fill_array(state)
    state.declined = 0
    if offer_start(state):
        begin(state)
