# compiled: yes
"""Section 1: the table before the first turn."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.sanctuary.array import EMPTY, SPACES
from waterhole.games.sanctuary.rules.deck import fill_array

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def set_up(state: "SanctuaryState") -> None:
    """Lay out a bare table."""
    players = int(state.players)
    numbers = state.numbers
    state.supply = numbers.tokens  # Rule 1.5, as the next lines
    state.staff = vec[i64]([int(numbers.team)] * players)
    state.tokens = vec[i64]([0] * players)
    state.repopulation = vec[i64]([0] * players)
    state.scores = vec[i64]([0] * players)
    state.stack = vec[i64]([(state.start + place) % players for place in range(players)])  # Rule 1.6
    state.hands = vec[i64]([0] * players)
    state.secret = vec[i64]([0])
    state.array = vec[i64]([EMPTY] * SPACES)  # Rule 1.3
    state.on = vec[i64]([0] * SPACES)
    state.deck = state.shuffle("deal", list(range(int(numbers.card_count))))
    fill_array(state)  # Rule 1.4
