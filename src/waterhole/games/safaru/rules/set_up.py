# compiled: yes
"""Section 1: the table before the first card of a game, and of each hand."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.games.safaru.rules.dealing import deal

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


def set_up(state: "SafaruState") -> None:
    """Lay out a bare table."""
    state.held = vec[i64]([0] * state.players)
    state.scores = [0] * state.sides()
    start_hand(state)


def start_hand(state: "SafaruState") -> None:
    """Rule 1.5: all cards are shuffled."""
    state.hand += 1
    state.deck = two_of_a_kind_apart(state.shuffle("deal", state.numbers.pack))
    state.dealt = 0
    state.wild = 0
    state.have = 0
    state.caught = vec[i64]([0] * state.sides())
    deal(state)


def two_of_a_kind_apart(order: list[int]) -> list[int]:
    """Chance orders kinds; here the second of two alike becomes the next card in deck order."""
    result = order[:]
    seen: i64 = 0
    for place in range(len(order)):
        card: i64 = order[place]
        if seen >> card & 1:
            card += 1
            result[place] = card
        seen |= bit(card)
    return result
