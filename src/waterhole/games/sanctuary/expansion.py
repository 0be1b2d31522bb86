# compiled: yes
"""Section 4, what may be done: one seat's expansion from playing cards to the Veterinarian."""

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary.bits import list_bits, up_to_highest
from waterhole.games.sanctuary.moves import (
    BUY,
    CALL_GUARD,
    CALL_VET,
    CARDS,
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
from waterhole.games.sanctuary.numbers import NO_COST
from waterhole.games.sanctuary.position import Position
from waterhole.games.sanctuary.steps import (
    BUYING,
    DISCARDING,
    GUARD_WORK,
    KEEPING,
    PLAYING,
    PROMOTING,
    VET_WORK,
    WARDEN_WORK,
)

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


def promotable(state: Position) -> i64:
    """Rules 4.4, 4.5: the empty roles that have a cost which the points can pay, as bits."""
    if state.step > PROMOTING:
        return 0
    roles: i64 = 0
    role: i64 = CONSERVATIONIST
    while role <= VET:
        cost: i64 = state.numbers.costs[role]
        if cost != NO_COST and cost <= state.points and not state.employs(role):
            roles |= bit(role)
        role += 1
    return roles


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


def list_moves(state: Position, legal: list[object]) -> None:
    if state.step == PLAYING:
        legal.append(SCORE)
        if may_manage(state):
            legal.append(MANAGE)
        list_bits(CARDS, playable(state), legal)
    elif state.step <= KEEPING:
        list_spending(state, legal)
    elif state.step == DISCARDING:
        list_bits(CARDS + 2 * state.numbers.cards, state.hands[state.turn], legal)
    else:
        legal.append(END)
        if may_take(state):
            legal.append(TAKE)
        if may_call_guard(state):
            legal.append(CALL_GUARD)
        if may_call_vet(state):
            legal.append(CALL_VET)


def list_spending(state: Position, legal: list[object]) -> None:
    if may_buy(state):
        legal.append(BUY)
    legal.append(SPENT)
    list_promotions(state, legal)
    list_bits(CARDS + state.numbers.cards, keepable(state), legal)


def list_promotions(state: Position, legal: list[object]) -> None:
    roles = promotable(state)
    old: i64 = GUIDE
    while old <= VET:
        if is_on_team(state, old):
            list_bits(PROMOTE + 9 * old, roles, legal)
        old += 1


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


def refusal_of_card(state: Position, card: i64, allowed: i64, rule: str) -> IllegalMove | None:
    """A card that must be in the hand, and in deck order."""
    if (allowed >> card) & 1:
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
    if move in (SCORE, MANAGE) or (move >= CARDS and card < 0):
        return IllegalMove("sanctuary.already_scored", {}, "4.3")
    return IllegalMove("sanctuary.spend_first", {"points": int(state.points)}, "4.4")


def too_dear(state: Position, cost: i64) -> IllegalMove | None:
    if cost <= state.points:
        return None
    return IllegalMove("sanctuary.too_dear", {"cost": int(cost), "points": int(state.points)}, "4.4")


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
    if (promotable(state) >> new) & 1:
        return None
    if state.numbers.costs[new] == NO_COST:
        return IllegalMove("sanctuary.no_promotion_to", {"role": ROLE_NAMES[new]}, "4.5")
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
