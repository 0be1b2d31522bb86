# compiled: yes
"""Moves as numbers and in words: `pass`, `bid 7`, `discard nuba-4`.

0 passes, n bids n chips, and the highest bid + 1 + card discards a card.
"""

from typing import TYPE_CHECKING, Final

from waterhole.core.errors import NotAMove

if TYPE_CHECKING:
    from waterhole.games.serengeti.game import Serengeti

PASS: Final = 0

GRAMMAR: Final[dict[str, tuple[str, ...]]] = {"pass": (), "bid": ("amount",), "discard": ("card",)}


def words_of(game: "Serengeti", move: int) -> list[str]:
    """The words of a move."""
    if move == PASS:
        return ["pass"]
    if move <= game.chips:
        return ["bid", str(move)]
    return ["discard", game.cards[move - game.chips - 1]]


def move_of(game: "Serengeti", words: list[str]) -> int:
    """The move of these words."""
    if words[0] == "pass":
        return PASS
    if words[0] == "bid":
        return amount_of(words[1], game.chips)
    return game.chips + 1 + game.card_number(words[1])


def amount_of(text: str, highest: int) -> int:
    """Rule 2.8: from 1 to all the chips there are."""
    fits = text.isascii() and text.isdecimal() and len(text) < 10 and str(int(text)) == text
    if not fits or not 1 <= int(text) <= highest:
        raise NotAMove("serengeti.bid_out_of_range", {"amount": text, "highest": highest}, "2.8")
    return int(text)
