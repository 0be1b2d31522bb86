# compiled: yes
"""Rules 1.4 and 5.1: drawing from the deck, and filling the array."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import ALL_SPACES, EMPTY, SPACE_NAMES, SPACES
from waterhole.games.sanctuary.bits import listed
from waterhole.games.sanctuary.events import ArrayFilled, CardsDrawn, DeckReshuffled
from waterhole.games.sanctuary.team import ROLE_NAMES

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


FEW: Final = 6
"""So many cards are named in what is told; of more only the number is."""


def can_draw(state: "SanctuaryState") -> bool:
    """Whether any card can still be drawn."""
    return state.dealt < len(state.deck) or state.discard != 0


def draw(state: "SanctuaryState") -> i64:
    """The next card of the deck, reshuffled if need be; EMPTY if there is none at all."""
    if state.dealt == len(state.deck):
        if state.discard == 0:
            return EMPTY
        reshuffle(state)
    card: i64 = state.deck[state.dealt]
    state.dealt += 1
    return card


def reshuffle(state: "SanctuaryState") -> None:
    """The discard pile becomes the deck."""
    secret = vec[i64]()
    for drawn in state.secret:
        held = drawn & ~state.discard
        if held:
            secret = append(secret, held)
    state.secret = append(secret, 0)
    state.deck = state.shuffle("shuffle", listed(state.discard))
    state.dealt = 0
    state.discard = 0
    if state.journal is not None:
        state.journal.append(Event("deck_reshuffled", DeckReshuffled(count=len(state.deck))))


def fill(state: "SanctuaryState", spaces: i64) -> tuple[list[str], list[str]]:
    """Fill the empty ones of these spaces along the rows; the cards laid and where, for the log."""
    cards: list[str] = []
    where: list[str] = []
    space: i64 = 0
    while space < SPACES:
        if (spaces >> space) & 1 and state.array[space] == EMPTY:
            card = draw(state)
            if card == EMPTY:
                break
            state.array[space] = card
            if state.journal is not None:
                cards.append(state.game.cards[card])
                where.append(SPACE_NAMES[space])
        space += 1
    return cards, where


def fill_array(state: "SanctuaryState") -> None:
    """Rules 1.4 and 5.1: a card on every space that is empty."""
    cards, spaces = fill(state, ALL_SPACES)
    if state.journal is not None:
        told = ArrayFilled(cards=cards, spaces=spaces, count=len(cards), few=len(cards) <= FEW)
        state.journal.append(Event("array_filled", told))


def draw_in_secret(state: "SanctuaryState") -> i64:
    """Draw into the hand of the seat that decides, unseen by the others; the card or EMPTY."""
    card = draw(state)
    if card != EMPTY:
        state.hands[state.turn] |= bit(card)
        state.secret = state.secret[:]
        state.secret[-1] |= bit(card)
    return card


def draw_for(state: "SanctuaryState", role: i64, count: i64, tokens: i64) -> None:
    """So many cards into the hand, for so many tokens, by the work of this role (Rules 4.7, 4.8)."""
    drawn: list[int] = []
    while count > 0:
        card = draw_in_secret(state)
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
                CardsDrawn(seat=seat, role=ROLE_NAMES[role], count=len(cards), tokens=int(tokens)),
                seat,
                {"cards": cards},
            )
        )
