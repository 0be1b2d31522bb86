# compiled: yes
"""Section 4: one seat's expansion: play, score, spend, and the staff that works afterwards."""

from typing import Final

from mypy_extensions import i64

from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.moves import (
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
    CARETAKER,
    CONSERVATIONIST,
    END,
    GUARD,
    GUIDE,
    MANAGE,
    MANAGER,
    PROMOTE,
    RANGER,
    ROLE_NAMES,
    SCORE,
    SPENT,
    SWAP,
    TAKE,
    VET,
    WARDEN,
)
from waterhole.games.sanctuary.numbers import listed, up_to_highest
from waterhole.games.sanctuary.position import EMPTY, Position

# The steps, in this order.
PLAYING: Final = 0  # Rules 4.1, 4.2
PROMOTING: Final = 1  # Rule 4.4, as the next two
BUYING: Final = 2
KEEPING: Final = 3
WARDEN_WORK: Final = 4  # Rule 4.6
GUARD_WORK: Final = 5  # Rule 4.7
VET_WORK: Final = 6  # Rule 4.8
DISCARDING: Final = 7
DONE: Final = 8


def begin(state: Position) -> None:
    """The expansion of the seat whose turn it is."""
    state.step = PLAYING
    state.played = 0
    state.kept = 0
    state.points = 0
    state.bought = 0


# What is legal: the list and the refusals ask the same questions.


def playable(state: Position) -> i64:
    """Cards are played in deck order: those of the hand above all that lie played."""
    hand: i64 = state.hands[state.turn]
    return hand & ~up_to_highest(state.played)


def may_manage(state: Position) -> bool:
    """Rule 4.2."""
    return state.employs(MANAGER) and state.tokens[state.turn] >= state.numbers.manager_tokens


def is_on_team(state: Position, role: i64) -> bool:
    """A disc that can be promoted: the Park Ranger is none (Rule 1.5)."""
    if role == GUIDE:
        return state.guides() > 0
    return role != RANGER and state.employs(role)


def may_promote_to(state: Position, role: i64) -> bool:
    """Rules 4.4, 4.5: an empty role, never the Trail Guide, that the points can pay."""
    if role == GUIDE or role == RANGER or state.employs(role):
        return False
    cost: i64 = state.numbers.costs[role]
    return state.step <= PROMOTING and cost <= state.points


def may_buy(state: Position) -> bool:
    """Rule 4.4: 1, 2, 3, … points for the first, second, third, … token."""
    return state.step <= BUYING and state.supply > 0 and state.bought < state.points


def keepable(state: Position) -> i64:
    """Rule 4.4: in deck order, like the cards played."""
    if state.points < state.numbers.keep_points:
        return 0
    hand: i64 = state.hands[state.turn]
    return hand & ~up_to_highest(state.kept)


def may_take(state: Position) -> bool:
    """Rule 4.6."""
    return state.step <= WARDEN_WORK and state.employs(WARDEN) and state.supply > 0


def may_call_guard(state: Position) -> bool:
    """Rule 4.7; offered only where a card can be drawn."""
    return (
        state.step <= GUARD_WORK
        and state.employs(GUARD)
        and state.tokens[state.turn] >= state.numbers.guard_tokens
        and state.can_draw()
    )


def may_call_vet(state: Position) -> bool:
    """Rule 4.8; offered only where a card can be drawn."""
    return state.step <= VET_WORK and state.employs(VET) and state.can_draw()


def list_moves(state: Position, legal: list[int]) -> None:
    if state.step == PLAYING:
        legal.append(SCORE)
        if may_manage(state):
            legal.append(MANAGE)
        list_cards(CARDS, playable(state), legal)
    elif state.step <= KEEPING:
        list_spending(state, legal)
    elif state.step == DISCARDING:
        list_cards(CARDS + 2 * state.numbers.cards, state.hands[state.turn], legal)
    else:
        legal.append(END)
        if may_take(state):
            legal.append(TAKE)
        if may_call_guard(state):
            legal.append(CALL_GUARD)
        if may_call_vet(state):
            legal.append(CALL_VET)


def list_cards(first: i64, cards: i64, legal: list[int]) -> None:
    while cards:
        if cards & 1:
            legal.append(first)
        cards >>= 1
        first += 1


def list_spending(state: Position, legal: list[int]) -> None:
    if may_buy(state):
        legal.append(BUY)
    legal.append(SPENT)
    if state.step == PROMOTING:
        list_promotions(state, legal)
    list_cards(CARDS + state.numbers.cards, keepable(state), legal)


def list_promotions(state: Position, legal: list[int]) -> None:
    old: i64 = GUIDE
    while old <= VET:
        if is_on_team(state, old):
            new: i64 = CONSERVATIONIST
            while new <= VET:
                if may_promote_to(state, new):
                    legal.append(PROMOTE + 9 * old + new)
                new += 1
        old += 1


