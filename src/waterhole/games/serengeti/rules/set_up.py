# compiled: yes
"""Section 1: the table before the first round."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from waterhole.games.serengeti.state import SerengetiState


def set_up(state: "SerengetiState") -> None:
    """Lay out a bare table."""
    players = int(state.players)
    numbers = state.numbers
    state.bank = numbers.chips - numbers.start * players  # Rule 1.5
    state.chips = vec[i64]([int(numbers.start)] * players)
    state.held = vec[i64]([0] * players)
    state.menus = [numbers.menu(0)] * players
    state.deck = state.shuffle("deal", list(range(len(numbers.cards))))
