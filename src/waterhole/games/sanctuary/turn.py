# compiled: yes
"""The course of a turn: the boomerang draft, the clean-up, the expansions, and the next start."""

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event, Json
from waterhole.games.sanctuary import drafting, expanding
from waterhole.games.sanctuary.array import ALL_SPACES, SANCTUARY, SPACES
from waterhole.games.sanctuary.moves import ACCEPT, DECLINE
from waterhole.games.sanctuary.position import DRAFTING, EMPTY, EXPANDING, OVER, STARTING, Position

FEW = 6
"""So many cards are named in what is told; of more only the number is."""


def fill(state: Position) -> None:
    """Rules 1.4 and 5.1: a card on every space that is empty."""
    cards, spaces = state.fill(ALL_SPACES)
    if state.journal is not None:
        told: dict[str, Json] = {"cards": cards, "spaces": spaces, "count": len(cards), "few": len(cards) <= FEW}
        state.journal.append(Event("array_filled", told))


def begin(state: Position) -> None:
    """The first drafting action of a turn."""
    state.round += 1
    state.phase = DRAFTING
    state.action = 0
    state.turn = state.start
    drafting.begin(state)
    if state.journal is not None:
        state.journal.append(Event("turn_began", {"turn": int(state.round), "seat": int(state.start)}))


def next_draft(state: Position) -> None:
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
    drafting.begin(state)


def clean_up(state: Position) -> None:
    """Section 3."""
    before = state.discard
    returned: i64 = 0
    placed: i64 = 0
    space: i64 = 0
    while space < SPACES:
        card: i64 = state.array[space]
        if card != EMPTY and (SANCTUARY >> space) & 1 == 0:  # Rule 3.1
            state.discard |= bit(card)
            returned += state.on[space]
            state.array[space] = EMPTY
            state.on[space] = 0
        space += 1
    state.supply += returned
    space = 0
    while space < SPACES and state.supply > 0:  # Rule 3.2
        if state.array[space] != EMPTY:
            state.on[space] += 1
            state.supply -= 1
            placed += 1
        space += 1
    if state.journal is not None:
        cards = state.ids(state.discard & ~before)
        told: dict[str, Json] = {"cards": cards, "count": len(cards), "few": len(cards) <= FEW}
        state.journal.append(Event("array_cleaned", {**told, "returned": int(returned), "tokens": int(placed)}))


def begin_expansions(state: Position) -> None:
    """Section 4, from the start player."""
    state.phase = EXPANDING
    state.turn = state.start
    expanding.begin(state)
    go_on(state)


def go_on(state: Position) -> None:
    """From expansion to expansion, until a seat has something to decide."""
    while state.phase == EXPANDING and expanding.advance(state):
        state.turn = (state.turn + 1) % state.players
        if state.turn == state.start:
            end_turn(state)
        else:
            expanding.begin(state)


def end_turn(state: Position) -> None:
    expanding.begin(state)  # leaves nothing of the last expansion behind
    if is_last_turn(state):
        state.phase = OVER
        state.turn = -1
        if state.journal is not None:
            state.journal.append(Event("game_ended"))
        return
    fill(state)  # Rule 5.1
    state.declined = 0
    offer_start(state)


def is_last_turn(state: Position) -> bool:
    """Rules 6.1, 7.1."""
    if state.players == 1 and state.round == state.numbers.solo_turns:
        return True
    return any(score >= state.numbers.goal for score in state.scores)


def offer_start(state: Position) -> None:
    """Rule 5.2: to the last of those who have not declined; the only one left must take it."""
    state.phase = STARTING
    last: i64 = -1
    left: i64 = 0
    for other in state.stack:
        seat: i64 = other
        if (state.declined >> seat) & 1:
            continue
        left += 1
        if last < 0 or state.scores[seat] <= state.scores[last]:  # later in the stack: on top
            last = seat
    state.turn = last
    if left == 1:
        take_start(state)


def take_start(state: Position) -> None:
    state.start = state.turn
    state.declined = 0
    begin(state)


def refusal(state: Position, move: i64) -> IllegalMove | None:
    """The start token is offered: nothing else can be done."""
    if move in (ACCEPT, DECLINE):
        return None
    return IllegalMove("sanctuary.start_now", {}, "5.2")


def answer(state: Position, move: i64) -> None:
    """Rule 5.2."""
    if move == ACCEPT:
        take_start(state)
        return
    if state.journal is not None:
        state.journal.append(Event("start_declined", {"seat": int(state.turn)}))
    state.declined |= bit(state.turn)
    offer_start(state)