def may_promote(state: Position) -> bool:
    """Whether any promotion can be paid: there is always a disc to promote."""
    role: i64 = CONSERVATIONIST
    while role <= VET:
        if may_promote_to(state, role):
            return True
        role += 1
    return False


def refusal(state: Position, move: i64) -> IllegalMove | None:
    if move < END or SWAP <= move < CARDS:
        return IllegalMove("sanctuary.expanding_now", {}, "4.1")
    if state.step == PLAYING:
        return refusal_while_playing(state, move)
    if state.step <= KEEPING:
        return refusal_while_spending(state, move)
    if state.step == DISCARDING:
        return refusal_of_discard(state, move - CARDS - 2 * state.numbers.cards)
    return refusal_of_work(state, move)


def refusal_while_playing(state: Position, move: i64) -> IllegalMove | None:
    if move == SCORE:
        return None
    if move == MANAGE:
        return refusal_of_pay(state, MANAGER, state.numbers.manager_tokens, "4.2")
    card = move - CARDS
    if 0 <= card < state.numbers.cards:
        return refusal_of_card(state, card, playable(state), "4.1")
    return IllegalMove("sanctuary.score_first", {}, "4.2")


def refusal_of_card(state: Position, card: i64, open: i64, rule: str) -> IllegalMove | None:
    """A card that must be in the hand, and in deck order."""
    if (open >> card) & 1:
        return None
    hand: i64 = state.hands[state.turn]
    code = "sanctuary.not_in_order" if (hand >> card) & 1 else "sanctuary.not_in_hand"
    return IllegalMove(code, {"card": state.game.cards[card]}, rule)


def refusal_of_pay(state: Position, role: i64, tokens: i64, rule: str) -> IllegalMove | None:
    """A member of staff that must be there, and be paid."""
    if not state.employs(role):
        return IllegalMove("sanctuary.nobody_as", {"role": ROLE_NAMES[role]}, rule)
    have: i64 = state.tokens[state.turn]
    if have >= tokens:
        return None
    return IllegalMove("sanctuary.too_few_tokens", {"need": int(tokens), "have": int(have)}, rule)


