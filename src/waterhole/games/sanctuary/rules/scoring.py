# compiled: yes
"""Rules 4.1 to 4.3: playing cards and scoring them."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.bits import up_to_highest
from waterhole.games.sanctuary.events import CardPlayed, GoalReached, ManagerPaid, PointsScored
from waterhole.games.sanctuary.notation import CARDS, MANAGE, SCORE
from waterhole.games.sanctuary.phases import DONE, MANAGED, PROMOTING
from waterhole.games.sanctuary.rules.refusals import not_this_card, unpaid
from waterhole.games.sanctuary.team import MANAGER

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def playable(state: "SanctuaryState") -> i64:
    """Rule 4.1: in deck order, so those of the hand above all that lie played."""
    hand: i64 = state.hands[state.turn]
    return hand & ~up_to_highest(state.played)


def may_manage(state: "SanctuaryState") -> bool:
    """Rule 4.2: the Park Manager can be paid."""
    return state.employs(MANAGER) and state.tokens[state.turn] >= state.numbers.manager_tokens


def mark_legal(state: "SanctuaryState", words: vec[i64]) -> None:
    put(words, SCORE, 1)
    if may_manage(state):
        put(words, MANAGE, 1)
    put(words, CARDS, playable(state))


def is_all_played(state: "SanctuaryState") -> bool:
    """Whether nothing is left but to score."""
    return playable(state) == 0 and not may_manage(state)


def refusal(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    if move == SCORE:
        return None
    if move == MANAGE:
        return unpaid(state, MANAGER, state.numbers.manager_tokens, "4.2")
    card = move - CARDS
    if 0 <= card < state.numbers.card_count:
        return not_this_card(state, card, playable(state), "4.1")
    return IllegalMove("sanctuary.score_first", {}, "4.2")


def play(state: "SanctuaryState", card: i64) -> None:
    """Rule 4.1."""
    state.hands[state.turn] &= ~bit(card)
    state.played |= bit(card)
    if state.journal is not None:
        state.journal.append(Event("card_played", CardPlayed(seat=int(state.turn), card=state.game.cards[card])))


def pay_manager(state: "SanctuaryState") -> None:
    """Rule 4.2: more points for tokens."""
    state.done |= MANAGED
    tokens = state.numbers.manager_tokens
    state.tokens[state.turn] -= tokens
    state.supply += tokens
    if state.journal is not None:
        points = int(state.numbers.manager_points)
        state.journal.append(
            Event("manager_paid", ManagerPaid(seat=int(state.turn), tokens=int(tokens), points=points))
        )
    score(state, state.numbers.manager_points)


def score(state: "SanctuaryState", bonus: i64) -> None:
    """Rules 4.2, 4.3."""
    seat = state.turn
    cards = state.numbers.worth(state.played)
    track: i64 = state.numbers.track[state.repopulation[seat]]
    points = cards + track + bonus
    state.points = points
    state.scores[seat] += points
    if points:  # Rule 5.2: a disc that arrives is put on top
        put_on_top(state.stack, seat)
    if state.journal is not None:
        state.journal.append(
            Event(
                "points_scored",
                PointsScored(
                    seat=int(seat),
                    points=int(points),
                    score=int(state.scores[seat]),
                    cards_points=int(cards),
                    track_points=int(track),
                    bonus=int(bonus),
                ),
            )
        )
    go_on(state, seat)


def put_on_top(stack: vec[i64], seat: i64) -> None:
    """The disc leaves its place, and those above it sink."""
    place = disc_of(stack, seat)
    while place + 1 < len(stack):
        stack[place] = stack[place + 1]
        place += 1
    stack[place] = seat


def disc_of(stack: vec[i64], seat: i64) -> i64:
    """The place of a seat's disc, from the bottom up."""
    place: i64 = 0
    while stack[place] != seat:
        place += 1
    return place


def go_on(state: "SanctuaryState", seat: i64) -> None:
    """Rule 4.3: with the goal reached nothing more is done this turn."""
    reached = state.scores[seat] >= state.numbers.goal
    state.step = DONE if reached else PROMOTING
    if reached and state.journal is not None:
        state.journal.append(Event("goal_reached", GoalReached(seat=int(seat), score=int(state.scores[seat]))))
