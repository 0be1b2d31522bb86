# compiled: yes
"""Section 4, what is done: the moves of an expansion. What may be done is in expansion.py."""

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.event import Event
from waterhole.games.sanctuary.expansion import (
    keepable,
    may_buy,
    may_call_guard,
    may_call_vet,
    may_manage,
    may_take,
    playable,
    promotable,
)
from waterhole.games.sanctuary.moves import (
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
    GUARD,
    GUIDE,
    MANAGE,
    PROMOTE,
    ROLE_NAMES,
    SCORE,
    SPENT,
    TAKE,
    VET,
)
from waterhole.games.sanctuary.position import EMPTY, Position
from waterhole.games.sanctuary.steps import (
    BUYING,
    DISCARDING,
    DONE,
    GUARD_WORK,
    KEEPING,
    PLAYING,
    PROMOTING,
    VET_WORK,
    WARDEN_WORK,
)


def begin(state: Position) -> None:
    """The expansion of the seat whose turn it is."""
    state.step = PLAYING
    state.played = 0
    state.kept = 0
    state.points = 0
    state.bought = 0


def apply(state: Position, move: i64) -> None:
    numbers = state.numbers
    if move >= CARDS:
        if state.step == PLAYING:
            play(state, move - CARDS)
        elif state.step == DISCARDING:
            discard(state, move - CARDS - 2 * numbers.cards)
        else:
            keep(state, move - CARDS - numbers.cards)
    elif move >= PROMOTE:
        promote(state, (move - PROMOTE) // 9, (move - PROMOTE) % 9)
    elif move == SCORE:
        score(state, 0)
    elif move == MANAGE:
        pay_manager(state)
    elif move == BUY:
        buy(state)
    elif move == SPENT:
        settle(state)
    elif move == TAKE:
        take(state)
    elif move == CALL_GUARD:
        call_guard(state)
    elif move == CALL_VET:
        call_vet(state)
    else:
        state.step = DONE


def advance(state: Position) -> bool:
    """Pass over what need not be asked; whether the expansion is over, with the cards put away."""
    if state.step == PLAYING and playable(state) == 0 and not may_manage(state):
        score(state, 0)
    if PROMOTING <= state.step <= KEEPING and nothing_to_spend_on(state):
        settle(state)
    if WARDEN_WORK <= state.step <= VET_WORK and nobody_works(state):
        state.step = DONE
    if state.step < DONE:
        return False
    state.discard |= state.played  # Rules 4.3, 4.9
    state.played = 0
    return True


def nothing_to_spend_on(state: Position) -> bool:
    return keepable(state) == 0 and not may_buy(state) and promotable(state) == 0


def nobody_works(state: Position) -> bool:
    return not may_take(state) and not may_call_guard(state) and not may_call_vet(state)


def play(state: Position, card: i64) -> None:
    """Rule 4.1."""
    state.hands[state.turn] &= ~bit(card)
    state.played |= bit(card)
    if state.journal is not None:
        state.journal.append(Event("card_played", {"seat": int(state.turn), "card": state.game.cards[card]}))


def pay_manager(state: Position) -> None:
    """Rule 4.2."""
    tokens = state.numbers.manager_tokens
    state.tokens[state.turn] -= tokens
    state.supply += tokens
    if state.journal is not None:
        points = int(state.numbers.manager_points)
        state.journal.append(Event("manager_paid", {"seat": int(state.turn), "tokens": int(tokens), "points": points}))
    score(state, state.numbers.manager_points)


def score(state: Position, bonus: i64) -> None:
    """Rules 4.2, 4.3."""
    seat = state.turn
    cards = state.numbers.worth(state.played)
    track: i64 = state.numbers.track[state.repopulation[seat]]
    points = cards + track + bonus
    state.points = points
    state.scores[seat] += points
    if points:  # Rule 5.2: a disc that arrives is put on top
        state.stack.remove(seat)
        state.stack.append(seat)
    if state.journal is not None:
        state.journal.append(
            Event(
                "points_scored",
                {
                    "seat": int(seat),
                    "points": int(points),
                    "score": state.scores[seat],
                    "cards_points": int(cards),
                    "track_points": int(track),
                    "bonus": int(bonus),
                },
            )
        )
    reached = state.scores[seat] >= state.numbers.goal
    state.step = DONE if reached else PROMOTING
    if reached and state.journal is not None:
        state.journal.append(Event("goal_reached", {"seat": int(seat), "score": state.scores[seat]}))


def promote(state: Position, old: i64, new: i64) -> None:
    """Rule 4.5."""
    seat = state.turn
    state.staff[seat] -= 1 if old == GUIDE else bit(old + 2)
    state.staff[seat] += bit(new + 2)
    state.points -= state.numbers.costs[new]
    if state.journal is not None:
        state.journal.append(
            Event(
                "staff_promoted",
                {
                    "seat": int(seat),
                    "from_role": ROLE_NAMES[old],
                    "role": ROLE_NAMES[new],
                    "points": state.numbers.costs[new],
                },
            )
        )


def buy(state: Position) -> None:
    """Rule 4.4."""
    state.step = BUYING
    state.bought += 1
    state.points -= state.bought
    state.supply -= 1
    state.tokens[state.turn] += 1
    if state.journal is not None:
        state.journal.append(Event("token_bought", {"seat": int(state.turn), "points": int(state.bought)}))


def keep(state: Position, card: i64) -> None:
    """Rule 4.4. A card that the others have never seen stays unnamed."""
    seat = int(state.turn)
    state.step = KEEPING
    state.points -= state.numbers.keep_points
    state.hands[seat] &= ~bit(card)
    state.kept |= bit(card)
    if state.journal is not None:
        name = state.game.cards[card]
        if is_secret(state, card):
            state.journal.append(Event("unseen_card_kept", {"seat": seat}, seat, {"card": name}))
        else:
            state.journal.append(Event("card_kept", {"seat": seat, "card": name}))


def is_secret(state: Position, card: i64) -> bool:
    """Whether a card in a hand was drawn unseen."""
    return any((cards >> card) & 1 for cards in state.secret)


def settle(state: Position) -> None:
    """Rule 4.4: what is not kept is discarded, points not spent are lost."""
    seat = state.turn
    dropped: i64 = state.hands[seat]
    state.discard |= dropped
    state.hands[seat] = state.kept
    state.kept = 0
    state.points = 0
    state.step = WARDEN_WORK
    if dropped and state.journal is not None:
        state.journal.append(Event("cards_dropped", {"seat": int(seat), "cards": state.ids(dropped)}))


def take(state: Position) -> None:
    """Rule 4.6."""
    state.step = GUARD_WORK
    tokens = min(state.numbers.warden_tokens, state.supply)
    state.supply -= tokens
    state.tokens[state.turn] += tokens
    if state.journal is not None:
        state.journal.append(Event("tokens_taken", {"seat": int(state.turn), "tokens": int(tokens)}))


def call_guard(state: Position) -> None:
    """Rule 4.7."""
    state.step = VET_WORK
    tokens = state.numbers.guard_tokens
    state.tokens[state.turn] -= tokens
    state.supply += tokens
    draw(state, state.numbers.guard_cards, GUARD, tokens)


def call_vet(state: Position) -> None:
    """Rule 4.8."""
    state.step = DISCARDING
    draw(state, 1, VET, 0)


def draw(state: Position, count: i64, role: i64, tokens: i64) -> None:
    drawn: list[int] = []
    while count > 0:
        card = state.draw_in_secret()
        if card != EMPTY:
            drawn.append(int(card))
        count -= 1
    if state.journal is not None:
        drawn.sort()  # A hand has no order, so none is told.
        cards = [state.game.cards[card] for card in drawn]
        seat = int(state.turn)
        state.journal.append(
            Event(
                "cards_drawn",
                {"seat": seat, "role": ROLE_NAMES[role], "count": len(cards), "tokens": int(tokens)},
                seat,
                {"cards": cards},
            )
        )


def discard(state: Position, card: i64) -> None:
    """Rule 4.8."""
    state.hands[state.turn] &= ~bit(card)
    state.discard |= bit(card)
    state.step = DONE
    if state.journal is not None:
        state.journal.append(Event("card_discarded", {"seat": int(state.turn), "card": state.game.cards[card]}))