def refusal_while_spending(state: Position, move: i64) -> IllegalMove | None:
    if move == SPENT:
        return None
    if move == BUY:
        return refusal_of_purchase(state)
    if PROMOTE <= move < SWAP:
        return refusal_of_promotion(state, (move - PROMOTE) // 9, (move - PROMOTE) % 9)
    card = move - CARDS - state.numbers.cards
    if 0 <= card < state.numbers.cards:
        return refusal_of_keeping(state, card)
    if move == SCORE or move == MANAGE or move >= CARDS and card < 0:
        return IllegalMove("sanctuary.already_scored", {}, "4.3")
    return IllegalMove("sanctuary.spend_first", {"points": int(state.points)}, "4.4")


def too_dear(state: Position, cost: i64) -> IllegalMove | None:
    if cost <= state.points:
        return None
    return IllegalMove(
        "sanctuary.too_dear", {"cost": int(cost), "points": int(state.points)}, "4.4"
    )


def refusal_of_purchase(state: Position) -> IllegalMove | None:
    if may_buy(state):
        return None
    if state.step > BUYING:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.4")
    if state.supply == 0:
        return IllegalMove("sanctuary.supply_empty", {}, "4.4")
    return too_dear(state, state.bought + 1)


def refusal_of_promotion(state: Position, old: i64, new: i64) -> IllegalMove | None:
    if state.step > PROMOTING:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.4")
    if old == RANGER or new == RANGER:
        return IllegalMove("sanctuary.ranger_stays", {}, "1.5")
    if not is_on_team(state, old):
        return IllegalMove("sanctuary.nobody_as", {"role": ROLE_NAMES[old]}, "4.5")
    if may_promote_to(state, new):
        return None
    if new == GUIDE:
        return IllegalMove("sanctuary.not_to_guide", {}, "4.5")
    if state.employs(new):
        return IllegalMove("sanctuary.role_taken", {"role": ROLE_NAMES[new]}, "4.5")
    return too_dear(state, state.numbers.costs[new])


def refusal_of_keeping(state: Position, card: i64) -> IllegalMove | None:
    unpaid = too_dear(state, state.numbers.keep_points)
    if unpaid is not None:
        return unpaid
    return refusal_of_card(state, card, keepable(state), "4.4")


def refusal_of_discard(state: Position, card: i64) -> IllegalMove | None:
    if card < 0:
        return IllegalMove("sanctuary.must_discard", {}, "4.8")
    return refusal_of_card(state, card, state.hands[state.turn], "4.8")


def refusal_of_work(state: Position, move: i64) -> IllegalMove | None:
    if move == END:
        return None
    if move == TAKE:
        return refusal_of_taking(state)
    if move == CALL_GUARD:
        if state.step > GUARD_WORK:
            return IllegalMove("sanctuary.step_gone_by", {}, "4.7")
        unpaid = refusal_of_pay(state, GUARD, state.numbers.guard_tokens, "4.7")
        return refusal_of_draw(state) if unpaid is None else unpaid
    if move == CALL_VET:
        unpaid = refusal_of_pay(state, VET, 0, "4.8")
        return refusal_of_draw(state) if unpaid is None else unpaid
    if move >= CARDS + 2 * state.numbers.cards:
        return IllegalMove("sanctuary.nothing_to_discard", {}, "4.8")
    return IllegalMove("sanctuary.already_spent", {}, "4.4")


def refusal_of_taking(state: Position) -> IllegalMove | None:
    if may_take(state):
        return None
    if not state.employs(WARDEN):
        return IllegalMove("sanctuary.nobody_as", {"role": "warden"}, "4.6")
    if state.step > WARDEN_WORK:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.6")
    return IllegalMove("sanctuary.supply_empty", {}, "4.6")


def refusal_of_draw(state: Position) -> IllegalMove | None:
    return None if state.can_draw() else IllegalMove("sanctuary.no_card_to_draw", {}, "1.4")


# What a move does.


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
    return keepable(state) == 0 and not may_buy(state) and not may_promote(state)


def nobody_works(state: Position) -> bool:
    return not may_take(state) and not may_call_guard(state) and not may_call_vet(state)


def play(state: Position, card: i64) -> None:
    """Rule 4.1."""
    one: i64 = 1
    state.hands[state.turn] &= ~(one << card)
    state.played |= one << card
    if state.journal is not None:
        params = {"card": state.game.cards[card]}
        state.journal.append(Event("card_played", {"seat": int(state.turn), **params}))


def pay_manager(state: Position) -> None:
    """Rule 4.2."""
    tokens = state.numbers.manager_tokens
    state.tokens[state.turn] -= tokens
    state.supply += tokens
    if state.journal is not None:
        params = {"tokens": int(tokens), "points": int(state.numbers.manager_points)}
        state.journal.append(Event("manager_paid", {"seat": int(state.turn), **params}))
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
        parts = {"cards_points": int(cards), "track_points": int(track), "bonus": int(bonus)}
        params = {"points": int(points), "score": state.scores[seat], **parts}
        state.journal.append(Event("points_scored", {"seat": int(seat), **params}))
    reached = state.scores[seat] >= state.numbers.goal
    state.step = DONE if reached else PROMOTING
    if reached and state.journal is not None:
        state.journal.append(Event("goal_reached", {"seat": int(seat), "score": state.scores[seat]}))


def promote(state: Position, old: i64, new: i64) -> None:
    """Rule 4.5."""
    one: i64 = 1
    seat = state.turn
    state.staff[seat] -= one if old == GUIDE else one << (old + 2)
    state.staff[seat] += one << (new + 2)
    state.points -= state.numbers.costs[new]
    if state.journal is not None:
        params = {"from_role": ROLE_NAMES[old], "role": ROLE_NAMES[new]}
        cost = {"points": state.numbers.costs[new]}
        state.journal.append(Event("staff_promoted", {"seat": int(seat), **params, **cost}))


def buy(state: Position) -> None:
    """Rule 4.4."""
    state.step = BUYING
    state.bought += 1
    state.points -= state.bought
    state.supply -= 1
    state.tokens[state.turn] += 1
    if state.journal is not None:
        params = {"seat": int(state.turn), "points": int(state.bought)}
        state.journal.append(Event("token_bought", params))


def keep(state: Position, card: i64) -> None:
    """Rule 4.4. A card that the others have never seen stays unnamed."""
    one: i64 = 1
    seat = int(state.turn)
    state.step = KEEPING
    state.points -= state.numbers.keep_points
    state.hands[seat] &= ~(one << card)
    state.kept |= one << card
    if state.journal is not None:
        name = {"card": state.game.cards[card]}
        if is_secret(state, card):
            state.journal.append(Event("unseen_card_kept", {"seat": seat}, seat, {**name}))
        else:
            state.journal.append(Event("card_kept", {"seat": seat, **name}))


def is_secret(state: Position, card: i64) -> bool:
    """Whether a card in a hand was drawn unseen."""
    for cards in state.secret:
        if (cards >> card) & 1:
            return True
    return False


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
        params = {"seat": int(state.turn), "tokens": int(tokens)}
        state.journal.append(Event("tokens_taken", params))


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
    cards: list[str] = []
    while count > 0:
        card = state.draw_in_secret()
        if card != EMPTY:
            cards.append(state.game.cards[card])
        count -= 1
    if state.journal is not None:
        seat = int(state.turn)
        params = {"role": ROLE_NAMES[role], "count": len(cards), "tokens": int(tokens)}
        state.journal.append(Event("cards_drawn", {"seat": seat, **params}, seat, {"cards": cards}))


def discard(state: Position, card: i64) -> None:
    """Rule 4.8."""
    one: i64 = 1
    state.hands[state.turn] &= ~(one << card)
    state.discard |= one << card
    state.step = DONE
    if state.journal is not None:
        params = {"seat": int(state.turn), "card": state.game.cards[card]}
        state.journal.append(Event("card_discarded", params))
