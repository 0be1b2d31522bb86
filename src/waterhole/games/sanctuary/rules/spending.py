# compiled: yes
"""Rule 4.4: what the points scored this turn buy: promotions (promotion.py), tokens and cards to keep."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, counted, put
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.bits import up_to_highest
from waterhole.games.sanctuary.events import CardKept, CardsDropped, TokenBought, UnseenCardKept
from waterhole.games.sanctuary.notation import BUY, CARDS, MANAGE, PROMOTE, SCORE, SPENT, SWAP
from waterhole.games.sanctuary.phases import BUYING, KEEPING, KEPT, WARDEN_WORK
from waterhole.games.sanctuary.rules import promotion
from waterhole.games.sanctuary.rules.refusals import not_this_card, too_dear

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def may_buy(state: "SanctuaryState") -> bool:
    """1, 2, 3, … points for the first, second, third, … token."""
    return state.step <= BUYING and state.supply > 0 and state.bought < state.points


def token_prices(state: "SanctuaryState") -> list[int]:
    """Of the tokens that can be bought now, one after the other."""
    prices: list[int] = []
    left = state.points
    price = state.bought + 1
    while state.step <= BUYING and len(prices) < state.supply and price <= left:
        prices.append(int(price))
        left -= price
        price += 1
    return prices


def left_over(state: "SanctuaryState") -> list[list[int]]:
    """The points left after so many more tokens and, within, so many more cards kept."""
    left = int(state.points)
    rows = [kept_from(state, left)]
    for price in token_prices(state):
        left -= price
        rows.append(kept_from(state, left))
    return rows


def kept_from(state: "SanctuaryState", points: int) -> list[int]:
    """What is left of these points after none, one, two, … more cards kept."""
    price = int(state.numbers.keep_points)
    most = min(counted(keepable(state)), points // price)
    return [points - price * cards for cards in range(most + 1)]


def keepable(state: "SanctuaryState") -> i64:
    """The cards that can be kept: in deck order, like the cards played."""
    if state.points < state.numbers.keep_points:
        return 0
    hand: i64 = state.hands[state.turn]
    return hand & ~up_to_highest(state.kept)


def is_all_spent(state: "SanctuaryState") -> bool:
    """Whether nothing is left to be bought."""
    return keepable(state) == 0 and not may_buy(state) and promotion.promotable(state) == 0


def mark_legal(state: "SanctuaryState", words: vec[i64]) -> None:
    if may_buy(state):
        put(words, BUY, 1)
    put(words, SPENT, 1)
    promotion.mark_legal(state, words)
    put(words, CARDS + state.numbers.card_count, keepable(state))


def refusal(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    if move == SPENT:
        return None
    if move == BUY:
        return refusal_of_token(state)
    if PROMOTE <= move < SWAP:
        return promotion.refusal(state, move)
    card = move - CARDS - state.numbers.card_count
    if 0 <= card < state.numbers.card_count:
        return refusal_of_card(state, card)
    if move in (SCORE, MANAGE) or (move >= CARDS and card < 0):
        return IllegalMove("sanctuary.already_scored", {}, "4.3")
    return IllegalMove("sanctuary.spend_first", {"points": int(state.points)}, "4.4")


def refusal_of_token(state: "SanctuaryState") -> IllegalMove | None:
    if may_buy(state):
        return None
    if state.step > BUYING:
        return IllegalMove("sanctuary.step_gone_by", {}, "4.4")
    if state.supply == 0:
        return IllegalMove("sanctuary.supply_empty", {}, "4.4")
    return too_dear(state, state.bought + 1)


def refusal_of_card(state: "SanctuaryState", card: i64) -> IllegalMove | None:
    dear = too_dear(state, state.numbers.keep_points)
    return not_this_card(state, card, keepable(state), "4.4") if dear is None else dear


def buy(state: "SanctuaryState") -> None:
    """A token."""
    state.step = BUYING
    state.bought += 1
    state.points -= state.bought
    state.supply -= 1
    state.tokens[state.turn] += 1
    if state.journal is not None:
        state.journal.append(Event("token_bought", TokenBought(seat=int(state.turn), points=int(state.bought))))


def keep(state: "SanctuaryState", card: i64) -> None:
    """A card. One that the others have never seen stays unnamed."""
    seat = int(state.turn)
    state.step = KEEPING
    state.done |= KEPT
    state.points -= state.numbers.keep_points
    state.hands[seat] &= ~bit(card)
    state.kept |= bit(card)
    if state.journal is not None:
        name = state.game.cards[card]
        if is_secret(state, card):
            state.journal.append(Event("unseen_card_kept", UnseenCardKept(seat=seat), seat, {"card": name}))
        else:
            state.journal.append(Event("card_kept", CardKept(seat=seat, card=name)))


def is_secret(state: "SanctuaryState", card: i64) -> bool:
    """Whether a card in a hand was drawn unseen."""
    for cards in state.secret:  # noqa: SIM110 (compiled: no generator)
        if (cards >> card) & 1:
            return True
    return False


def settle(state: "SanctuaryState") -> None:
    """What is not kept is discarded, points not spent are lost."""
    seat = state.turn
    dropped: i64 = state.hands[seat]
    state.discard |= dropped
    state.hands[seat] = state.kept
    state.kept = 0
    state.points = 0
    state.step = WARDEN_WORK
    if dropped and state.journal is not None:
        state.journal.append(Event("cards_dropped", CardsDropped(seat=int(seat), cards=state.ids(dropped))))
