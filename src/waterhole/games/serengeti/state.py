# compiled: yes
"""A table of Serengeti: where everything lies, and which section of the rules applies."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.state import State
from waterhole.games.serengeti import imagine
from waterhole.games.serengeti.edition import Numbers
from waterhole.games.serengeti.phases import AUCTION, DISCARD
from waterhole.games.serengeti.rules import auction, cannot_pay, end, round
from waterhole.games.serengeti.rules.forbidden_bids import Menu

if TYPE_CHECKING:
    from waterhole.core.game import AnyGame

NONE_YET: Final[list[int]] = []
"""What a bare table has for its lists: always replaced, never filled. (A new one for each would slow copies.)"""
NO_MENUS: Final[list[Menu]] = []


@final
class SerengetiState(State):
    """Seats and cards in sets are bits of a number: bit 2 of `passed` is seat 2, bit 4 of `held[s]` is card 4.

    A new one is a bare table: rules/set_up.py lays it out, and imagine.py as somebody remembers it.
    """

    def __init__(self, game: "AnyGame", numbers: Numbers, players: i64, luck: Luck) -> None:
        super().__init__(game, players, luck, (), luck.first)
        self.numbers = numbers
        # The round.
        self.round: i64 = 0
        self.phase: i64 = AUCTION
        self.starter: i64 = luck.first
        self.deck = NONE_YET  # never changed in place: copies share it
        self.dealt: i64 = 0  # cards that have left the deck
        self.lot_size: i64 = 0  # of these, the last
        # The auction. Sets of seats are of this lot, in any of its auctions, where not said otherwise.
        self.opener: i64 = luck.first
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.passed: i64 = 0  # in this auction, those sitting out included
        self.out: i64 = 0
        self.has_bid: i64 = 0
        self.served: i64 = 0  # with the chips for passing
        # What everybody has.
        self.bank: i64 = 0
        self.chips = vec[i64]()
        self.held = vec[i64]()
        self.menus = NO_MENUS  # for each seat: its digits, and what it may bid
        self.discarded: i64 = 0

    def copy(self) -> "SerengetiState":
        twin = SerengetiState(self.game, self.numbers, self.players, self.luck)
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.lot_size = self.lot_size
        twin.opener = self.opener
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.out = self.out
        twin.has_bid = self.has_bid
        twin.served = self.served
        twin.bank = self.bank
        twin.chips = self.chips[:]
        twin.held = self.held[:]
        twin.menus = self.menus[:]
        twin.discarded = self.discarded
        return twin

    # What may be done, and what it does: by phase.

    def moves(self) -> list[int]:
        if self.phase == AUCTION:
            return auction.list_moves(self)
        if self.phase == DISCARD:
            return cannot_pay.list_moves(self)
        return []

    def random_move(self, dice: Dice) -> i64:
        if self.phase == DISCARD:
            return cannot_pay.random_move(self, dice)
        return auction.random_move(self, dice)

    def mark_legal(self, words: vec[i64]) -> bool:
        if self.phase == AUCTION:
            auction.mark_legal(self, words)
        elif self.phase == DISCARD:
            cannot_pay.mark_legal(self, words)
        return True

    def refusal(self, move: i64) -> IllegalMove | None:
        if self.phase == DISCARD:
            return cannot_pay.refusal(self, move)
        return auction.refusal(self, move)

    def apply(self, move: i64) -> None:
        if self.phase == DISCARD:
            cannot_pay.discard(self, move)
            round.auction_again(self)
        elif auction.apply(self, move):
            round.go_on(self)

    def payoffs(self) -> list[float]:
        return end.payoffs(self)

    def redeal(self, seat: i64, dice: Dice) -> None:
        imagine.redeal(self, dice)

    def blur(self, seat: i64, dice: Dice) -> None:
        imagine.blur(self, seat, dice)

    def draws(self) -> int:
        return int(self.dealt)

    def reshuffle(self, dice: Dice) -> None:
        imagine.redeal(self, dice)

    def undealt(self) -> list[int]:
        return self.deck[self.dealt :]

    def stack_deck(self, cards: list[int]) -> None:
        self.deck = self.deck[: self.dealt] + cards

    def parcels(self, count: int) -> list[int]:
        return [count]

    # What several rules ask.

    def lot(self) -> i64:
        """The cards of the lot (bits)."""
        cards: i64 = 0
        place = self.dealt - self.lot_size
        while place < self.dealt:
            cards |= bit(self.deck[place])
            place += 1
        return cards

    def lot_ids(self) -> list[str]:
        """The cards of the lot, in the order drawn."""
        return [self.game.cards[card] for card in self.deck[self.dealt - self.lot_size : self.dealt]]

    def next_in(self, seat: i64) -> i64:
        """The next seat clockwise that has not passed."""
        seat = (seat + 1) % self.players
        while (self.passed >> seat) & 1:
            seat = (seat + 1) % self.players
        return seat
